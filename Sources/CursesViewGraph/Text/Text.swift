import CursesCore
import CursesThemes

/// A text that cannot be edited. After SwiftUI's `Text`.
///
/// A literal is Markdown: `Text("a **bold** word")` shows a bold word. What is interpolated into it
/// is shown as it is, whatever characters it has. A `String` is never parsed.
public struct Text: View, PrimitiveView, Equatable, Sendable {
  /// A part of a text with one look.
  package struct Piece: Hashable, Sendable {
    package var text: String
    package var style: TextRunStyle
    /// What the text is made of as time passes; nil where it stays.
    var clock: TextClock?
    /// What the text is made of where it stands; nil where it is the same everywhere.
    package var wording: TextWording?

    /// Whether it says the same at any time and place.
    var isFixed: Bool { clock == nil && wording == nil }

    package init(_ text: String, _ style: TextRunStyle = TextRunStyle()) {
      self.text = text
      self.style = style
    }
  }

  package private(set) var pieces: [Piece]

  package nonisolated init(pieces: [Piece]) { self.pieces = pieces }

  /// A text whose literal parts are Markdown.
  public nonisolated init(_ key: LocalizedStringKey) { pieces = key.pieces }

  /// A string, shown character for character.
  @_disfavoredOverload
  public nonisolated init(_ content: some StringProtocol) { pieces = [Piece(String(content))] }

  /// A literal that is not Markdown.
  public nonisolated init(verbatim content: String) { pieces = [Piece(content)] }

  /// The characters of the text.
  package nonisolated var string: String {
    pieces.count == 1 ? pieces[0].text : pieces.reduce(into: "") { $0 += $1.text }
  }

  /// The two texts as one, each in its own look.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(pieces: lhs.pieces + rhs.pieces)
  }

  /// A text with a change of every part's look, where the part leaves it open.
  package nonisolated func styled(_ change: (inout TextRunStyle) -> Void) -> Text {
    var outer = TextRunStyle()
    change(&outer)
    return Text(
      pieces: pieces.map { piece in
        var piece = piece
        piece.style = piece.style.over(outer)
        return piece
      })
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? TextNode ?? TextNode(context)
    node.update(self, context.environment)
    return node
  }
}

// MARK: Looks

extension Text {
  /// The text in a role of the theme.
  public nonisolated func role(_ role: Role) -> Text { styled { $0.ink = .role(role) } }

  /// The text in a font; nil for that of the place.
  public nonisolated func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// The text in a weight: bold from semibold up, dim below light; nil leaves it alone.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    guard let weight else { return self }
    let heavy = weight.attributes
    return styled {
      $0.decide([.bold, .dim], isOn: false)
      $0.decide(heavy)
    }
  }

  /// The text in bold.
  public nonisolated func bold() -> Text { bold(true) }
  /// The text in bold, or not even where the place is.
  public nonisolated func bold(_ isActive: Bool) -> Text {
    styled { $0.decide(.bold, isOn: isActive) }
  }
  /// The text, slanted.
  public nonisolated func italic() -> Text { italic(true) }
  /// The text, slanted, or upright even where the place is not.
  public nonisolated func italic(_ isActive: Bool) -> Text {
    styled { $0.decide(.italic, isOn: isActive) }
  }

  /// - Parameter pattern: dashes and dots are drawn as a wavy line where the terminal has one.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid
  ) -> Text {
    styled { $0.decide(pattern == .solid ? .underline : .undercurl, isOn: isActive) }
  }

  /// A line through the text; every pattern is drawn as a plain one.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid
  ) -> Text {
    styled { $0.decide(.strikethrough, isOn: isActive) }
  }

  /// Every letter of a terminal is of one width: the text itself.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }
  /// All digits of a terminal are of one width: the text itself.
  public nonisolated func monospacedDigit() -> Text { self }
  /// A terminal has one design: the text itself.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Cells have one width: the text itself.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }

  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of. One that is not solid is drawn wavy, where the terminal has that.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    package let pattern: Pattern
    /// A line of a pattern.
    public init(pattern: Pattern = .solid) { self.pattern = pattern }
    /// One line that is not broken.
    public static let single = LineStyle()
  }

  /// Which part of a line that does not fit is left out.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  /// How letters are turned to one case.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
