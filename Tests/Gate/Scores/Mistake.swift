/// Something that the pipeline did not do as the fixtures ask.
struct Mistake: CustomStringConvertible {
  /// The figures that it lowers.
  let measures: [Measure]
  let description: String

  init(_ description: String, _ measures: Measure...) {
    self.measures = measures
    self.description = description
  }
}
