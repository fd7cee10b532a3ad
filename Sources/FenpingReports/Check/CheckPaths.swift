extension String {
  /// The path of a file that is relative to `folder`, from where the folder's own path begins.
  func below(_ folder: String) -> String {
    // What GitHub compares paths with has no `./` in front.
    var folder = folder[...]
    while folder.hasPrefix("./") { folder = folder.dropFirst(2).drop { $0 == "/" } }
    while folder.hasSuffix("/") { folder.removeLast() }
    return folder.isEmpty || folder == "." ? self : "\(folder)/\(self)"
  }

  /// A path as a relative reference of a URI: every byte that means something there is percent-encoded.
  var percentEncoded: String {
    var uri = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
