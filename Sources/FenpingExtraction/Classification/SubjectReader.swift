import FenpingModel

/// What a unit is about: its own concepts decide, then those of its headings, then the document's.
/// 分屏视图 alone settles nothing: it is the system's mode in one guide and the view controller in another.
enum SubjectReader {
  /// Each subject's concepts, in the order in which a tie is broken.
  static let concepts: [(Statement.Subject, Set<String>)] = [
    (
      .splitViewController,
      [
        "split-view-controller", "pane", "first-pane", "second-pane", "two-panes", "view-controllers-array",
        "container-view-controller", "should-hide-method", "child-view-controller", "display-mode",
      ]
    ),
    (
      .appLifeCycle,
      [
        "life-cycle", "state-transition", "resign-active", "become-active", "enter-background",
        "enter-foreground", "snapshot", "app-delegate", "scene-delegate",
      ]
    ),
    (.sizeClasses, ["size-class", "regular", "compact", "trait-collection", "trait-environment"]),
    (
      .multitasking,
      [
        "multitasking", "slide-over", "split-view", "primary-app", "secondary-app", "divider",
        "picture-in-picture", "requires-full-screen", "multitasking-setting", "stage-manager",
        "windowed-apps",
      ]
    ),
    (.rotation, ["rotation", "orientation", "all-orientations", "landscape", "portrait"]),
  ]

  /// - Parameter surroundings: concept sets from the nearest to the farthest.
  static func subject(of own: Set<String>, in surroundings: [Set<String>]) -> Statement.Subject {
    for named in [own] + surroundings {
      var best: (subject: Statement.Subject, count: Int)?
      for (subject, ids) in concepts {
        let count = ids.intersection(named).count
        if count > best?.count ?? 0 { best = (subject, count) }
      }
      if let best { return best.subject }
    }
    return .other
  }
}
