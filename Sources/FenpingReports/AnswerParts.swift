import FenpingCore
import FenpingModel

// What the text and the Markdown of answers have in common: which words lead, which reasons are shown.

extension Answer {
  /// The words that answer: for a reader of another language the gloss, else the guide's own.
  var lead: String { gloss ?? statement.text }

  /// The words of an item below its procedure's name: a list item's text begins with its lead-in, which the name
  /// says already.
  var itemLead: String {
    if let gloss { return gloss }
    guard let procedure = statement.procedure, statement.text.hasPrefix(procedure) else {
      return statement.text
    }
    return statement.quote
  }

  /// The guide's words, where `lead` is not already the same.
  func quote(beside lead: String) -> String? {
    lead == statement.quote ? nil : statement.quote
  }

  /// The reasons in the order in which they help: who cannot read the guide is first told the rule's, in the
  /// reader's own language.
  func shownReasons(_ language: Language) -> [ShownReason] {
    let isForeign = gloss != nil
    var shown = reasons.compactMap { reason -> ShownReason? in
      switch reason.origin {
      case .guide(let statement):
        ShownReason(text: "「\(statement.text)」", mark: nil, isRule: false)
      case .inferred(let statement):
        ShownReason(text: "「\(statement.text)」", mark: Labels.inferred[language], isRule: false)
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

  /// The first linked rule that can be run, else the first linked rule.
  var shownRule: Rule? {
    let linked = rules.compactMap(Catalogue.rule)
    return linked.first { !$0.isPlanned } ?? linked.first
  }
}

struct ShownReason {
  let text: String
  /// Who says so, where it is not the guide itself.
  let mark: String?
  let isRule: Bool
}

extension Statement {
  /// `quick-start.md:12 › Orientations`: the place, with the nearest headings. The outer ones, down from the guide's
  /// own title, say what the document's name has said already.
  func reference(headings: Int) -> String {
    let names = section.split(separator: "›").map { $0.drop { $0 == " " } }
      .map { String($0.last == " " ? $0.dropLast() : $0) }
    return (["\(place.document):\(place.line)"] + names.suffix(headings)).joined(separator: " › ")
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
}

extension String {
  /// A lead-in as a heading.
  fileprivate var withoutColon: String {
    last == "：" || last == ":" ? String(dropLast()) : self
  }
}
