import TextModel

/// What follows the header of a journal.
enum JournalRecord: Equatable {
  /// The whole text the edits start from.
  case base([UInt8])
  /// One replacement, in byte offsets of the text as it was before it.
  case edit(Range<Int>, inserted: [UInt8])

  private enum Kind: UInt8 {
    case base = 1
    case edit = 2
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .base(let text):
      writer.bytes.reserveCapacity(text.count + 1)
      writer.write(Kind.base.rawValue)
      writer.bytes += text
    case .edit(let range, let inserted):
      writer.write(Kind.edit.rawValue)
      writer.write(UInt64(range.lowerBound))
      writer.write(UInt64(range.upperBound))
      writer.bytes += inserted
    }
    return writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    switch reader.read(UInt8.self).flatMap(Kind.init) {
    case .base: self = .base(Array(bytes.dropFirst()))
    case .edit:
      guard let lower = reader.read(UInt64.self), let upper = reader.read(UInt64.self),
        lower <= upper, upper <= UInt64(Int.max)
      else { return nil }
      self = .edit(Int(lower)..<Int(upper), inserted: Array(bytes.dropFirst(17)))
    case nil: return nil
    }
  }
}

/// How records lie in the file: length, CRC32C, bytes.
enum JournalFrame {
  static func wrap(_ body: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes.reserveCapacity(body.count + 8)
    writer.write(UInt32(body.count))
    writer.write(CRC32C.checksum(body))
    writer.bytes += body
    return writer.bytes
  }

  /// The bodies in order, up to the first that is torn or damaged.
  static func unwrap(_ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var bodies: [[UInt8]] = []
    var rest = bytes
    while rest.count >= 8 {
      var reader = ByteReader(rest.prefix(8))
      guard let count = reader.read(UInt32.self), let checksum = reader.read(UInt32.self),
        rest.count - 8 >= Int(count)
      else { break }
      let body = Array(rest.dropFirst(8).prefix(Int(count)))
      guard CRC32C.checksum(body) == checksum else { break }
      bodies.append(body)
      rest = rest.dropFirst(8 + Int(count))
    }
    return bodies
  }
}
