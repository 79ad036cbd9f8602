import CursesText

/// What follows the header of a journal.
enum JournalRecord: Equatable {
  /// The whole text the edits start from.
  case base([UInt8])
  /// One replacement, in byte offsets of the text as it was before it.
  case edit(Range<Int>, inserted: [UInt8])
  /// The text after so many edits is about to be saved to a file whose bytes have this hash. It is never
  /// sealed: a hash of a locked file says nothing of its text.
  case saving(ContentHash, edits: Int)

  /// No text has so many bytes: sums of offsets cannot overflow.
  private static let highest = UInt64(1) << 56
  /// What tells such a record from a sealed one.
  private static let savingMark = [Kind.saving.rawValue] + Array("bubblepad saving".utf8)

  private enum Kind: UInt8 {
    case base = 1
    case edit = 2
    case saving = 3
  }

  /// Whether a body is a record that is never sealed.
  static func isPlain(_ body: [UInt8]) -> Bool { body.starts(with: savingMark) }

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
    case .saving(let hash, let edits):
      writer.bytes = Self.savingMark + hash.bytes
      writer.write(UInt64(edits))
    }
    return writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    switch reader.read(UInt8.self).flatMap(Kind.init) {
    case .base: self = .base(Array(bytes.dropFirst()))
    case .edit:
      guard let lower = reader.read(UInt64.self), let upper = reader.read(UInt64.self),
        lower <= upper, upper <= Self.highest
      else { return nil }
      self = .edit(Int(lower)..<Int(upper), inserted: Array(bytes.dropFirst(17)))
    case .saving:
      guard Self.isPlain(bytes), reader.read(count: Self.savingMark.count - 1) != nil,
        let hash = reader.read(count: 32).flatMap({ ContentHash(bytes: $0) }),
        let edits = reader.read(UInt64.self), edits <= Self.highest, reader.remaining == 0
      else { return nil }
      self = .saving(hash, edits: Int(edits))
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

  /// The bodies in order, up to the first that is torn or damaged, and whether there is none such.
  static func unwrap(_ bytes: ArraySlice<UInt8>) -> (bodies: [[UInt8]], isWhole: Bool) {
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
    return (bodies, rest.isEmpty)
  }
}
