#if Essentials
import CursesMarkdown

/// Makes attributed text of the inlines of one leaf.
struct MarkdownInlines {
  let source: [UInt8]
  let tree: InlineTree
  /// The parts of the source that belong to the leaf: what lies between them are markers of the blocks
  /// around.
  let lines: [Range<Int>]
  let options: AttributedString.MarkdownParsingOptions
  let baseURL: URL?
  /// What all of it has.
  let base: AttributeContainer

  /// The text of all inlines.
  func text() -> AttributedString {
    var text = AttributedString()
    for inline in tree.roots { append(inline, base, to: &text) }
    return text
  }

  private var keepsWhitespace: Bool {
    options.interpretedSyntax == .inlineOnlyPreservingWhitespace
  }

  private func append(
    _ inline: Inline, _ attributes: AttributeContainer, to text: inout AttributedString
  ) {
    switch inline.kind {
    case .text: add(string(inline.range), attributes, &text)
    case .escape: add(string(inline.content), attributes, &text)
    case .entity: add(tree.decoded(of: inline.id) ?? string(inline.range), attributes, &text)
    case .softBreak: appendBreak(inline, .softBreak, " ", attributes, &text)
    case .hardBreak: appendBreak(inline, .lineBreak, "\n", attributes, &text)
    case .codeSpan: add(code(inline.content), attributes.adding(.code), &text)
    case .emphasis: children(inline, attributes.adding(.emphasized), &text)
    case .strong: children(inline, attributes.adding(.stronglyEmphasized), &text)
    case .strikethrough: children(inline, attributes.adding(.strikethrough), &text)
    case .highlight: children(inline, attributes, &text)
    case .link: children(inline, linked(inline, attributes), &text)
    case .autolink: add(string(inline.content), linked(inline, attributes), &text)
    case .image: appendImage(inline, attributes, &text)
    case .rawHTML: add(string(inline.range), attributes.adding(.inlineHTML), &text)
    default: add(string(inline.range), attributes, &text)
    }
  }

  private func children(
    _ inline: Inline, _ attributes: AttributeContainer, _ text: inout AttributedString
  ) {
    for child in tree.children(of: inline.id) { append(child, attributes, to: &text) }
  }

  private func add(
    _ string: String, _ attributes: AttributeContainer, _ text: inout AttributedString
  ) {
    guard !string.isEmpty else { return }
    text.append(AttributedString(string, attributes: attributes))
  }

  private func appendBreak(
    _ inline: Inline, _ intent: InlinePresentationIntent, _ sign: String,
    _ attributes: AttributeContainer, _ text: inout AttributedString
  ) {
    guard keepsWhitespace else { return add(sign, attributes.adding(intent), &text) }
    let isBackslash = inline.kind == .hardBreak(.backslash)
    add(isBackslash ? "\n" : string(inline.range), attributes, &text)
  }

  private func appendImage(
    _ inline: Inline, _ attributes: AttributeContainer, _ text: inout AttributedString
  ) {
    var inner = AttributedString()
    children(inline, AttributeContainer(), &inner)
    var container = attributes
    container.imageURL = url(of: inline)
    container.alternateDescription = inner.string
    add("\u{FFFC}", container, &text)
  }

  private func linked(_ inline: Inline, _ attributes: AttributeContainer) -> AttributeContainer {
    var container = attributes
    container.link = url(of: inline)
    return container
  }

  private func url(of inline: Inline) -> URL? {
    guard let destination = tree.link(of: inline.id)?.destination else { return nil }
    return URL(string: destination, relativeTo: baseURL)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: source[range.clamped(to: 0..<source.count)], as: UTF8.self)
  }

  /// What a code span holds: its lines without what belongs to the blocks around, a space between.
  private func code(_ range: Range<Int>) -> String {
    let parts = lines.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
    guard parts.count > 1 else {
      guard !keepsWhitespace else { return string(range) }
      let scalars = string(range).unicodeScalars.map { $0 == "\n" ? " " : $0 }
      return String(String.UnicodeScalarView(scalars))
    }
    return parts.map { string($0).trimmingCharacters(in: .newlines) }.joined(separator: " ")
  }
}

extension AttributeContainer {
  fileprivate func adding(_ intent: InlinePresentationIntent) -> AttributeContainer {
    var container = self
    container.inlinePresentationIntent = (container.inlinePresentationIntent ?? []).union(intent)
    return container
  }
}
#endif
