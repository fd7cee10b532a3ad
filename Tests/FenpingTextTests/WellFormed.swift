/// Whether `bytes` are UTF-8 that needs no repair.
func isWellFormed(_ bytes: some Collection<UInt8>) -> Bool {
  String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
}
