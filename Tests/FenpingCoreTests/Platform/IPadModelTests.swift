import Testing

@testable import FenpingCore

struct IPadModelTests {
  @Test func wordsAreUniqueAndReadBack() {
    let words = IPadModel.all.map(\.word)
    #expect(Set(words).count == words.count)
    for model in IPadModel.all { #expect(IPadModel(word: model.word) == model) }
    #expect(IPadModel(word: "ipad-1000") == nil)
  }

  @Test(arguments: IPadModel.all)
  func wordBeginsWithItsLine(_ model: IPadModel) {
    #expect(model.word.hasPrefix(model.line.rawValue + "-"))
    #expect(model.label.hasPrefix("iPad"))
    if let until = model.until { #expect(model.since < until) }
  }

  /// Which models each system dropped: every other rule about a model rests on it.
  @Test(
    arguments: [
      (13, ["ipad-5", "ipad-mini-4", "ipad-air-2", "ipad-pro-9.7"]),
      (16, ["ipad-5", "ipad-mini-5", "ipad-air-3", "ipad-pro-9.7"]),
      (26, ["ipad-8", "ipad-mini-5", "ipad-air-3", "ipad-pro-11-1"]),
    ])
  func oldestOfEachLineThatRunsIt(_ os: Int, _ words: [String]) {
    let running = IPadModel.all.filter { $0.runs(Version(os, 9)) }
    let oldest = IPadModel.Line.allCases.compactMap { line in running.first { $0.line == line }?.word }
    #expect(oldest == words)
  }

  @Test(
    arguments: [
      ("ipad-mini-3", "12.5", true, false, true), ("ipad-mini-4", "9", true, true, true),
      ("ipad-mini-1", "9.3", false, false, false), ("ipad-3", "9", false, false, false),
      ("ipad-4", "10.3", false, false, false), ("ipad-pro-12.9-1", "9.1", true, true, true),
      ("ipad-5", "11", true, true, true), ("ipad-air-2", "8.4", false, false, false),
      ("ipad-7", "15", true, true, true), ("ipad-pro-13-m4", "26.0", false, false, true),
      ("ipad-pro-13-m4", "26.2", true, false, true),
    ])
  func modelAndSystemDecide(_ word: String, _ os: String, _ over: Bool, _ split: Bool, _ picture: Bool) throws
  {
    let model = try #require(IPadModel(word: word))
    let version = try #require(Version(os))
    let offer = model.offer(version)
    #expect(offer.slideOver == over)
    #expect(offer.splitView == split)
    #expect(offer.pictureInPicture == picture)
  }

  @Test(
    arguments: [
      ("ipad-pro-12.9-3", "16.0", .severalOfOneApp), ("ipad-pro-12.9-3", "16.1", .stageManager),
      ("ipad-pro-12.9-5", "16.0", .stageManager), ("ipad-air-4", "17", .severalOfOneApp),
      ("ipad-air-5", "17", .stageManager), ("ipad-mini-7", "18", .severalOfOneApp),
      ("ipad-air-4", "26", .windowedApps), ("ipad-air-4", "15", .severalOfOneApp),
      ("ipad-air-2", "12", MultitaskingOffer.Windows.none),
    ] as [(String, String, MultitaskingOffer.Windows)])
  func stageManagerHasItsOwnList(
    _ word: String, _ os: String, _ windows: MultitaskingOffer.Windows
  ) throws {
    let model = try #require(IPadModel(word: word))
    #expect(model.offer(try #require(Version(os))).windows == windows)
  }

  @Test func whatWasNotReadIsSaidToBeUnsure() throws {
    let evaluation = try Rule.eligibleDevice.evaluate(["model": "ipad-5", "os": 11])
    #expect(evaluation.explanation.en.contains("No source was found"))
    let derived = try Rule.eligibleDevice.evaluate(["model": "ipad-5", "os": 14])
    #expect(derived.explanation.en.contains("Derived"))
    let gone = try Rule.eligibleDevice.evaluate(["model": "ipad-a16", "os": 16])
    #expect(gone.outcome == .verdict(.notApplicable))
    #expect(gone.explanation.en.contains("from 18.3 on"))
  }

  @Test func modelAndSystemAreNeeded() {
    #expect(throws: InputError.self) { try Rule.eligibleDevice.evaluate(["model": "ipad-5"]) }
    #expect(throws: InputError.self) { try Rule.eligibleDevice.evaluate(["os": 9]) }
    #expect(throws: InputError.self) { try Rule.eligibleDevice.evaluate(["model": "iphone", "os": 9]) }
  }
}
