/// Named facts in two aligned columns, such as those of `fenping index info`.
public enum FactsText {
  public static func report(_ facts: [(name: String, value: String)], _ style: TextStyle) -> String {
    TextLayout.table(facts.map { [style.paint(.cyan, $0.name), $0.value.printable()] }) + "\n"
  }
}
