#if Essentials
import CursesFoundation
import CursesViewGraph

extension Text {
  /// Attributed text: its links, colours, emphasis and fonts are shown.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(pieces: AttributedPieces.pieces(of: attributedContent))
  }

  /// A value in a format that gives attributed text.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(pieces: AttributedPieces.pieces(of: format.format(input)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value in a format that gives attributed text.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    append(AttributedPieces.pieces(of: format.format(input)))
  }

  /// Attributed text, in its own looks.
  public mutating func appendInterpolation(_ text: AttributedString) {
    append(AttributedPieces.pieces(of: text))
  }
}

extension View {
  /// Accepted: a terminal has one distance of lines.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }
  /// The view itself: the terminal's font decides how a language is set.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  {
    self
  }
}
#endif
