import Testing

@testable import FenpingExtraction
