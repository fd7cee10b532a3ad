/// A model of iPad, as far as multitasking tells them apart. Radio and storage do not matter.
public struct IPadModel: Sendable, Hashable {
  /// The product lines.
  public enum Line: String, Sendable, CaseIterable {
    case iPad = "ipad"
    case mini = "ipad-mini"
    case air = "ipad-air"
    case pro = "ipad-pro"
  }

  /// The word by which it is asked about, such as `ipad-air-2`.
  public let word: String
  /// For sentences, the same in every language.
  public let label: String
  /// The product line that it belongs to.
  public let line: Line
  /// The first system that runs on it.
  public let since: Version
  /// The first major system that does not; nil: none is known.
  public let until: Version?
  /// Whether it has Stage Manager under iPadOS 16 to 18, and from which version on.
  public let stageManager: Version?

  fileprivate init(
    _ word: String, _ label: String, _ line: Line, since: Version, until: Int? = nil,
    stageManager: Version? = nil
  ) {
    self.word = word
    self.label = label
    self.line = line
    self.since = since
    self.until = until.map { Version($0) }
    self.stageManager = stageManager
  }

  /// The model of that name; nil where it is none of the known ones.
  public init?(word: String) {
    guard let model = Self.all.first(where: { $0.word == word }) else { return nil }
    self = model
  }

  /// By line, oldest first.
  public static let all: [IPadModel] = iPads + minis + airs + pros

  private static let iPads = [
    IPadModel("ipad-2", "iPad 2", .iPad, since: Version(4, 3), until: 10),
    IPadModel("ipad-3", "iPad (3rd generation)", .iPad, since: Version(5, 1), until: 10),
    IPadModel("ipad-4", "iPad (4th generation)", .iPad, since: Version(6), until: 11),
    IPadModel("ipad-5", "iPad (5th generation)", .iPad, since: Version(10, 3), until: 17),
    IPadModel("ipad-6", "iPad (6th generation)", .iPad, since: Version(11, 3), until: 18),
    IPadModel("ipad-7", "iPad (7th generation)", .iPad, since: Version(13, 1), until: 26),
    IPadModel("ipad-8", "iPad (8th generation)", .iPad, since: Version(14)),
    IPadModel("ipad-9", "iPad (9th generation)", .iPad, since: Version(15)),
    IPadModel("ipad-10", "iPad (10th generation)", .iPad, since: Version(16, 1)),
    IPadModel("ipad-a16", "iPad (A16)", .iPad, since: Version(18, 3)),
  ]

  private static let minis = [
    IPadModel("ipad-mini-1", "iPad mini", .mini, since: Version(6), until: 10),
    IPadModel("ipad-mini-2", "iPad mini 2", .mini, since: Version(7), until: 13),
    IPadModel("ipad-mini-3", "iPad mini 3", .mini, since: Version(8, 1), until: 13),
    IPadModel("ipad-mini-4", "iPad mini 4", .mini, since: Version(9), until: 16),
    IPadModel("ipad-mini-5", "iPad mini (5th generation)", .mini, since: Version(12, 2)),
    IPadModel("ipad-mini-6", "iPad mini (6th generation)", .mini, since: Version(15)),
    IPadModel("ipad-mini-7", "iPad mini (A17 Pro)", .mini, since: Version(18)),
  ]

  private static let airs = [
    IPadModel("ipad-air-1", "iPad Air", .air, since: Version(7), until: 13),
    IPadModel("ipad-air-2", "iPad Air 2", .air, since: Version(8, 1), until: 16),
    IPadModel("ipad-air-3", "iPad Air (3rd generation)", .air, since: Version(12, 2)),
    IPadModel("ipad-air-4", "iPad Air (4th generation)", .air, since: Version(14, 1)),
    IPadModel(
      "ipad-air-5", "iPad Air (5th generation)", .air, since: Version(15, 4), stageManager: Version(16)),
    IPadModel("ipad-air-m2", "iPad Air (M2)", .air, since: Version(17, 4), stageManager: Version(17, 4)),
    IPadModel("ipad-air-m3", "iPad Air (M3)", .air, since: Version(18, 3), stageManager: Version(18, 3)),
  ]

  // The A12X and A12Z got Stage Manager in 16.1, the M1 had it from the first beta on.
  private static let pros = [
    IPadModel("ipad-pro-9.7", "iPad Pro 9.7″", .pro, since: Version(9, 3), until: 17),
    IPadModel("ipad-pro-10.5", "iPad Pro 10.5″", .pro, since: Version(10, 3), until: 18),
    IPadModel(
      "ipad-pro-11-1", "iPad Pro 11″ (1st generation)", .pro, since: Version(12, 1),
      stageManager: Version(16, 1)),
    IPadModel(
      "ipad-pro-11-2", "iPad Pro 11″ (2nd generation)", .pro, since: Version(13, 4),
      stageManager: Version(16, 1)),
    IPadModel(
      "ipad-pro-11-3", "iPad Pro 11″ (3rd generation)", .pro, since: Version(14, 5),
      stageManager: Version(16)),
    IPadModel(
      "ipad-pro-11-4", "iPad Pro 11″ (4th generation)", .pro, since: Version(16, 1),
      stageManager: Version(16, 1)),
    IPadModel(
      "ipad-pro-11-m4", "iPad Pro 11″ (M4)", .pro, since: Version(17, 4), stageManager: Version(17, 4)),
    IPadModel("ipad-pro-12.9-1", "iPad Pro 12.9″ (1st generation)", .pro, since: Version(9, 1), until: 17),
    IPadModel("ipad-pro-12.9-2", "iPad Pro 12.9″ (2nd generation)", .pro, since: Version(10, 3), until: 18),
    IPadModel(
      "ipad-pro-12.9-3", "iPad Pro 12.9″ (3rd generation)", .pro, since: Version(12, 1),
      stageManager: Version(16, 1)),
    IPadModel(
      "ipad-pro-12.9-4", "iPad Pro 12.9″ (4th generation)", .pro, since: Version(13, 4),
      stageManager: Version(16, 1)),
    IPadModel(
      "ipad-pro-12.9-5", "iPad Pro 12.9″ (5th generation)", .pro, since: Version(14, 5),
      stageManager: Version(16)),
    IPadModel(
      "ipad-pro-12.9-6", "iPad Pro 12.9″ (6th generation)", .pro, since: Version(16, 1),
      stageManager: Version(16, 1)),
    IPadModel(
      "ipad-pro-13-m4", "iPad Pro 13″ (M4)", .pro, since: Version(17, 4), stageManager: Version(17, 4)),
  ]
}
