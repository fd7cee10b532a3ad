import FenpingCore
import FenpingModel
import FenpingText

// What the text and the Markdown of answers have in common: which words lead, which reasons are shown.

extension Answer {
  /// The sentence before the list that the statement is an item of, and the item itself.
  private var parts: (leadIn: String?, item: String) {
    let text = statement.text
    let bytes = Array(text.utf8)
    guard let quote = bytes[...].firstRange(of: statement.quote.utf8) else { return (nil, text) }
    let before = String(decoding: bytes[..<quote.lowerBound], as: UTF8.self)
    guard before.last == "：" || before.last == ":",
      // 注意： and 版本附註： are labels of one sentence.
      before.count > Self.longestLabel || statement.procedure.map(before.hasPrefix) ?? false
    else { return (nil, text) }
    return (before, String(decoding: bytes[quote.lowerBound...], as: UTF8.self))
  }

  private static let longestLabel = 5

  /// The lead-in that an answer shows above its item; a gloss stands for itself.
  var leadIn: String? { gloss == nil ? parts.leadIn : nil }

  /// The words that answer, below their lead-in: for a reader of another language the gloss, else the guide's own.
  var item: String { gloss ?? parts.item }

  /// The words of a checklist's item, below its procedure's name, which is the lead-in.
  var checklistItem: String { statement.procedure == nil ? gloss ?? statement.text : item }

  /// The guide's words, where they do not stand in `text` already.
  func quote(beside text: String) -> String? {
    Array(text.utf8).contains(Array(statement.quote.utf8)) ? nil : statement.quote
  }

  /// The reasons in the order in which they help: who cannot read the guide is first told the rule's, in the
  /// reader's own language.
  func shownReasons(_ language: Language) -> [ShownReason] {
    let isForeign = gloss != nil
    var shown = reasons.compactMap { reason -> ShownReason? in
      switch reason.origin {
      case .guide(let reason):
        ShownReason(text: words(of: reason, isForeign), mark: nil, isRule: false)
      case .inferred(let reason):
        ShownReason(text: words(of: reason, isForeign), mark: Labels.inferred[language], isRule: false)
      case .rule(let id):
        Catalogue.rule(id).map {
          ShownReason(text: $0.rationale[language], mark: Labels.fromRule[language], isRule: true)
        }
      }
    }
    if isForeign {
      if !shown.contains(where: \.isRule), let rule = rules.first.flatMap(Catalogue.rule) {
        shown.append(
          ShownReason(text: rule.rationale[language], mark: Labels.fromRule[language], isRule: true))
      }
      shown = shown.filter(\.isRule) + shown.filter { !$0.isRule }
    }
    return Array(shown.prefix(2))
  }

  /// A reason in the guide's words: of the sentence that the answer shows already only the part that says why.
  private func words(of reason: Statement, _ isForeign: Bool) -> String {
    let words = reason.text == statement.text ? reason.quote : reason.text
    return "「\(isForeign ? TermBase.standard.glossed(words) : words)」"
  }

  /// The first linked rule that can be run, else the first linked rule.
  var shownRule: Rule? {
    let linked = rules.compactMap(Catalogue.rule)
    return linked.first
  }
}

struct ShownReason {
  let text: String
  /// Who says so, where it is not the guide itself.
  let mark: String?
  let isRule: Bool
}

extension Statement {
  /// The two innermost headings above it. The outermost is the guide's title, which the document's name has told
  /// already; only where it is the one heading it is kept.
  var nearHeadings: [String] {
    let names = section.split(separator: "›").map { $0.split(separator: " ").joined(separator: " ") }
    return Array(names.dropFirst(names.count > 1 ? 1 : 0).suffix(2))
  }

  /// `quick-start.md:12 › Set-up › Orientations`, then with fewer headings: the place as a reader finds it.
  var references: [String] {
    let place = "\(place.document):\(place.line)".printable()
    let headings = nearHeadings.map { $0.printable() }
    return (0...headings.count).map { ([place] + headings.dropFirst($0)).joined(separator: " › ") }
  }

  /// The fullest of the places that fits in `columns`, `rest` behind it.
  func reference(columns: Int, rest: String? = nil) -> String? {
    let rest = rest.map { " · " + $0 } ?? ""
    return references.map { $0 + rest }.first { TextLayout.columns(of: $0) <= columns }
  }
}

extension Rule {
  /// What to type about the rule: run it or, where that cannot be yet, read it.
  var nextCommand: String { exampleCommand ?? "fenping rule \(id)" }
}

extension [Answer] {
  /// The answers in their order, those of one procedure together under its name.
  var byProcedure: [(procedure: String?, items: [Answer])] {
    var groups: [(procedure: String?, items: [Answer])] = []
    for answer in self {
      let procedure = answer.statement.procedure?.withoutColon
      if let index = groups.firstIndex(where: { $0.procedure == procedure }) {
        groups[index].items.append(answer)
      } else {
        groups.append((procedure, [answer]))
      }
    }
    return groups
  }

  /// A procedure's name as its items are read: for a reader of another language with its terms glossed.
  func heading(_ procedure: String, _ language: Language) -> String {
    guard contains(where: { $0.gloss != nil }) else { return procedure }
    let glossed = TermBase.standard.glossed(procedure)
    return glossed == procedure ? Labels.steps[language] + language.colon + procedure : glossed
  }
}

extension String {
  /// A lead-in as a heading.
  fileprivate var withoutColon: String {
    last == "：" || last == ":" ? String(dropLast()) : self
  }
}
