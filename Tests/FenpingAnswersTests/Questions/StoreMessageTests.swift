import FenpingCore
import Testing

@testable import FenpingAnswers

@Suite struct StoreMessageTests {
  @Test(arguments: [
    ("ITMS-90474", ["90474"]), ("为什么收到ITMS-90474", ["90474"]), ("Asset validation failed (90476)", ["90476"]),
    ("ＩＴＭＳ－９０４７５", ["90475"]), ("90474, 90475 and 90474", ["90474", "90475"]),
    ("904745", []), ("iOS 9", []), ("90days", []), ("", []),
  ])
  func findsTheNumbersOfMessages(text: String, codes: [String]) {
    #expect((StoreMessage(text)?.codes ?? []) == codes)
  }

  @Test(arguments: [
    (
      "Invalid Bundle. iPad Multitasking support requires these orientations: 'A,B'. Found 'A' in bundle 'com.x'.",
      "setup/all-orientations"
    ),
    (
      "Invalid bundle. The “A” orientations were provided for the key in the com.x\nbundle, but you need to include "
        + "all of the “A,B” orientations to support\niPad multitasking.", "setup/all-orientations"
    ),
    ("Invalid bundle. No orientations were specified in the com.x bundle.", "setup/all-orientations"),
    ("iPad Multitasking support requires launch story board in bundle 'com.x'.", "setup/launch-screen"),
    ("…must provide the app’s launch screen using an Xcode storyboard, or…", "setup/launch-screen"),
    (
      "you need to include the Start launch storyboard file in your com.x bundle",
      "setup/launch-storyboard-name"
    ),
    ("*** Split View Controllers cannot be pushed to a Navigation Controller <UI…>", "split-view/not-pushed"),
    (
      "A launch storyboard or xib must be provided unless the app requires full screen.",
      "setup/launch-screen"
    ),
  ])
  func knowsAMessageByItsWords(text: String, rule: String) {
    #expect(StoreMessage(text)?.rules.map(\.id) == [rule])
  }

  @Test(arguments: [
    "Why do I have to declare all four orientations?", "A value for the key CFBundleIconName is missing",
    "Does a full-screen app need a launch storyboard?",
  ])
  func takesNoQuestionForAMessage(text: String) {
    #expect(StoreMessage(text) == nil)
  }
}
