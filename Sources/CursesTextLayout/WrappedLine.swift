import CursesCore

/// A line of plain characters in rows, for what is no text to edit.
public enum WrappedLine {
  /// The rows of a line, at least one. A row ends after its last blank, or within a word that is longer.
  ///
  /// - Parameters:
  ///   - columns: the cells of a row; a wider character has a row of its own.
  public static func rows(of characters: [Character], columns: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, blank, width, place) = (0, 0, 0, 0)
    while place < characters.count {
      let cells = CellWidth.width(of: String(characters[place]), in: .perScalar)
      if width + cells > columns, place > start {
        let end = blank > start ? blank : place
        rows.append(start..<end)
        (start, blank, width, place) = (end, end, 0, end)
        continue
      }
      width += cells
      place += 1
      if characters[place - 1] == " " { blank = place }
    }
    if start < characters.count || rows.isEmpty { rows.append(start..<characters.count) }
    return rows
  }
}
