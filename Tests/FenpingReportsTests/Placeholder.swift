import Testing

@testable import FenpingReports
