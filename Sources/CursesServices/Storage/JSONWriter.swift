/// Writes values as JSON, members in the order of their names.
struct JSONWriter {
  private struct Unknown: Error {}

  private var text = ""

  /// The text for a value that `JSONReader` reads; nil for one with another part, such as a number that is infinite.
  static func text(for value: Any) -> String? {
    var writer = JSONWriter()
    return (try? writer.write(value, indent: "\n")).map { writer.text + "\n" }
  }

  private mutating func write(_ value: Any, indent: String) throws {
    switch value {
    case is JSONNull: text += "null"
    case let truth as Bool: text += truth ? "true" : "false"
    case let whole as Int: text += "\(whole)"
    case let number as Double:
      guard number.isFinite else { throw Unknown() }
      text += "\(number)"
    case let string as String: write(string)
    case let list as [Any]:
      try write(list, "[", "]", indent) { try $0.write($1, indent: indent + "  ") }
    case let members as [String: Any]:
      try write(members.sorted { $0.key < $1.key }, "{", "}", indent) {
        $0.write($1.key)
        $0.text += ": "
        try $0.write($1.value, indent: indent + "  ")
      }
    default: throw Unknown()
    }
  }

  private mutating func write<Item>(
    _ items: [Item], _ start: String, _ end: String, _ indent: String,
    item: (inout JSONWriter, Item) throws -> Void
  ) throws {
    text += start
    for (place, each) in items.enumerated() {
      text += (place > 0 ? "," : "") + indent + "  "
      try item(&self, each)
    }
    text += (items.isEmpty ? "" : indent) + end
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case ..." ":
        let digits = String(scalar.value, radix: 16)
        text +=
          scalar == " " ? " " : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
