import CursesJSON

/// The value `null` of JSON.
struct JSONNull {}

/// Stored values as JSON: texts, `Int`, `Double`, `Bool`, `JSONNull`, lists and members as `Any`.
enum StoredJSON {
  /// The value of a text; nil for a text that is no JSON (RFC 8259).
  static func value(of bytes: [UInt8]) -> Any? { JSONReader.value(of: bytes).flatMap(value) }

  /// The text for a value, members in the order of their names; nil for one with another part, such as a number that is
  /// infinite.
  static func text(for value: Any) -> String? { json(value).map { $0.written() + "\n" } }

  // MARK: Reading

  private static func value(of json: JSONValue) -> Any? {
    switch json {
    case .array(let elements): whole(elements.map(value))
    case .object(let members): whole(members.map(named)).map { Dictionary($0) { $1 } }
    case .scalar("true"): true
    case .scalar("false"): false
    case .scalar("null"): JSONNull()
    case .scalar(let spelling): json.text ?? number(spelledAs: spelling)
    }
  }

  private static func named(_ member: JSONValue.Member) -> (String, Any)? {
    guard let name = JSONValue.scalar(member.key).text, let value = value(of: member.value) else {
      return nil
    }
    return (name, value)
  }

  /// All of some values; nil where one is missing.
  private static func whole<Value>(_ values: [Value?]) -> [Value]? {
    values.contains { $0 == nil } ? nil : values.compactMap(\.self)
  }

  private static func number(spelledAs text: String) -> Any? {
    let digits = text.drop { $0 == "-" }
    guard text.allSatisfy({ "+-.0123456789Ee".contains($0) }),
      let first = digits.first, first.isNumber, digits.last?.isNumber == true,
      first != "0" || digits.dropFirst().first?.isNumber != true, digits.count + 1 >= text.count
    else { return nil }
    if let whole = Int(text) { return whole }
    guard let number = Double(text), number.isFinite, !text.contains(".e"), !text.contains(".E")
    else { return nil }
    return number
  }

  // MARK: Writing

  private static func json(_ value: Any) -> JSONValue? {
    switch value {
    case is JSONNull: .scalar("null")
    case let truth as Bool: .scalar(truth ? "true" : "false")
    case let whole as Int: .scalar("\(whole)")
    case let number as Double: number.isFinite ? .scalar("\(number)") : nil
    case let text as String: .text(text)
    case let list as [Any]: whole(list.map(json)).map(JSONValue.array)
    case let members as [String: Any]:
      whole(
        members.sorted { $0.key < $1.key }.map { name, value in
          json(value).map { JSONValue.Member(key: JSONValue.spelled(name), value: $0) }
        }
      ).map(JSONValue.object)
    default: nil
    }
  }
}
