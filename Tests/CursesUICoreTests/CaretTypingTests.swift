import CursesRichText
import CursesText
import CursesUITesting
import Testing

@testable import CursesRichEditor

/// Several carets, through the keys of the editor.
@MainActor
@Suite struct CaretTypingTests {
  @Test func markdownIsTypedByKeysAtSeveralCarets() {
    let control = RichEditorControl(text: SourceText("a\n\nb\n"))
    let host = TestHost(columns: 60, rows: 8, RichEditor(control))
    control.perform(.addCaret(.rowDown))
    #expect(control.document.state.selection.ranges.count == 2)
    host.type("*i* x")
    #expect(control.textToSave.string == "*i* xa\n\n*i* xb\n")
  }

  private func control(_ text: String, at carets: [Int]) -> (RichEditorControl, Stage) {
    let control = RichEditorControl(text: SourceText(text))
    let stage = Stage(40, 12, RichEditor(control))
    control.perform(.edit(.select(anchor: carets[0], head: carets[0])))
    for caret in carets.dropFirst() {
      control.perform(.edit(.selectAlso(anchor: caret, head: caret)))
    }
    return (control, stage)
  }

  /// A line that is copied at each of several carets is pasted as a line at each.
  @Test func linesArePastedAtAsManyCarets() {
    let (control, stage) = control("- one\n- two\n- three\n", at: [2, 14])
    control.perform(.copy)
    #expect(stage.graph.clipboard.words == "one\nthree\n")
    control.perform(.paste)
    #expect(control.text.string == "- one\n- one\n- two\n- three\n- three\n")
    control.perform(.edit(.undo))
    #expect(control.text.string == "- one\n- two\n- three\n")
  }

  /// So are paragraphs of several lines, and each caret gets its own.
  @Test func paragraphsArePastedAtAsManyCarets() {
    let (control, _) = control("one\ntwo\n\nthree\n\nfour\n", at: [3, 10])
    control.perform(.copy)
    control.perform(.edit(.moveToParagraphStart))
    control.perform(.paste)
    #expect(control.text.string == "one\ntwo\n\none\ntwo\n\nthree\n\nthree\n\nfour\n")
  }

  /// What is cut at several carets and pasted at once is there again, byte for byte.
  @Test(arguments: [
    ("a *b*\n\n- one\n- two\n\nend\n", [1, 9, 15]), ("- one\n- two\n- three\n", [2, 8]),
    ("one\\\ntwo\n\n```\nx\ny\n```\n", [1, 15]),
  ])
  func whatIsCutIsPastedBack(text: String, carets: [Int]) {
    let (control, _) = control(text, at: carets)
    control.perform(.cut)
    #expect(control.text.string != text)
    control.perform(.paste)
    #expect(control.text.string == text)
  }

  /// Carets beside selections copy their lines, as they cut them.
  @Test func caretsBesideSelectionsCopyTheirLines() {
    let control = RichEditorControl(text: SourceText("- ab\n- c\n- d\n"))
    let stage = Stage(40, 12, RichEditor(control))
    control.perform(.edit(.select(anchor: 2, head: 3)))
    control.perform(.edit(.selectAlso(anchor: 8, head: 8)))
    control.perform(.cut)
    #expect(stage.graph.clipboard.words == "a\nc\n")
    #expect(control.text.string == "- b\n- d\n")
  }

  /// Of an empty line nothing is copied, and nothing is cut.
  @Test func emptyLinesAreNoCopies() {
    let (control, stage) = control("one\n\n- \n\ntwo\n", at: [1, 7])
    control.perform(.cut)
    #expect(stage.graph.clipboard.words == "one\n")
    #expect(control.text.string.contains("- \n"))
  }

  /// Selections of several lines are pasted each at its own caret, too.
  @Test func selectionsArePastedAtAsManyCarets() {
    let control = RichEditorControl(text: SourceText("```\nab\ncd\nef\ngh\n```\n"))
    let stage = Stage(40, 12, RichEditor(control))
    control.perform(.edit(.select(anchor: 4, head: 6)))
    control.perform(.edit(.selectAlso(anchor: 10, head: 12)))
    control.perform(.copy)
    #expect(stage.graph.clipboard.words == "ab\nef")
    control.perform(.edit(.moveForward))
    control.perform(.paste)
    #expect(control.text.string == "```\nabab\ncd\nefef\ngh\n```\n")
  }

  /// The name of a language is typed behind a fence at each caret, and Enter begins its code.
  @Test func fencesAreTypedByKeys() {
    let control = RichEditorControl(text: SourceText("a\n\nb\n"))
    let host = TestHost(columns: 60, rows: 12, RichEditor(control))
    control.perform(.edit(.moveToParagraphEnd))
    control.perform(.addCaret(.rowDown))
    host.press(.enter)
    host.type("```swift")
    host.press(.enter)
    host.type("x")
    #expect(
      control.textToSave.string == "a\n\n```swift\nx\n```\n\nb\n\n```swift\nx\n```\n")
  }
}
