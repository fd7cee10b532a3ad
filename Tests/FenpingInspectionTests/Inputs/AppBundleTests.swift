import Foundation
import TestSupport
import Testing

@testable import FenpingInspection

@Suite struct AppBundleTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func anAppIsRead() throws {
    for name in [
      "Info.plist", "Main~iphone.storyboardc/Info.plist", "Base.lproj/LaunchScreen.storyboardc/a.nib",
      "zh-Hans.lproj/LaunchScreen.storyboardc/a.nib", "zh-Hans.lproj/InfoPlist.strings", "Cell.nib",
      "Watch/W.app/Interface.storyboardc/a", "Assets.car",
    ] { try folder.write("content", to: "My App.app/\(name)") }
    let path = folder.path("My App.app")
    #expect(
      try AppBundle.apps(atPath: path) == [
        BuiltApp(
          name: "My App", infoPlistFile: "Info.plist", infoPlist: Array("content".utf8),
          resources: ["Cell.nib", "LaunchScreen.storyboardc", "Main~iphone.storyboardc"])
      ])
    let app = try AppBundle.apps(atPath: "My App.app", in: FileAccess(root: folder.url.path))
    #expect(app.map(\.infoPlistFile) == ["My App.app/Info.plist"])
  }

  @Test func anAppOfTheMacIsReadAsWell() throws {
    try folder.write("content", to: "A.app/Contents/Info.plist")
    try folder.write("", to: "A.app/Contents/Resources/Base.lproj/Main.storyboardc/x")
    let apps = try AppBundle.apps(atPath: folder.path("A.app"))
    #expect(apps.map(\.infoPlistFile) == ["Contents/Info.plist"])
    #expect(apps.map(\.resources) == [["Main.storyboardc"]])
  }

  @Test func anArchiveOfXcodeHoldsApps() throws {
    let files = FileAccess(root: folder.url.path)
    try folder.write("", to: "A.xcarchive/Info.plist")
    #expect(throws: InspectionError.nothingToCheck(file: "A.xcarchive")) {
      try AppBundle.apps(inXcodeArchive: "A.xcarchive", in: files)
    }
    try folder.write("content", to: "A.xcarchive/Products/Applications/B.app/Info.plist")
    let apps = try AppBundle.apps(inXcodeArchive: "A.xcarchive", in: files)
    #expect(apps.map(\.infoPlistFile) == ["A.xcarchive/Products/Applications/B.app/Info.plist"])
  }

  @Test func anAppWithoutInfoPlistOrWithAForeignOneIsRefused() throws {
    try folder.write("", to: "A.app/x")
    #expect(throws: InspectionError.unreadable(file: "Info.plist", reason: "there is no such file")) {
      try AppBundle.apps(atPath: folder.path("A.app"))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("A.app/Info.plist"), withDestinationPath: "/etc/hostname")
    #expect(
      throws: InspectionError.unreadable(file: "Info.plist", reason: "it lies outside of what is checked")
    ) { try AppBundle.apps(atPath: folder.path("A.app")) }
  }
}
