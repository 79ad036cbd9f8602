/// International bank account numbers (ISO 13616) in groups of four: `DE89 3704 0044 0532 0130 00`.
///
/// The value has no blanks. The country, its length and the two check digits (mod 97) are checked.
public struct IBANFormat: InputFormat, GroupedFormat, Hashable {
  /// Numbers of accounts of every country.
  public init() {}

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyTemplate(edit) }

  func value(of character: Character) -> Character? {
    character.latinLetter?.upper ?? Digit.ascii(character)
  }

  func isPunctuation(_ character: Character) -> Bool {
    character.isBlank || NumberSymbols.isMinus(character)
  }

  func punctuation(for value: [Character]) -> [String]? {
    for (index, character) in value.prefix(4).enumerated() {
      guard character.isLetter == (index < 2) else { return nil }
    }
    let length = Self.lengths[String(value.prefix(2))] ?? 34
    guard value.count <= length else { return nil }
    return (0...value.count).map { $0 > 0 && $0 % 4 == 0 && $0 < length ? " " : "" }
  }

  public func committed(_ text: String) -> String { (try? significant(text)).map(grouped) ?? text }

  public func parse(_ text: String) throws(InputError) -> String {
    let number = try significant(text)
    let country = String(number.prefix(2))
    guard country.count == 2, number.count > 4 else {
      throw .incomplete("An IBAN begins with a country and two check digits: DE89 …")
    }
    guard punctuation(for: Array(number.prefix(4))) != nil else {
      throw InputError("An IBAN begins with two letters and two digits: DE89 …")
    }
    guard let length = Self.lengths[country] else {
      throw InputError("“\(country)” is no country with IBANs.")
    }
    guard number.count >= length else {
      let missing = length - number.count
      throw .incomplete(
        "\(missing) more \(plural("character", missing)); \(country) has \(length).")
    }
    guard number.count == length else {
      throw InputError("Too long: an IBAN of \(country) has \(length) characters.")
    }
    guard Self.remainder(number) == 1 else {
      throw InputError("The check digits do not fit; please look for a wrong character.")
    }
    return number
  }

  public func text(for value: String) -> String { grouped(value) }

  /// The number read with its first four characters at its end, letters as 10 to 35, modulo 97.
  static func remainder(_ number: String) -> Int {
    (number.dropFirst(4) + number.prefix(4)).utf8.reduce(0) { remainder, byte in
      let isDigit = byte < 0x40
      return (remainder * (isDigit ? 10 : 100) + Int(byte) - (isDigit ? 0x30 : 0x37)) % 97
    }
  }

  /// Characters of an IBAN by country, after the registry of SWIFT.
  static let lengths: [String: Int] = [
    "AD": 24, "AE": 23, "AL": 28, "AT": 20, "AZ": 28, "BA": 20, "BE": 16, "BG": 22, "BH": 22,
    "BI": 27, "BR": 29, "BY": 28, "CH": 21, "CR": 22, "CY": 28, "CZ": 24, "DE": 22, "DJ": 27,
    "DK": 18, "DO": 28, "EE": 20, "EG": 29, "ES": 24, "FI": 18, "FK": 18, "FO": 18, "FR": 27,
    "GB": 22, "GE": 22, "GI": 23, "GL": 18, "GR": 27, "GT": 28, "HR": 21, "HU": 28, "IE": 22,
    "IL": 23, "IQ": 23, "IS": 26, "IT": 27, "JO": 30, "KW": 30, "KZ": 20, "LB": 28, "LC": 32,
    "LI": 21, "LT": 20, "LU": 20, "LV": 21, "LY": 25, "MC": 27, "MD": 24, "ME": 22, "MK": 19,
    "MN": 20, "MR": 27, "MT": 31, "MU": 30, "NI": 28, "NL": 18, "NO": 15, "OM": 23, "PK": 24,
    "PL": 28, "PS": 29, "PT": 25, "QA": 29, "RO": 24, "RS": 22, "RU": 33, "SA": 24, "SC": 31,
    "SD": 18, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "SO": 23, "ST": 25, "SV": 28, "TL": 23,
    "TN": 24, "TR": 26, "UA": 29, "VA": 22, "VG": 24, "XK": 20, "YE": 30,
  ]
}
