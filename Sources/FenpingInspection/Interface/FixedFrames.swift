/// Counts the views of a document with Auto Layout that stay where they were dropped and do not fit a narrow window.
///
/// A view counts only where everything says so: a person has to look at what is counted, and should not look in vain.
/// - It stands among the `subviews` of another. What has a key (a controller's view, a cell's content, a title view)
///   is placed by its owner.
/// - Its autoresizing mask is in force, or Interface Builder itself calls its frame fixed.
/// - The mask holds it at the left with the width it has. One that stretches or moves adapts in its own way, and an
///   empty mask stands where a cell's style places its labels.
/// - It reaches beyond the narrowest window.
/// - No scroll view, collection or cell with a style decides how much room there is.
struct FixedFrames {
  /// Slide Over on iPads up to 10.5 inches and the third of a Split View: 320 points.
  static let narrowestWindow = 320.0

  private struct View {
    let isCandidate: Bool
    var rightEdge: Double?
    var isHeld = false
    /// Elements that are open inside it.
    var depth = 0
  }

  private(set) var count = 0
  /// Whether any view has a frame.
  private(set) var hasViews = false
  private var views: [View] = []
  /// Open elements that give their content its room.
  private var scrolling = 0

  private static let scrollers: Set<String> = ["scrollView", "textView", "collectionView", "stackView"]

  mutating func open(_ name: String, _ attributes: [String: String], in outer: String?) {
    switch name {
    case "rect" where attributes["key"] == "frame":
      hasViews = true
      if let last = views.indices.last, views[last].depth == 0,
        let x = attributes["x"].flatMap(Double.init), let width = attributes["width"].flatMap(Double.init)
      {
        views[last].rightEdge = x + width
      }
    case "autoresizingMask":
      if let last = views.indices.last, views[last].depth == 0 {
        views[last].isHeld =
          attributes["flexibleMaxX"] == "YES" && attributes["flexibleMinX"] != "YES"
          && attributes["widthSizable"] != "YES"
      }
    default: break
    }
    if outer == "subviews" {
      let isFree =
        attributes["translatesAutoresizingMaskIntoConstraints"] != "NO" || attributes["fixedFrame"] == "YES"
      views.append(View(isCandidate: isFree && scrolling == 0 && attributes["key"] == nil))
    } else if let last = views.indices.last {
      views[last].depth += 1
    }
    if Self.givesRoom(name, attributes) { scrolling += 1 }
    open.append((Self.givesRoom(name, attributes), outer == "subviews"))
  }

  /// For each open element, whether it counts in `scrolling` and whether it is in `views`.
  private var open: [(givesRoom: Bool, isView: Bool)] = []

  mutating func close(_ name: String) {
    guard let element = open.popLast() else { return }
    if element.givesRoom { scrolling -= 1 }
    if !element.isView {
      if let last = views.indices.last { views[last].depth -= 1 }
      return
    }
    guard let view = views.popLast(), view.isCandidate, view.isHeld, let edge = view.rightEdge else { return }
    if edge > Self.narrowestWindow { count += 1 }
  }

  private static func givesRoom(_ name: String, _ attributes: [String: String]) -> Bool {
    if scrollers.contains(name) { return true }
    return name == "tableViewCell" && attributes["style"] != nil
      && attributes["style"] != "IBUITableViewCellStyleCustom"
  }
}
