import CursesCore
import CursesMarkdown

/// Turns the Markdown of a `LocalizedStringKey` into pieces of text.
///
/// Only what lies within a line is parsed, as SwiftUI does: emphasis, code, strikethrough, links. Line
/// ends and blanks stay.
struct MarkdownPieces {
  private let bytes: [UInt8]
  private let arguments: [[Text.Piece]]
  private(set) var pieces: [Text.Piece] = []

  init(_ source: String, arguments: [[Text.Piece]]) {
    self.arguments = arguments
    guard MarkdownPieces.mayMeanMore(source) else {
      bytes = []
      add(source, TextRunStyle())
      return
    }
    bytes = Array(source.utf8)
    let tree = MarkdownParser.inlines(of: bytes)
    add(tree.roots, of: tree, TextRunStyle())
  }

  /// Whether a text has a character that Markdown could take for its own.
  private static func mayMeanMore(_ source: String) -> Bool {
    source.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"),
        UInt8(ascii: "@"):
        true
      case UInt8(ascii: ":"), UInt8(ascii: "."): true
      default: false
      }
    }
  }

  private mutating func add(_ inlines: InlineChildren, of tree: InlineTree, _ style: TextRunStyle) {
    for inline in inlines { add(inline, of: tree, style) }
  }

  private mutating func add(_ inline: Inline, of tree: InlineTree, _ outer: TextRunStyle) {
    var style = outer
    switch inline.kind {
    case .emphasis: style.decide(.italic)
    case .strong: style.decide(.bold)
    case .strikethrough: style.decide(.strikethrough)
    case .link: style.link = tree.link(of: inline.id).map { plain($0.destination) }
    case .image, .highlight: break
    default: return addLeaf(inline, of: tree, style)
    }
    add(tree.children(of: inline.id), of: tree, style)
  }

  private mutating func addLeaf(_ inline: Inline, of tree: InlineTree, _ outer: TextRunStyle) {
    var style = outer
    switch inline.kind {
    case .codeSpan:
      style.isCode = true
      add(text(inline.content), style)
    case .autolink:
      style.link = tree.link(of: inline.id).map { plain($0.destination) }
      add(text(inline.content), style)
    case .entity: add(tree.decoded(of: inline.id) ?? text(inline.content), style)
    case .text, .escape: add(text(inline.content), style)
    case .hardBreak(.backslash): add("\n", style)
    default: add(text(inline.range), style)
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Arguments

  /// Adds a text, with the arguments in the place of their marks.
  private mutating func add(_ text: String, _ style: TextRunStyle) {
    guard !arguments.isEmpty else { return append(Text.Piece(text, style)) }
    for part in parts(of: text) {
      switch part {
      case .literal(let literal): append(Text.Piece(literal, style))
      case .argument(let pieces):
        for var piece in pieces {
          piece.style = piece.style.over(style)
          append(piece)
        }
      }
    }
  }

  private mutating func append(_ piece: Text.Piece) {
    guard !piece.text.isEmpty else { return }
    if let last = pieces.last, last.style == piece.style, last.isFixed, piece.isFixed {
      pieces[pieces.count - 1].text += piece.text
    } else {
      pieces.append(piece)
    }
  }

  /// A text with the arguments' characters put in.
  private func plain(_ text: String) -> String {
    parts(of: text).reduce(into: "") { plain, part in
      switch part {
      case .literal(let literal): plain += literal
      case .argument(let pieces): for piece in pieces { plain += piece.text }
      }
    }
  }

  private enum Part {
    case literal(String)
    case argument([Text.Piece])
  }

  private func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text.unicodeScalars[...]
    while let open = rest.firstIndex(of: ArgumentMark.open),
      let close = rest[open...].firstIndex(of: ArgumentMark.close)
    {
      parts.append(.literal(String(rest[..<open])))
      let number = Int(String(rest[rest.index(after: open)..<close]))
      if let number, arguments.indices.contains(number) {
        parts.append(.argument(arguments[number]))
      }
      rest = rest[rest.index(after: close)...]
    }
    return parts + [.literal(String(rest))]
  }
}
