import FenpingCore
public import FenpingModel
import FenpingText

/// Turns a guide into statements. A pure function: equal documents give equal statements.
public enum Extractor {
  /// Rises with every change that can change a statement; an index made by another version is rebuilt.
  public static let version = 4

  /// The statements of `document`, in its order.
  public static func statements(in document: Document) -> [Statement] {
    let passages = Outline.passages(of: document)
    let found = passages.enumerated().flatMap { index, passage in
      Draft.drafts(of: passage, number: index, in: document)
    }
    let topic = TopicFilter(title: document.title, statements: found.map { Set($0.concepts) })
    let drafts = found.filter { topic.keeps(Set($0.concepts)) }
    let reasons = ReasonLinker.reasons(of: drafts.map(\.link))
    let all = Set(drafts.flatMap(\.concepts))
    return drafts.indices.map { index in
      let links = reasons[index].map { ReasonLink(id(document, $0.index), $0.origin) }
      return drafts[index].statement(id: id(document, index), document: document, all: all, reasons: links)
    }
  }

  private static func id(_ document: Document, _ index: Int) -> String { "\(document.name)#\(index + 1)" }
}
