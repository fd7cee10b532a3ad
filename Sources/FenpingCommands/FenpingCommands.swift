// FenpingCommands
