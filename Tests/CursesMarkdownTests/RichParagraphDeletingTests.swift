import CursesMarkdown
import CursesRichText
import CursesText
import Testing

@Suite struct RichParagraphDeletingTests {
  @Test func wholeParagraphsGo() {
    check("¦a\n\nb\n", .deleteParagraphs, after: "¦b\n")
    check("a\n\n¦b\n", .deleteParagraphs, after: "¦a\n")
    check("«a\n\nb¦»\n\nc\n", .deleteParagraphs, after: "¦c\n")
    check("a\n\n> ¦b\n\nc\n", .deleteParagraphs, after: "a\n\n¦c\n")
    check("a\r\n\r\n¦b\r\n\r\nc\r\n", .deleteParagraphs, after: "a\r\n\r\n¦c\r\n")
    check("a\n\n```\n«b\nc¦»\n```\n", .deleteParagraphs, after: "¦a\n")
    check("1. a\n2. ¦b\n3. c\n", .deleteParagraphs, after: "1. a\n2. ¦c\n")
    check("a\n\n\n¦\nb\n", .deleteParagraphs, after: "a\n\n\n¦b\n")
  }

  @Test func whatWouldNotBeShownIsRefused() {
    check("| ¦a |\n|---|\n| 1 |\n", .deleteParagraphs, after: "| ¦a |\n|---|\n| 1 |\n")
    check(
      "«a\n\n| b¦» |\n|---|\n| 1 |\n", .deleteParagraphs, after: "«a\n\n| b¦» |\n|---|\n| 1 |\n")
  }

  @Test func anEmptiedHeadingIsTypedInto() {
    check("# ¦", .insertText("x"), after: "# x¦")
    check("# «ab¦»", .deleteSelection, .insertText("x"), after: "# x¦")
    check("# «ab¦»\n\nc", .deleteSelection, .insertText("x"), after: "# x¦\n\nc")
  }

  @Test func copiedLinesComeBackWhereTheyFit() {
    put("- ¦a\n- b\n\nc\n", at: "c", below: true, "- a\n- b\n\nc\n\n- a\n")
    put("¦a\n\n- b\n- c\n", at: "c", below: true, "a\n\n- b\n- c\n\na\n")
    put("¦a\n\n- b\n- c\n", at: "b", below: false, "a\n\na\n\n- b\n- c\n")
    put("> ¦a\n>\n> b\n", at: "b", below: true, "> a\n>\n> b\n>\n> a\n")
    put("> ¦a\n\nb\n", at: "b", below: true, "> a\n\nb\n\n> a\n")
    put("# ¦a\n\nb\n", at: "b", below: false, "# a\n\n# a\n\nb\n")
    put("- ¦x\n\na\n\n- b\n- c\n", at: "b", below: true, "- x\n\na\n\n- b\n- x\n- c\n")
  }

  private func put(
    _ marked: String, at text: String, below: Bool, _ after: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let document = RichMarkedText.document(marked)
    let first = document.state.text
    let lines = CopiedLines(document: document).selectedLines
    let source = document.state.text.string
    guard let range = source.ranges(of: text).last else { return }
    let offset = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    document.perform(.select(anchor: offset, head: offset), tick: 0)
    #expect(
      PutLines(document: document).put(lines, below: below, tick: 0) == .changed,
      sourceLocation: location)
    #expect(document.state.text.string == after, sourceLocation: location)
    expectFreshView(document, location)
    document.perform(.undo, tick: 0)
    #expect(document.state.text == first, sourceLocation: location)
  }
}
