import FenpingCore

// How a split view controller is created, and where it goes.

extension SourceObserver {
  /// The class's name where an instance is made. One that a storyboard makes is the storyboard's affair: its panes are
  /// connected there.
  mutating func observeSplitViewClass(_ token: Int) {
    switch text.language {
    case .swift:
      guard text.kind(token + 1) == "(", text.kind(token - 1) != ".", text.word(token - 1) != "func" else {
        return
      }
      let nib = token + 2
      let isFromNib =
        text.word(nib) == "nibName" && text.kind(nib + 1) == ":" && text.word(nib + 2) != "nil"
      create(token, isFromNib: isFromNib)
    case .objectiveC:
      guard text.kind(token - 1) == "[" else { return }
      if text.word(token + 1) == "new" { return create(token, isFromNib: false) }
      guard text.word(token + 1) == "alloc", text.kind(token + 2) == "]" else { return }
      let isFromNib =
        text.word(token + 3) == "initWithNibName" && text.kind(token + 4) == ":"
        && text.word(token + 5) != "nil"
      create(token, isFromNib: isFromNib)
    }
  }

  private mutating func create(_ token: Int, isFromNib: Bool) {
    // SwiftUI gives what this returns a place of its own; the steps for a window do not hold.
    if let function = text.function(around: token),
      text.words.texts[Int(text.declarations[function].name)] == "makeUIViewController"
    {
      return
    }
    add(isFromNib ? .splitViewFromNib : .splitViewCreated, at: token)
  }

  mutating func observePlacement(_ sign: PlacementSign, _ token: Int) {
    guard text.isCall(token), let argument = text.firstArgument(of: token) else { return }
    if isSplitView(argument) { add(sign.pattern, at: token) }
  }

  /// `window.rootViewController = split`, and what a navigation controller begins with.
  mutating func observeRoot(_ token: Int) {
    switch text.word(token) {
    case "initWithRootViewController":
      guard text.isCall(token), let argument = text.firstArgument(of: token), isSplitView(argument),
        text.contains(["alloc"], in: text.parent(token)..<token, limit: 4),
        names.isNavigation(text.number(text.parent(token) + 2))
      else { return }
      add(.splitViewPushed, at: token)
    case "setRootViewController":
      guard text.isCall(token), let argument = text.firstArgument(of: token), isSplitView(argument) else {
        return
      }
      add(.splitViewAsRoot, at: token)
    default:
      if text.kind(token + 1) == ":", text.kind(token - 1) == "(" {
        guard names.isNavigation(text.number(token - 2)), isSplitView(text.argument(from: token + 2)) else {
          return
        }
        add(.splitViewPushed, at: token)
      } else if text.kind(token - 1) == "." {
        let value = text.value(from: token + 2)
        let isAssigned = text.kind(token + 1) == "=" && (isSplitView(value) || mayBeSplitView(value))
        if isAssigned || isReadAsSplitView(token) { add(.splitViewAsRoot, at: token) }
      }
    }
  }

  /// `window!.rootViewController as! UISplitViewController`: who insists on it knows that it is.
  private func isReadAsSplitView(_ token: Int) -> Bool {
    switch text.language {
    case .swift:
      let cast = text.kind(token + 1) == "?" || text.kind(token + 1) == "!" ? token + 2 : token + 1
      return text.word(cast) == "as" && text.kind(cast + 1) == "!"
        && names.isSplitViewClass(text.number(cast + 2))
    case .objectiveC:
      // `(UISplitViewController *)self.window.rootViewController`
      guard text.kind(token + 1) != "." else { return false }
      var start = token
      while start > token - 16, text.kind(start - 1) == ".", text.kind(start - 2) == .word { start -= 2 }
      guard text.kind(start - 1) == ")", text.kind(start - 2) == "*" else { return false }
      return names.isSplitViewClass(text.number(start - 3)) && text.kind(start - 4) == "("
    }
  }

  // MARK: Lists of view controllers

  /// `viewControllers =`, `setViewControllers(_:animated:)`: of a split view controller its panes, of another container
  /// its children.
  mutating func observeViewControllers(_ token: Int) {
    let list: Range<Int>
    if text.kind(token + 1) == "=" {
      list = text.value(from: token + 2)
    } else if text.word(token) == "setViewControllers", text.isCall(token),
      let first = text.firstArgument(of: token)
    {
      list = first
    } else {
      return
    }
    switch receiver(of: token) {
    case .splitView:
      add(.viewControllersAssigned, at: token)
      observePanes(in: text.elements(of: list))
    case .navigation:
      if text.elements(of: list).contains(where: isSplitView) { add(.splitViewPushed, at: token) }
    case .tabs:
      if text.elements(of: list).contains(where: isSplitView) { add(.splitViewAsChild, at: token) }
    case nil: break
    }
  }

  private enum Receiver: Hashable { case splitView, navigation, tabs }

  /// Whose member the token is. Of other containers the name tells, as nobody calls a navigation controller `tabs`.
  private func receiver(of token: Int) -> Receiver? {
    var place = token - 1
    if text.kind(place) == "." {
      place -= 1
      if text.kind(place) == "?" || text.kind(place) == "!" { place -= 1 }
    } else if text.language == .swift || text.kind(token + 1) == "=" {
      place = -1
    }
    if place < 0 || text.word(place) == "self" {
      let type = text.typeName(around: token)
      if names.isSplitViewClass(type) { return .splitView }
      if names.tabBarControllers.contains(type) { return .tabs }
      return names.navigationControllers.contains(type) ? .navigation : nil
    }
    guard text.kind(place) == .word else { return nil }
    if names.contains(\.splitViews, place, in: text, file: index) { return .splitView }
    let name = text.word(place).lowercased()
    if name.contains("nav") { return .navigation }
    return name.contains("tab") ? .tabs : nil
  }

  /// `setViewController(_:for:)`; a page view controller sets several at once, with another method.
  mutating func observeColumn(_ token: Int) {
    guard text.isCall(token), let first = text.firstArgument(of: token) else { return }
    let label = text.language == .swift ? "for" : "forColumn"
    let next = text.language == .swift ? first.upperBound + 1 : first.upperBound
    guard text.word(next) == label, text.kind(next + 1) == ":" else { return }
    add(.columnAssigned, at: token)
    observePanes(in: [first])
  }

  /// `window.isHidden = false`, `[window setHidden:NO]`
  mutating func observeHidden(_ token: Int) {
    let value = text.word(token + 2)
    guard value == "false" || value == "NO" else { return }
    var place = token - 1
    if text.word(token) == "setHidden" {
      guard text.isCall(token) else { return }
    } else {
      guard text.kind(token + 1) == "=", text.kind(place) == "." else { return }
      place -= 1
      if text.kind(place) == "?" || text.kind(place) == "!" { place -= 1 }
    }
    if text.word(place).lowercased().hasSuffix("window") { add(.windowMadeVisible, at: token) }
  }
}
