#if !Essentials
/// An address as text. After Foundation's; its parts are not told apart.
public struct URL: Hashable, Sendable, CustomStringConvertible {
  /// The whole address.
  public let absoluteString: String

  /// An address; nil for a text with a character that none may have, such as a blank.
  public init?(string: String) {
    guard !string.isEmpty, Self.isAddress(string) else { return nil }
    absoluteString = string
  }

  public var description: String { absoluteString }

  /// The characters of RFC 3986, and what is written as it is since RFC 3987. A percent sign is followed by two
  /// digits.
  private static func isAddress(_ text: String) -> Bool {
    var digitsDue = 0
    for scalar in text.unicodeScalars {
      if digitsDue > 0 {
        guard scalar.properties.isASCIIHexDigit else { return false }
        digitsDue -= 1
      } else if scalar == "%" {
        digitsDue = 2
      } else if scalar.isASCII {
        let isNamed = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        guard isNamed || "-._~:/?#[]@!$&'()*+,;=".unicodeScalars.contains(scalar) else {
          return false
        }
      } else if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
        return false
      }
    }
    return digitsDue == 0
  }
}

extension URL: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let url = URL(string: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no address")
    }
    self = url
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(absoluteString)
  }
}
#endif
