import CursesRichText
import CursesText
import Testing

/// Rows of tables whose pipes are all typed are written with the blanks that are typed.
@Suite struct TypedRowTests {
  @Test(arguments: [
    "|a|b|\n|---|---|\n|1|2|", "|a|b|\n|---|---|\n|1|2|\n|3|4|", "|a|b|\n|-|-|\n| 1 | 2 |",
    "| a | b |\n| --- | --- |\n|1|2|\n| 3 | 4 |", "|a|b|\n|---|---|\n|1 |2 |",
    "|a|b|\n|---|---|\n|**x**|`y`|",
    "|a|b|\n|---|---|\n| 1| 2|", "|a|b|\n|---|---|\n|one two|three|",
  ])
  func isWrittenAsTyped(_ text: String) {
    let document = typedNote(text)
    #expect(document.state.text.string == text)
    expectFreshView(document)
    while document.perform(.undo, tick: 90_000) == .changed {}
    #expect(document.state.text.isEmpty)
  }

  /// One whose cells are gone through without pipes looks like the table.
  @Test func withoutItsPipesItIsSpaced() {
    #expect(typedNote("|a|b|\n|---|---|\n1→2").state.text.string.hasSuffix("\n| 1 | 2 |"))
  }

  @Test func moreBehindTheLastPipeIsText() {
    #expect(typedNote("|a|b|\n|---|---|\n|1|2|3").state.text.string.hasSuffix("|2\\|3|"))
  }

  /// A save gives the row that is typed the form of its table, and typing goes on in it.
  @Test(arguments: [
    ("a | b\n---|---\nc | d", "a | b\n---|---\nc | d"),
    ("|a|b|\n|-|-|\nc→d", "|a|b|\n|-|-|\n|c|d|"), ("x|y\n-|-\nc|d", "x|y\n-|-\nc|d"),
    ("| a | b |\n| - | - |\nc→d", "| a | b |\n| - | - |\n| c | d |"),
  ]) func aRowHasTheFormOfItsTableWhenItIsSaved(keys: String, text: String) {
    let document = typedNote(keys, smart: [.pairs])
    TypedLineEnd(document: document).finishTyping(leaves: false, tick: 9_000)
    #expect(document.state.text.string.hasPrefix(text))
    document.perform(.insertText("e"), tick: 9_001)
    #expect(document.state.text.string.contains("de"))
    expectFreshView(document)
  }

  /// Tab at its end leaves a row as Enter does.
  @Test func aRowThatTabLeavesHasTheFormOfItsTable() {
    let document = typedNote("a | b\n---|---\n1 | 2→x→y")
    TypedLineEnd(document: document).finishTyping(leaves: true, tick: 9_000)
    #expect(document.state.text.string == "a | b\n---|---\n1 | 2\nx | y\n")
    expectFreshView(document)
  }
}
