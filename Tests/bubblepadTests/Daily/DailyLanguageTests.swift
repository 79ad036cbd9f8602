import BubblepadNotebook
import CursesInputFormats
import Testing

@testable import BubblepadDailyNotes
@testable import bubblepad

/// Daily notes are named in the language of the environment, or in English where the notebook's own are.
@Suite("The language of daily notes") struct DailyLanguageTests {
  private static let german = MomentLanguage(locale: "de_DE.UTF-8")

  private func notebook(_ names: [String]) throws -> (DatedNotebook, TerminalHome) {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(#"{"format": "YYYY-MM-DD dddd"}"#, to: ".obsidian/daily-notes.json")
    for name in names { home.write("x\n", to: name + ".md") }
    let folder = NotebookFolder(path: home.notebook)
    return (
      DatedNotebook(folder: folder, entries: try folder.list().entries, language: Self.german), home
    )
  }

  @Test(arguments: [
    ([], "2026-01-05 Montag"), (["2026-01-04 Sonntag"], "2026-01-05 Montag"),
    (["2026-01-04 Sunday"], "2026-01-05 Monday"),
    (["2026-01-04 Sunday", "2026-01-03 Samstag", "2026-01-02 Freitag"], "2026-01-05 Montag"),
  ])
  func notesAreNamedAsTheOthers(_ names: [String], _ name: String) throws {
    let (notebook, home) = try notebook(names)
    let path = try notebook.settings.daily.path(for: LocalTime(year: 2026, month: 1, day: 5))
    #expect(path.text == name)
    withExtendedLifetime(home) {}
  }

  @Test func templatesAndWeeksHaveItToo() throws {
    let (notebook, home) = try notebook(["2026-01-04 Sonntag"])
    let day = try #require(CalendarDate(year: 2026, month: 1, day: 4))
    #expect(notebook.days.existing(day) == home.path("2026-01-04 Sonntag.md"))
    let values = notebook.templates.values(
      title: "T", moment: LocalTime(year: 2026, month: 1, day: 4))
    let text = NoteTemplate(source: Array("{{date:dddd, D. MMMM, w}}".utf8)).filled(with: values)
    #expect(String(decoding: text, as: UTF8.self) == "Sonntag, 4. Januar, 1")
    #expect(notebook.settings.weekly.week == .iso)
  }
}
