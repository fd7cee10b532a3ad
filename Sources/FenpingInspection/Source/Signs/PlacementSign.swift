import FenpingCore

/// A call that puts its first argument somewhere; it counts where that is a split view controller.
struct PlacementSign: Sendable {
  let word: String
  let pattern: SourcePattern
  /// Where `split` is a split view controller.
  let example: String

  private init(_ word: String, _ pattern: SourcePattern, _ example: String) {
    self.word = word
    self.pattern = pattern
    self.example = example
  }

  static let table = [
    PlacementSign(
      "pushViewController", .splitViewPushed,
      "navigationController?.pushViewController(split, animated: true)"),
    PlacementSign("present", .splitViewPresented, "present(split, animated: true)"),
    PlacementSign(
      "presentViewController", .splitViewPresented,
      "[self presentViewController:split animated:YES completion:nil];"),
    PlacementSign(
      "presentModalViewController", .splitViewPresented,
      "[self presentModalViewController:split animated:YES];"),
    PlacementSign("addChild", .splitViewAsChild, "container.addChild(split)"),
    PlacementSign("addChildViewController", .splitViewAsChild, "[self addChildViewController:split];"),
  ]
}
