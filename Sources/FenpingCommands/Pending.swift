// pending: stand-ins for what other branches bring; deleted at the merge.
import FenpingCore
import FenpingModel

enum ReadingError: Error, Sendable, Hashable {
  enum BinaryKind: String, Sendable, CaseIterable {
    case pdf, png, jpeg, gif, zip, gzip, executable, propertyList = "property-list", database, unknown
  }
  case empty
  case tooLarge(limit: Int)
  case undecodable(tried: [String])
  case binary(BinaryKind)
  case noText
  case malformedLine(Int)
}

enum StoreError: Error {
  case pending
  var message: String { "pending" }
}
