import FenpingCore

/// What is kept of a document while it is read, element by element.
final class InterfaceContent {
  /// The attributes that are looked at; the others are not even copied.
  static let attributes: Set<String> = [
    "destination", "fixedFrame", "flexibleMaxX", "flexibleMinX", "id",
    "initialViewController", "key", "kind", "launchScreen", "relationship", "style",
    "translatesAutoresizingMaskIntoConstraints", "useAutolayout", "useTraitCollections", "widthSizable",
    "width",
    "x",
  ]

  /// A view controller; `kind` is its element.
  struct Controller {
    let kind: String
    let id: String?
    /// The tabs that were counted so far, or the panes.
    var children = 0
  }

  /// One controller leads to another: a segue, or a relationship, which is a segue too or a place in the document.
  struct Connection {
    let source: Int?
    let target: Target
    /// The kind of the segue, or the name of the relationship.
    let name: String
    let isRelationship: Bool
    /// Its place among its source's children of that name, counted from one.
    let position: Int
  }

  enum Target: Hashable {
    case id(String)
    /// Nested in its container, as in a xib.
    case index(Int)
  }

  private struct Element {
    let name: String
    let attributes: [String: String]
    /// The innermost controller that it is or stands in.
    let controller: Int?
  }

  private(set) var isDocument = false
  private var root: [String: String] = [:]
  private var elements: [Element] = []
  private(set) var controllers: [Controller] = []
  private(set) var connections: [Connection] = []
  private var frames = FixedFrames()

  func open(_ name: String, _ attributes: [String: String]) {
    let outer = elements.last
    if outer == nil {
      root = attributes
      // Older formats keep objects in an archive of keys, in which nothing is found.
      isDocument = name == "document" || name == "archive"
    }
    var controller = outer?.controller
    if Self.isController(name) {
      controllers.append(Controller(kind: name, id: attributes["id"]))
      let index = controllers.count - 1
      nest(index, attributes, in: outer)
      controller = index
    } else if name == "segue" {
      connect(attributes, from: controller)
    }
    frames.open(name, attributes, in: outer?.name)
    elements.append(Element(name: name, attributes: attributes, controller: controller))
  }

  func close() {
    if let element = elements.popLast() { frames.close(element.name) }
  }

  /// The search display controller of old is no view controller; a placeholder stands for one of another file.
  private static func isController(_ element: String) -> Bool {
    element.hasSuffix("Controller") && element != "searchDisplayController"
  }

  private func connect(_ attributes: [String: String], from source: Int?) {
    guard let kind = attributes["kind"], let destination = attributes["destination"] else { return }
    let isRelationship = kind == "relationship"
    guard let name = isRelationship ? attributes["relationship"] : kind else { return }
    add(.id(destination), name: name, isRelationship: isRelationship, from: source)
  }

  /// A xib has no segues: children stand inside their container, under a key or in a list.
  private func nest(_ index: Int, _ attributes: [String: String], in outer: Element?) {
    guard let outer, let source = outer.controller else { return }
    let name: String
    if outer.name == "viewControllers" {
      name = controllers[source].kind == "navigationController" ? "rootViewController" : "viewControllers"
    } else if let key = attributes["key"] {
      name = key
    } else {
      return
    }
    add(.index(index), name: name, isRelationship: true, from: source)
  }

  private func add(_ target: Target, name: String, isRelationship: Bool, from source: Int?) {
    var position = 1
    if let source, name == "viewControllers" {
      controllers[source].children += 1
      position = controllers[source].children
    }
    connections.append(
      Connection(
        source: source, target: target, name: name, isRelationship: isRelationship, position: position))
  }
}

extension InterfaceContent {
  /// The record of ``InterfaceDocument``.
  func record(name: String) -> [String: Value] {
    var record: [String: Value] = ["name": .text(name), "is-launch": .flag(root["launchScreen"] == "YES")]
    // Interface Builder writes these when they are on and leaves them out when they are off. Where there is no view,
    // nothing is said: there is nothing to lay out.
    if root["useAutolayout"] == "YES" || frames.hasViews {
      let usesAutoLayout = root["useAutolayout"] == "YES"
      record["uses-auto-layout"] = .flag(usesAutoLayout)
      record["uses-trait-variations"] = .flag(root["useTraitCollections"] == "YES")
      if usesAutoLayout { record["fixed-frames"] = .number(Double(frames.count)) }
    }
    var kinds: Set<String> = []
    record["controllers"] = .list(
      controllers.filter { kinds.insert($0.kind).inserted }.map { .text($0.kind) })
    let views = splitViews
    if !views.isEmpty { record["split-views"] = .list(views) }
    return record
  }

  private var splitViews: [Value] {
    let indexes = controllers.indices.filter { controllers[$0].kind == "splitViewController" }
    guard !indexes.isEmpty else { return [] }
    var incoming = Dictionary(grouping: connections, by: \.target)
    let outgoing = Dictionary(grouping: connections, by: \.source)
    return indexes.map { index in
      let controller = controllers[index]
      var record: [String: Value] = [
        "initial": .flag(controller.id != nil && controller.id == root["initialViewController"])
      ]
      let panes = (outgoing[index] ?? []).filter(\.isRelationship).map(\.name)
      record["relationships"] = .list(panes.map(Value.text))
      // An id is of one controller; where a document gives it twice, the first has it.
      let arrivals =
        (incoming[.index(index)] ?? [])
        + (controller.id.flatMap { incoming.removeValue(forKey: .id($0)) } ?? [])
      record["reached-by"] = .list(arrivals.map { .text($0.name) })
      let tab = arrivals.first { arrival in
        arrival.name == "viewControllers"
          && arrival.source.map { controllers[$0].kind == "tabBarController" } ?? false
      }
      if let tab, let source = tab.source {
        record["tab"] = .number(Double(tab.position))
        record["tabs"] = .number(Double(controllers[source].children))
      }
      return .record(record)
    }
  }
}
