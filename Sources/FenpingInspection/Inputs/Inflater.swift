import CZlib

/// Undoes “deflate”, the one compression that archives of apps use. The only file that knows zlib.
enum Inflater {
  enum Failure: Error {
    /// Not what a compressor wrote, or not its whole.
    case damaged
    /// The data goes on where it should end.
    case tooLong
  }

  /// The `size` bytes that the data unpacks to. Never is more memory taken than for these.
  static func inflate(_ data: [UInt8], size: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    // Negative: bare data, without a header of zlib's own.
    let opened = inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
    guard opened == Z_OK else { throw .damaged }
    defer { inflateEnd(&stream) }
    var data = data
    // One byte more, in which data that goes on betrays itself.
    var output = [UInt8](repeating: 0, count: size + 1)
    let status = data.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = uInt(output.count)
        return CZlib.inflate(&stream, Z_FINISH)
      }
    }
    let written = size + 1 - Int(stream.avail_out)
    if written > size { throw .tooLong }
    guard status == Z_STREAM_END, stream.avail_in == 0, written == size else { throw .damaged }
    output.removeLast()
    return output
  }

  /// The checksum that an archive keeps of each file.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, uInt(bytes.count)))
  }
}
