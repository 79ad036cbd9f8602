import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesText
import CursesThemes
import CursesUICore
import Testing

@testable import bubblepad

/// The neighbourhood of a note as it is on the screen.
@Suite("The neighbourhood on the screen") @MainActor
struct NeighbourhoodDialogTests {
  let home: TerminalHome
  private let shell = FakeShell()

  init() throws {
    home = try TerminalHome()
    home.write("[[Roses]] [[Soil and water]] [[Nowhere]] ![[Bees]]\n", to: "Garden.md")
    home.write("[[Soil and water]] [[Thorns]]\n", to: "Roses.md")
    home.write("x\n", to: "Soil and water.md")
    home.write("x\n", to: "Thorns.md")
    home.write("[[Garden]] [[Honey]]\n", to: "Bees.md")
    home.write("x\n", to: "Honey.md")
    home.write("[[Garden]]\n", to: "Home.md")
    home.write("[[Home]]\n", to: "Index.md")
    home.write("alone\n", to: "Alone.md")
  }

  @MainActor private struct Opened {
    let workspace: Workspace
    let screen: HeadlessScreen

    var text: String { FrameText().text(screen.picture()) }

    func press(_ code: Key.Code) { screen.send(.key(Key(code))) }

    func wait(for claim: () -> Bool) async throws {
      for _ in 0..<4000 where !claim() { try await Task.sleep(for: .milliseconds(2)) }
      try #require(claim(), "\(text)")
    }
  }

  private func open(
    _ name: String, columns: Int, rows: Int, isUnicode: Bool = true
  ) async throws -> Opened {
    let places = try #require(NotebookPlaces(environment: home.environment))
    let folder = NotebookFolder(path: home.notebook)
    var settings = Preferences()
    settings.reducesMotion = true
    let workspace = Workspace(
      settings: settings, folder: folder, places: places, themeName: "night", shell: shell)
    let size = Size(columns: columns, rows: rows)
    shell.screenSize = size
    workspace.list.entries = try folder.list().entries
    workspace.list.isLoaded = true
    workspace.startIndexing()
    await workspace.indexing?.settled()
    workspace.opener.load(path: home.path(name))
    let screen = HeadlessScreen(size: size, theme: .fallback, isUnicode: isUnicode)
    screen.show(NotebookScene(workspace: workspace))
    let opened = Opened(workspace: workspace, screen: screen)
    #expect(workspace.perform(.neighbourhood))
    return opened
  }

  private func shown(_ columns: Int, _ rows: Int, isUnicode: Bool = true) async throws -> Opened {
    let opened = try await open("Garden.md", columns: columns, rows: rows, isUnicode: isUnicode)
    try await opened.wait { opened.workspace.conversation.dialog != nil }
    return opened
  }

  @Test func aWideScreenShowsBothRings() async throws {
    let opened = try await shown(120, 36)
    let text = opened.text
    for part in [
      "Links here: 2", "Links to: 4", "Around Roses", "┤     Garden     ├", "● Roses", "○ Nowhere",
      "↔ Bees",
      "→ Thorns", "→ Soil and water", "Home ●", "Roses.md: 2 more links",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
    opened.press(.left)
    // Which of the two comes first depends on when they were written.
    if !opened.text.contains("Home.md: 1 more link") { opened.press(.down) }
    #expect(opened.text.contains("Home.md: 1 more link"), "\(opened.text)")
    #expect(opened.text.contains("Index →"), "\(opened.text)")
  }

  @Test(arguments: [(80, 24), (40, 10), (30, 6)])
  func smallScreensFollowTheKeys(columns: Int, rows: Int) async throws {
    let opened = try await shown(columns, rows)
    #expect(opened.text.contains("Roses"), "\(opened.text)")
    #expect(opened.text.contains("Garden"), "\(opened.text)")
    opened.press(.right)
    #expect(
      opened.text.contains("Thorns"),
      "\(opened.workspace.arrangement.place) \(String(describing: opened.workspace.notice)) \(opened.text)"
    )
    opened.press(.left)
    opened.press(.left)
    #expect(opened.text.contains("Home"), "\(opened.text)")
    opened.press(.escape)
    #expect(opened.workspace.conversation.dialog == nil)
  }

