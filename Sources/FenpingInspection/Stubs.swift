import FenpingCore
enum SourceReader {
  struct Reading { var observations: [SourceObservation] = []; var notes: [LocalizedText] = [] }
  static func reading(_ files: [(file: String, bytes: [UInt8])]) -> Reading { Reading() }
}
enum InterfaceReader {
  static func document(_ bytes: [UInt8], name: String) throws(InspectionError) -> InterfaceDocument {
    guard let d = InterfaceDocument(["name": .text(name)]) else { throw .malformed(file: name, reason: "") }
    return d
  }
}
