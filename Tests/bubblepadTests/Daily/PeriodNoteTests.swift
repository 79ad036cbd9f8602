import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesInputFormats
import CursesThemes
import CursesUICore
import Testing

@testable import bubblepad

/// Notes of weeks, months, quarters and years: those of others than this one too.
@Suite("Notes of weeks and longer") @MainActor
struct PeriodNoteTests {
  private let home: TerminalHome
  private let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    TerminalHome.makeFolder(home.path(".obsidian"))
    TerminalHome.makeFolder(home.path(".obsidian/plugins"))
    TerminalHome.makeFolder(home.path(".obsidian/plugins/periodic-notes"))
    home.write(
      #"{"weekly": {"format": "GGGG-[W]WW", "folder": "w", "template": "T"}, "quarterly": {"format": "YYYY [Q]Q"}}"#,
      to: ".obsidian/plugins/periodic-notes/data.json")
    home.write("week {{date:GGGG WW}} from {{date:YYYY-MM-DD}}\n", to: "T.md")
    TerminalHome.makeFolder(home.path("w"))
    for name in ["w/2024-W52", "w/2025-W01", "w/2026-W10", "2026-02", "2026-04", "2026 Q1", "Home"]
    {
      home.write("x\n", to: name + ".md")
    }
    workspace = try home.listedWorkspace()
  }

  private func open(_ name: String) { workspace.opener.load(path: home.path(name + ".md")) }

  private var name: String? {
    workspace.note.flatMap { $0.path.below(home.notebook) }.map { String($0.dropLast(3)) }
  }

  @Test(arguments: [
    ("w/2025-W01", true, "w/2026-W10"), ("w/2025-W01", false, "w/2024-W52"),
    ("2026-02", true, "2026-04"), ("2026-04", false, "2026-02"), ("Home", false, "w/2026-W10"),
  ])
  func theNextOfItsKindIsGoneTo(from start: String, forward: Bool, to end: String) {
    open(start)
    #expect(workspace.perform(forward ? .nextPeriodNote : .previousPeriodNote))
    #expect(name == end)
  }

  @Test(arguments: [
    ("w/2024-W52", false, "There is no earlier weekly note than this."),
    ("2026 Q1", true, "There is no later quarterly note than this."),
    ("Home", true, "There is no later weekly note than this week's."),
  ])
  func whereThereIsNoneThatIsSaid(from start: String, forward: Bool, words: String) {
    open(start)
    #expect(workspace.perform(forward ? .nextPeriodNote : .previousPeriodNote))
    #expect(name == start && workspace.notice?.words == words)
  }

  @Test(arguments: [
    (NotePeriod.week, "w/2026-W01"), (.month, "2025-12"), (.quarter, "2025 Q4"), (.year, "2025"),
  ])
  func theNoteOfAnotherTimeIsStarted(_ period: NotePeriod, expected: String) throws {
    open("Home")
    let day = try #require(CalendarDate(year: 2025, month: 12, day: 31))
    workspace.services.daily.openPeriod(period, of: day)
    #expect(name == expected)
    // From its template, as of its first day.
    let text = period == .week ? "week 2026 01 from 2025-12-29\n" : ""
    #expect(workspace.note?.editor.text.string == text)
  }

  @Test func aNoteThatIsThereIsOpened() throws {
    open("Home")
    let day = try #require(CalendarDate(year: 2026, month: 3, day: 8))
    for (period, expected) in [(NotePeriod.week, "w/2026-W10"), (.quarter, "2026 Q1")] {
      workspace.services.daily.openPeriod(period, of: day)
      #expect(name == expected)
    }
  }

  @Test func thisWeeksNoteIsTheOneThatTheCalendarOpens() throws {
    let today = try #require(LocalTime.now.date)
    #expect(workspace.perform(.weeklyNote))
    let own = name
    open("Home")
    workspace.services.daily.openPeriod(
      .week, of: NotePeriod.week.start(of: today, .iso))
    #expect(own != nil && name == own)
  }

  // MARK: The calendar

  private func calendar() -> HeadlessScreen {
    let screen = HeadlessScreen(size: Size(columns: 100, rows: 30), theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    #expect(workspace.perform(.calendar))
    _ = screen.settle()
    return screen
  }

  @Test(arguments: [
    (Character("w"), "w/2026-W10"), ("m", "2026-03"), ("q", "2026 Q1"), ("Y", "2026"),
  ])
  func lettersOpenThePeriodsOfADay(letter: Character, expected: String) {
    // The calendar begins at the week of the open note.
    open("w/2026-W10")
    let screen = calendar()
    screen.send(.key(Key(.character(letter), letter.isUppercase ? .shift : [])))
    #expect(workspace.conversation.dialog == nil && name == expected)
  }

  @Test func aClickOnTheNumberOfAWeekOpensItsNote() throws {
    open("w/2026-W10")
    let screen = calendar()
    // The box has opened by then.
    screen.advance(to: 2, date: 0)
    _ = screen.settle()
    let rows = FrameText().text(screen.picture())
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The week of 9 March: its number, and the days after it.
    let row = try #require(rows.firstIndex { $0.contains("11") && $0.contains("15") })
    let column = try #require(rows[row].firstRange(of: "11")).lowerBound
    let point = Point(
      column: rows[row].distance(from: rows[row].startIndex, to: column), row: row)
    screen.send(.mouse(Mouse(.press(.left, clicks: 1), at: point)))
    #expect(workspace.conversation.dialog == nil && name == "w/2026-W11")
    #expect(workspace.note?.editor.text.string == "week 2026 11 from 2026-03-09\n")
  }
}
