import CursesCore

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
/// only where marks, joiners or flags come near are the standard library's rules asked. A byte that is
/// not UTF-8 is a cluster of one cell.
struct ClusterScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let widths: WidthModel
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
  func cluster(at offset: Int) -> Cluster {
    let byte = bytes[offset]
    if byte < 0x80, offset + 1 == bytes.count || bytes[offset + 1] < 0x80 {
      if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A {
        return Cluster(length: 2, width: 1, kind: .lineEnd)
      }
      return Cluster(length: 1, width: byte == 0x09 ? 0 : 1, kind: BreakClass(ascii: byte))
    }
    return simpleCluster(at: offset) ?? complexCluster(at: offset)
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

  /// A cluster cut by the standard library's rules, of at most `reach` bytes.
  private func complexCluster(at offset: Int) -> Cluster {
    let (first, length) = Scalar.decoded(bytes, at: offset)
    guard let first else { return Cluster(length: length, width: 1, kind: .letter) }
    var recognizer = Unicode._CharacterRecognizer()
    _ = recognizer.hasBreak(before: first)
    var cells = ClusterWidth(first: first)
    var end = offset + length
    var isLineEnd = first == "\n"
    while end < bytes.count, end - offset < Scalar.reach {
      let next = Scalar.decoded(bytes, at: end)
      guard let scalar = next.scalar, !recognizer.hasBreak(before: scalar) else { break }
      cells.append(scalar)
      end += next.length
      isLineEnd = isLineEnd || scalar == "\n"
    }
    let isTab = first == "\t" && end == offset + 1
    return Cluster(
      length: end - offset, width: isTab ? 0 : cells.cells(in: widths),
      kind: isLineEnd ? .lineEnd : BreakClass(first))
  }
}

/// A scalar in bytes that need not be UTF-8.
enum Scalar {
  /// The longest cluster that is looked for. A longer one is cut, which no script needs; carets are
  /// bounded alike.
  static let reach = 4096

  /// The scalar at `offset` and its length; no scalar and 1 for a byte that is not part of UTF-8 there.
  static func decoded(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar?, length: Int) {
    let lead = bytes[offset]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let (length, low, high) = shape(lead)
    guard length > 0 else { return (nil, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard offset + index < bytes.count else { return (nil, 1) }
      let byte = bytes[offset + index]
      let isTrail = index == 1 ? (low...high).contains(byte) : byte & 0xC0 == 0x80
      guard isTrail else { return (nil, 1) }
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
