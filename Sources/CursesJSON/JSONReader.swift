/// Reads JSON (RFC 8259).
package struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private var keys: [String] = []
  /// The key whose elements are asked for, and where they stand.
  private var wanted: String?
  private var elements: [Range<Int>]?
  private var texts: [JSONText] = []

  private static let mostDepth = 64

  /// The value that some bytes are; nil where they are no JSON.
  package static func value(of bytes: [UInt8]) -> JSONValue? {
    var reader = JSONReader(bytes: bytes)
    return reader.all()
  }

  /// The texts that are values of keys, in their order; nil where the bytes are no JSON.
  package static func texts(in bytes: [UInt8]) -> [JSONText]? {
    var reader = JSONReader(bytes: bytes)
    return reader.all().map { _ in reader.texts }
  }

  /// Where the elements of an array stand that is the value of a key at the top; nil where there is none.
  package static func elements(of key: String, in bytes: [UInt8]) -> [Range<Int>]? {
    var reader = JSONReader(bytes: bytes)
    reader.wanted = key
    return reader.all().flatMap { _ in reader.elements }
  }

  private mutating func all() -> JSONValue? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    guard let value = value() else { return nil }
    skipBlanks()
    return place == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func value() -> JSONValue? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else { return nil }
    if take("{") { return object() }
    if take("[") { return array() }
    guard next == UInt8(ascii: "\"") else { return word() }
    let start = place
    guard let text = string() else { return nil }
    let value = JSONValue.scalar(text)
    if !keys.isEmpty, let text = value.text {
      texts.append(JSONText(keys: keys, text: text, range: start..<place))
    }
    return value
  }

  private mutating func object() -> JSONValue? {
    var members: [JSONValue.Member] = []
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\""), let key = string(), take(":") else { return nil }
      keys.append(JSONValue.scalar(key).text ?? key)
      guard let value = value() else { return nil }
      keys.removeLast()
      members.append(JSONValue.Member(key: key, value: value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    var (elements, ranges): ([JSONValue], [Range<Int>]) = ([], [])
    let isWanted = keys.count == 1 && keys.first == wanted && depth == 2
    if isWanted { self.elements = [] }
    if take("]") { return .array([]) }
    repeat {
      skipBlanks()
      let start = place
      guard let value = value() else { return nil }
      elements.append(value)
      ranges.append(start..<place)
    } while take(",")
    if isWanted { self.elements = ranges }
    return take("]") ? .array(elements) : nil
  }

  /// A text with its quotation marks.
  private mutating func string() -> String? {
    let start = place
    place += 1
    while let byte = next, byte >= 0x20 {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      guard byte == UInt8(ascii: "\"") else { continue }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    return nil
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() -> JSONValue? {
    let start = place
    while let byte = next, !" \t\r\n,]}:{[\"".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let isNumber = text.first.map { "-0123456789".contains($0) } == true && Double(text) != nil
    return isNumber || ["true", "false", "null"].contains(text) ? .scalar(text) : nil
  }
}
