public import FenpingCore

/// The windows of some screens in one version of the system; what `fenping sizes` shows.
public struct SizeTable: Sendable {
  public let devices: [Device]
  /// Nil: what iOS 9 to iPadOS 18 have in common.
  public let os: Version?

  public init(_ devices: [Device], os: Version?) {
    self.devices = devices
    self.os = os
  }

  var model: MultitaskingModel { MultitaskingModel(os: os ?? Version(9)) }

  /// The layouts that have a width of their own.
  var splits: [SplitConfiguration] { model.hasDivider ? SplitConfiguration.allCases : [.full] }

  static let orientations: [WindowOrientation] = [.landscape, .portrait]

  /// The marks that occur.
  var marks: [WindowLayout.Mark] {
    let used = Set(
      devices.flatMap { device in
        Self.orientations.flatMap { orientation in
          splits.compactMap { device.layout($0, in: orientation)?.mark }
        }
      })
    return WindowLayout.Mark.allCases.filter(used.contains)
  }

  /// What must be known besides the numbers.
  var notes: [LocalizedText] {
    guard let os else { return [Labels.classicVersions] }
    switch model {
    case .oneApp: return [model.insteadOfDivider]
    case .roles: return []
    case .equalWindows: return os >= Version(16) ? [Labels.stageManager] : []
    case .windowedApps: return [WindowLayout.freeWidths]
    }
  }

  /// `694 R`, `585 C~`, or `–`.
  static func cell(_ layout: WindowLayout?) -> String {
    guard let layout else { return "–" }
    return "\(Value.number(layout.width)) \(letter(layout))"
  }

  static func letter(_ layout: WindowLayout) -> String {
    (layout.horizontal == .regular ? "R" : "C") + layout.mark.sign
  }

  static func heading(_ split: SplitConfiguration, _ language: Language) -> String {
    split == .full || split == .slideOver ? split.name[language] : split.rawValue
  }

  static func size(of device: Device, in orientation: WindowOrientation = .landscape) -> String {
    let size = device.size(in: orientation)
    return "\(Value.number(size.width)) × \(Value.number(size.height))"
  }

  /// The legend and the notes, one text each.
  func explanations(_ language: Language) -> [String] {
    var texts = [Labels.classLetters[language]]
    for mark in marks {
      if let meaning = mark.meaning { texts.append("\(mark.sign) " + meaning[language]) }
    }
    return texts + notes.map { $0[language] }
  }
}
