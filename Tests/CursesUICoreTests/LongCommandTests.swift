import CursesCore
import CursesRichText
import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Commands outside of vi on many paragraphs, and at many carets.
@Suite("Commands that take long") @MainActor
struct LongCommandTests {
  private static func editor(_ text: String) -> RichEditorModel {
    let editor = RichEditorModel(RichDocument(SourceText(text)))
    editor.resize(to: Size(columns: 60, rows: 20), widths: .perScalar, usesUnicode: true)
    return editor
  }

  private static let text = String(repeating: "some words\n\n", count: 1_000)
  private static let items = String(repeating: "- some words\n", count: 1_000)

  /// Each of them asks, and what is stopped has changed nothing.
  @Test(arguments: [
    RichEditorCommand.edit(.toggleStrong), .edit(.toggleCode), .edit(.setHeading(2)),
    .edit(.toggleBulletList), .edit(.toggleOrderedList), .edit(.toggleTaskList),
    .edit(.toggleQuote), .edit(.toggleCodeBlock), .edit(.toggleCallout("note")),
    .edit(.increaseQuoteLevel), .edit(.moveBlockDown), .copy, .copyPlain, .copyHTML, .cut,
  ])
  func escStopsIt(command: RichEditorCommand) {
    let editor = Self.editor(Self.text)
    editor.perform(.edit(.selectAll), tick: 0)
    // It goes on from the second paragraph.
    editor.perform(.edit(.select(anchor: 12, head: Self.text.utf8.count - 30)), tick: 0)
    let selection = editor.document.state.selection
    editor.isInterrupted = { true }
    let effect = editor.perform(command, tick: 0)
    #expect(effect.message == LongWork.stoppedEarly, "\(effect)")
    #expect(effect.copied == nil && !effect.hasChanged)
    #expect(editor.document.state.text.string == Self.text)
    #expect(editor.document.state.selection == selection)
    #expect(!editor.document.history.canUndo)
    editor.isInterrupted = { false }
    #expect(editor.perform(command, tick: 0).message != LongWork.stoppedEarly)
  }

  @Test(arguments: [RichCommand.indent, .outdent, .toggleTask(at: nil), .toggleBulletList])
  func escStopsItInLists(command: RichCommand) {
    let editor = Self.editor("- first\n" + Self.items)
    let end = editor.document.state.text.count
    editor.perform(.edit(.select(anchor: 10, head: end - 3)), tick: 0)
    editor.isInterrupted = { true }
    #expect(editor.perform(.edit(command), tick: 0).message == LongWork.stoppedEarly)
    #expect(editor.document.state.text.string == "- first\n" + Self.items)
  }

  /// What was done at the carets before it stays, as one step; the other carets go, as after Esc.
  @Test(arguments: [RichCommand.insertText("("), .insertText(":"), .toggleTask(at: nil)])
  func escStopsCarets(command: RichCommand) {
    let editor = Self.editor(Self.items)
    editor.perform(.edit(.select(anchor: 2, head: 6)), tick: 0)
    editor.perform(.edit(.selectAllOccurrences), tick: 0)
    let selection = editor.document.state.selection
    #expect(selection.ranges.count == 1_000)
    var told: [String] = []
    editor.isInterrupted = {
      told.append(editor.workInWords)
      return told.last?.contains("50%") == true
    }
    let effect = editor.perform(.edit(command), tick: 0)
    #expect(effect.message == "Stopped. Undo removes what was done.")
    #expect(told.contains("Working, 10% done… Esc stops it."))
    #expect(editor.document.state.selection.ranges.count == 1)
    #expect(editor.document.state.text.string.hasSuffix("- some words\n"))
    editor.isInterrupted = { false }
    editor.perform(.edit(.undo), tick: 0)
    #expect(editor.document.state.text.string == Self.items)
    #expect(editor.document.state.selection == selection)
    #expect(!editor.document.history.canUndo)
  }

  /// To undo a step over many paragraphs takes far less time than the step itself did.
  @Test func undoTakesLittleTime() {
    let editor = Self.editor(String(repeating: "some words of a line\n\n", count: 30_000))
    editor.perform(.edit(.selectAll), tick: 0)
    func time(_ command: RichCommand) -> Duration {
      ContinuousClock().measure { editor.perform(.edit(command), tick: 0) }
    }
    let bold = time(.toggleStrong)
    let undo = (0..<3).map { _ in
      defer { editor.perform(.edit(.redo), tick: 0) }
      return time(.undo)
    }
    #expect(undo.min().map { $0 * 5 < bold } == true, "\(undo) after \(bold)")
  }

  @Test func escStopsSelecting() throws {
    let editor = Self.editor(Self.text)
    editor.perform(.edit(.select(anchor: 0, head: 4)), tick: 0)
    editor.isInterrupted = { true }
    #expect(
      editor.perform(.edit(.selectAllOccurrences), tick: 0).message == LongWork.stoppedEarly)
    #expect(editor.document.state.selection == Selection(anchor: 0, head: 4))
    try editor.beginFind("some")
    #expect(editor.perform(.selectMatches, tick: 0).message == "The search was stopped.")
  }

  @Test func manyCaretsDoNotMakeTheTextGrowWithoutEnd() {
    let editor = Self.editor(Self.text)
    editor.perform(.edit(.select(anchor: 0, head: 4)), tick: 0)
    editor.perform(.edit(.selectAllOccurrences), tick: 0)
    let long = String(repeating: "word ", count: 6_000)
    let effect = editor.perform(.edit(.paste(long, isMarkdown: false)), tick: 0)
    #expect(effect.message?.contains("16 MB") == true, "\(effect)")
    #expect(editor.document.state.text.count < 2 * LongWork.mostGrowth)
  }

  /// What the status bar says of a long selection takes no longer than of a short one.
  @Test func aLongSelectionIsToldOfWithoutMakingIt() {
    let text = String(repeating: "**some words**\n\n", count: 20_000)
    let document = RichDocument(SourceText(text))
    document.perform(.selectAll, tick: 0)
    let stamp = document.stamp(ofBlock: 9_000)
    #expect(TextStyles(document: document).activeAttributes == .strong)
    #expect(TextOutline(document: document).selectionCounts?.words == 40_000)
    #expect(document.stamp(ofBlock: 9_001) - stamp < 2_000)
  }
}
