import BubblepadNotebook
import BubblepadSettings
import CursesCore
import CursesUICore
import Testing

@testable import BubblepadDialogs
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
    #expect(text(80, 12).contains("T today") && text(80, 12).contains("Esc close"))
  }

  @Test func settingsAreExplainedAsAWhole() throws {
    workspace.preferences.values.settingsFile = home.root + "/config.yaml"
    #expect(workspace.perform(.settings))
    guard case .settings(let form)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no settings")
    }
    for (columns, rows) in [(40, 10), (40, 12), (60, 14)] {
      for row in form.rows {
        let help: String
        switch row {
        case .heading: continue
        case .setting(let setting):
          help = try #require(SettingCatalogue.details(of: setting)).help
        case .keys(let command):
          // Small windows have the start of it.
          help = command.details.help.split(separator: " ").prefix(4).joined(separator: " ")
        }
        form.selection = row
        let words = text(columns, rows).split { " \n│╭╮╰╯─".contains($0) }.joined(separator: " ")
        let wanted = help.split(separator: " ").joined(separator: " ")
        #expect(words.contains(wanted), "\(columns)x\(rows) \(row)")
      }
    }
  }

  @Test func theBarThatReplacesHasItsLabels() {
    #expect(workspace.perform(.replace))
    for (columns, rows) in [(40, 10), (44, 12), (80, 24)] {
      let shown = text(columns, rows)
      #expect(shown.contains("Find ") && shown.contains("Replace "), "\(shown)")
    }
  }

  @Test func theNameThatAPropertyGetsTakesThePlaceOfTheOld() async throws {
    home.write("---\nmood: fine\n---\n", to: "Mood.md")
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    let screen = HeadlessScreen(size: Size(columns: 80, rows: 24), theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    #expect(workspace.perform(.renameProperty))
    try await wait { if case .pick? = workspace.conversation.dialog { true } else { false } }
    screen.update()
    guard case .pick(let picker)? = workspace.conversation.dialog else { return }
    workspace.conversation.dialog = nil
    picker.pick(try #require(picker.items.first { $0.title == "mood" }))
    screen.update()
    screen.send(.key(Key(.character("x"))))
    guard case .ask(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no question")
    }
    #expect(question.text == "x")
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
      return note.counts.progress != nil
    }
    #expect(text(120, 30).contains("80 of 500 words, 0 of 200 today"))
    for columns in [100, 80, 60] {
      #expect(text(columns, 24).contains("80/500 · 0/200"), "\(text(columns, 24))")
    }
  }
}
