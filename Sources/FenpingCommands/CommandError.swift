import FenpingCore
import FenpingDocuments
import FenpingInspection
import FenpingStore

/// Why a command did not do what it was asked to. The wording is in ErrorMessages.swift, the exit status here.
enum CommandError: Error {
  case file(FileError)
  case unreadableInput
  /// The result could not be written to standard output.
  case undeliverable(SystemError)
  /// Two files would bear the same name in the index.
  case sameName(String, String, String)
  case reading(String, ReadingError)
  case store(StoreError)
  /// No index was found; the command would need one.
  case noIndex
  /// `ingest` writes only where it is told to.
  case noTarget
  case unknownRule(String, suggestion: String?)
  case unknownArea(String, accepted: [String])
  case badAssignment(String)
  case badScenario(rule: Rule, InputError)
  /// `--os` or `--sdk` for a rule that has no such input.
  case noVersionInput(rule: Rule, String)
  /// `--input` is no JSON object, or holds a value that no rule takes; what is wrong with it.
  case badInput(String, reason: InputJSON.Failure)
  case unknownDevice(String, suggestion: String?)
  /// A scenario without an action.
  case noActions(accepted: [String])
  case unknownAction(String, suggestion: String?, accepted: [String])
  /// An action with no value or with one that it does not take.
  case badAction(String, String?, accepted: [String])
  /// What was to be checked cannot be read.
  case inspection(InspectionError)
  /// No target or configuration of that name; the path that was looked at.
  case noSuchTarget(String, String)
  /// Of the rules that were asked for none is checked on a project.
  case noCheckRule([String])
  /// A file of options has a member that is none; the file, the member.
  case badSetting(String, String, accepted: [String])
  /// A file of options gives an option a value that it does not take.
  case badSettingValue(String, String, String)
  /// Each action is fine alone, but not where it stands.
  case badCourse(InputError)

  var status: ExitCode {
    switch self {
    case .noTarget, .unknownRule, .unknownArea, .badAssignment, .badScenario, .noVersionInput, .badInput,
      .unknownDevice, .noActions, .unknownAction, .badAction, .badCourse,
      .noSuchTarget, .noCheckRule, .badSetting, .badSettingValue:
      .usage
    case .file, .unreadableInput, .undeliverable, .sameName, .reading, .store, .noIndex, .inspection:
      .failure
    }
  }
}
