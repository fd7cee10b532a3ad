import FenpingAnswers
import FenpingCore
import FenpingExtraction
import FenpingModel
import FenpingStore
import FenpingText

// What `ask`, `why` and `checklist` have in common: open the index, ask, say what should be known besides.

struct Answering {
  let arguments: ParsedArguments
  let session: Session

  /// The answers, and whether a source has changed since the index was built.
  func answers(to question: Question) throws(CommandError) -> (set: AnswerSet, isStale: Bool) {
    let index = try session.openIndex(arguments)
    do throws(StoreError) {
      let check = SourceCheckMeanwhile(try index.sourceCheck())
      let set = try AnswerEngine(index: index).answer(question)
      let stale = check.stale()
      if !stale.isEmpty { session.console.note(Messages.stale(stale)[set.language]) }
      if set.answers.isEmpty {
        let message = Catalogue.rule(question.text) == nil ? Messages.noAnswer : Messages.ruleAlone
        session.console.note(message[set.language])
      }
      for note in set.notes { session.console.note(note[set.language].singleLine) }
      return (set, !stale.isEmpty)
    } catch {
      throw .store(error)
    }
  }

  /// The text of a question as it was typed or, for a lone `-`, all of standard input.
  func text(_ typed: String) throws(CommandError) -> String {
    try session.lines(typed).joined(separator: " ")
  }
}

extension IndexVersions {
  /// Those of this program.
  static let current = IndexVersions(
    extractor: Extractor.version, termBase: TermBase.version, ways: WaysToAsk.version)
}

extension Session {
  func openIndex(_ arguments: ParsedArguments) throws(CommandError) -> IndexReader {
    let path = try IndexLocation.toRead(arguments, self)
    console.remark("Index: \(path.singleLine)")
    do throws(StoreError) {
      return try IndexReader(path: path, madeBy: .current)
    } catch {
      throw .store(error)
    }
  }
}
