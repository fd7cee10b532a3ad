import Testing

@testable import FenpingInspection

struct ConditionTests {
  @Test(
    arguments: [
      ("os(iOS)", .yes), ("os(macOS)", .no), ("os(iOS) || os(macOS)", .yes), ("os(iOS) && os(macOS)", .no),
      ("!os(macOS)", .yes), ("!(os(macOS) || os(tvOS))", .yes), ("DEBUG", .maybe),
      ("DEBUG && os(macOS)", .no),
      ("DEBUG || os(iOS)", .yes), ("swift(>=5.9)", .maybe), ("canImport(UIKit)", .yes),
      ("canImport(AppKit)", .no),
      ("canImport(AppKit) && !targetEnvironment(macCatalyst)", .no), ("targetEnvironment(simulator)", .maybe),
      ("0", .no), ("1", .yes), ("defined(TARGET_OS_OSX)", .maybe), ("X == 3", .maybe), ("X != 3", .maybe),
      ("", .maybe),
      ("((((", .maybe), ("))))", .maybe), ("&& ||", .maybe), ("! !", .maybe), ("a b", .maybe),
    ] as [(String, Truth)])
  func weighs(text: String, truth: Truth) {
    let bytes = Array(text.utf8)
    #expect(Condition.truth(of: bytes.indices, in: bytes) == truth)
  }
}
