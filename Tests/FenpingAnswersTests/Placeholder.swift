import Testing

@testable import FenpingAnswers
