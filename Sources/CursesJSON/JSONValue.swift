/// A JSON value that is written as it was read: keys in their order, numbers and texts in their spelling.
package indirect enum JSONValue: Sendable, Equatable {
  /// A key and its value. The key is spelled as it is written, with its quotation marks.
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) { (self.key, self.value) = (key, value) }
  }

  case object([Member])
  case array([JSONValue])
  /// A number, a text, `true`, `false` or `null`, spelled as it is written.
  case scalar(String)

  /// A text.
  package static func text(_ text: String) -> JSONValue { .scalar(spelled(text)) }

  /// The text that it is; nil for another value, and for a text of half a character.
  package var text: String? {
    guard case .scalar(let spelling) = self else { return nil }
    return Self.text(spelledAs: spelling)
  }

  /// The values of an array; nil for another value.
  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The value of a key of an object; setting nil drops the key, a new key becomes the last one.
  package subscript(key: String) -> JSONValue? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.last { Self.text(spelledAs: $0.key) == key }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      let index = members.lastIndex { Self.text(spelledAs: $0.key) == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: Self.spelled(key), value: value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  // MARK: Texts

  /// A text as JSON has it, and as `JSON.stringify` spells it.
  package static func spelled(_ text: String) -> String {
    var spelling = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": spelling += "\\\""
      case "\\": spelling += "\\\\"
      case "\n": spelling += "\\n"
      case "\r": spelling += "\\r"
      case "\t": spelling += "\\t"
      case "\u{8}": spelling += "\\b"
      case "\u{C}": spelling += "\\f"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        spelling += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: spelling.unicodeScalars.append(scalar)
      }
    }
    return spelling + "\""
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "n": "\n", "r": "\r", "t": "\t", "b": "\u{8}",
    "f": "\u{C}",
  ]

  private static func text(spelledAs spelling: String) -> String? {
    // By scalars: a combining mark after a sign does not make another sign of it.
    var rest = Array(spelling.unicodeScalars)[...]
    guard rest.count >= 2, rest.first == "\"", rest.last == "\"" else { return nil }
    rest = rest.dropFirst().dropLast()
    var units: [UInt16] = []
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        units += Array(String(scalar).utf16)
        continue
      }
      guard let sign = rest.popFirst() else { return nil }
      if let meant = escapes[sign] {
        units += Array(String(meant).utf16)
        continue
      }
      let digits = String(String.UnicodeScalarView(rest.prefix(4)))
      guard sign == "u", rest.count >= 4, let unit = UInt16(digits, radix: 16) else { return nil }
      units.append(unit)
      rest.removeFirst(4)
    }
    return String(validating: units, as: UTF16.self)
  }

  // MARK: Writing

  /// The value as text, a member or element a line.
  ///
  /// - Parameter indent: what each level is indented by.
  package func written(indent: String = "  ") -> String {
    var text = ""
    write(to: &text, indent: indent, level: 0)
    return text
  }

  /// The value in one line, without blanks.
  package var compact: String { inOneLine(blank: "") }

  /// The value in one line, with a blank after each colon and comma.
  package var spaced: String { inOneLine(blank: " ") }

  private func inOneLine(blank: String) -> String {
    switch self {
    case .scalar(let spelling): spelling
    case .array(let elements):
      "[" + elements.map { $0.inOneLine(blank: blank) }.joined(separator: "," + blank) + "]"
    case .object(let members):
      "{"
        + members.map { $0.key + ":" + blank + $0.value.inOneLine(blank: blank) }
        .joined(separator: "," + blank) + "}"
    }
  }

  private func write(to text: inout String, indent: String, level: Int) {
    let (inner, outer) = (
      String(repeating: indent, count: level + 1), String(repeating: indent, count: level)
    )
    switch self {
    case .scalar(let spelling): text += spelling
    case .array(let elements):
      guard !elements.isEmpty else {
        text += "[]"
        return
      }
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        element.write(to: &text, indent: indent, level: level + 1)
      }
      text += "\n\(outer)]"
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner + member.key + ": "
        member.value.write(to: &text, indent: indent, level: level + 1)
      }
      text += "\n\(outer)}"
    }
  }
}
