import CursesTerminalHarness

/// What a screen shows, to be compared with another moment.
struct ScreenPicture {
  private let snapshot: TerminalScreen.Snapshot
  private let colors: Bool

  /// Without `colors` only what moving light does not change: text, and how it is written.
  init(_ screen: TerminalScreen, colors: Bool) {
    (snapshot, self.colors) = (screen.snapshot(), colors)
  }

  /// Whether two pictures show the same. Light may be a little away from what it would be drawn as anew:
  /// so the fewest cells change from tick to tick.
  static func == (one: ScreenPicture, other: ScreenPicture) -> Bool {
    one.snapshot.isSame(as: other.snapshot, colors: one.colors) || one.looks == other.looks
  }

  /// The first cells that differ, in words.
  func difference(from other: ScreenPicture) -> String { looks.difference(from: other.looks) }

  private var looks: ScreenLooks { ScreenLooks(snapshot, colors: colors) }
}

/// The cells of a screen as they look, whatever the emulator keeps of them.
struct ScreenLooks {
  private var cells: [[TerminalScreen.Cell]]
  private var cursor: [Int]

  init(_ screen: TerminalScreen.Snapshot, colors: Bool) {
    cells = (0..<screen.rows).map { row in
      var line: [TerminalScreen.Cell] = []
      for column in 0..<screen.columns {
        var cell = screen.cell(column, row)
        // The second half of a wide character has no look of its own.
        if let last = line.last, last.width == 2 {
          cell = last
          (cell.text, cell.width) = ("", 1)
        }
        if cell.text == " " || cell.text == "\u{A0}" { cell.text = "" }
        if !colors {
          // Light is shown in halves of cells, too.
          if cell.text == "▀" { cell.text = "" }
          (cell.foreground, cell.background) = (nil, nil)
        }
        line.append(cell)
      }
      return line
    }
    cursor = screen.cursor ?? []
  }

  static func == (one: ScreenLooks, other: ScreenLooks) -> Bool {
    guard one.cursor == other.cursor, one.cells.count == other.cells.count else { return false }
    return zip(one.cells, other.cells).allSatisfy { line, otherLine in
      line.count == otherLine.count && zip(line, otherLine).allSatisfy { isAlike($0, $1) }
    }
  }

  private static func isAlike(_ one: TerminalScreen.Cell, _ other: TerminalScreen.Cell) -> Bool {
    if one == other { return true }
    var coloured = other
    (coloured.foreground, coloured.background) = (one.foreground, one.background)
    return one == coloured && isNear(one.foreground, other.foreground)
      && isNear(one.background, other.background)
  }

  private static func isNear(_ one: Int?, _ other: Int?) -> Bool {
    guard let one, let other else { return one == other }
    return [0, 8, 16].allSatisfy { abs((one >> $0 & 0xFF) - (other >> $0 & 0xFF)) <= 6 }
  }

  /// The first cells that differ, in words.
  func difference(from other: ScreenLooks) -> String {
    var lines = cursor == other.cursor ? [] : ["cursor \(cursor), drawn anew \(other.cursor)"]
    for (row, line) in cells.enumerated() where row < other.cells.count {
      let differing = line.indices.filter {
        $0 < other.cells[row].count && !Self.isAlike(line[$0], other.cells[row][$0])
      }
      guard let first = differing.first else { continue }
      lines.append("row \(row), \(differing.count) cells from column \(first)")
      lines.append("  shown: \(Self.text(line))")
      lines.append("  anew:  \(Self.text(other.cells[row]))")
      if Self.text(line) == Self.text(other.cells[row]) {
        lines.append("  \(line[first]) and \(other.cells[row][first])")
      }
    }
    return lines.prefix(24).joined(separator: "\n")
  }

  private static func text(_ line: [TerminalScreen.Cell]) -> String {
    line.map { $0.text.isEmpty ? " " : $0.text }.joined()
  }
}
