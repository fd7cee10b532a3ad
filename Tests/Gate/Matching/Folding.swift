import Foundation

extension String {
  /// The text as the gate compares it: compatibility forms made one, white space and the signs of mark-up left out.
  var folded: [Unicode.Scalar] {
    precomposedStringWithCompatibilityMapping.unicodeScalars.filter {
      !$0.properties.isWhitespace && !Self.leftOut.contains($0)
    }
  }

  private static let leftOut: Set<Unicode.Scalar> = [
    "`", "*", "_", "#", ">", "|", "\u{FEFF}", "\u{200B}", "\u{AD}",
  ]

  /// The text without tags and link targets; the lines stay as many as they were.
  func withoutMarkup(isHTML: Bool) -> String {
    var text = self
    if isHTML {
      text.replace(#/(?is)<(script|style|head)\b.*?</\1>/#) { Self.lineBreaks($0.output.0) }
      text.replace(#/(?s)<[^>]*>/#) { Self.lineBreaks($0.output) }
      text = text.withoutEntities
    } else {
      text.replace(#/</?[A-Za-z][^<>\n]*>/#, with: "")
    }
    text.replace(#/!\[[^\]\n]*\]\([^)\n]*\)/#, with: "")
    text.replace(#/\[([^\]\n]*)\]\([^)\n]*\)/#) { $0.output.1 }
    text.replace(#/\[([^\]\n]+)\]\[[^\]\n]*\]/#) { $0.output.1 }
    return text
  }

  private static func lineBreaks(_ text: Substring) -> String {
    String(repeating: "\n", count: text.unicodeScalars.count { $0 == "\n" })
  }

  /// The few character references that the fixtures have.
  private var withoutEntities: String {
    let numbers = replacing(#/&#([0-9]{1,7});/#) { match in
      UInt32(match.output.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }
    return ["&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&amp;": "&"].sorted { $0.key > $1.key }
      .reduce(numbers) { $0.replacing($1.key, with: $1.value) }
  }
}

/// Every place of `part` in `whole`.
func places(of part: [Unicode.Scalar], in whole: [Unicode.Scalar]) -> [Int] {
  guard let first = part.first, part.count <= whole.count else { return [] }
  return (0...(whole.count - part.count)).filter { start in
    whole[start] == first && whole[start..<(start + part.count)].elementsEqual(part)
  }
}
