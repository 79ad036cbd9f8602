/// A text of a program: Markdown, with values put in that are shown as they are.
///
/// After SwiftUI's type of that name. A literal makes one:
///
///     Text("Hello **\(name)**")       // the name is bold, and its own stars stay stars
///
/// Whole numbers have the groups of the locale, where `CursesUI` is imported; others are shown as Swift prints them, and
/// `\(value, format:)` gives them a locale's look.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The Markdown, with a mark where each argument stands.
  let source: String
  let arguments: [[Text.Piece]]
  /// Whether the wording is that of a table of translations.
  private var isTranslated = false

  /// A key of one Markdown text.
  public init(_ value: String) {
    source = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation.source
    arguments = stringInterpolation.arguments
  }

  /// The characters that are shown, without Markdown's.
  package var string: String { Text(self).string }

  /// What the key is called in a table of translations: each argument is `%@`.
  package var tableKey: String {
    arguments.indices.reduce(source) { key, index in
      key.replacing(ArgumentMark.text(index), with: "%@")
    }
  }

  /// The arguments of this key in another wording; `%@` and `%1$@` stand for them.
  package func worded(_ wording: String) -> LocalizedStringKey {
    var parts = wording
    for index in arguments.indices {
      parts = parts.replacing("%\(index + 1)$@", with: ArgumentMark.text(index))
      parts = parts.replacing("%@", with: ArgumentMark.text(index), maxReplacements: 1)
    }
    return LocalizedStringKey(source: parts, arguments: arguments)
  }

  private init(source: String, arguments: [[Text.Piece]]) {
    self.source = source
    self.arguments = arguments
    isTranslated = true
  }

  var pieces: [Text.Piece] {
    let inflection = Inflection(arguments: arguments, isEnglish: !isTranslated)
    return MarkdownPieces(inflection.applied(to: source), arguments: arguments).pieces
  }

  /// Gathers the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var source: String
    var arguments: [[Text.Piece]] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      source = ""
      source.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { source += literal }

    /// A string, shown as it is: nothing in it is Markdown.
    public mutating func appendInterpolation(_ string: String) { append([Text.Piece(string)]) }

    /// A part of a string, shown as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      append([Text.Piece(String(string))])
    }

    /// A text with a look of its own.
    public mutating func appendInterpolation(_ text: Text) { append(text.pieces) }

    /// Any other value, as Swift prints it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append([Text.Piece(String(describing: value))])
    }

    package mutating func append(_ pieces: [Text.Piece]) {
      source += ArgumentMark.text(arguments.count)
      arguments.append(pieces)
    }
  }
}

/// What stands for an argument while the Markdown around it is parsed.
///
/// Two scalars of private use with a number between: the parser takes them for letters.
enum ArgumentMark {
  static let open: Unicode.Scalar = "\u{F8F0}"
  static let close: Unicode.Scalar = "\u{F8F1}"

  static func text(_ index: Int) -> String { "\(open)\(index)\(close)" }
}
