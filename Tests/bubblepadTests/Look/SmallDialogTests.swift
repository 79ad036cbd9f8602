import BubblepadNotebook
import CursesCore
import CursesUICore
import Testing

@testable import bubblepad

/// Dialogs of small screens name their keys, and word goals keep their shorter form.
@Suite("Keys and counts on small screens") @MainActor
struct SmallDialogTests {
  private let home: TerminalHome
  private let shell = FakeShell()
  private let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("banana and banana\n", to: "A.md")
    home.write(
      "---\nword-goal: 500\ndaily-word-goal: 200\n---\n" + String(repeating: "word ", count: 80),
      to: "Goal.md")
    workspace = try home.listedWorkspace(shell: shell)
    workspace.opener.load(path: home.path("A.md"))
  }

  private func text(_ columns: Int, _ rows: Int) -> String {
    let size = Size(columns: columns, rows: rows)
    shell.screenSize = size
    let screen = HeadlessScreen(size: size, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    return FrameText().text(screen.picture())
  }

  @Test func theCalendarNamesItsKeys() throws {
    workspace.services.daily.showCalendar()
    let shown = text(40, 10)
    #expect(shown.contains("Enter start") && shown.contains("Esc close"), "\(shown)")
    let day = try #require(LocalTime.now.date)
    #expect(shown.contains(" \(day.day) "))
    #expect(text(80, 12).contains("Esc close"))
  }

  @Test func thePreviewOfReplacingNamesItsKeys() async throws {
    #expect(workspace.perform(.replaceInNotes))
    guard case .replace(let form)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no form")
    }
    (form.find, form.replacement) = ("banana", "pear")
    workspace.services.replacing.look(form) {}
    try await wait { !form.rows.isEmpty }
    let shown = text(40, 10)
    #expect(
      shown.contains("Space skip") && shown.contains("M-A replace ")
        && shown.contains("Esc close"), "\(shown)")
    #expect(text(80, 24).contains("replace 2 places"))
  }

  @Test func wordGoalsKeepTheirShorterForm() async throws {
    workspace.opener.load(path: home.path("Goal.md"))
    let note = try #require(workspace.note)
    try await wait {
      note.refreshStatus()
      return note.progress != nil
    }
    #expect(text(120, 30).contains("80 of 500 words, 0 of 200 today"))
    for columns in [100, 80, 60] {
      #expect(text(columns, 24).contains("80/500 · 0/200"), "\(text(columns, 24))")
    }
  }
}
