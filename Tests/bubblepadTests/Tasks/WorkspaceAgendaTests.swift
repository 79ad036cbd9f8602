import BubblepadIndex
import BubblepadNotebook
import CursesCore
import CursesInputFormats
import CursesText
import CursesThemes
import CursesUICore
import Testing

@testable import BubblepadSettings
@testable import BubblepadTasks
@testable import bubblepad

/// The list of tasks and what its keys do to notes, without a screen.
@Suite("The list of all tasks") @MainActor
struct WorkspaceAgendaTests {
  let home: TerminalHome
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("# Open\r\n- [ ] mine\r\n", to: "Open.md")
    home.write(
      "- [ ] rent 🔁 every month 📅 2026-01-31\n\n```\n- [ ] code\n```\n- [/] call", to: "Plan.md")
    TerminalHome.makeFolder(home.path("deep"))
    home.write("> - [x] over\n> - [ ] quoted [due:: 2026-02-01]\n", to: "deep/Other.md")
    home.write("- [ ] not Markdown\n", to: "list.txt")
    home.write("age-encryption.org/v1\n-> scrypt a 18\n- [ ] secret\n", to: "Secret.md")
    workspace = try home.listedWorkspace()
    workspace.opener.load(path: home.path("Open.md"))
  }

  private func show() async throws -> AgendaForm {
    workspace.services.agenda.show()
    guard case .agenda(let form)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    await form.settled()
    return form
  }

  @Test func theKeyThatTicksInANoteDoesSoInTheList() async throws {
    workspace.opener.load(path: home.path("Plan.md"))
    let form = try await show()
    form.query = "mine"
    let screen = HeadlessScreen(size: Size(columns: 80, rows: 24), theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    screen.send(.key(Key(.character("t"), .control)))
    await form.settled()
    #expect(home.text("Open.md") == "# Open\r\n- [x] mine\r\n")
    #expect(workspace.notice?.words.contains("Ctrl+Z undoes it") == true)
  }

  private func task(_ words: String, _ form: AgendaForm) throws -> AgendaTask {
    try #require(form.agenda.tasks.first { $0.words.hasPrefix(words) })
  }

  private func words(_ form: AgendaForm) -> [String] { form.agenda.tasks.map(\.words).sorted() }

  @Test(arguments: [false, true]) func tasksOfAllNotesButLockedOnes(_ hasIndex: Bool) async throws {
    if hasIndex {
      workspace.startIndexing()
      await workspace.indexing?.settled()
    }
    let form = try await show()
    #expect(words(form) == ["call", "mine", "over", "quoted", "rent"])
    #expect(form.rows.compactMap { $0.task?.words } == ["rent", "quoted", "mine", "call"])
    #expect(form.selectedTask?.words == "rent")
    let call = try task("call", form)
    #expect(call.number == 6 && call.path == home.path("Plan.md"))
  }

  /// What is in a template, or has no words, is not to be done.
  @Test(arguments: [false, true]) func templatesHaveNoTasks(_ hasIndex: Bool) async throws {
    TerminalHome.makeFolder(home.path("Templates"))
    home.write("- [ ] of a day\n", to: "Templates/Day.md")
    home.write("- [ ] \n- [ ] more\n", to: "More.md")
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    if hasIndex {
      workspace.startIndexing()
      await workspace.indexing?.settled()
    }
    #expect(words(try await show()) == ["call", "mine", "more", "over", "quoted", "rent"])
  }

  @Test func theOpenNoteCountsAsItIsOnTheScreen() async throws {
    workspace.startIndexing()
    await workspace.indexing?.settled()
    workspace.note?.editor.apply([.init(at: 6, insert: "\r\n- [ ] typed")])
    let form = try await show()
    #expect(words(form).contains("typed"))
    workspace.services.agenda.toggle(try task("typed", form), in: form)
    await form.settled()
    #expect(workspace.note?.editor.text.string == "# Open\r\n- [x] typed\r\n- [ ] mine\r\n")
    #expect(home.text("Open.md") == "# Open\r\n- [ ] mine\r\n")
    workspace.services.agenda.undoChange(in: form)
    await form.settled()
    #expect(workspace.note?.editor.text.string == "# Open\r\n- [ ] typed\r\n- [ ] mine\r\n")
  }

  @Test func ticksInOtherNotesAreUndoneAndDoneAgain() async throws {
    workspace.startIndexing()
    let form = try await show()
    let before = try #require(home.bytes("Plan.md"))
    workspace.services.agenda.toggle(try task("rent", form), in: form)
    await form.settled()
    let day = form.today
    #expect(
      home.text("Plan.md")
        == "- [ ] rent 🔁 every month 📅 2026-02-28\n- [x] rent 🔁 every month 📅 2026-01-31 ✅ \(day)\n\n"
        + "```\n- [ ] code\n```\n- [/] call")
    let after = home.bytes("Plan.md")
    workspace.services.agenda.toggle(try task("call", form), in: form)
    await form.settled()
    #expect(home.text("Plan.md")?.hasSuffix("\n- [x] call ✅ \(day)") == true)
    workspace.services.agenda.undoChange(in: form)
    await form.settled()
    #expect(home.bytes("Plan.md") == after)
    workspace.services.agenda.undoChange(in: form)
    await form.settled()
    #expect(home.bytes("Plan.md") == before)
    #expect(try task("rent", form).number == 1)
    workspace.services.agenda.redoChange(in: form)
    await form.settled()
    #expect(home.bytes("Plan.md") == after)
    workspace.services.agenda.undoChange(in: form)
    workspace.services.agenda.undoChange(in: form)
    await form.settled()
    #expect(home.bytes("Plan.md") == before)
    #expect(workspace.notice?.words.hasPrefix("There is nothing to undo") == true)
  }

  @Test func daysAreWrittenAsTheLineHasThem() async throws {
    let form = try await show()
    workspace.services.agenda.postpone(try task("quoted", form), by: 7, in: form)
    workspace.services.agenda.give(
      try task("call", form), day: CalendarDate(year: 2027, month: 1, day: 2), in: form)
    await form.settled()
    let week = try #require(form.today.advanced(by: 7))
    #expect(home.text("deep/Other.md") == "> - [x] over\n> - [ ] quoted [due:: \(week)]\n")
    #expect(home.text("Plan.md")?.hasSuffix("- [/] call 📅 2027-01-02") == true)
    workspace.services.agenda.give(try task("call", form), day: nil, in: form)
    await form.settled()
    #expect(home.text("Plan.md")?.hasSuffix("- [/] call") == true)
  }

  @Test func aFileThatHasChangedIsLeftAlone() async throws {
    let form = try await show()
    let quoted = try task("quoted", form)
    home.write("> another line\n> - [ ] quoted\n", to: "deep/Other.md")
    workspace.services.agenda.toggle(quoted, in: form)
    await form.settled()
    #expect(home.text("deep/Other.md") == "> another line\n> - [ ] quoted\n")
    #expect(
      workspace.notice == .warning("“Other” changed meanwhile: the task stays as it was."))
    #expect(try task("quoted", form).line.value(.due) == nil)
  }

  @Test func aFileChangedAfterwardsIsNotUndone() async throws {
    let form = try await show()
    workspace.services.agenda.toggle(try task("quoted", form), in: form)
    await form.settled()
    home.write("all new\n", to: "deep/Other.md")
    workspace.services.agenda.undoChange(in: form)
    await form.settled()
    #expect(home.text("deep/Other.md") == "all new\n")
    #expect(workspace.notice?.words.contains("changed meanwhile") == true)
  }

  @Test func groupsFilterAndSelection() async throws {
    let form = try await show()
    form.move(by: 1)
    #expect(form.selectedTask?.words == "quoted")
    form.query = "call"
    #expect(form.rows.compactMap { $0.task?.words } == ["call"])
    #expect(form.selectedTask?.words == "call")
    form.query = ""
    form.showsDone = true
    #expect(form.taskCount == 5)
    form.grouping = .note
    #expect(form.rows.compactMap(\.heading) == ["Open (1)", "Other (2)", "Plan (2)"])
    workspace.services.agenda.go(to: try task("call", form))
    #expect(workspace.note?.path == home.path("Plan.md"))
    #expect(workspace.note?.editor.editor.position.line == 6)
    #expect(workspace.conversation.dialog == nil)
  }

  // MARK: In the editor

  @Test func tickingInTheEditorIsOneStep() async throws {
    home.write(
      "- [ ] a\r\n- [ ] b 📅 2026-01-31 🔁 every month\r\n- [ ] c ⏫\r\n\r\n```\r\n- [ ] d 📅 2026-01-31\r\n```\r\n",
      to: "New.md")
    let before = try #require(home.text("New.md"))
    workspace.opener.load(path: home.path("New.md"))
    let note = try #require(workspace.note)
    let today = try #require(LocalTime.now.date)
    workspace.arrangement.place = .editor
    note.editor.goTo(line: 2, column: 4)
    #expect(workspace.perform(.tickTask))
    #expect(
      note.editor.text.string
        == before.replacing(
          "- [ ] b 📅 2026-01-31 🔁 every month",
          with:
            "- [ ] b 📅 2026-02-28 🔁 every month\r\n- [x] b 📅 2026-01-31 🔁 every month ✅ \(today)"))
    #expect(note.editor.editor.position.line == 3)
    note.editor.perform(.edit(.undo))
    #expect(note.editor.text.string == before)
    note.editor.goTo(line: 3, column: 4)
    #expect(workspace.perform(.tickTask))
    #expect(note.editor.text.string == before.replacing("- [ ] c", with: "- [x] c"))
    note.editor.perform(.edit(.undo))
    note.editor.goTo(line: 6, column: 9)
    _ = workspace.perform(.tickTask)
    #expect(!note.editor.text.string.contains("✅"))
  }

  @Test func tickingInANumberedListIsOneStep() async throws {
    let before = "1. [ ] num 🔁 every day 📅 2026-11-28\n2. [ ] two\n"
    home.write(before, to: "New.md")
    workspace.opener.load(path: home.path("New.md"))
    let note = try #require(workspace.note)
    let today = try #require(LocalTime.now.date)
    workspace.arrangement.place = .editor
    note.editor.goTo(line: 1, column: 9)
    #expect(workspace.perform(.tickTask))
    #expect(
      note.editor.text.string
        == "1. [ ] num 🔁 every day 📅 2026-11-29\n2. [x] num 🔁 every day 📅 2026-11-28 ✅ \(today)\n3. [ ] two\n"
    )
    note.editor.perform(.edit(.undo))
    #expect(note.editor.text.string == before)
  }

  @Test func aTaskWithoutADateSaysThatTheNextHasNone() async throws {
    home.write("- [ ] k 🔁 every day\n", to: "New.md")
    workspace.opener.load(path: home.path("New.md"))
    let note = try #require(workspace.note)
    let today = try #require(LocalTime.now.date)
    workspace.arrangement.place = .editor
    note.editor.goTo(line: 1, column: 8)
    #expect(workspace.perform(.tickTask))
    #expect(note.editor.text.string == "- [ ] k 🔁 every day\n- [x] k 🔁 every day ✅ \(today)\n")
    #expect(workspace.notice?.words.contains("no date either") == true)
  }

  /// The day is written again where it was, and where other tasks of the note have it.
  @Test func tickingWritesTheDayAsBefore() async throws {
    func tick(_ line: Int, _ times: Int, in text: String) throws -> String {
      home.write(text, to: "New.md")
      workspace.opener.load(path: home.path("New.md"))
      let note = try #require(workspace.note)
      workspace.arrangement.place = .editor
      note.editor.goTo(line: line, column: 8)
      for _ in 0..<times { #expect(workspace.perform(.tickTask)) }
      return note.editor.text.string
    }
    let today = try #require(LocalTime.now.date)
    let done = "- [x] a ✅ 2026-11-01\n"
    #expect(try tick(1, 1, in: done) == "- [ ] a\n")
    #expect(try tick(1, 2, in: done) == "- [x] a ✅ \(today)\n")
    #expect(
      try tick(1, 2, in: "- [x] a [completion:: 2026-11-01] ^b\n")
        == "- [x] a [completion:: \(today)] ^b\n")
    #expect(try tick(2, 1, in: done + "- [ ] bread\n") == done + "- [x] bread ✅ \(today)\n")
    #expect(try tick(2, 1, in: done + "- [/] bread\n") == done + "- [x] bread ✅ \(today)\n")
    // What is no task says nothing.
    let bread = try #require(TaskLine("- [ ] bread"))
    let text = SourceText("- [ ] bread\n\n✅ 2026-11-01\n```\n[completion:: 2026-11-01]\n```\n")
    #expect(DoneDates().form(for: bread, in: text) == nil)
  }

  // MARK: The day

  @Test func aDayIsTypedOrChosen() async throws {
    let form = try await show()
    workspace.services.agenda.perform(.date, on: try task("mine", form), in: form)
    guard case .day(let day)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    day.text = "nonsense"
    #expect(!day.take() && day.isRefused)
    day.text = "24 dec 2030"
    #expect(day.calendar.day.description == "2030-12-24" && day.take())
    await form.settled()
    #expect(workspace.note?.editor.text.string == "# Open\r\n- [ ] mine 📅 2030-12-24\r\n")
    guard case .agenda? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    workspace.services.agenda.perform(.edit, on: try task("mine", form), in: form)
    guard case .ask(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    #expect(question.text == "mine 📅 2030-12-24" && question.problem(" ") != nil)
    question.submit("ours ⏫")
    await form.settled()
    #expect(workspace.note?.editor.text.string == "# Open\r\n- [ ] ours ⏫\r\n")
  }
}
