import CursesRichText
import CursesText
import Testing

/// `<br>` in a cell of a table is the line break that it means.
@Suite struct TableLineBreakTests {
  private let rule = "\n|---|---|\n"

  private func on(
    _ before: String, _ commands: RichCommand..., after: String,
    location: SourceLocation = #_sourceLocation
  ) {
    let document = RichMarkedText.document("| h | i |" + rule + before + "\n")
    let first = document.state.text
    for (index, command) in commands.enumerated() {
      document.perform(command, tick: index * 10_000)
    }
    #expect(
      RichMarkedText.draw(document) == "| h | i |" + rule + after + "\n", sourceLocation: location)
    expectFreshView(document, location)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == first, sourceLocation: location)
  }

  @Test(arguments: ["<br>", "<br/>", "<br />", "<BR>", "<Br>", "<Br  / >"]) func isShownAsOne(
    tag: String
  ) {
    let document = RichDocument(SourceText("| h |\n|---|\n| a\(tag)b |\n"))
    let isOne = tag != "<Br  / >"
    let cell = document.block(0).paragraphs[1]
    #expect(cell.string == (isOne ? "a\nb" : "a\(tag)b"))
    #expect(cell.cells.map(\.range) == [0..<cell.text.count])
  }

  @Test func otherTagsAndCodeAreShownAsTheyAre() {
    let document = RichDocument(SourceText("| h |\n|---|\n| <b>a</b>`<br>`\\<br> <br class=x> |\n"))
    #expect(document.block(0).paragraphs[1].string == "<b>a</b><br><br> <br class=x>")
    #expect(RichDocument(SourceText("a<br>b")).block(0).paragraphs[0].string == "a<br>b")
  }

  @Test func isInsertedByTheCommand() {
    on("| a¦b | c |", .insertLineBreak, after: "| a<br>¦b | c |")
    on("| ab¦ | c |", .insertLineBreak, .insertText("x"), after: "| ab<br>x¦ | c |")
    on("| a¦ | c |", .insertLineBreak, .undo, after: "| a¦ | c |")
    on("| **a¦b** | c |", .insertLineBreak, after: "| **a<br>¦b** | c |")
    on("| a «b¦» | c |", .insertLineBreak, .insertText("x"), after: "| a <br>x¦ | c |")
  }

  @Test func isTypedLetterByLetter() {
    on(
      "| a¦ | c |", .insertText("<"), .insertText("b"), .insertText("r"), .insertText(">"),
      .insertText("d"), after: "| a<br>d¦ | c |")
  }

  @Test func isOneCharacter() {
    on("| a<br>¦b | c |", .deleteBackward, after: "| a¦b | c |")
    on("| a¦<br>b | c |", .deleteForward, after: "| a¦b | c |")
    on("| a<br>b¦ | c |", .deleteBackward, .insertText("x"), after: "| a<br>x¦ | c |")
    on("| «a<br>b¦» | c |", .toggleStrong, after: "| **«a<br>b¦»** | c |")
    on("| a<br>«b | c¦» |", .deleteSelection, after: "| a<br>¦ |  |")
  }

  @Test func theRestOfTheTableIsAsEverywhere() {
    on("| a<br>¦b | c |", .table(.insertRowBelow), after: "| a<br>b | c |\n| ¦ |  |")
    on("| a<br>¦b | c |", .table(.moveColumnRight), .undo, after: "| a<br>¦b | c |")
    on("| a<br>b¦ | c |", .indent, .insertText("x"), after: "| a<br>b | x¦ |")
  }

  @Test func aLineOfACellIsALine() {
    on("| a<br>b¦ | c |", .deleteParagraphs, after: "| a¦ | c |")
    on("| a¦<br>b | c |", .deleteParagraphs, after: "| ¦b | c |")
    on("| a<br>¦<br>b | c |", .deleteParagraphs, after: "| a<br>¦b | c |")
    let line = RichCommand.pasteLines("**n** m\\\n")
    on("| a<br>b¦ | c |", line, after: "| a<br>b<br>**n** m¦ | c |")
    on("| a<br>b | ¦c |", line, after: "| a<br>b | **n** m<br>¦c |")
    on("| ¦ | c |", line, after: "| **n** m¦ | c |")
    on("| a«x¦» | c |", line, after: "| a**n** m¦ | c |")
  }

  @Test func linesThatAreCopiedAreLinesElsewhere() throws {
    let document = RichMarkedText.document("| h |\n|---|\n| «a<br>b¦» |\n")
    let copy = try #require(Copies(document: document).selectedCopies.first)
    #expect(copy.text == "a\nb")
    #expect(copy.markdown == "a\\\nb")
    on("| x¦ | c |", .paste("a\\\nb", isMarkdown: true), after: "| xa<br>b¦ | c |")
    on("| x¦ | c |", .paste("a<br/>b", isMarkdown: true), after: "| xa<br>b¦ | c |")
    on("| x¦ | c |", .paste("a  \n**b**\nc", isMarkdown: true), after: "| xa<br>**b** c¦ | c |")
    on("| x¦ | c |", .paste("a\nb\nc", isMarkdown: false), after: "| xa<br>b<br>c¦ | c |")
    on("| x¦ | c |", .pasteForeign(ForeignText("a\nb\nc\n")), after: "| xa<br>b<br>c¦ | c |")
    on("| x¦ | c |", .pasteForeign(ForeignText("a\n**b**\n")), after: "| xa<br>**b¦** | c |")
  }

  /// Lines stay lines in a cell, items too, and a blank line is one between paragraphs.
  @Test func paragraphsArePastedAsLines() {
    on(
      "| x¦ | c |", .pasteForeign(ForeignText("line one\nline two\n\npara")),
      after: "| xline one<br>line two<br><br>para¦ | c |")
    on("| x¦ | c |", .pasteForeign(ForeignText("- a\n- b")), after: "| xa<br>b¦ | c |")
    on("| x¦ | c |", .paste("- a\n- b\n", isMarkdown: true), after: "| xa<br>b¦ | c |")
    on("| x¦ | c |", .paste("- a\n\n- b\n", isMarkdown: true), after: "| xa<br>b¦ | c |")
    on(
      "| ¦x | c |", .paste("a\n\n- b\n- **c**\n\nd\n", isMarkdown: true),
      after: "| a<br><br>b<br>**c**<br><br>d¦x | c |")
  }
}
