import Testing

@testable import FenpingStore
