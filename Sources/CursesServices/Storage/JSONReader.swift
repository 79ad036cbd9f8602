/// The value `null` of JSON.
struct JSONNull {}

/// Reads JSON (RFC 8259): texts, `Int`, `Double`, `Bool`, `JSONNull`, lists and members as `Any`.
struct JSONReader {
  private struct Malformed: Error {}

  /// How deep lists and members may lie in each other: deeper ones are refused, not followed to the end of the stack.
  private static let depth = 200

  private let bytes: [UInt8]
  private var place = 0

  /// The value of a text; nil for a text that is no JSON.
  static func value(of bytes: [UInt8]) -> Any? {
    var reader = JSONReader(bytes: bytes)
    guard let value = try? reader.value(depth: 0) else { return nil }
    reader.skipBlanks()
    return reader.place == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, " \t\n\r".utf8.contains(byte) { place += 1 }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard bytes.count - place >= length,
      bytes[place..<place + length].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: length))
    else { return false }
    place += length
    return true
  }

  private mutating func value(depth: Int) throws -> Any {
    guard depth < Self.depth else { throw Malformed() }
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try members(depth: depth + 1)
    case UInt8(ascii: "["): return try list(depth: depth + 1)
    case UInt8(ascii: "\""): return try text()
    default: break
    }
    if take("true") { return true }
    if take("false") { return false }
    if take("null") { return JSONNull() }
    return try number()
  }

  private mutating func members(depth: Int) throws -> [String: Any] {
    var members: [String: Any] = [:]
    try items(until: "}") { reader in
      reader.skipBlanks()
      let name = try reader.text()
      reader.skipBlanks()
      guard reader.take(":") else { throw Malformed() }
      members[name] = try reader.value(depth: depth)
    }
    return members
  }

  private mutating func list(depth: Int) throws -> [Any] {
    var list: [Any] = []
    try items(until: "]") { list.append(try $0.value(depth: depth)) }
    return list
  }

  private mutating func items(
    until end: StaticString, item: (inout JSONReader) throws -> Void
  ) throws {
    place += 1
    skipBlanks()
    if take(end) { return }
    repeat {
      try item(&self)
      skipBlanks()
    } while take(",")
    guard take(end) else { throw Malformed() }
  }

  private mutating func number() throws -> Any {
    let start = place
    while let byte = next, "+-.0123456789Ee".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    guard let first = digits.first, first.isNumber, digits.last?.isNumber == true,
      first != "0" || digits.dropFirst().first?.isNumber != true, digits.count + 1 >= text.count
    else { throw Malformed() }
    if let whole = Int(text) { return whole }
    guard let number = Double(text), number.isFinite, !text.contains(".e"), !text.contains(".E")
    else { throw Malformed() }
    return number
  }

  private mutating func text() throws -> String {
    guard take("\"") else { throw Malformed() }
    var units: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw Malformed() }
      if byte == UInt8(ascii: "\\") {
        place += 1
        units += try escaped()
      } else {
        units.append(byte)
        place += 1
      }
    }
    guard take("\""), let text = String(validating: units, as: UTF8.self) else {
      throw Malformed()
    }
    return text
  }

  private mutating func escaped() throws -> [UInt8] {
    guard let byte = next else { throw Malformed() }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try scalar()
    default: throw Malformed()
    }
  }

  private mutating func scalar() throws -> [UInt8] {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]) {
      guard take("\\u") else { throw Malformed() }
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw Malformed() }
    return Array(text.utf8)
  }

  private mutating func unit() throws -> UInt16 {
    guard bytes.count - place >= 4 else { throw Malformed() }
    let digits = String(decoding: bytes[place..<place + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw Malformed()
    }
    place += 4
    return unit
  }
}
