import FenpingModel
import Testing

@testable import FenpingAnswers

@Suite struct ExclusionTests {
  @Test(arguments: [
    ("不用 storyboard，用代码创建分屏控制器需要哪些步骤？", "storyboard"),
    ("What steps create a split view controller without a storyboard?", "storyboard"),
    ("How do I opt out instead of editing the Info.plist?", "info-plist"),
  ])
  func whatIsSetAsideIsNotAskedFor(question: String, concept: String) {
    let read = QuestionReader.read(Question(question))
    #expect(read.without.first == concept)
    #expect(!read.concepts.contains(concept))
  }

  @Test("Who does without Interface Builder does without storyboards too")
  func setsAsideAllToolsThatDraw() {
    let read = QuestionReader.read(
      Question("How do I build a split view controller without Interface Builder?"))
    #expect(Set(read.without).isSuperset(of: ["interface-builder", "storyboard", "nib"]))
    let nib = QuestionReader.read(Question("How do I set it up with a nib, without a storyboard?"))
    #expect(nib.without == ["storyboard"] && nib.concepts.contains("nib"))
    #expect(QuestionReader.read(Question("怎样不用模板创建项目？")).without == ["template"])
  }

  @Test(arguments: [
    "为什么不用 storyboard 也能创建分屏控制器？", "Why can I do without a storyboard?",
    "How do I add a storyboard?", "怎么用 storyboard 创建分屏控制器？",
  ])
  func whatIsAskedForIsNotSetAside(question: String) {
    #expect(QuestionReader.read(Question(question)).without.isEmpty)
  }
}
