/// What only a project has: its build settings, and the Info.plist file before anything is merged into it.
extension TargetField {
  /// Absent: there is no project, as with an Info.plist alone. Present: what is not in it is set nowhere.
  public static let buildSettings = Field<Fact<[String: Value]>>(
    fact: "build-settings", .dictionary,
    LocalizedText(
      hans: "该配置解析后的构建设置；字典里没有的就是哪里都没有设置；不给出表示没有工程",
      hant: "此組態解析後的建置設定；字典裡沒有的就是哪裡都沒有設定；未提供表示沒有專案",
      en: """
        the configuration's resolved build settings; what is not among them is set nowhere; not given: there \
        is no project
        """),
    read: record)

  /// The values of the file alone; the keys of the target are those after merging.
  public static let infoPlistFile = Field<Fact<[String: Value]>>(
    fact: "info-plist-file", .dictionary,
    LocalizedText(
      hans: "INFOPLIST_FILE 指向的文件自己的值，合并之前",
      hant: "INFOPLIST_FILE 指向的檔案自己的值，合併之前",
      en: "the values of the file that INFOPLIST_FILE names, before anything is merged into it"),
    read: record)

  /// Files of build settings that the project names and that could not be read.
  public static let missingFiles = Field<Fact<[String]>>(
    fact: "missing-files", .list([]),
    LocalizedText(
      hans: "工程引用而读不到的 xcconfig 文件",
      hant: "專案引用而讀不到的 xcconfig 檔案",
      en: "xcconfig files that the project names and that could not be read")
  ) { value in
    guard case .list(let items) = value else { return nil }
    return items.map(\.description)
  }

  /// True where INFOPLIST_PREPROCESS is on and the file holds directives: its values are then not known.
  public static let isPreprocessed = Field<Fact<Bool>>(
    fact: "preprocessed", .flag,
    LocalizedText(
      hans: "Info.plist 是否先经过 C 预处理（INFOPLIST_PREPROCESS，且文件里有 # 指令）",
      hant: "Info.plist 是否先經過 C 前置處理（INFOPLIST_PREPROCESS，且檔案裡有 # 指令）",
      en:
        "whether the Info.plist goes through the C preprocessor (INFOPLIST_PREPROCESS, and # directives in it)"
    )
  ) { value in
    if case .flag(let flag) = value { flag } else { nil }
  }

  /// The Info.plist that the project names and that could not be read: its values are then not known.
  public static let unreadableInfoPlist = Field<Fact<String>>(
    fact: "info-plist-unreadable", .text,
    LocalizedText(
      hans: "工程引用而读不到的 Info.plist 文件",
      hant: "專案引用而讀不到的 Info.plist 檔案",
      en: "the Info.plist that the project names and that could not be read")
  ) { value in
    if case .text(let file) = value { file } else { nil }
  }

  /// The system that a reader asks about; it is neither the SDK nor the deployment target.
  public static let os = Field<Fact<Version>>(
    fact: "os", .version,
    LocalizedText(
      hans: "所问的系统版本；不给出表示任何版本",
      hant: "所問的系統版本；未提供表示任何版本",
      en: "the system version that is asked about; not given: any")
  ) { value in
    switch value {
    case .text, .number: Version(value.description)
    default: nil
    }
  }

  @Sendable private static func record(_ value: Value) -> [String: Value]? {
    switch value {
    case .record(let record): record
    case .text("{}"): [:]
    default: nil
    }
  }
}

extension TargetFacts {
  /// A build setting: absent where it is set nowhere, or where there is no project. A file that could not
  /// be read might set it.
  func setting(_ name: String) -> Fact<String> {
    guard let value = self[TargetField.buildSettings].value?[name] else { return .absent }
    let text = value.description
    return text.refersToBuildSetting ? .unresolved(text) : .known(text)
  }

  /// The files that could not be read, separated by commas; nil where all were.
  var missingFiles: String? {
    guard let files = self[TargetField.missingFiles].value, !files.isEmpty else { return nil }
    return files.joined(separator: ", ")
  }
}

// MARK: - Device families

/// What TARGETED_DEVICE_FAMILY comes to for an app of iOS, as Xcode reads it.
struct DeviceFamilySetting: Hashable {
  /// The families that are written into the Info.plist: 1 is iPhone, 2 is iPad.
  let families: [Int]
  /// Items that are no number above zero; Xcode warns of each.
  let unexpected: [String]
  /// Whether no item is a family of iOS, so that all of iOS's families are taken, with a warning.
  let fitsNothing: Bool

  /// nil where the setting is empty: then nothing is written, and the file's own families stay.
  init?(_ setting: String) {
    let items = setting.split { $0 == "," || $0 == " " }.map(String.init)
    guard !items.isEmpty else { return nil }
    let numbers = items.map { item in Int(item).flatMap { $0 > 0 ? $0 : nil } }
    let families = numbers.compactMap { $0 }.filter { Self.iOS.contains($0) }
    unexpected = zip(items, numbers).filter { $0.1 == nil }.map(\.0)
    fitsNothing = families.isEmpty
    self.families = families.isEmpty ? Self.iOS : Array(Set(families)).sorted()
  }

  /// What the SDK takes where the setting is made nowhere: iPhone alone.
  static let sdkDefault = [1]
  private static let iOS = [1, 2]
}

extension TargetFacts {
  /// The families that the built app declares: the build setting, where there is a project, decides over
  /// the file.
  var effectiveFamilies: Fact<[Int]> {
    let declared = self[TargetField.deviceFamilies]
    guard self[TargetField.buildSettings].value != nil else { return declared }
    switch setting(Self.familySetting) {
    case .unresolved(let text): return .unresolved(text)
    case .known(let text): return DeviceFamilySetting(text).map { .known($0.families) } ?? declared
    case .absent:
      // A file that cannot be read may set it, and then the default is not the answer.
      return missingFiles == nil ? .known(DeviceFamilySetting.sdkDefault) : .unresolved(Self.familyReference)
    }
  }

  static let familySetting = "TARGETED_DEVICE_FAMILY"
  private static let familyReference = "$(TARGETED_DEVICE_FAMILY)"
}
