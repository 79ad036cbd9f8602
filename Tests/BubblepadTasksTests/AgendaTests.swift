import BubblepadIndex
import CursesInputFormats
import Testing

@testable import BubblepadTasks

@Suite("Groups of tasks")
struct AgendaTests {
  private func agenda(_ lines: [(note: String, line: String)]) throws -> Agenda {
    let today = try #require(CalendarDate(year: 2026, month: 11, day: 24))
    let tasks = lines.enumerated().compactMap { index, entry in
      AgendaTask(
        NoteTask(path: entry.note, line: index + 1, source: Array(entry.line.utf8)),
        path: "/n/" + entry.note)
    }
    return Agenda(tasks: tasks, today: today)
  }

  private func rows(
    _ agenda: Agenda, _ grouping: AgendaGrouping, filter: String = "", showsDone: Bool = false
  ) -> [String] {
    agenda.groups(by: grouping, filter: filter, showsDone: showsDone).map { group in
      group.title + ": " + group.tasks.map(\.words).joined(separator: ", ")
    }
  }

  private let lines = [
    ("Home.md", "- [ ] late 📅 2026-11-23"), ("Home.md", "- [ ] now #Home ⏳ 2026-11-24"),
    ("Home.md", "- [/] next [due:: 2026-11-25]"), ("Work.md", "- [ ] sun 📅 2026-11-29 #work"),
    ("Work.md", "- [ ] mon 📅 2026-11-30 ⏫ #home"), ("Work.md", "- [ ] plain"),
    ("Work.md", "- [ ] began 🛫 2026-11-01"), ("Work.md", "- [ ] begins 🛫 2026-11-26"),
    ("Work.md", "- [x] done 📅 2026-11-20"), ("Work.md", "- [-] dropped"),
    ("Home.md", "- [ ] later still 📅 2026-11-22 🔽"),
  ]

  @Test func byDay() throws {
    #expect(
      rows(try agenda(lines), .day) == [
        "Overdue: later still, late", "Today: now #Home", "Tomorrow: next",
        "This week: begins, sun #work", "Later: mon #home", "No date: plain, began",
      ])
  }

  @Test func byNoteTagAndPriority() throws {
    let agenda = try agenda(lines)
    #expect(
      rows(agenda, .note) == [
        "Home: later still, late, now #Home, next",
        "Work: begins, sun #work, mon #home, plain, began",
      ])
    #expect(
      rows(agenda, .tag).prefix(2) == ["#Home: now #Home, mon #home", "#work: sun #work"])
    #expect(rows(agenda, .tag).last?.hasPrefix("No tag: ") == true)
    #expect(rows(agenda, .priority).first == "High priority: mon #home")
    #expect(rows(agenda, .priority).last == "Low priority: later still")
  }

  /// A day of another note says nothing of how this one has them.
  @Test func theDayOfDoingIsWrittenAsTheNoteHasIt() throws {
    let agenda = try agenda([
      ("A.md", "- [x] one ✅ 2026-11-20"), ("B.md", "- [x] two [completion:: 2026-11-20]"),
      ("C.md", "- [x] three"),
    ])
    #expect(agenda.dating(in: "/n/A.md") == .symbols && agenda.dating(in: "/n/B.md") == .brackets)
    #expect(agenda.dating(in: "/n/C.md") == nil)
  }

  @Test func filteredAndWithDoneOnes() throws {
    let agenda = try agenda(lines)
    #expect(rows(agenda, .day, filter: "work MON") == ["Later: mon #home"])
    #expect(rows(agenda, .day, filter: "#home").count == 2)
    #expect(
      rows(agenda, .day, filter: "d", showsDone: true).first == "Overdue: done")
    #expect(rows(agenda, .day, showsDone: true).last == "No date: plain, began, dropped")
    #expect(rows(agenda, .day, filter: "nothing has this") == [])
  }

  @Test func formIsThatOfMostTasks() throws {
    #expect(try agenda(lines).form == .symbols)
    #expect(try agenda([("a.md", "- [ ] a [due:: 2026-01-01]")]).form == .brackets)
    #expect(try agenda([("a.md", "- [ ] a")]).form == nil)
  }
}
