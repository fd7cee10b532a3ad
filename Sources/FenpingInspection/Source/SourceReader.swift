public import FenpingCore

/// Reads Swift and Objective-C for what the rules ask about.
///
/// It is no compiler: it sees words in their places, in comments and strings none, and not what becomes of a value. Where
/// it is not clear what stands there it observes nothing, as no false alarm is worth a finding.
public enum SourceReader {
  /// Larger files are generated ones; a caller leaves them out and says so.
  public static let sizeLimit = 4 << 20

  /// What was read of a target's sources.
  public struct Reading: Sendable {
    /// By file, in the order in which they were given, then by line.
    public let observations: [SourceObservation]
    /// What is wrong with comments that silence a rule.
    public let notes: [LocalizedText]
  }

  public static func observations(in text: [UInt8], file: String) -> [SourceObservation] {
    observations(inFiles: [(file, text)])
  }

  public static func observations(inFiles files: [(file: String, bytes: [UInt8])]) -> [SourceObservation] {
    read(files).observations
  }

  /// Reads the files of one target together: a class of one file is used in another. Files of other languages are
  /// passed over.
  public static func read(_ files: [(file: String, bytes: [UInt8])]) -> Reading {
    let words = WordTable()
    let texts = files.compactMap { file, bytes in
      SourceLanguage(file: file).map { SourceText(bytes, file: file, language: $0, words: words) }
    }
    let names = ProjectNames(texts, words: words)
    var observations: [SourceObservation] = []
    var notes: [LocalizedText] = []
    for (index, text) in texts.enumerated() {
      let silence = Silence(text.comments, tokens: text.tokens, file: text.file)
      notes += silence.notes
      var observer = SourceObserver(text, index: index, names: names)
      observations += observer.observations().filter { !silence.covers($0) }
    }
    return Reading(observations: observations, notes: notes)
  }
}
