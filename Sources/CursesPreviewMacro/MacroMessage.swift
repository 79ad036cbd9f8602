/// A message of the compiler, as far as a macro needs it: the strings behind keys.
///
/// Keys are looked for as they are written, in the order of the message; what stands in strings is
/// escaped, so that no key is found within one.
struct MacroMessage {
  let bytes: [UInt8]

  /// The first key: the kind of the message, `{"kind": …}`.
  var kind: String { string(from: 0)?.text ?? "" }

  /// The string behind the last of some keys, each looked for after the one before.
  func string(after keys: String...) -> String? {
    var place = 0
    for key in keys {
      guard let found = end(of: Array("\"\(key)\":".utf8), from: place) else { return nil }
      place = found
    }
    return string(from: place)?.text
  }

  private func end(of word: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= word.count, start <= bytes.count - word.count else { return nil }
    for place in start...(bytes.count - word.count)
    where bytes[place..<place + word.count].elementsEqual(word) {
      return place + word.count
    }
    return nil
  }

  /// The next string of JSON, without its escapes.
  private func string(from start: Int) -> (text: String, end: Int)? {
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    var text: [UInt8] = []
    var place = open + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] == UInt8(ascii: "\\") else {
        text.append(bytes[place])
        place += 1
        continue
      }
      guard place + 1 < bytes.count else { return nil }
      place += 1
      switch bytes[place] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        let digits = String(decoding: bytes[(place + 1)...].prefix(4), as: UTF8.self)
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        text += Array(String(Character(scalar)).utf8)
        place += 4
      default: text.append(bytes[place])
      }
      place += 1
    }
    return (String(decoding: text, as: UTF8.self), place)
  }

  /// A text as a string of JSON.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
