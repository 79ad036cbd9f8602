import Testing

@testable import CursesControls

/// What vim 9.0 does with the same keys (`vim -u NONE -N`, with `autoindent`, `ignorecase`, `smartcase` and
/// two spaces for an indent), on lines that a block of code shows as they are.
@MainActor
@Suite("Vi: as vim does it") struct ViVimTests {
  /// Lines with the caret, with `|` between them; then keys, and what vim leaves.
  struct Table: CustomTestStringConvertible, Sendable {
    let name: String
    let rows: String

    var testDescription: String { name }
  }

  @Test(arguments: tables)
  func keysDoWhatTheyDoInVim(_ table: Table) {
    var before = ""
    for row in table.rows.split(separator: "\n") {
      let parts = row.split(separator: "  ⇒  ", omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        before = String(row)
        continue
      }
      let start = ViScreen(Self.code(before))
      // Vim was asked with `autoindent`.
      start.editor.document.smartTyping = .indentation
      let screen = start.press(String(parts[0]))
      if screen.editor.viMode != .normal { screen.press("<Esc>") }
      let after = screen.marked.inOneLine
      let wanted = Self.code(String(parts[1])).inOneLine
      #expect(after == wanted, "\(parts[0]) on \(before)")
    }
  }

  private static func code(_ lines: String) -> String {
    "```\n" + lines.replacing("|", with: "\n") + "\n```\n"
  }

  nonisolated private static let tables = [
    motions, operators, repeating, selecting, ex, undoingLines,
  ]
}
