#if !Essentials
/// A way to write values. After Foundation's protocol.
public protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
  /// The values that are written.
  associatedtype FormatInput
  /// What they become: a text.
  associatedtype FormatOutput

  /// The value as the style writes it.
  func format(_ value: FormatInput) -> FormatOutput
  /// The style as a locale has it.
  func locale(_ locale: Locale) -> Self
}

extension FormatStyle {
  /// The style itself, unless it has a locale.
  public func locale(_ locale: Locale) -> Self { self }
}

/// A way to read values. After Foundation's protocol.
public protocol ParseStrategy<ParseInput, ParseOutput>: Codable, Hashable {
  /// What is read: a text.
  associatedtype ParseInput
  /// The values that are found in it.
  associatedtype ParseOutput

  /// The value.
  ///
  /// - Throws: what the strategy throws for a text that is no value.
  func parse(_ value: ParseInput) throws -> ParseOutput
}

/// A style that can be read again. After Foundation's protocol.
public protocol ParseableFormatStyle<FormatInput, FormatOutput>: FormatStyle {
  /// What reads it.
  associatedtype Strategy: ParseStrategy
  where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput

  /// What reads the texts of this style.
  var parseStrategy: Strategy { get }
}
#endif
