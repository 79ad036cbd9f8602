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

  /// A large file is read while the bar is used already: nothing of it is left out.
  @Test func replacingWaitsUntilAllIsRead() async throws {
    let lines = String(repeating: "one line of many\n\n", count: 20_000)
    let note = try context.open(
      fileAt: context.write(lines, to: "Long.md"), firstBytes: 1 << 16)
    #expect(note.isReading)
    finder.showReplacing()
    finder.state?.query = "one"
    while finder.state?.isSearching == true { context.runScheduled() }
    #expect(finder.state?.count.hasSuffix("…") == true)
    finder.state?.replacement = "1"
    #expect(finder.replaceAll())
    #expect(note.editor.text.string.hasPrefix("one line"))
    #expect(context.notice?.words.contains("Still reading") == true)
    try await note.readRest()
    #expect(note.editor.text.string == lines.replacing("one", with: "1"))
    while finder.state?.isSearching == true { context.runScheduled() }
    #expect(finder.state?.count == "0")
  }

  /// What was put off is given up with the bar, and with another query.
  @Test(arguments: [false, true])
  func replacingIsGivenUp(closes: Bool) async throws {
    let lines = String(repeating: "one line of many\n\n", count: 20_000)
    let note = try context.open(
      fileAt: context.write(lines, to: "Long.md"), firstBytes: 1 << 16)
    finder.showReplacing()
    finder.state?.query = "one"
    #expect(finder.replaceAll())
    if closes { finder.close() } else { finder.state?.query = "many" }
    try await note.readRest()
    #expect(note.editor.text.string == lines)
  }
}
