import FenpingCore

/// What can be told of a property list without a project around it.
enum InfoPlistKind {
  /// Whether a build has written the SDK into it.
  ///
  /// - Throws: `malformed` where it is no property list of named values, or that of a project.
  static func isBuilt(_ path: String, in files: FileAccess) throws(InspectionError) -> Bool {
    let plist = try read(path, in: files)
    guard let values = plist.values else { return false }
    guard values["objects"] == nil || values["rootObject"] == nil else {
      throw .malformed(
        file: files.relative(path), reason: "a project outside of its .xcodeproj folder; check that folder")
    }
    return isBuilt(values)
  }

  static func read(_ path: String, in files: FileAccess) throws(InspectionError) -> SourcePlist {
    try SourcePlist(
      try files.bytes(of: path, limit: InspectionInput.plistLimit), file: files.relative(path))
  }

  static func isBuilt(_ values: [String: Value]) -> Bool {
    ["DTPlatformName", "DTPlatformVersion", "DTSDKName"].contains { values[$0] != nil }
  }

  /// Whether it may be that of an application, as far as it says: not of an extension, a framework, a watch or a service.
  static func mayBeOfApp(_ values: [String: Value], name: String) -> Bool {
    let others = ["NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp"]
    guard !others.contains(where: { values[$0] != nil }) else { return false }
    if case .text(let type)? = values["CFBundlePackageType"] { return type == "APPL" || type.hasPrefix("$") }
    // Others have names that end like its own, such as GoogleService-Info.plist.
    return name == AppBundle.infoPlist
      || values.keys.contains { $0.hasPrefix("CFBundle") || $0.hasPrefix("UI") || $0.hasPrefix("LS") }
  }
}
