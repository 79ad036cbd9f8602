import CursesCore
import CursesThemes
import CursesViews

/// What a test reads from the screen.
extension TestHost {
  /// In cells.
  public var size: Size { screen.size }

  /// The screen's rows without the blanks at their ends, down to the last that is not empty.
  ///
  /// A wide character stands there once, so a row may have fewer characters than the screen has columns.
  public var rows: [String] {
    var rows = (0..<size.rows).map { row in
      var text = screen.scene.text(row: row)
      while text.last == " " { text.removeLast() }
      return text
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  /// The rows as one text, to be compared with a picture in the test:
  ///
  ///     #expect(host.picture == """
  ///       Name  Ada
  ///       [ Save ]
  ///       """)
  public var picture: String { rows.joined(separator: "\n") }

  /// Returns whether a text is on the screen, within one row.
  public func contains(_ text: String) -> Bool { position(of: text) != nil }

  /// The cell where a text begins, looked for row by row from the top; nil when it is not on the screen.
  ///
  /// - Parameter occurrence: which one, counted from 0.
  public func position(of text: String, occurrence: Int = 0) -> Point? {
    guard !text.isEmpty else { return nil }
    var left = occurrence
    for row in 0..<size.rows {
      let columns = (0..<size.columns).filter { screen.scene[$0, row].width > 0 }
      let glyphs = columns.map { Character(screen.scene[$0, row].glyph.text) }
      let wanted = Array(text)
      guard glyphs.count >= wanted.count else { continue }
      for start in 0...(glyphs.count - wanted.count)
      where glyphs[start..<start + wanted.count].elementsEqual(wanted) {
        if left == 0 { return Point(column: columns[start], row: row) }
        left -= 1
      }
    }
    return nil
  }

  /// A cell, counted from the upper left: what stands in it and how it looks. A blank outside the screen.
  ///
  /// The background is that of the view, before light shines through it.
  public func cell(_ column: Int, _ row: Int) -> Cell {
    var cell = screen.scene[column, row]
    cell.style.attributes.remove(.textBlank)
    return cell
  }

  /// How a cell looks.
  public func style(_ column: Int, _ row: Int) -> Style { cell(column, row).style }

  /// How the first cell of a text looks; nil when the text is not on the screen.
  public func style(of text: String) -> Style? {
    position(of: text).map { style($0.column, $0.row) }
  }

  /// The style that the theme gives a role, to compare what is on the screen with: colours differ from
  /// theme to theme, roles do not.
  public func style(of role: Role) -> Style {
    let style = screen.theme.style(role, on: .backdrop)
    return Style(
      foreground: style.foreground, background: style.background, attributes: style.attributes)
  }

  /// Where the terminal's cursor is; nil where it is hidden.
  public var cursor: Point? { screen.caret }

  /// What was copied last; empty before anything was.
  public var clipboard: String { screen.clipboard.text }
}
