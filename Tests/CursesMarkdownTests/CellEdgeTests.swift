import CursesRichText
import CursesText
import Testing

/// Spaces at the edge of a cell: they are seen while somebody types there, and are in no file.
@Suite struct CellEdgeTests {
  private let table = "| a | b |\n| --- | --- |\n"

  /// A save leaves what is being typed as it is.
  @Test(arguments: [
    ("flour ", "white", "flour", "flour white"), ("200 ", "g", "200", "200 g"),
    ("a  ", "b", "a", "a  b"), ("x ", "", "x", "x"),
  ]) func aSpaceThatIsTypedOutlivesASave(before: String, after: String, saved: String, end: String)
  {
    let document = RichMarkedText.document(table + "| ¦ | |\n")
    document.smartTyping = [.pairs]
    document.type(before)
    for leaves in [false, true] {
      TypedLineEnd(document: document).finishTyping(leaves: leaves, tick: 9_000)
      #expect(TextEnd(document: document).textToSave.string == table + "| \(saved) | |\n")
    }
    document.type(after)
    document.perform(.moveToDocumentStart, tick: 9_999)
    #expect(document.state.text.string == table + "| \(end) | |\n")
    expectFreshView(document)
  }

  /// A row without outer pipes gets one where its first or last cell loses its text.
  @Test(arguments: [
    ("a | b\n--|--\nc | d¦\n", "c | |"), ("a | b\n--|--\nc¦ | d\n", "| | d"),
    ("a | b | c\n--|--|--\nc | d¦ | e\n", "c |  | e"),
  ]) func anOuterCellIsEmptied(_ marked: String, _ row: String) {
    let document = RichMarkedText.document(marked)
    let former = document.state.text.string
    document.perform(.deleteBackward, tick: 1)
    let header = former.split(separator: "\n").prefix(2).joined(separator: "\n")
    #expect(document.state.text.string == header + "\n" + row + "\n")
    expectFreshView(document)
    document.perform(.undo, tick: 2)
    #expect(document.state.text.string == former)
  }

  /// What is bold ends where it did.
  @Test func aSaveBeginsNoStyle() {
    let document = RichMarkedText.document(table + "| ¦ | |\n")
    document.type("cell")
    document.perform(.toggleStrong, tick: 1)
    document.type("B")
    document.perform(.toggleStrong, tick: 2)
    document.type(" ")
    TypedLineEnd(document: document).finishTyping(leaves: true, tick: 3)
    #expect(TextEnd(document: document).textToSave.string == table + "| cell**B** | |\n")
    document.type("n")
    #expect(document.state.text.string == table + "| cell**B** n | |\n")
  }

  @Test(arguments: [
    ("foo", "bar ", "| bar | foo x |"), ("foo", " bar", "| bar | foo x |"),
    ("foo", "", "|  | foo x |"),
    ("foo", "x\n", "| x | foo x |"),
  ]) func whatIsReplacedHasNoSpaceThere(old: String, new: String, row: String) {
    let document = RichMarkedText.document(table + "| ¦foo | foo x |\n")
    let replacement = RichReplacement(0..<old.utf8.count, with: new)
    #expect(
      TextReplacement(document: document).replace(
        [replacement], inParagraphAt: document.head, tick: 1) == .changed)
    #expect(document.state.text.string == table + row + "\n")
  }

  /// At several carets they go, too, when these have left.
  @Test func severalCaretsLeaveNone() {
    let document = RichMarkedText.document("| a |\n| --- |\n| the cat¦ |\n| the dog |\n")
    let end = document.state.text.count - 3
    document.perform(.selectAlso(anchor: end, head: end), tick: 0)
    document.perform(.deleteWordBackward, tick: 1)
    document.perform(.undo, tick: 2)
    document.perform(.redo, tick: 3)
    document.perform(.keepMainCaret, tick: 4)
    document.perform(.moveToDocumentStart, tick: 5)
    #expect(document.state.text.string == "| a |\n| --- |\n| the |\n| the |\n")
    expectFreshView(document)
  }
}
