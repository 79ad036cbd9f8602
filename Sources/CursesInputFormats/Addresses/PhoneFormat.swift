/// Telephone numbers: `(555) 123-4567`, or with a plus `+49 301 234 567`.
///
/// A number that begins with a plus is grouped as an international one (E.164, at most 15 digits), any
/// other by the pattern of the region. The value is the digits, with the plus where there is one.
public struct PhoneFormat: InputFormat, GroupedFormat, Hashable {
  /// Where digits (`#`) and punctuation stand.
  public let pattern: String
  /// How many digits a national number has.
  public let digits: ClosedRange<Int>

  /// - Parameters:
  ///   - pattern: `#` for each digit, everything else is punctuation: `"## ## ## ## ##"`.
  ///   - digits: how many are right; as many as the pattern has unless said otherwise.
  public init(pattern: String, digits: ClosedRange<Int>? = nil) {
    self.pattern = pattern
    let places = pattern.count { $0 == "#" }
    self.digits = digits ?? places...places
  }

  /// The usual pattern of a region as ISO 3166 names it: `US`, `FR`. Groups of three for one that is not
  /// in the table.
  public init(region: String = "US") {
    let known = Self.patterns[region.uppercased()]
    self.init(pattern: known?.0 ?? "### ### ### ### ###", digits: known?.1 ?? 4...15)
  }

  private static let patterns: [String: (String, ClosedRange<Int>)] = [
    "US": ("(###) ###-####", 10...10), "CA": ("(###) ###-####", 10...10),
    "FR": ("## ## ## ## ##", 10...10), "ES": ("### ### ###", 9...9),
    "PT": ("### ### ###", 9...9), "CH": ("### ### ## ##", 10...10),
    "GB": ("##### ######", 10...11), "IN": ("##### #####", 10...10),
    "BR": ("(##) #####-####", 10...11), "DE": ("#### ###########", 5...15),
    "AT": ("#### #########", 5...13), "JP": ("###-####-####", 10...11),
    "AU": ("#### ### ###", 10...10), "PL": ("### ### ###", 9...9),
  ]

  public func apply(_ edit: FieldEdit) -> FieldContent? { applyTemplate(edit) }

  func value(of character: Character) -> Character? {
    character == "+" || character == "＋" ? "+" : Digit.ascii(character)
  }

  func isPunctuation(_ character: Character) -> Bool {
    character.isBlank || "()./\u{2010}\u{2011}–".contains(character)
      || NumberSymbols.isMinus(character) || pattern.contains(character)
  }

  func punctuation(for value: [Character]) -> [String]? {
    guard !value.dropFirst().contains("+") else { return nil }
    return value.first == "+" ? international(value) : national(value.count)
  }

  private func national(_ count: Int) -> [String]? {
    var before = ""
    var all: [String] = []
    for character in pattern {
      if character == "#" {
        all.append(before)
        before = ""
      } else {
        before.append(character)
      }
    }
    guard count <= all.count else { return nil }
    return Array((all + [""]).prefix(count + 1))
  }

  /// `+49 301 234 567`: the code of the country, then threes.
  private func international(_ value: [Character]) -> [String]? {
    guard value.count <= 16 else { return nil }
    let code = Self.codeLength(String(value.dropFirst()))
    return (0...value.count).map { place in
      let inside = place - 1 - code
      return inside >= 0 && inside % 3 == 0 && place < 16 && inside < 9 ? " " : ""
    }
  }

  /// How many digits the code of a country has (ITU-T E.164).
  static func codeLength(_ digits: String) -> Int {
    guard let first = digits.first else { return 3 }
    if first == "1" || first == "7" { return 1 }
    let two: Set<String> = [
      "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46",
      "47", "48", "49", "51", "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63",
      "64", "65", "66", "81", "82", "84", "86", "90", "91", "92", "93", "94", "95", "98",
    ]
    return two.contains(String(digits.prefix(2))) || digits.count < 2 ? 2 : 3
  }

  public func committed(_ text: String) -> String { (try? significant(text)).map(grouped) ?? text }

  public func parse(_ text: String) throws(InputError) -> String {
    let number = try significant(text)
    let isInternational = number.first == "+"
    guard !number.dropFirst().contains("+") else { throw InputError("“+” belongs at the start.") }
    let wanted = isInternational ? 8...15 : digits
    let count = number.count - (isInternational ? 1 : 0)
    let missing = wanted.lowerBound - count
    guard missing <= 0 else { throw .incomplete("\(missing) more \(plural("digit", missing)).") }
    guard count <= wanted.upperBound else {
      throw InputError("Too long: at most \(wanted.upperBound) digits.")
    }
    return number
  }

  public func text(for value: String) -> String { grouped(value) }
}
