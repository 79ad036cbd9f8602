import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

/// The characters a field is for, after UIKit's keyboard types.
///
/// A terminal has no keyboard to show. Here the type is a filter instead, for what is typed and what is
/// pasted: a character that is not of the type is refused before it is stored. Where a type has
/// numbers a minus is allowed.
public enum UIKeyboardType: Int, Hashable, Sendable, CaseIterable {
  /// Everything.
  case `default`
  /// The printable characters of ASCII.
  case asciiCapable
  /// Digits, punctuation, symbols and spaces: no letters.
  case numbersAndPunctuation
  /// No white space.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  /// Digits and a minus.
  case numberPad
  /// What telephone numbers are written with: digits, `+*#()-./,;` and spaces.
  case phonePad
  /// A name or a telephone number: everything.
  case namePhonePad
  /// No white space.
  case emailAddress
  /// Digits, a minus and the separators of decimals.
  case decimalPad
  case twitter
  case webSearch
  /// Digits of ASCII and a minus.
  case asciiCapableNumberPad

  /// An older name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

extension UIKeyboardType {
  /// What passes; nil where everything does.
  var filter: CharacterFilter? {
    switch self {
    case .default, .namePhonePad, .twitter, .webSearch: nil
    case .asciiCapable: .only { $0.isASCII }
    case .numbersAndPunctuation:
      .only { $0.isNumber || $0.isPunctuation || $0.isSymbol || $0 == " " }
    case .URL, .emailAddress: .only { !$0.isWhitespace }
    case .numberPad, .asciiCapableNumberPad: .numbers(with: [])
    case .phonePad: .numbers(with: ["+", "*", "#", "(", ")", ".", "/", ",", ";", " ", "\u{A0}"])
    case .decimalPad: .numbers(with: [".", ",", "٫", "٬", "'", "’", " ", "\u{A0}", "\u{202F}"])
    }
  }
}

extension CharacterFilter {
  /// Digits, those of other scripts as ASCII ones, a minus, and some others.
  fileprivate static func numbers(with others: Set<Character>) -> CharacterFilter {
    CharacterFilter { character in
      if others.contains(character) || character == "-" { return character }
      return character == "−" ? "-" : CharacterFilter.digits(character)
    }
  }
}

extension View {
  /// The characters the fields of this view take. See `UIKeyboardType`.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.fieldTraits.keyboard, type)
  }
}
