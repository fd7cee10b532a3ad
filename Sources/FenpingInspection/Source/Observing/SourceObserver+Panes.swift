import FenpingCore

// View controllers that go into a pane, and what is a split view controller.

extension SourceObserver {
  /// Remembers the variable into which a view controller is put where it is created.
  mutating func noteController(_ token: Int) {
    var equals = token - 1
    switch text.language {
    case .swift:
      guard text.kind(token + 1) == "(" else { return }
    case .objectiveC:
      guard text.kind(token - 1) == "[", ["alloc", "new"].contains(text.word(token + 1)) else { return }
      while text.kind(equals) == "[" { equals -= 1 }
    }
    guard text.kind(equals) == "=", text.kind(equals - 1) == .word else { return }
    created.insert(
      ProjectNames.Variable(
        name: text.number(equals - 1), scope: text.scope(at: token, file: index)))
  }

  /// Where the panes are assigned, what creates one of them: there, or before in the same method.
  mutating func observePanes(in elements: [Range<Int>]) {
    for element in elements {
      guard let first = element.first else { continue }
      let isCreatedHere =
        element.prefix(6).contains { index in
          let name = text.word(index)
          guard name.hasSuffix("Controller") else { return false }
          return text.language == .swift ? text.kind(index + 1) == "(" : text.word(index + 1) == "alloc"
        }
      let variable = ProjectNames.Variable(
        name: text.number(first), scope: text.scope(at: first, file: index))
      if isCreatedHere || created.contains(variable) { add(.paneControllerCreated, at: first) }
    }
  }

  /// Whether an expression is a split view controller, as far as it is known.
  func isSplitView(_ expression: Range<Int>) -> Bool {
    var range = expression
    while range.count > 1, text.kind(range.upperBound - 1) == "!" || text.kind(range.upperBound - 1) == "?" {
      range = range.lowerBound..<range.upperBound - 1
    }
    guard let first = range.first, let last = range.last else { return false }
    if range.count == 1 { return names.contains(\.splitViews, first, in: text, file: index) }
    if range.count == 3, text.word(first) == "self", text.kind(first + 1) == "." {
      return names.contains(\.splitViews, last, in: text, file: index)
    }
    switch text.language {
    case .swift:
      if names.isSplitViewClass(text.number(first)), text.kind(first + 1) == "(" {
        return text.behind(first + 1) == range.upperBound
      }
      let call = text.word(first) == "self" && text.kind(first + 1) == "." ? first + 2 : first
      if names.splitViewFunctions.contains(text.number(call)), text.kind(call + 1) == "(" {
        return text.behind(call + 1) == range.upperBound
      }
      let cast = text.kind(last - 1) == "!" ? last - 2 : last - 1
      return names.isSplitViewClass(text.number(last)) && text.word(cast) == "as"
    case .objectiveC:
      guard text.behind(first) >= range.upperBound || text.kind(first) == "(" else { return false }
      var name = first
      while name < last, text.kind(name) == "[" { name += 1 }
      if ["alloc", "new"].contains(text.word(name + 1)) { return names.isSplitViewClass(text.number(name)) }
      // `(UISplitViewController *)controller`
      return text.kind(first) == "(" && names.isSplitViewClass(text.number(first + 1))
        && text.kind(first + 2) == "*"
        && text.kind(first + 3) == ")"
    }
  }
}

extension SourceObserver {
  /// Whether it may be one: a variable to which one is assigned, another object's property of that type. Enough for
  /// what is as it should be, and not for a finding.
  func mayBeSplitView(_ expression: Range<Int>) -> Bool {
    var last = expression.upperBound - 1
    if text.kind(last) == "!" || text.kind(last) == "?" { last -= 1 }
    guard last >= expression.lowerBound, text.kind(last) == .word else { return false }
    if names.contains(\.possibleSplitViews, last, in: text, file: index) { return true }
    return text.kind(last - 1) == "." && names.splitViewMembers.contains(text.number(last))
  }
}

extension ProjectNames {
  /// UINavigationController and those that inherit from it.
  func isNavigation(_ word: Int32) -> Bool { navigationControllers.contains(word) }
}
