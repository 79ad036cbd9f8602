@_spi(Nodes) import CursesViewGraph

/// The signs a page is drawn with.
package struct PageSigns: Hashable, Sendable {
  var bullets: [Character]
  var taskOpen: String
  var taskDone: String
  /// By the character in the box.
  var statuses: [Character: String]
  var quoteBar: Character
  /// Under headings of the first and second level.
  var underlines: [Character]
  package var rule: Character
  var crossing: Character
  /// Behind a heading whose section is folded away.
  package var fold: Character

  package static let unicode = PageSigns(
    bullets: ["•", "◦", "▪"], taskOpen: "☐", taskDone: "☑",
    statuses: TaskSigns.statuses, quoteBar: "▎",
    underlines: ["━", "─"], rule: "─", crossing: "┼", fold: "▸")

  package static let ascii = PageSigns(
    bullets: ["*", "-", "+"], taskOpen: "[ ]", taskDone: "[x]", statuses: [:], quoteBar: "|",
    underlines: ["=", "-"], rule: "-", crossing: "+", fold: ">")

  package func text(of marker: PageMarker) -> String {
    switch marker {
    case .bullet(let depth): String(bullets[depth % bullets.count])
    case .number(let text): text
    case .task(let isDone): isDone ? taskDone : taskOpen
    case .status(let mark): statuses[mark] ?? "[\(mark)]"
    case .numbered(let number, let box): number + " " + text(of: box)
    }
  }
}

/// The signs of tasks on pages and in lists, by the character in their box.
package enum TaskSigns {
  static let statuses: [Character: String] = [
    "/": "◧", "-": "☒", ">": "»", "<": "«", "?": "?", "!": "!",
  ]

  /// What stands for a box; without Unicode the box itself.
  package static func sign(of status: Character, isUnicode: Bool) -> String {
    let signs = isUnicode ? PageSigns.unicode : .ascii
    switch status {
    case " ": return signs.taskOpen
    case "x", "X": return signs.taskDone
    default: return signs.text(of: .status(status))
    }
  }
}
