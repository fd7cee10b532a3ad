import Testing

@testable import FenpingModel
