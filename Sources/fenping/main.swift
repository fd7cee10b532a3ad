import FenpingCommands

// All of the tool is in a library, where tests can reach it.
FenpingTool.main()
