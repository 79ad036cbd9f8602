#if Essentials
import CursesMarkdown

extension AttributedString {
  /// The text of a Markdown source (CommonMark with GFM's tables and strikethrough), with its meaning
  /// as attributes: `inlinePresentationIntent`, `presentationIntent`, `link`, `imageURL`.
  ///
  /// - Parameter baseURL: what relative links are relative to.
  /// - Throws: nothing for a string: every text is Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(markdownBytes: Array(markdown.utf8), options: options, baseURL: baseURL)
  }

  /// The text of a Markdown source in UTF-8.
  ///
  /// - Throws: `CocoaError` for bytes that are not UTF-8, unless the failure policy takes what can be
  ///   read of them.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    let bytes = Array(markdown)
    if options.failurePolicy == .throwError, String(validating: bytes, as: UTF8.self) == nil {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(
      markdownBytes: Array(String(decoding: bytes, as: UTF8.self).utf8), options: options,
      baseURL: baseURL)
  }

  /// The text of a Markdown file.
  ///
  /// - Throws: what reading the file throws, and as for data.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// The same with the attributes of a scope. Those of Foundation and SwiftUI are always there.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  /// The same with a scope named by its type.
  ///
  /// - Throws: what reading throws under `options.failurePolicy`.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: Scope.Type, options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  private init(markdownBytes: [UInt8], options: MarkdownParsingOptions, baseURL: URL?) {
    let bytes = options.allowsExtendedAttributes ? markdownBytes.withoutExtensions : markdownBytes
    if options.interpretedSyntax == .full {
      self = MarkdownBlocks(bytes, options: options, baseURL: baseURL).text
    } else {
      let source = options.interpretedSyntax == .inlineOnly ? bytes.withoutIndents : bytes
      let tree = MarkdownParser.inlines(of: source, options: .strikethrough)
      self =
        MarkdownInlines(
          source: source, tree: tree, lines: [0..<source.count], options: options,
          baseURL: baseURL, base: AttributeContainer()
        ).text()
    }
    if let language = options.languageCode, !language.isEmpty { self.languageIdentifier = language }
  }
}

extension [UInt8] {
  /// The most bytes between two brackets, so that a text of open ones costs no square of its length.
  private static var longestExtension: Int { 4096 }

  /// The lines without spaces around them and without empty ones between.
  fileprivate var withoutIndents: [UInt8] {
    let lines = String(decoding: self, as: UTF8.self).split(whereSeparator: \.isNewline)
    let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return Array(trimmed.joined(separator: "\n").utf8)
  }

  /// The source with `text` in the place of each `^[text](attributes)`.
  fileprivate var withoutExtensions: [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < count {
      if let found = extended(at: index) {
        result += [UInt8](self[found.text]).withoutExtensions
        index = found.end
      } else {
        // A backslash frees what follows of its meaning.
        let length = self[index] == UInt8(ascii: "\\") && index + 1 < count ? 2 : 1
        result += self[index..<index + length]
        index += length
      }
    }
    return result
  }

  /// The text and the end of an extended attribute that starts at a place.
  private func extended(at start: Int) -> (text: Range<Int>, end: Int)? {
    guard self[start] == UInt8(ascii: "^"), start + 1 < count,
      let close = matching(UInt8(ascii: "["), UInt8(ascii: "]"), at: start + 1),
      let end = matching(UInt8(ascii: "("), UInt8(ascii: ")"), at: close + 1)
    else { return nil }
    return (start + 2..<close, end + 1)
  }

  /// Where the bracket closes that opens at a place.
  private func matching(_ open: UInt8, _ close: UInt8, at start: Int) -> Int? {
    guard start < count, self[start] == open else { return nil }
    var depth = 0
    var index = start
    while index < Swift.min(count, start + Self.longestExtension) {
      switch self[index] {
      case UInt8(ascii: "\\"): index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
#endif
