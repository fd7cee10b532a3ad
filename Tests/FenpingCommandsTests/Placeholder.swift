import Testing

@testable import FenpingCommands
