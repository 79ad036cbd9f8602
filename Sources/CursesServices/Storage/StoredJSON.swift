import CursesFoundation

/// A value of JSON, of whatever kind: what the program does not ask for stays in the file as it is.
struct StoredJSON: Codable {
  /// The value `null`.
  struct Null {}

  let value: Any

  init(value: Any) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = Null()
    } else if let truth = try? container.decode(Bool.self) {
      value = truth
    } else if let whole = try? container.decode(Int.self) {
      value = whole
    } else if let number = try? container.decode(Double.self) {
      value = number
    } else if let text = try? container.decode(String.self) {
      value = text
    } else if let list = try? container.decode([StoredJSON].self) {
      value = list.map(\.value)
    } else {
      value = try container.decode([String: StoredJSON].self).mapValues(\.value)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case is Null: try container.encodeNil()
    case let truth as Bool: try container.encode(truth)
    case let whole as Int: try container.encode(whole)
    case let number as Double: try container.encode(number)
    case let text as String: try container.encode(text)
    case let list as [Any]: try container.encode(list.map(StoredJSON.init))
    case let members as [String: Any]: try container.encode(members.mapValues(StoredJSON.init))
    default:
      throw EncodingError.invalidValue(
        value, .init(codingPath: encoder.codingPath, debugDescription: "no value of JSON"))
    }
  }
}
