public import FenpingCore

/// `fenping trace` as JSON.
public enum TraceJSON {
  /// `input` is what the lifecycle rules accept.
  public static func document(_ course: Course) -> JSON {
    let start = course.start
    // In Slide Over the primary app has the whole screen; the layout is named by the other.
    let split = start.secondary.split == .slideOver ? SplitConfiguration.slideOver : start.primary.split
    return [
      "schemaVersion": .schemaVersion,
      "model": .string(start.model.rawValue),
      "input": [
        "device": .string(start.device.rawValue), "orientation": .string(start.orientation.rawValue),
        "split": .string(split.rawValue), "life-cycle": .string(start.lifeCycle.rawValue),
        "os": .string(start.os.description), "actions": .strings(course.actions.map(\.word)),
      ],
      "outcome": JSON(Evaluation.Outcome.events(course.events)),
      "notes": .array(course.end.notes.map { JSON($0) }),
    ]
  }
}
