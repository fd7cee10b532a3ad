public import FenpingCore
public import FenpingModel

/// Everything that guides say, as a report: by document, by section, by kind.
public enum KnowledgeMarkdown {
  /// - Parameters:
  ///   - statements: in the order of the documents.
  ///   - topic: what they were chosen by; empty for all.
  public static func report(_ statements: [Statement], topic: String, _ language: Language) -> String {
    let topic = topic.isEmpty ? "" : language.colon + MarkdownText.escaped(topic)
    var lines = [
      "# " + Labels.knowledge[language] + topic, "",
      Labels.statements.filled(String(statements.count))[language],
    ]
    let texts = Dictionary(statements.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
    for document in grouped(statements, by: \.place.document) {
      lines += ["", "## " + MarkdownText.escaped(document.key)]
      for section in grouped(document.items, by: \.section) {
        if !section.key.isEmpty { lines += ["", "### " + MarkdownText.escaped(section.key)] }
        for kind in Statement.Kind.allCases {
          let items = section.items.filter { $0.kind == kind }
          guard !items.isEmpty else { continue }
          lines += ["", "**\(kind.label[language])**", ""]
          lines += items.flatMap { item($0, texts, language) }
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func item(
    _ statement: Statement, _ texts: [String: String], _ language: Language
  ) -> [String] {
    let place = MarkdownText.code("\(statement.place.document):\(statement.place.line)")
    var lines = ["- \(MarkdownText.escaped(statement.text)) \(place)"]
    for reason in statement.reasons {
      guard let text = texts[reason.statement] else { continue }
      let mark = reason.origin == .inferred ? language.aside(Labels.inferred[language]) : ""
      lines.append("  - \(Labels.why[language])\(language.colon)\(MarkdownText.escaped(text))\(mark)")
    }
    for id in statement.rules {
      guard let link = MarkdownText.link(toRule: id), let rule = Catalogue.rule(id) else { continue }
      let title = MarkdownText.escaped(rule.title[language])
      lines.append("  - \(Labels.rule[language])\(language.colon)\(title) \(link)")
    }
    return lines
  }

  /// The items that share a key, in the order in which the keys first come.
  private static func grouped(
    _ statements: [Statement], by key: (Statement) -> String
  ) -> [(key: String, items: [Statement])] {
    var groups: [(key: String, items: [Statement])] = []
    var indices: [String: Int] = [:]
    for statement in statements {
      let key = key(statement)
      if let index = indices[key] {
        groups[index].items.append(statement)
      } else {
        indices[key] = groups.count
        groups.append((key, [statement]))
      }
    }
    return groups
  }
}
