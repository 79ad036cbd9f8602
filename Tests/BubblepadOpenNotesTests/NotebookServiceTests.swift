import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesInputFormats
import CursesText
import Testing

@testable import BubblepadOpenNotes

/// The services that work on a whole notebook, without a workspace.
@Suite("Services: notebook") @MainActor
struct NotebookServiceTests {
  let context: FakeContext
  let services: NotebookServices

  init() throws {
    context = try FakeContext()
    services = NotebookServices(context, context.tabs)
    _ = try context.write("# Fox\n\n- [ ] feed it #animal\n", to: "Fox.md")
    _ = try context.write("see [[Fox]] #animal\n", to: "Den.md")
    try context.listNotes()
  }

  // MARK: Quick open

  @Test func quickOpenOffersNotesAndANewOne() {
    services.quickOpen.show()
    #expect(Set(context.picker?.items.map(\.title) ?? []) == ["Fox", "Den"])
    let offer = services.quickOpen.offerOfNotes()
    #expect(offer("Hen")?.title == "New note “Hen”")
    #expect(offer("fox") == nil)
  }

  @Test func withoutANotebookQuickOpenSaysSo() {
    context.folder = nil
    services.quickOpen.show()
    #expect(context.picker == nil && context.notice?.kind == .hint)
  }

  // MARK: Days

  @Test func aDayIsStartedAndFoundAgain() throws {
    let day = try #require(CalendarDate(year: 2026, month: 3, day: 1))
    services.daily.openDay(day)
    #expect(context.asked == ["start 2026-03-01.md: "])
    _ = try context.write("spring\n", to: "2026-03-01.md")
    try context.listNotes()
    services.daily.openDay(day)
    #expect(context.asked.last == "open 2026-03-01.md")
  }

  @Test func whereNotesAreOnlyReadNoDayIsStarted() throws {
    context.isReadOnly = true
    services.daily.openDay(try #require(CalendarDate(year: 2026, month: 3, day: 1)))
    #expect(context.asked.isEmpty && context.notice?.kind == .problem)
  }

  // MARK: Tasks and tags

  @Test func theListHasTheTasksOfAllNotes() async throws {
    services.agenda.show()
    let form = try #require(context.agenda)
    await form.settled()
    #expect(form.agenda.tasks.map(\.noteTitle) == ["Fox"])
  }

  @Test func tagsOfAllNotesAreCounted() async throws {
    await withCheckedContinuation { done in
      services.tags.withTags { tree in
        #expect(tree["animal"]?.noteCount == 2)
        done.resume()
      }
    }
  }

  // MARK: Visits

  @Test func notesAreFoundAsTheyWereLeft() throws {
    let path = context.home + "/Fox.md"
    let left = try context.open(fileAt: path)
    left.editor.perform(.edit(.moveToDocumentEnd))
    services.visits.remember(left)
    let note = try context.open(fileAt: path)
    services.visits.goBack(in: note)
    #expect(note.editor.place == left.editor.place)
    context.closeNote()
    #expect(services.visits.entriesByUse.map(\.title) == ["Fox", "Den"])
  }

  @Test func aNoteIsReadUntilItIsEditedAgain() throws {
    let note = try context.open(fileAt: context.home + "/Fox.md")
    services.reading.toggle()
    #expect(note.isForReading && services.reading.contains(note.path))
    services.reading.follow(note.path, to: context.home + "/Vixen.md")
    #expect(services.reading.contains(context.home + "/Vixen.md"))
  }

  // MARK: Replacing

  @Test func replacingKeepsHowItLooks() throws {
    services.replacing.ask(for: "fox")
    let form = try #require(context.replaceForm)
    #expect(form.find == "fox")
    form.options.isWholeWord = true
    services.replacing.look(form)
    services.replacing.ask()
    #expect(context.replaceForm?.options.isWholeWord == true)
  }

  @Test func whereNotesAreOnlyReadNothingIsReplaced() {
    context.isReadOnly = true
    services.replacing.ask(for: "fox")
    #expect(context.replaceForm == nil && context.notice?.kind == .hint)
  }

  // MARK: Properties

  @Test func thePropertiesOfANoteAreAForm() throws {
    _ = try context.open("---\nkind: animal\n---\ntext\n")
    services.properties.show()
    #expect(context.asked == ["properties"])
    services.properties.askForWordGoal()
    context.question?.submit("500")
    let text = try #require(context.note?.editor.text)
    #expect(String(decoding: text.bytes, as: UTF8.self).contains("500"))
  }

  // MARK: Links

  @Test func linksLeadToNotesAndOut() throws {
    let note = try context.open(fileAt: context.home + "/Den.md")
    services.links.follow("Fox.md")
    services.links.follow("https://example.org")
    services.links.follow("no-such.png")
    #expect(context.asked == ["open Fox.md", "copy https://example.org"])
    #expect(context.notice == .problem("There is no picture “no-such.png”."))
    #expect(context.noteTarget(of: "Fox", in: note)?.address == "Fox.md")
    #expect(context.noteTarget(of: "Hen", in: note)?.isMissing == true)
  }

  // MARK: Renaming

  @Test func aRenameAsksForItsLinks() async throws {
    let path = context.home + "/Fox.md"
    let note = try context.open(fileAt: path)
    note.title = "Vixen"
    #expect(!services.renaming.isDecided(of: note))
    let isDecided = await withCheckedContinuation { done in
      services.renaming.decide(of: note) { done.resume(returning: $0) }
      Task {
        while context.confirmation == nil { await Task.yield() }
        context.confirmation?.answers.first?.action()
      }
    }
    #expect(isDecided && services.renaming.isDecided(of: note))
    #expect(context.confirmation?.title == "Rename to “Vixen”")
  }
}
