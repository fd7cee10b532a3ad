import Testing

@testable import FenpingText
