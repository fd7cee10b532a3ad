import FenpingModel
import Testing

@testable import FenpingInspection

/// An xcconfig and what it includes, by `MacroConfigFileParser.swift` and `MacroConfigFileLoader.swift` of swift-build.
@Suite struct ConfigurationFileTests {
  /// `NAME = value`, `NAME[sdk=*] = value` and `missing FILE`, in their order.
  private func read(_ files: [String: String], from first: String = "A.xcconfig") -> [String] {
    file(files, from: first).entries.map { entry in
      switch entry {
      case .assignment(let assignment): assignment.origin.text
      case .missing(let file): "missing \(file)"
      }
    }
  }

  private func file(_ files: [String: String], from first: String = "A.xcconfig") -> ConfigurationFile {
    ConfigurationFile(first, level: .targetFile) { files[$0].map { Array($0.utf8) } }
  }

  private func read(_ text: String) -> [String] { read(["A.xcconfig": text]) }

  @Test(arguments: [
    ("A = 1", "A = 1"), ("A=1", "A = 1"), ("  A\t=  1  ", "A = 1"), ("A = 1\r", "A = 1"), ("A =", "A = "),
    ("A = 1 // why", "A = 1"), ("A = 1//why", "A = 1"),
    // A comment begins in a URL too; that is why people write $()/ between the slashes.
    ("A = http://example.com", "A = http:"), ("A = http:/$()/x", "A = http:/$()/x"),
    ("A = a=b=c", "A = a=b=c"), ("A[sdk=iphoneos*] = 1", "A[sdk=iphoneos*] = 1"),
    ("A[sdk=iphoneos*][config=Debug] = b=c", "A[sdk=iphoneos*][config=Debug] = b=c"),
    ("A [sdk=*] = 1", "A[sdk=*] = 1"), ("A = \"x y\"", "A = \"x y\""),
    // What old project files end a setting with is no part of it.
    ("\u{FEFF}A = 1", "A = 1"),
    ("A = 1;", "A = 1"), ("A = 1 ; // why", "A = 1"), ("A = ;", "A = "), ("A = a;b", "A = a;b"),
  ])
  func oneLine(line: String, expected: String) {
    #expect(read(line) == [expected])
  }

  @Test(arguments: ["", "   ", "// A = 1", "no assignment", "= 1", "#error A = 1", "#include", "#include A"])
  func linesThatSetNothing(line: String) {
    #expect(read(line) == [])
  }

  @Test func aBackslashGoesOnInTheNextLine() {
    #expect(read("A = x \\\n  y \\\n\\\nz // end\nB = 1") == ["A = x y z", "B = 1"])
    #expect(read("A = x \\") == ["A = x"])
    let lines = file(["A.xcconfig": "A = x \\\n y\nB = 1"]).entries.map { entry -> Int? in
      if case .assignment(let assignment) = entry { assignment.line } else { nil }
    }
    #expect(lines == [1, 3])
  }

  @Test func includesCountAtTheirPlace() {
    let files = [
      "A.xcconfig": "X = 1\n#include \"sub/B.xcconfig\"\nX = 3", "sub/B.xcconfig": "X = 2\n#include \"C\"",
      "sub/C.xcconfig": "Y = 1",
    ]
    #expect(read(files) == ["X = 1", "X = 2", "Y = 1", "X = 3"])
  }

  @Test func linesEndInEveryWay() {
    #expect(read("A = 1\rB = 2\r\nC = 3\n# include \"X\"") == ["A = 1", "B = 2", "C = 3", "missing X"])
  }

  @Test func placesAreThoseOfTheIncludedFile() {
    let files = ["A.xcconfig": "#include \"../B\"", "../B.xcconfig": "// \n\nX = 1"]
    let origins = file(files).entries.compactMap { entry in
      if case .assignment(let assignment) = entry { assignment.origin } else { nil }
    }
    #expect(origins.map(\.file) == ["../B.xcconfig"])
    #expect(origins.map(\.line) == [3])
    #expect(origins.map(\.level) == [.targetFile])
  }

  @Test func missingFilesAreKeptInTheirPlace() {
    #expect(read([:]) == ["missing A.xcconfig"])
    #expect(read("X = 1\n#include \"B.xcconfig\"\nY = 1") == ["X = 1", "missing B.xcconfig", "Y = 1"])
    #expect(read("X = 1\n#include? \"B.xcconfig\"\nY = 1") == ["X = 1", "Y = 1"])
  }

  @Test func cyclesAreSkippedAndTold() {
    let files = [
      "A.xcconfig": "#include \"B.xcconfig\"\nX = 1", "B.xcconfig": "Y = 1\n#include \"./A.xcconfig\"",
    ]
    #expect(read(files) == ["Y = 1", "X = 1"])
    #expect(file(files).notes.count == 1)
    // Without its extension it is the same file.
    #expect(read(["A.xcconfig": "#include \"A\"\nX = 1"]) == ["X = 1"])
  }

  @Test func twiceIsNoCycle() {
    let files = ["A.xcconfig": "#include \"B\"\nX = 1\n#include \"B\"", "B.xcconfig": "X = 2"]
    #expect(read(files) == ["X = 2", "X = 1", "X = 2"])
    #expect(file(files).notes.isEmpty)
  }

  /// Each includes the next one twice: a thousand files would be read 2^1000 times.
  @Test func inclusionsThatDoubleComeToAnEnd() {
    var files: [String: String] = [:]
    for number in 0..<1000 {
      files["\(number).xcconfig"] = "#include \"\(number + 1)\"\n#include \"\(number + 1)\"\nX = \(number)"
    }
    let read = file(files, from: "0.xcconfig")
    #expect(read.entries.count <= 1000)
    #expect(!read.notes.isEmpty)
  }
}
