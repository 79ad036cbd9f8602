#if Essentials
import CursesViewGraph

/// Turns attributed text into the pieces of a `Text`.
enum AttributedPieces {
  static func pieces(of text: AttributedString) -> [Text.Piece] {
    text.runs.map { run in
      Text.Piece(String(text[run.range].characters), style(of: run.attributes))
    }
  }

  /// What attributes look like: those of SwiftUI's scope, the address of a link, and the meanings that
  /// `AttributedString(markdown:)` gives.
  private static func style(of attributes: AttributeContainer) -> TextRunStyle {
    var style = TextRunStyle()
    style.link = attributes.link?.absoluteString
    style.font = attributes.font
    style.ink = attributes.foregroundColor.map { .paint($0.painted) }
    style.ground = attributes.backgroundColor.map { .paint($0.painted) }
    if attributes.underlineStyle != nil { style.decide(.underline) }
    if attributes.strikethroughStyle != nil { style.decide(.strikethrough) }
    guard let intent = attributes.inlinePresentationIntent else { return style }
    if intent.contains(.emphasized) { style.decide(.italic) }
    if intent.contains(.stronglyEmphasized) { style.decide(.bold) }
    if intent.contains(.strikethrough) { style.decide(.strikethrough) }
    style.isCode = intent.contains(.code)
    return style
  }
}
#endif
