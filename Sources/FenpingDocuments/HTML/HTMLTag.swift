/// The elements that matter for the text of a page.
enum HTMLTag: UInt8 {
  case text
  case html, head, title, body
  case paragraph, container, article, main, header, footer, navigation, aside
  case heading1, heading2, heading3, heading4, heading5, heading6
  case bulletList, orderedList, item
  case definitionList, term, definition
  case table, row, cell, headerCell, caption
  case pre, code, quotation
  case lineBreak, rule
  case link, strong, inline
  /// What is never text of the page: scripts, styles, controls, embedded objects.
  case hidden
  case form

  private static let names: [String: HTMLTag] = [
    "html": .html, "head": .head, "title": .title, "body": .body, "p": .paragraph, "article": .article,
    "main": .main, "header": .header, "footer": .footer, "nav": .navigation, "aside": .aside,
    "h1": .heading1, "h2": .heading2, "h3": .heading3, "h4": .heading4, "h5": .heading5, "h6": .heading6,
    "ul": .bulletList, "menu": .bulletList, "dir": .bulletList, "ol": .orderedList, "li": .item,
    "dl": .definitionList, "dt": .term, "dd": .definition,
    "table": .table, "tr": .row, "td": .cell, "th": .headerCell, "caption": .caption, "figcaption": .caption,
    "pre": .pre, "listing": .pre, "xmp": .pre, "code": .code, "blockquote": .quotation, "br": .lineBreak,
    "hr": .rule, "a": .link, "strong": .strong, "b": .strong,
    "script": .hidden, "style": .hidden, "noscript": .hidden, "iframe": .hidden, "object": .hidden,
    "svg": .hidden, "button": .hidden, "select": .hidden, "textarea": .hidden, "template": .hidden,
    "option": .hidden, "canvas": .hidden, "video": .hidden, "audio": .hidden, "map": .hidden,
    "input": .hidden,
    "link": .hidden, "meta": .hidden, "base": .hidden, "form": .form,
    "div": .container, "section": .container, "center": .container, "figure": .container,
    "fieldset": .container,
    "address": .container, "details": .container, "summary": .container, "hgroup": .container,
    "tbody": .container, "thead": .container, "tfoot": .container, "dialog": .container,
    "frameset": .container,
  ]

  init(name: String) {
    self = Self.names[name] ?? .inline
  }

  /// Whether its text stands on lines of its own.
  var isBlock: Bool {
    switch self {
    case .text, .link, .strong, .inline, .code, .lineBreak, .hidden: false
    default: true
    }
  }

  var headingLevel: Int? {
    switch self {
    case .heading1: 1
    case .heading2: 2
    case .heading3: 3
    case .heading4: 4
    case .heading5, .heading6: 5
    default: nil
    }
  }
}
