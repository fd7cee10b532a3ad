import Foundation

/// What `make gate` was asked to do besides measuring.
struct GateMode {
  /// The file to write the report to.
  let report: String?
  let isRecording: Bool
  /// Why floors may be lowered.
  let reason: String?

  static let current = GateMode(ProcessInfo.processInfo.environment)

  init(_ environment: [String: String]) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    reason = value("FENPING_GATE_LOWER")
    report = value("FENPING_GATE_REPORT")
    isRecording = value("FENPING_GATE_RECORD") == "1" || reason != nil
  }
}
