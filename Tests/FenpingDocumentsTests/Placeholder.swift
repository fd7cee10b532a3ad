import Testing

@testable import FenpingDocuments
