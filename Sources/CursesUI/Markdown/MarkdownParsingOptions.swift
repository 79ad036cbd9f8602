#if Essentials
extension AttributedString {
  /// How Markdown is read. After Foundation's type on other systems.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What of Markdown is known.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks and what is in them. Blocks follow each other in the text without line ends:
      /// `presentationIntent` tells them apart.
      case full
      /// What is within paragraphs; line ends are spaces.
      case inlineOnly
      /// What is within paragraphs; spaces and line ends are kept as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with a source that cannot be read.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case returnPartiallyParsedIfPossible
      case throwError
    }

    /// Whether `^[text](name: value)` is known: the text is shown, without the brackets.
    public var allowsExtendedAttributes: Bool
    /// What of Markdown is known; `.full` unless said otherwise.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with bytes that are no text.
    public var failurePolicy: FailurePolicy
    /// The language of the text, as its `languageIdentifier`.
    public var languageCode: String?

    /// Options; what is not named is as on other systems.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}
#endif
