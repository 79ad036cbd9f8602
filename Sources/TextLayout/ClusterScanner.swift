import TerminalCore

/// A grapheme cluster in the bytes of a paragraph.
struct Cluster {
  var length: Int
  /// Its cells; a tab has 0 here, its cells depend on its column.
  var width: Int
  var kind: BreakClass
}

/// Cuts UTF-8 bytes into grapheme clusters and measures them.
///
/// ASCII is cut by its bytes, and so are scalars of a few large scripts that never join their neighbours;
/// only where marks, joiners or flags come near is the standard library asked. Bytes that are not UTF-8
/// are a cluster of one cell each.
struct ClusterScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let widths: WidthModel
  /// Clusters that the standard library has cut, and that are not yet handed out.
  private var pending: [Cluster] = []
  private var pendingStart = 0
  private var pendingIndex = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, widths: WidthModel) {
    self.bytes = bytes
    self.widths = widths
  }

  /// Whether the byte at `offset` is a character by itself, whatever follows.
  @inline(__always)
  func isPlain(at offset: Int) -> Bool {
    let byte = bytes[offset]
    guard byte >= 0x20, byte < 0x7F else { return false }
    return offset + 1 == bytes.count || bytes[offset + 1] < 0x80
  }

  /// The cluster that starts at `offset`, which is a boundary below the end.
  mutating func cluster(at offset: Int) -> Cluster {
    let byte = bytes[offset]
    if byte < 0x80, offset + 1 == bytes.count || bytes[offset + 1] < 0x80 {
      if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A {
        return Cluster(length: 2, width: 1, kind: .lineEnd)
      }
      return Cluster(length: 1, width: byte == 0x09 ? 0 : 1, kind: BreakClass(ascii: byte))
    }
    if pendingIndex < pending.count, pendingStart == offset { return takePending() }
    if let simple = simpleCluster(at: offset) { return simple }
    cutRegion(from: offset)
    return takePending()
  }

  private mutating func takePending() -> Cluster {
    let cluster = pending[pendingIndex]
    pendingIndex += 1
    pendingStart += cluster.length
    return cluster
  }

  /// One scalar that is followed by another of those that never join.
  private func simpleCluster(at offset: Int) -> Cluster? {
    let first = Scalar.decoded(bytes, at: offset)
    guard let scalar = first.scalar, Scalar.neverJoins(scalar) else { return nil }
    let next = offset + first.length
    if next < bytes.count {
      let following = Scalar.decoded(bytes, at: next)
      guard following.scalar.map(Scalar.neverJoins) ?? true else { return nil }
    }
    return Cluster(
      length: first.length, width: max(1, CellWidth.of(scalar)), kind: BreakClass(scalar))
  }

  /// Cuts the bytes from `start` to the next place that is surely a boundary.
  private mutating func cutRegion(from start: Int) {
    pending.removeAll(keepingCapacity: true)
    pendingIndex = 0
    pendingStart = start
    var scalars = String.UnicodeScalarView()
    var offset = start
    var wasSimple = false
    while offset < bytes.count {
      let decoded = Scalar.decoded(bytes, at: offset)
      guard let scalar = decoded.scalar else { break }
      let isSimple = Scalar.neverJoins(scalar)
      if wasSimple && isSimple && offset > start { break }
      scalars.append(scalar)
      offset += decoded.length
      wasSimple = isSimple
    }
    guard offset > start else {
      pending = [Cluster(length: Scalar.decoded(bytes, at: start).length, width: 1, kind: .letter)]
      return
    }
    for character in String(scalars) { pending.append(measured(character)) }
  }

  private func measured(_ character: Character) -> Cluster {
    let scalars = character.unicodeScalars
    let kind = character == "\r\n" ? .lineEnd : BreakClass(scalars[scalars.startIndex])
    return Cluster(
      length: character.utf8.count,
      width: character == "\t" ? 0 : CellWidth.of(character, in: widths), kind: kind)
  }
}

/// A scalar in bytes that need not be UTF-8.
enum Scalar {
  /// The scalar at `offset` and its length; no scalar for the longest part there that is not UTF-8.
  static func decoded(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let (length, low, high) = shape(lead)
    guard length > 0 else { return (nil, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard offset + index < bytes.count else { return (nil, index) }
      let byte = bytes[offset + index]
      let isTrail = index == 1 ? (low...high).contains(byte) : byte & 0xC0 == 0x80
      guard isTrail else { return (nil, index) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (Unicode.Scalar(value), length)
  }

  /// The length that a first byte asks for, and the range of its second byte (Unicode, table 3-7).
  private static func shape(_ lead: UInt8) -> (length: Int, low: UInt8, high: UInt8) {
    switch lead {
    case 0xC2...0xDF: (2, 0x80, 0xBF)
    case 0xE0: (3, 0xA0, 0xBF)
    case 0xED: (3, 0x80, 0x9F)
    case 0xE1...0xEF: (3, 0x80, 0xBF)
    case 0xF0: (4, 0x90, 0xBF)
    case 0xF1...0xF3: (4, 0x80, 0xBF)
    case 0xF4: (4, 0x80, 0x8F)
    default: (0, 0, 0)
    }
  }

  /// Whether between this scalar and another such one there is always a cluster boundary, and its width
  /// is that of the scalar. True of no mark, joiner, prefix, jamo or flag; not all that qualify are in.
  static func neverJoins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x370..<0x378, 0x391..<0x3A2, 0x3A3..<0x483,
      0x48A..<0x530, 0x5D0..<0x5EB, 0x621..<0x64B, 0x904..<0x93A, 0xE01..<0xE31, 0x1E00..<0x1F16,
      0x2010..<0x2028, 0x2030..<0x205F, 0x2190..<0x2300, 0x2500..<0x25FD, 0x3001..<0x302A,
      0x3041..<0x3097, 0x309D..<0x3100, 0x3400..<0x4DC0, 0x4E00..<0xA000, 0xAC00..<0xD7A4,
      0xE0B0..<0xE0D5, 0xFF01..<0xFF9E, 0x1F300..<0x1F3FB, 0x1F400..<0x1F5FF, 0x1F600..<0x1F650:
      true
    default: false
    }
  }
}
