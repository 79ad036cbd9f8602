@_spi(Nodes) import CursesViewGraph

/// Packs bytes as zlib does (RFC 1950 and 1951), with the fixed codes: enough for pictures of screens,
/// which repeat themselves row by row.
struct Deflater {
  private var output: [UInt8] = [0x78, 0x01]
  private var buffer: UInt32 = 0
  private var count: UInt32 = 0

  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var deflater = Deflater()
    deflater.pack(bytes)
    return deflater.output
  }

  private static let longest = 258
  private static let window = 32_768

  private mutating func pack(_ bytes: [UInt8]) {
    put(0b011, 3)
    var heads = [Int32](repeating: -1, count: 1 << 15)
    var index = 0
    while index < bytes.count {
      var length = 0
      var start = -1
      if index + 3 < bytes.count {
        let key = hash(bytes, index)
        start = Int(heads[key])
        heads[key] = Int32(index)
        if start >= 0, index - start <= Deflater.window { length = match(bytes, start, index) }
      }
      if length >= 4 {
        putMatch(length, distance: index - start)
        index += length
      } else {
        putLiteral(UInt32(bytes[index]))
        index += 1
      }
    }
    putLiteral(256)
    if count > 0 { put(0, 8 - count % 8) }
    let (one, two) = adler(bytes)
    for byte in [two >> 8, two, one >> 8, one] { output.append(UInt8(byte & 0xFF)) }
  }

  private func hash(_ bytes: [UInt8], _ index: Int) -> Int {
    let word =
      UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
      | UInt32(bytes[index + 3]) << 24
    return Int((word &* 2_654_435_761) >> 17)
  }

  private func match(_ bytes: [UInt8], _ start: Int, _ index: Int) -> Int {
    let most = min(Deflater.longest, bytes.count - index)
    var length = 0
    while length < most, bytes[start + length] == bytes[index + length] { length += 1 }
    return length
  }

  private func adler(_ bytes: [UInt8]) -> (UInt32, UInt32) {
    var (one, two): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return (one, two)
  }

  // MARK: Codes

  private mutating func put(_ value: UInt32, _ bits: UInt32) {
    buffer |= value << count
    count += bits
    while count >= 8 {
      output.append(UInt8(buffer & 0xFF))
      buffer >>= 8
      count -= 8
    }
  }

  /// Huffman codes are written from their highest bit on.
  private mutating func putCode(_ code: UInt32, _ bits: UInt32) {
    var reversed: UInt32 = 0
    for bit in 0..<bits where code >> bit & 1 == 1 { reversed |= 1 << (bits - 1 - bit) }
    put(reversed, bits)
  }

  private mutating func putLiteral(_ value: UInt32) {
    switch value {
    case 0..<144: putCode(0x30 + value, 8)
    case 144..<256: putCode(0x190 + value - 144, 9)
    case 256..<280: putCode(value - 256, 7)
    default: putCode(0xC0 + value - 280, 8)
    }
  }

  private mutating func putMatch(_ length: Int, distance: Int) {
    let (symbol, extra, bits) = Deflater.lengthCode(length)
    putLiteral(257 + symbol)
    put(extra, bits)
    let (code, rest, size) = Deflater.distanceCode(distance)
    putCode(code, 5)
    put(rest, size)
  }

  /// Length codes 0 to 28 with their extra bits: groups of four whose span doubles.
  private static func lengthCode(_ length: Int) -> (UInt32, UInt32, UInt32) {
    if length == longest { return (28, 0, 0) }
    let value = UInt32(length - 3)
    guard value >= 8 else { return (value, 0, 0) }
    let bits = 29 - UInt32(value.leadingZeroBitCount)
    return (4 * bits + (value >> bits), value & ((1 << bits) - 1), bits)
  }

  /// Distance codes 0 to 29: groups of two whose span doubles.
  private static func distanceCode(_ distance: Int) -> (UInt32, UInt32, UInt32) {
    let value = UInt32(distance - 1)
    guard value >= 4 else { return (value, 0, 0) }
    let bits = 30 - UInt32(value.leadingZeroBitCount)
    return (2 * bits + (value >> bits), value & ((1 << bits) - 1), bits)
  }
}
