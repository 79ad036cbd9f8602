/// How a language writes numbers.
public struct NumberSymbols: Hashable, Sendable {
  /// Between the whole and its fraction: `.` or `,`.
  public var decimal: Character
  /// Between groups of digits: `,` `.` `’` or a space.
  public var grouping: Character
  /// The sign of a negative number, as it is shown; a plain hyphen may be typed for it.
  public var minus: Character = "-"
  /// The digit zero: `0`, or `٠` where Arabic digits are written.
  public var zero: Character = "0"
  /// Digits of the last group.
  public var groupSize = 3
  /// Digits of the groups before it; 2 in India (`12,34,567`).
  public var outerGroupSize = 3
  /// The fewest digits before the first group: 2 in Portugal (`1234`, `12 345`).
  public var minimumGroupingDigits = 1

  /// Signs of a language, with groups of three.
  public init(decimal: Character = ".", grouping: Character = ",") {
    self.decimal = decimal
    self.grouping = grouping
  }

  /// `1,234.5`.
  public static let english = NumberSymbols()

  /// The symbols of a locale as POSIX or Unicode spells it: `de_DE.UTF-8`, `fr`, `de-CH`. English for
  /// one that is not in the table, as for `C` and `POSIX`.
  ///
  /// This is the small table for programs without Foundation; `CursesUI` asks ICU instead.
  public init(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
    let language = name.first.map { $0.lowercased() } ?? ""
    let region = name.dropFirst().last.map { $0.uppercased() } ?? ""
    self = Self.table[language + "_" + region] ?? Self.table[language] ?? .english
  }

  private static let table: [String: NumberSymbols] = {
    let comma = NumberSymbols(decimal: ",", grouping: ".")
    let spaced = NumberSymbols(decimal: ",", grouping: "\u{A0}")
    let narrow = NumberSymbols(decimal: ",", grouping: "\u{202F}")
    let swiss = NumberSymbols(decimal: ".", grouping: "’")
    var indian = NumberSymbols.english
    indian.outerGroupSize = 2
    var arabic = NumberSymbols(decimal: "٫", grouping: "٬")
    arabic.zero = "٠"
    var spanish = comma
    spanish.minimumGroupingDigits = 2
    var wide = spaced
    wide.minimumGroupingDigits = 2
    return [
      "de": comma, "de_AT": spaced, "de_CH": swiss, "de_LI": swiss, "it": comma, "it_CH": swiss,
      "nl": comma, "da": comma, "tr": comma, "id": comma, "el": comma, "pt": comma, "pt_PT": wide,
      "es": spanish, "es_MX": .english, "fr": narrow, "fr_CH": narrow, "pl": wide, "cs": spaced,
      "ru": spaced, "uk": spaced, "sv": spaced, "nb": spaced, "fi": spaced, "hi": indian,
      "en_IN": indian, "ar": arabic, "ar_AE": .english,
    ]
  }()

  /// The character for a digit `0 ... 9`.
  func digit(_ value: Int) -> Character {
    guard zero != "0", let first = zero.unicodeScalars.first?.value,
      let scalar = Unicode.Scalar(first + UInt32(value))
    else { return Digit.character(for: value) }
    return Character(scalar)
  }

  /// Whether a character separates groups here: spaces of any width are one, and both apostrophes.
  func isGrouping(_ character: Character) -> Bool {
    if character == grouping { return true }
    if grouping.isBlank { return character.isBlank }
    return Self.apostrophes.contains(grouping) && Self.apostrophes.contains(character)
  }

  /// Whether a character is the decimal separator here. A point or comma that means nothing else is
  /// taken for one, since number pads have only one of them.
  func isDecimal(_ character: Character) -> Bool {
    if character == decimal { return true }
    return [".", ",", "．", "，"].contains(character) && !isGrouping(character)
      && !(grouping == "," && character == "，") && !(grouping == "." && character == "．")
  }

  static func isMinus(_ character: Character) -> Bool { "-−－‐".contains(character) }

  private static let apostrophes: Set<Character> = ["'", "’", "‘"]
}
