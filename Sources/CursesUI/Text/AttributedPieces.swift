import CursesUICore

/// Turns attributed text into the pieces of a `Text`.
enum AttributedPieces {
  static func pieces(of text: AttributedString) -> [Text.Piece] {
    text.runs.map { run in
      Text.Piece(String(text[run.range].characters), style(of: run))
    }
  }

  private static func style(of run: AttributedString.Runs.Run) -> TextRunStyle {
    var style = TextRunStyle()
    style.link = run.link?.absoluteString
    return style
  }
}
