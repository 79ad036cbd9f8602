#if !Locales
/// A set of Unicode scalars.
public struct CharacterSet: Sendable {
  private let holds: @Sendable (Unicode.Scalar) -> Bool

  init(_ holds: @escaping @Sendable (Unicode.Scalar) -> Bool) { self.holds = holds }

  /// No scalar.
  public init() { self.init { _ in false } }
  /// The scalars of a text.
  public init(charactersIn text: String) {
    let scalars = Set(text.unicodeScalars)
    self.init { scalars.contains($0) }
  }
  /// The scalars of a range.
  public init(charactersIn range: ClosedRange<Unicode.Scalar>) { self.init { range.contains($0) } }

  /// Whether a scalar is in the set.
  public func contains(_ member: Unicode.Scalar) -> Bool { holds(member) }

  /// All scalars that are not in the set.
  public var inverted: CharacterSet { CharacterSet { [holds] in !holds($0) } }
  /// The scalars of both sets.
  public func union(_ other: CharacterSet) -> CharacterSet {
    CharacterSet { [holds] in holds($0) || other.holds($0) }
  }
  /// The scalars that are in both sets.
  public func intersection(_ other: CharacterSet) -> CharacterSet {
    CharacterSet { [holds] in holds($0) && other.holds($0) }
  }
  /// The scalars of this set that are not in another.
  public func subtracting(_ other: CharacterSet) -> CharacterSet {
    CharacterSet { [holds] in holds($0) && !other.holds($0) }
  }
}

extension CharacterSet {
  private static func general(_ categories: Set<Unicode.GeneralCategory>) -> CharacterSet {
    CharacterSet { categories.contains($0.properties.generalCategory) }
  }

  /// Letters and marks.
  public static let letters = general([
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark,
  ])
  /// Capital letters.
  public static let uppercaseLetters = general([.uppercaseLetter, .titlecaseLetter])
  /// Small letters.
  public static let lowercaseLetters = general([.lowercaseLetter])
  /// Digits of any script.
  public static let decimalDigits = general([.decimalNumber])
  /// Letters, marks and numbers.
  public static let alphanumerics = letters.union(
    general([.decimalNumber, .letterNumber, .otherNumber]))
  /// Punctuation.
  public static let punctuationCharacters = general([
    .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation,
  ])
  /// Symbols.
  public static let symbols = general([
    .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
  ])
  /// Blanks and tabs.
  public static let whitespaces = general([.spaceSeparator]).union(
    CharacterSet(charactersIn: "\t"))
  /// What ends a line.
  public static let newlines = CharacterSet(charactersIn: "\n\u{b}\u{c}\r\u{85}\u{2028}\u{2029}")
  /// Blanks, tabs and what ends a line.
  public static let whitespacesAndNewlines = whitespaces.union(newlines)
  /// Control and format characters.
  public static let controlCharacters = general([.control, .format])
}

extension StringProtocol {
  /// The text without what is in a set at its ends.
  public func trimmingCharacters(in set: CharacterSet) -> String {
    var part = Substring(self).unicodeScalars
    while let first = part.first, set.contains(first) { part.removeFirst() }
    while let last = part.last, set.contains(last) { part.removeLast() }
    return String(part)
  }
}
#endif
