import Testing

@testable import FenpingCore
