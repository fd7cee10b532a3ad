import FenpingModel
import Testing

@testable import FenpingInspection

/// What a setting comes to, by `MacroEvaluationScope.swift` and `MacroEvaluationProgram.swift` of swift-build.
@Suite struct SettingStackTests {
  /// - Parameter levels: from the weakest to the strongest; a line without `=` is a missing file.
  static func stack(_ levels: [String]..., builtIn: [String: String] = [:]) -> SettingStack {
    var stack = SettingStack(configuration: "Debug", builtIn: builtIn)
    for level in levels {
      stack.push(
        level.map { line in
          let parts = line.split(separator: " = ", maxSplits: 1, omittingEmptySubsequences: false)
          guard parts.count == 2 else { return .missing(file: line) }
          return .assignment(
            Assignment(
              key: String(parts[0]), value: String(parts[1]), level: .targetSettings, file: "p", line: 1))
        })
    }
    return stack
  }

  @Test func theStrongestLevelWins() {
    let stack = Self.stack(["A = 1", "B = 1", "C = 1"], ["A = 2", "B = 2"], ["A = 3"], ["D = "])
    #expect(stack.value(of: "A") == "3")
    #expect(stack.value(of: "B") == "2")
    #expect(stack.value(of: "C") == "1")
    #expect(stack.value(of: "D") == "")
    #expect(stack.value(of: "E") == nil)
    #expect(stack.assignments(of: "A").map(\.value) == ["3", "2", "1"])
  }

  @Test func inheritedIsTheNextOneBelow() {
    let stack = Self.stack(["A = 1"], ["A = $(inherited) 2", "B = ${inherited}x"], ["A = $(inherited) 3"])
    #expect(stack.value(of: "A") == "1 2 3")
    #expect(stack.value(of: "B") == "x")
    #expect(Self.stack(["A = 1", "A = $(inherited)2"]).value(of: "A") == "12")
    // A name that refers to itself is another way to say it.
    #expect(Self.stack(["A = 1"], ["A = $(A) 2"]).value(of: "A") == "1 2")
    #expect(Self.stack(["A = 1"], ["A = $(A) $(inherited)"]).value(of: "A") == "1 1")
  }

  @Test func inheritedSkipsWhatDoesNotHold() {
    let stack = Self.stack(["A = 1"], ["A[config=Release] = 2"], ["A = $(inherited) 3"])
    #expect(stack.value(of: "A") == "1 3")
  }

  @Test func aMissingFileHidesWhatLiesBelow() {
    let stack = Self.stack(
      ["A = 1", "B = 1"], ["Base.xcconfig"], ["A = $(inherited) 2", "C = $(inherited)"])
    #expect(stack.value(of: "A") == "$(inherited) 2")
    #expect(stack.value(of: "C") == "$(inherited)")
    // It might have set B; that it did is no reason to doubt what is written.
    #expect(stack.value(of: "B") == "1")
    #expect(stack.missingFiles == ["Base.xcconfig"])
    // Above the missing file nothing is in doubt.
    #expect(Self.stack(["Base.xcconfig"], ["A = 1"], ["A = $(inherited) 2"]).value(of: "A") == "1 2")
  }

  @Test func references() {
    let stack = Self.stack([
      "A_1 = one", "B = 1", "C = $(A_$(B))", "D = ${A_${B}}", "E = $(A_$(NONE))", "F = [$(NONE)]",
      "G = $(B", "H = $B $() $", "I = $(C) and $(D)",
    ])
    #expect(stack.value(of: "C") == "one")
    #expect(stack.value(of: "D") == "one")
    #expect(stack.value(of: "E") == "$(A_$(NONE))")
    #expect(stack.value(of: "F") == "[$(NONE)]")
    #expect(stack.value(of: "G") == "$(B")
    #expect(stack.value(of: "I") == "one and one")
    #expect(stack.expanded("$(B)$(C)") == "1one")
    #expect(stack.expanded("$(inherited)") == "$(inherited)")
  }

  @Test func whatXcodeDefinesLiesBelowEverything() {
    let stack = Self.stack(
      ["PRODUCT_NAME = $(inherited) Pro", "A = $(TARGET_NAME)"],
      builtIn: ["PRODUCT_NAME": "App", "TARGET_NAME": "App"])
    #expect(stack.value(of: "PRODUCT_NAME") == "App Pro")
    #expect(stack.value(of: "A") == "App")
  }

  /// A reference to a setting that is being worked out already is one to what lies below that.
  @Test func cyclesEnd() {
    let stack = Self.stack(["A = $(B)", "B = $(C)", "C = $(A)x"])
    #expect(stack.value(of: "A") == "x")
    #expect(stack.value(of: "C") == "x")
    #expect(Self.stack(["A = low"], ["A = $(B)", "B = $(A)!"]).value(of: "A") == "low!")
    #expect(Self.stack(["A = $(A)"]).value(of: "A") == "")
  }

  @Test func growthIsBounded() {
    let lines = (0..<60).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" } + ["A60 = x"]
    #expect((Self.stack(lines).value(of: "A0") ?? "").utf8.count < 1 << 22)
    let deep = (0..<5000).map { "B\($0) = $(B\($0 + 1))" } + ["B5000 = x"]
    #expect(Self.stack(deep).value(of: "B0") != nil)
    let inherited = [String](repeating: "C = $(inherited)$(inherited)", count: 60)
    #expect((Self.stack(["C = x"], inherited).value(of: "C") ?? "").utf8.count < 1 << 22)
  }

  @Test func defaultsCountWhereNothingIsSet() {
    let stack = Self.stack([
      "E = ", "S = set", "O = other", "A = $(NONE:default=x)", "B = $(E:default=x)", "C = $(S:default=x)",
      "D = $(NONE:default=$(O))", "F = $(NONE:default=)", "G = $(inherited:default=x)",
      "H = $(NONE:default=$(NEITHER))",
    ])
    #expect(stack.value(of: "A") == "x")
    #expect(stack.value(of: "B") == "x")
    #expect(stack.value(of: "C") == "set")
    #expect(stack.value(of: "D") == "other")
    #expect(stack.value(of: "F") == "")
    #expect(stack.value(of: "G") == "x")
    #expect(stack.value(of: "H") == "$(NEITHER)")
    // A file that is not there might have set it.
    #expect(Self.stack(["Base.xcconfig"], ["A = $(NONE:default=x)"]).value(of: "A") == "$(NONE:default=x)")
  }
}
