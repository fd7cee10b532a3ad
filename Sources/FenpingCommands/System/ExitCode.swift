/// How a run ends, the same in every format.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// Answered, done, passed.
  case success = 0
  /// Nothing found; a rule failed.
  case nothing = 1
  /// It could not be completed.
  case failure = 2
  /// The command line is wrong (EX_USAGE of sysexits.h).
  case usage = 64
}
