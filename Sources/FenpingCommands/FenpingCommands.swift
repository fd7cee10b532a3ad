// FenpingCommands: the command line. Arguments/ describes a command once, as a value, from which parsing,
// help, usage and errors derive; Commands/ holds one such value a file, each thin: it reads its options,
// calls the module that does the work, and prints what FenpingReports makes of the result.
//
//   Arguments/  descriptions, the parser, help
//   Commands/   one file a command; Command+All.swift lists them
//   System/     the console, files, the environment: all that touches the machine