  /// The number above a column is read on small screens, and the frame of the box is no part of the note's.
  @Test func itKeepsItsNumbersAndItsFrame() async throws {
    let small = try await shown(40, 10).text
    #expect(small.contains("From: 2") || small.contains("Links here: 2"), "\(small)")
    #expect(small.contains("To: 4") || small.contains("Links to: 4"), "\(small)")
    let rows = try await shown(80, 24).text.split(separator: "\n")
    for row in rows { #expect(!row.contains("╰─╰") && !row.contains("╭─╭"), "\(row)") }
  }

  @Test func withoutUnicodeItIsDrawnInASCII() async throws {
    let text = try await shown(120, 36, isUnicode: false).text
    // The sign of the status bar is replaced on the way to the terminal.
    let dialog = text.split(separator: "\n").filter { !$0.contains("saved") }
    #expect(dialog.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, "\(text)")
    for part in ["* Roses", "o Nowhere", "= Bees", "> Thorns"] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  @Test func spacePutsANoteInTheMiddleAndEnterOpensOne() async throws {
    let opened = try await shown(120, 36)
    guard case .neighbourhood(let form)? = opened.workspace.conversation.dialog else {
      Issue.record("there is no neighbourhood")
      return
    }
    opened.press(.character(" "))
    try await opened.wait { form.middleTitle == "Roses" }
    #expect(opened.text.contains("● Thorns"), "\(opened.text)")
    opened.press(.backspace)
    #expect(form.middleTitle == "Garden" && opened.text.contains("○ Nowhere"))
    opened.press(.right)
    opened.press(.down)
    opened.press(.enter)
    try await opened.wait { opened.workspace.note?.path == home.path("Thorns.md") }
    #expect(opened.workspace.conversation.dialog == nil)
  }

  @Test func aNoteThatIsNotThereYetIsStarted() async throws {
    let opened = try await shown(120, 36)
    for _ in 0..<2 { opened.press(.down) }
    opened.press(.enter)
    try await opened.wait { opened.workspace.note?.title == "Nowhere" }
    #expect(opened.workspace.note?.isNew == true)
  }

  @Test func aNoteWithoutLinksSaysSo() async throws {
    let opened = try await open("Alone.md", columns: 80, rows: 24)
    try await opened.wait { opened.workspace.notice != nil }
    #expect(opened.workspace.conversation.dialog == nil)
    #expect(
      opened.workspace.notice?.words == "“Alone” has no links, and no other note links to it.")
  }

  // MARK: Goals

  @Test func aGoalIsSetByACommandAndShown() async throws {
    home.write("one two three\n", to: "Goal.md")
    let opened = try await open("Goal.md", columns: 120, rows: 30)
    let workspace = opened.workspace
    let note = try #require(workspace.note)
    #expect(workspace.perform(.wordGoal))
    guard case .ask(let question)? = workspace.conversation.dialog else {
      Issue.record("nothing was asked")
      return
    }
    #expect(question.problem("many") != nil && question.problem("6, 4 a day") == nil)
    workspace.closeDialog()
    question.submit("6, 4 a day")
    #expect(
      note.editor.text.string
        == "---\nword-goal: 6\ndaily-word-goal: 4\n---\none two three\n")
    #expect(note.counts.progress?.words == "3 of 6 words, 0 of 4 today")
    note.editor.perform(.edit(.moveToDocumentEnd))
    note.editor.perform(.edit(.insertText(" four five")))
    note.refreshStatus()
    #expect(note.counts.hint() == "5 of 6 words, 2 of 4 today")
    workspace.notice = nil
    #expect(opened.text.contains("5 of 6 words, 2 of 4 today"), "\(opened.text)")
    #expect(opened.text.contains("━━━━────"), "\(opened.text)")
    // What was written on the day counts after a start of the program too.
    let places = try #require(NotebookPlaces(environment: home.environment))
    let next = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: FakeShell())
    #expect(
      next.opener.dawnCounts.first(
        of: note.path, words: 50, on: LocalTime.now.dayText, isSecret: false) == 3)
  }
}
