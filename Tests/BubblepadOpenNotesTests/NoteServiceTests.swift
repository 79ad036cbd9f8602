import BubblepadNotebook
import BubblepadPanels
import Testing

@testable import BubblepadOpenNotes

/// The services that work on the open note, without a workspace.
@Suite("Services: open note") @MainActor
struct NoteServiceTests {
  let context: FakeContext
  let services: NotebookServices

  init() throws {
    context = try FakeContext()
    services = NotebookServices(context, context.tabs)
  }

  @Test func theOutlineHasTheHeadings() throws {
    _ = try context.open("# One\n\ntext\n\n## Two\n")
    services.writing.showOutline()
    #expect(context.picker?.items.map(\.title) == ["One", "  Two"])
  }

  @Test func wordsAndLinesAreCounted() throws {
    _ = try context.open("one two\n")
    services.writing.tellCounts()
    #expect(context.notice == .hint("2 words, 2 lines."))
  }

  @Test func aPlannedTaskIsTickedWithItsNextOne() throws {
    let note = try context.open("- [ ] rent 🔁 every month 📅 2026-01-31\n")
    #expect(services.agenda.tick(in: note))
    #expect(note.editor.text.string.contains("- [x] rent"))
    #expect(note.editor.text.string.contains("- [ ] rent"))
  }

  @Test func aReadOnlyNoteIsNotLocked() throws {
    _ = try context.open("text\n", isReadOnly: true)
    services.locking.askToLock()
    #expect(context.lockForm == nil && context.notice?.kind == .problem)
    _ = try context.open("text\n")
    services.locking.askToLock()
    #expect(context.lockForm?.title == "Lock note")
  }

  @Test func aThemeIsTriedAndKept() throws {
    services.themes.showThemes()
    let picker = try #require(context.picker)
    let day = try #require(picker.items.first { $0.id == "day" })
    picker.preview(day)
    #expect(context.asked == ["use night", "use day"])
    picker.pick(day)
    #expect(context.asked.suffix(2) == ["use day", "keep day"])
  }

  /// Between two keys the status bar does not follow; after a while without one, it does.
  @Test func theStatusFollowsAtADistance() {
    var count = 0
    let pace = StatusPace(context) { count += 1 }
    pace.refreshSoon()
    context.runScheduled()
    #expect(count == 0)
    pace.refreshSoon()
    #expect(count == 1)
    pace.refreshSoon()
    pace.lastChange = .now - .seconds(1)
    context.runScheduled()
    #expect(count == 2)
  }

  @Test func marksAreKeptFromNoteToNote() throws {
    let note = try context.open("text\n")
    services.vi.goToMark("A", isLine: false)
    #expect(context.notice == .hint("There is no mark A."))
    services.vi.start(in: note, isOn: true)
    #expect(note.usesVi)
  }

  @Test func theKeysThatAreShownFollowTheCaret() throws {
    let note = try context.open("- [ ] task\n")
    note.editor.perform(.edit(.moveToDocumentEnd))
    note.editor.perform(.edit(.moveToDocumentStart))
    note.refreshPlace()
    func hints(_ list: KeyHintChoice.List) -> [String] {
      KeyHintChoice(
        place: context.place, note: note, list: list, hasNotebook: true, namedCount: 0
      ) { $0.title }.hints.map(\.words)
    }
    #expect(hints(.notes) == ["tick", "bold", "commands", "help"])
    context.place = .list
    #expect(hints(.marked).contains("unmark"))
    #expect(hints(.folder).first == "fold or unfold")
    #expect(hints(.empty).first == "new note")
    #expect(note.savedState.words == "new")
  }
}
