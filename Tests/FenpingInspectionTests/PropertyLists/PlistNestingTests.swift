import FenpingCore
import Foundation
import Testing

@testable import FenpingInspection

@Suite struct PlistNestingTests {
  private func isHarmless(_ text: String) -> Bool { PlistNesting.isHarmless(Array(text.utf8)) }

  private func nested(_ open: String, _ close: String, levels: Int, prefix: String = "<plist>") -> String {
    prefix + String(repeating: open, count: levels) + String(repeating: close, count: levels) + "</plist>"
  }

  @Test func whatToolsWriteIsHarmless() throws {
    #expect(
      isHarmless("") && isHarmless("{ a = b; }") && isHarmless(nested("<array>", "</array>", levels: 199)))
    let many = String(repeating: "<dict/><array></array><dict ><!-- <a> --></dict><dict />", count: 1_000)
    #expect(
      isHarmless(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><array>\(many)</array></plist>"))
    let text = "<plist version=\"1.0\"><dict><key>a</key><array><string>(((</string></array></dict></plist>"
    #expect(PlistNesting.isHarmless(Array(try #require(text.data(using: .utf16)))))
    let list = (0..<100).map { ["name": "\($0)", "value": [$0]] as [String: Any] }
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a": list], format: .binary, options: 0)
    #expect(PlistNesting.isHarmless(Array(binary)))
    #expect(try PropertyList(Array(binary), file: "a").values.keys.sorted() == ["a"])
  }

  @Test(arguments: [
    ("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"), ("<plist>", "</plist>"),
    ("<array >", "</array >"),
    // What looks like an end and is none.
    ("<array><!--</array>-->", "</array>"), ("<array </array>", "</array>"),
    ("<array><?</array>?>", "</array>"),
    ("<array a='></array>'>", "</array>"), ("<array><![CDATA[</array>]]>", "</array>"),
    ("<array><!--<!DOCTYPE [--></array a='", "</array>"),
  ])
  func depthIsFoundWhateverHidesIt(open: String, close: String) throws {
    let text = nested(open, close, levels: 100_000, prefix: "<plist><dict><key>a</key>")
    #expect(!isHarmless(text))
    #expect(throws: InspectionError.self) { try PropertyList(Array(text.utf8), file: "a") }
    let wide = Array(try #require(text.data(using: .utf16LittleEndian)))
    #expect(!PlistNesting.isHarmless([0xFF, 0xFE] + wide))
  }

  @Test func otherEncodingsHideNothing() {
    let text = nested("<array>", "</array>", levels: 300, prefix: "<?xml version='1.0' encoding = 'utf-7'?>")
    #expect(!isHarmless(text.replacingOccurrences(of: "<array>", with: "+ADw-array>")))
    #expect(!isHarmless("<?xml encoding='iso-2022-jp'?>" + String(repeating: "<array></array>", count: 300)))
  }

  @Test func theOldStyleIsNestedAsDeepAsTheDecoderAllows() {
    func text(_ levels: Int) -> [UInt8] {
      let (open, close) = (String(repeating: "(", count: levels), String(repeating: ")", count: levels))
      return Array("{a=\(open)\(close);}".utf8)
    }
    #expect(throws: Never.self) { try PropertyList(text(500), file: "a") }
    #expect(throws: InspectionError.self) { try PropertyList(text(100_000), file: "a") }
  }

  // MARK: Binary ones

  /// A binary property list of these objects, the first of which is the outermost.
  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var file = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += bigEndian(file.count, 4)
      file += object
    }
    let table = file.count
    return file + offsets + [0, 0, 0, 0, 0, 0, 4, 4] + bigEndian(objects.count, 8) + bigEndian(0, 8)
      + bigEndian(table, 8)
  }

  private func bigEndian(_ number: Int, _ count: Int) -> [UInt8] { ZipWriter.bytes(number, count).reversed() }

  private func list(_ items: [Int]) -> [UInt8] {
    let head: [UInt8] =
      items.count < 15 ? [0xA0 + UInt8(items.count)] : [0xAF, 0x12] + bigEndian(items.count, 4)
    return head + items.flatMap { bigEndian($0, 4) }
  }

  private func record(_ key: Int, _ value: Int) -> [UInt8] {
    [0xD1] + bigEndian(key, 4) + bigEndian(value, 4)
  }

  private let name: [UInt8] = [0x51, 0x61]

  @Test func aValueThatHoldsItselfIsRefused() {
    #expect(!PlistNesting.isHarmless(binary([record(1, 0), name])))
    #expect(!PlistNesting.isHarmless(binary([record(1, 2), name, list([2])])))
    #expect(!PlistNesting.isHarmless(binary([record(1, 2), name, list([1, 3]), list([1, 2])])))
    #expect(throws: InspectionError.self) { try PropertyList(binary([record(1, 0), name]), file: "a") }
  }

  @Test func depthIsFoundInBinaryOnesToo() {
    func chain(_ levels: Int) -> [UInt8] {
      binary([record(1, 2), name] + (0..<levels).map { list([$0 + 3]) } + [name])
    }
    #expect(PlistNesting.isHarmless(chain(199)))
    #expect(!PlistNesting.isHarmless(chain(200)))
    #expect(!PlistNesting.isHarmless(chain(100_000)))
    // The same from the inside out, so that each level is known before the next one is seen.
    let inner = (0..<300).map { list($0 == 0 ? [1] : [$0 + 1]) }
    #expect(!PlistNesting.isHarmless(binary([list(Array(2..<302)), name] + inner)))
  }

  @Test func fewValuesThatStandForManyAreRefused() {
    let laughs = (0..<8).map { list(Array(repeating: $0 + 3, count: 10)) }
    #expect(!PlistNesting.isHarmless(binary([record(1, 2), name] + laughs + [name])))
    let wide = list(Array(repeating: 1, count: 300_000))
    #expect(!PlistNesting.isHarmless(binary([record(1, 2), name, wide])))
    #expect(PlistNesting.isHarmless(binary([record(1, 2), name, list(Array(repeating: 1, count: 30_000))])))
  }

  @Test func damagedOnesAreTheDecodersToRefuse() {
    let whole = binary([record(1, 2), name, list([1, 1, 1])])
    #expect(PlistNesting.isHarmless(whole))
    for count in whole.indices {
      #expect(throws: InspectionError.self) { try PropertyList(Array(whole.prefix(count)), file: "a") }
    }
    for index in whole.indices {
      for change: UInt8 in [0xFF, 0x80, 0x0F, 0x01] {
        var bytes = whole
        bytes[index] ^= change
        _ = try? PropertyList(bytes, file: "a")
      }
    }
  }
}
