import CursesRichText
import CursesText
import Testing

/// Lines of marks alone, which mean something only once nothing more is typed in them.
@Suite struct EndedLineTests {
  private func ended(_ text: String) -> RichDocument {
    let document = typedNote(text)
    TypedLineEnd(document: document).endTypedLine(tick: 10_000)
    expectFreshView(document)
    return document
  }

  @Test(arguments: [
    "***", "___", "* * *", "- - -", "*****", "** *", "> ***", "- [ ]", "- [x]",
    "1. [ ]",
    "- a\n  - [ ]",
  ])
  func marksMeanWhatTheySayOnceTheLineEnds(_ text: String) {
    let keys = text.replacing("\n\n", with: "\n").replacing("\n  - ", with: "\n→")
    let document = ended(keys)
    #expect(document.state.text.string == text)
    // One undo gives the marks back, and typing goes on.
    document.perform(.undo, tick: 11_000)
    #expect(document.state.text.string.contains("\\"))
    document.perform(.redo, tick: 12_000)
    #expect(document.state.text.string == text)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.isEmpty)
  }

  /// An arrow out of the line ends it too, and the caret is where it leads.
  @Test func anArrowEndsTheLine() {
    let document = typedNote("one\n***")
    document.perform(.moveToDocumentStart, tick: 10_000)
    #expect(document.state.text.string == "one\n\n***\n")
    document.perform(.insertText("x"), tick: 11_000)
    #expect(document.state.text.string == "xone\n\n***\n")
  }

  @Test func whatWasThereBeforeStays() {
    let document = RichDocument(SourceText("\\*\\*\\*"))
    document.perform(.moveToDocumentEnd, tick: 0)
    TypedLineEnd(document: document).endTypedLine(tick: 1)
    #expect(document.state.text.string == "\\*\\*\\*")
    #expect(ended("***a").state.text.string == "***a")
    #expect(ended("a ***").state.text.string == typedNote("a ***").state.text.string)
    #expect(ended("a [ ]").state.text.string == "a [ ]")
    #expect(ended("- [ ] a [ ]").state.text.string == "- [ ] a [ ]")
  }

  /// Saving ends what a mark more could still have changed.
  @Test(arguments: [("CO~2~", "CO~2~"), ("a *b*", "a *b*"), ("[a](b)", "[a](b)")])
  func whatWaitsForOneMarkMoreIsComplete(keys: String, text: String) {
    let document = ended(keys)
    #expect(document.state.text.string == text)
    document.perform(.insertText(" x"), tick: 11_000)
    #expect(document.state.text.string == text + " x")
  }

  /// A line that Enter has begun is in no file, also where it is done again after a save.
  @Test(arguments: ["> b\n", "- b\n", "# b\n", "b\n", "1. a\n→b\n", "- [ ] a\n"])
  func whatIsDoneAgainIsSavedAsBefore(keys: String) {
    let document = typedNote(keys)
    func saved() -> String {
      if TextEnd(document: document).textToSave.bytes.last != 0x0A {
        TextEnd(document: document).endLastLine(tick: 9_000)
      }
      return TextEnd(document: document).textToSave.string
    }
    let first = saved()
    document.perform(.undo, tick: 10_000)
    _ = saved()
    document.perform(.redo, tick: 11_000)
    #expect(saved() == first)
    expectFreshView(document)
  }

  /// Who undoes what he did in a line that Enter has begun has typed nothing there.
  @Test(arguments: ["> b\n", "- b\n", "b\n", "1. a\n→b\n", "- [ ] a\n"])
  func whatIsUndoneInABegunLineIsInNoFile(keys: String) {
    for command in [
      RichCommand.paste("x.png", isMarkdown: false), .insertText("x"),
      .insertTable(columns: 2, rows: 2),
      .insertRule,
    ] {
      let document = typedNote(keys)
      let first = TextEnd(document: document).textToSave
      document.perform(command, tick: 10_000)
      let steps = document.history.stepCount
      document.perform(.insertText("y"), tick: 20_000)
      while document.history.stepCount >= steps { document.perform(.undo, tick: 30_000) }
      #expect(TextEnd(document: document).textToSave == first, "\(keys) \(command)")
      expectFreshView(document)
    }
  }
}
