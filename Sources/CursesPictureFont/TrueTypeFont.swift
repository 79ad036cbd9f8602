/// The outlines of a TrueType font: what its `cmap`, `loca` and `glyf` tables say.
///
/// Only what a font of letters of one width needs is read. A damaged font has no letters.
struct TrueTypeFont: Sendable {
  /// A point of a contour, in units of the font, upwards from the base line.
  struct Place: Sendable {
    var x: Double
    var y: Double
    /// Whether the contour goes through it, and not only towards it.
    var isOn: Bool
  }

  private let bytes: [UInt8]
  private let segments: Int
  private let loca: Int
  private let glyf: Int
  private let hasLongOffsets: Bool
  /// The units of the square in which a letter is drawn.
  let unitsPerEm: Double
  /// The highest and the lowest place of letters, and how wide they are.
  let ascent: Double
  let descent: Double
  let advance: Double

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let reader = ByteReader(bytes)
    var tables: [String: Int] = [:]
    for index in 0..<reader.number(4) {
      let at = 12 + 16 * index
      guard at + 16 <= bytes.count else { break }
      tables[String(decoding: bytes[at..<at + 4], as: UTF8.self)] = reader.long(at + 8)
    }
    let head = tables["head"] ?? bytes.count
    let hhea = tables["hhea"] ?? bytes.count
    unitsPerEm = Double(max(1, reader.number(head + 18)))
    hasLongOffsets = reader.number(head + 50) == 1
    ascent = Double(reader.signed(hhea + 4))
    descent = Double(reader.signed(hhea + 6))
    advance = Double(max(1, reader.number(tables["hmtx"] ?? bytes.count)))
    loca = tables["loca"] ?? bytes.count
    glyf = tables["glyf"] ?? bytes.count
    let cmap = tables["cmap"] ?? bytes.count
    // The table of the Basic Multilingual Plane, format 4.
    let found = (0..<reader.number(cmap + 2)).lazy
      .map { cmap + reader.long(cmap + 4 + 8 * $0 + 4) }
      .first { reader.number($0) == 4 }
    segments = found ?? bytes.count
  }

  /// The number of a letter's outline; nil where the font has none.
  func glyph(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.value <= 0xFFFF else { return nil }
    let code = Int(scalar.value)
    let reader = ByteReader(bytes)
    let length = reader.number(segments + 6)
    for index in stride(from: 0, to: length, by: 2) {
      let end = reader.number(segments + 14 + index)
      guard code <= end else { continue }
      let start = reader.number(segments + 16 + length + index)
      guard code >= start else { return nil }
      let delta = reader.number(segments + 16 + 2 * length + index)
      let rangeAt = segments + 16 + 3 * length + index
      let range = reader.number(rangeAt)
      let glyph = range == 0 ? code : reader.number(rangeAt + range + 2 * (code - start))
      guard range == 0 || glyph != 0 else { return nil }
      let number = (glyph + delta) & 0xFFFF
      return number == 0 ? nil : number
    }
    return nil
  }

  /// The contours of an outline.
  func contours(_ glyph: Int, depth: Int = 0) -> [[Place]] {
    let reader = ByteReader(bytes)
    let (start, end) = (offset(glyph, reader), offset(glyph + 1, reader))
    guard end > start, depth < 4 else { return [] }
    let at = glyf + start
    let count = reader.signed(at)
    return count >= 0
      ? simple(at + 10, contours: count, reader) : composite(at + 10, depth: depth, reader)
  }

  private func offset(_ glyph: Int, _ reader: ByteReader) -> Int {
    hasLongOffsets ? reader.long(loca + 4 * glyph) : 2 * reader.number(loca + 2 * glyph)
  }

  private func simple(_ start: Int, contours count: Int, _ reader: ByteReader) -> [[Place]] {
    let ends = (0..<count).map { reader.number(start + 2 * $0) }
    guard let last = ends.last, last < bytes.count else { return [] }
    var at = start + 2 * count
    at += 2 + reader.number(at)
    var flags: [Int] = []
    while flags.count <= last, at < bytes.count {
      let flag = reader.byte(at)
      at += 1
      flags.append(flag)
      if flag & 8 != 0 {
        flags += Array(repeating: flag, count: reader.byte(at))
        at += 1
      }
    }
    guard flags.count > last else { return [] }
    let xs = coordinates(flags, short: 2, same: 16, &at, reader)
    let ys = coordinates(flags, short: 4, same: 32, &at, reader)
    var first = 0
    return ends.map { end in
      defer { first = end + 1 }
      guard first <= end, end <= last else { return [] }
      return (first...end).map {
        Place(x: Double(xs[$0]), y: Double(ys[$0]), isOn: flags[$0] & 1 == 1)
      }
    }
  }

  private func coordinates(
    _ flags: [Int], short: Int, same: Int, _ at: inout Int, _ reader: ByteReader
  ) -> [Int] {
    var value = 0
    return flags.map { flag in
      if flag & short != 0 {
        value += flag & same != 0 ? reader.byte(at) : -reader.byte(at)
        at += 1
      } else if flag & same == 0 {
        value += reader.signed(at)
        at += 2
      }
      return value
    }
  }

  /// A letter made of others, such as one with an accent.
  private func composite(_ start: Int, depth: Int, _ reader: ByteReader) -> [[Place]] {
    var contours: [[Place]] = []
    var at = start
    while at + 4 <= bytes.count {
      let (flags, part) = (reader.number(at), reader.number(at + 2))
      at += 4
      let isWide = flags & 1 != 0
      let dx = isWide ? reader.signed(at) : Int(Int8(truncatingIfNeeded: reader.byte(at)))
      let dy = isWide ? reader.signed(at + 2) : Int(Int8(truncatingIfNeeded: reader.byte(at + 1)))
      at += isWide ? 4 : 2
      var (xx, xy, yx, yy) = (1.0, 0.0, 0.0, 1.0)
      func scale(_ index: Int) -> Double { Double(reader.signed(at + 2 * index)) / 16_384 }
      if flags & 0x8 != 0 {
        (xx, yy) = (scale(0), scale(0))
        at += 2
      } else if flags & 0x40 != 0 {
        (xx, yy) = (scale(0), scale(1))
        at += 4
      } else if flags & 0x80 != 0 {
        (xx, xy, yx, yy) = (scale(0), scale(1), scale(2), scale(3))
        at += 8
      }
      for contour in self.contours(part, depth: depth + 1) {
        contours.append(
          contour.map {
            Place(
              x: $0.x * xx + $0.y * yx + Double(dx), y: $0.x * xy + $0.y * yy + Double(dy),
              isOn: $0.isOn)
          })
      }
      guard flags & 0x20 != 0 else { break }
    }
    return contours
  }
}

/// Numbers of a font file, the higher byte first; 0 behind its end.
private struct ByteReader {
  private let bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ at: Int) -> Int { bytes.indices.contains(at) ? Int(bytes[at]) : 0 }
  func number(_ at: Int) -> Int { byte(at) << 8 | byte(at + 1) }
  func signed(_ at: Int) -> Int { Int(Int16(truncatingIfNeeded: number(at))) }
  func long(_ at: Int) -> Int { number(at) << 16 | number(at + 2) }
}
