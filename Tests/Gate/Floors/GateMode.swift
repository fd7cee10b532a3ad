import Foundation

/// What `make gate` was asked to do besides measuring.
struct GateMode {
  let isPrinting: Bool
  let isRecording: Bool
  /// Why floors may be lowered.
  let reason: String?

  static let current = GateMode(ProcessInfo.processInfo.environment)

  init(_ environment: [String: String]) {
    let reason = environment["FENPING_GATE_LOWER"] ?? ""
    self.reason = reason.isEmpty ? nil : reason
    isRecording = environment["FENPING_GATE_RECORD"] == "1" || self.reason != nil
    isPrinting = environment["FENPING_GATE_REPORT"] == "1"
  }
}
