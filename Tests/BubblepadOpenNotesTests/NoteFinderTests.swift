import BubblepadPanels
import CursesUICore
import Testing

@testable import BubblepadOpenNotes

/// Finding and replacing, without a workspace.
@Suite("Open notes: finding") @MainActor
struct NoteFinderTests {
  let context: FakeContext
  let finder: NoteFinder

  init() throws {
    context = try FakeContext()
    finder = NoteFinder(context.tabs, context)
    _ = try context.open("one two one\n")
  }

  private var text: String { context.note?.editor.text.string ?? "" }

  @Test func theBarCountsWhatIsLookedFor() {
    finder.show()
    #expect(context.place == .find)
    finder.state?.query = "one"
    #expect(finder.state?.count == "1 of 2")
    finder.goToNext(forward: true)
    #expect(finder.state?.count == "2 of 2")
  }

  @Test func aClosedBarIsRemembered() {
    finder.show()
    finder.state?.query = "two"
    finder.close()
    #expect(finder.state == nil && context.place == .editor)
    #expect(finder.last?.query == "two")
  }

  @Test func allIsReplaced() {
    finder.showReplacing()
    finder.state?.query = "one"
    finder.state?.replacement = "1"
    #expect(finder.replaceAll())
    #expect(text == "1 two 1\n")
  }

  @Test func aReadOnlyNoteKeepsItsText() throws {
    _ = try context.open("one\n", isReadOnly: true)
    finder.showReplacing()
    #expect(finder.state == nil)
    #expect(context.notice?.kind == .hint)
  }

  /// The text has changed under the bar: it counts again after a moment.
  @Test func theCountFollowsTheText() {
    finder.show()
    finder.state?.query = "one"
    context.note?.editor.perform(.edit(.moveToDocumentEnd))
    context.note?.editor.perform(.edit(.insertText("one")))
    finder.recountSoon()
    context.runScheduled()
    context.runScheduled()
    #expect(finder.state?.count.hasSuffix("3") == true)
  }
}
