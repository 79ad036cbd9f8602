import CursesRichText
import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesVi

/// `o` with a count: the line is typed so often, each time below the one before.
@Suite("Vi: typing again") @MainActor
struct ViTypingAgainTests {
  nonisolated private static let notes = [
    "- one\n- ¦two\n- three\n", "1. one\n2. ¦two\n3. three\n", "- [x] ¦one\n- [ ] two\n",
    "one ¦two three\n\nfour\n", "> ¦one\n> two\n", "```\none\n  ¦two\nthree\n```\n",
    "| a | b |\n|---|---|\n| ¦c | d |\n", "# ¦one\n\ntwo\n", "¦", "- one\n\n  ¦two\n\n- three\n",
  ]

  nonisolated private static let typed = ["ab cd", "a", "*b* c", "# x", "- [ ] y", "1. z", "`", ""]

  /// Most of the lines are copied, and are what typing each would have made.
  @Test(arguments: notes, typed)
  func eachLineIsAsTyped(note: String, typed: String) {
    for place in ["o", "O"] {
      let again = ViScreen(note).press("9\(place)\(typed)<Esc>")
      let editor = ViScreen(note)
      editor.press(place + typed)
      for _ in 1..<9 {
        // The same as the count does it, line by line.
        editor.press("<Esc>o\(typed)")
      }
      editor.press("<Esc>")
      let (text, other) = (again.editor.document.state.text, editor.editor.document.state.text)
      #expect(text.string == other.string)
      #expect(again.editor.document.state.selection == editor.editor.document.state.selection)
    }
  }

  /// Twice as many lines take about one edit more.
  @Test(arguments: ["- one\n- ¦two\n", "1. one\n2. ¦two\n", "one ¦two\n", "```\n¦one\n```\n"])
  func manyLinesAreFewEdits(note: String) {
    let screen = ViScreen(note)
    let before = screen.editor.document.version
    screen.press("1999oab cd<Esc>")
    let document = screen.editor.document
    #expect(
      document.state.text.string.split(separator: "\n").count { $0.hasSuffix("ab cd") } == 1_999)
    #expect(document.version - before < 300)
    screen.press("u")
    #expect(document.state.text.string == note.replacing("¦", with: ""))
  }
}
