/// What one model offers under one system.
struct MultitaskingOffer: Hashable {
  /// Windows beside those of Slide Over and Split View.
  enum Windows: String {
    case none
    case severalOfOneApp = "several-of-one-app"
    case stageManager = "stage-manager"
    case windowedApps = "windowed-apps"
  }

  let slideOver: Bool
  let splitView: Bool
  let pictureInPicture: Bool
  let windows: Windows
  let confidence: Source.Confidence
}

extension IPadModel {
  /// Whether the model runs that system.
  public func runs(_ os: Version) -> Bool { since <= os && (until.map { os < $0 } ?? true) }

  /// What it offers under a system that it runs.
  func offer(_ os: Version) -> MultitaskingOffer {
    switch os {
    case ..<Version(9): .nothing
    case ..<Version(13): offerOfTheFirstYears
    case ..<Version(16): .everything(.severalOfOneApp, .derived)
    case ..<Version(26):
      .everything(stageManager.map { $0 <= os } ?? false ? .stageManager : .severalOfOneApp, .corroborated)
    default:
      // Slide Over came back a version later; tiled windows stand in for Split View.
      MultitaskingOffer(
        slideOver: os >= Version(26, 1), splitView: false, pictureInPicture: true, windows: .windowedApps,
        confidence: os < Version(27) ? .corroborated : .unsure)
    }
  }

  /// iOS 9 to 12: the model decides. What is newer than the list of iOS 9 was not read anywhere.
  private var offerOfTheFirstYears: MultitaskingOffer {
    let slidesOver = !["ipad-2", "ipad-3", "ipad-4", "ipad-mini-1"].contains(word)
    let splits = slidesOver && !["ipad-air-1", "ipad-mini-2", "ipad-mini-3"].contains(word)
    return MultitaskingOffer(
      slideOver: slidesOver, splitView: splits, pictureInPicture: slidesOver, windows: .none,
      confidence: since < Version(10, 3) ? .corroborated : .unsure)
  }
}

extension MultitaskingOffer {
  fileprivate static let nothing = MultitaskingOffer(
    slideOver: false, splitView: false, pictureInPicture: false, windows: .none, confidence: .corroborated)

  fileprivate static func everything(
    _ windows: Windows, _ confidence: Source.Confidence
  ) -> MultitaskingOffer {
    MultitaskingOffer(
      slideOver: true, splitView: true, pictureInPicture: true, windows: windows, confidence: confidence)
  }
}

// MARK: - For people and programs

extension MultitaskingOffer {
  var value: Value {
    [
      "slide-over": .flag(slideOver), "split-view": .flag(splitView),
      "picture-in-picture": .flag(pictureInPicture), "windows": .text(windows.rawValue),
      "confidence": .text(confidence.rawValue),
    ]
  }

  private var features: [(name: LocalizedText, isOffered: Bool)] {
    [
      (LocalizedText(hans: "Slide Over", hant: "Slide Over", en: "Slide Over"), slideOver),
      (LocalizedText(hans: "Split View", hant: "Split View", en: "Split View"), splitView),
      (LocalizedText(hans: "画中画", hant: "子母畫面", en: "Picture in Picture"), pictureInPicture),
    ]
  }

  /// The names of what is offered, or of what is not; nil where there is none.
  func names(offered: Bool) -> LocalizedText? {
    let names = features.filter { $0.isOffered == offered }.map(\.name)
    guard !names.isEmpty else { return nil }
    return LocalizedText(
      hans: names.map(\.hans).joined(separator: "、"), hant: names.map(\.hant).joined(separator: "、"),
      en: names.map(\.en).joined(separator: ", "))
  }
}

extension MultitaskingOffer.Windows {
  var remark: LocalizedText? {
    switch self {
    case .none: nil
    case .severalOfOneApp:
      LocalizedText(
        hans: "一个应用可以有几个窗口。", hant: "一個應用程式可以有數個視窗。", en: "An app may have several windows.")
    case .stageManager:
      LocalizedText(hans: "另有台前调度。", hant: "另有幕前調度。", en: "Stage Manager is there as well.")
    case .windowedApps:
      LocalizedText(
        hans: "应用以窗口显示，平铺的窗口取代了 Split View。",
        hant: "應用程式以視窗顯示，並排的視窗取代了 Split View。",
        en: "Apps have windows, and tiled ones stand in for Split View.")
    }
  }
}

extension Source.Confidence {
  var remark: LocalizedText? {
    switch self {
    case .read, .corroborated: nil
    case .derived:
      LocalizedText(
        hans: "（由能运行该系统的机型推断。）", hant: "（由能執行此系統的機型推斷。）",
        en: "(Derived from the models that run this system.)")
    case .unsure:
      LocalizedText(
        hans: "（这一组合没有找到出处。）", hant: "（這個組合沒有找到出處。）",
        en: "(No source was found for this combination.)")
    }
  }
}
