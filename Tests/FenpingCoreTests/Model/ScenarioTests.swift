import Testing

@testable import FenpingCore

struct ScenarioTests {
  private let fields: [any InputField] = [FieldTests.version, FieldTests.width]

  @Test func givesValuesAndFallbacks() throws {
    let scenario = try Scenario(["os": 9], fields: fields)
    #expect(try scenario[FieldTests.version] == Version(9))
    #expect(try scenario[FieldTests.width] == 320)
    #expect(scenario.given(FieldTests.version) == Version(9))
    #expect(scenario.given(FieldTests.width) == nil)
  }

  @Test func refusesAnUnknownKeyAndNamesTheKnownOnes() {
    do throws(InputError) {
      _ = try Scenario(["height": 9], fields: fields)
      Issue.record("an unknown key was accepted")
    } catch {
      guard case .unknownField(let name, let accepted) = error else {
        Issue.record("not the error for an unknown key: \(error)")
        return
      }
      #expect(name == "height")
      #expect(accepted == ["os", "width"])
    }
  }

  @Test func refusesABadValueAndNamesItsField() {
    do throws(InputError) {
      _ = try Scenario(["os": "ten"], fields: fields)
      Issue.record("a bad value was accepted")
    } catch {
      guard case .badValue(let value, let field) = error else {
        Issue.record("not the error for a bad value: \(error)")
        return
      }
      #expect(value == "ten")
      #expect(field.name == "os")
    }
  }

  @Test func theFirstOfSeveralFaultsIsAlwaysTheSame() {
    for _ in 0..<20 {
      do throws(InputError) {
        _ = try Scenario(["b": 1, "a": 1, "c": 1], fields: fields)
      } catch {
        guard case .unknownField("a", _) = error else {
          Issue.record("the faults are not reported in the order of their keys: \(error)")
          return
        }
      }
    }
  }

  @Test func missesAValueWithoutFallback() throws {
    let scenario = try Scenario([:], fields: fields)
    do throws(InputError) {
      _ = try scenario[FieldTests.version]
      Issue.record("a value came from nowhere")
    } catch {
      guard case .missing(let field) = error else {
        Issue.record("not the error for a missing value: \(error)")
        return
      }
      #expect(field.name == "os")
    }
  }
}
