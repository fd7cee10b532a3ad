import FenpingCore
import FenpingModel
import Testing

@testable import FenpingReports

@Suite struct CheckCSVTests {
  /// The records as a reader of RFC 4180 finds them.
  private func records(_ text: String) -> [[String]] {
    var records: [[String]] = [[""]]
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    func append(_ scalar: Unicode.Scalar) {
      let record = records.count - 1
      records[record][records[record].count - 1].unicodeScalars.append(scalar)
    }
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"": append(scalars.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: records[records.count - 1].append("")
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        records.append([""])
      default: append(scalar)
      }
    }
    return records
  }

  @Test func hasARowForEachFinding() throws {
    let records = records(CheckCSV.report(CheckFixtures.full, .simplifiedChinese))
    #expect(records.last == [""], "the last line is ended")
    #expect(records.count == CheckFixtures.full.findings.count + 2)
    #expect(records.dropLast().allSatisfy { $0.count == records[0].count })
    #expect(
      records[2].prefix(10) == [
        "App", "Debug", "setup/all-orientations", "在 iPad 上声明全部四个方向", "ITMS-90474", "fail", "error",
        "false", "App.xcodeproj/project.pbxproj", "100",
      ])
    #expect(records[2].last?.hasPrefix("UISupportedInterfaceOrientations~ipad = UI") == true)
    #expect(records[1][7...8] == ["true", "Sources/主菜单.swift"])
  }

  @Test func isReadBackWhole() {
    let record = records(CheckCSV.report(CheckFixtures.full, .english)).dropLast(2).last ?? []
    #expect(record[0] == "'=a\nb|c::error::d\u{FFFD}[31m\u{FFFD}\u{FFFD}\"<x>&'\u{FFFD}\u{FFFE} \n=`]]>{0}")
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), (" =1", "' =1"),
    ("＝1", "'＝1"), ("\tx", "' x"), ("a=b", "a=b"), ("分屏", "分屏"), ("", ""),
  ])
  func isNoFormula(text: String, cell: String) {
    let finding = CheckFixtures.finding(text, nil, "a/b", .pass, .note, CheckFixtures.same(""))
    let report = CheckCSV.report(CheckReport(path: ".", findings: [finding]), .english)
    #expect(records(report)[1][0] == cell)
  }
}
