import Testing

@testable import FenpingAnswers

@Suite struct StoreCodesTests {
  @Test(arguments: [
    ("ITMS-90474", ["90474"]), ("为什么收到ITMS-90474", ["90474"]), ("Asset validation failed (90476)", ["90476"]),
    ("ＩＴＭＳ－９０４７５", ["90475"]), ("90474, 90475 and 90474", ["90474", "90475"]),
    ("904745", []), ("iOS 9", []), ("90days", []), ("", []),
  ])
  func findsTheNumbersOfMessages(text: String, codes: [String]) {
    #expect(StoreCodes.codes(in: text) == codes)
  }
}
