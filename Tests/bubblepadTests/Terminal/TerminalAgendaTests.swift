import BubblepadNotebook
import CursesInputFormats
import CursesTerminalHarness
import Glibc
import Testing

@testable import bubblepad

/// The list of all tasks in the built program.
@Suite("Terminal: tasks", .serialized)
struct TerminalAgendaTests {
  private func start(columns: Int, rows: Int) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    let day = try #require(LocalTime.now.date?.advanced(by: -1))
    home.write("- [ ] water roses 🔁 every week 📅 \(day)\n- [ ] dig\n", to: "Garden.md")
    usleep(20_000)
    home.write("first words\n", to: "A.md")
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor("first words")
    program.send(Keys.ctrl("p"))
    try program.waitFor("what do you want")
    program.send("agenda")
    try program.waitUntil { $0.text.contains("agenda") }
    program.send(Keys.enter)
    try program.waitFor("Overdue (1)")
    return (home, program)
  }

  /// A click on the box, and Ctrl+Space, do what Ctrl+T does.
  @Test(arguments: [true, false])
  func aBoxIsTickedAsTheListDoes(_ clicks: Bool) throws {
    let home = try TerminalHome()
    let today = try #require(LocalTime.now.date)
    let next = try #require(today.advanced(by: 7))
    home.write("- [ ] water roses 🔁 every week 📅 \(today)\n- [x] dig ✅ 2020-01-01\n", to: "a.md")
    let program = try home.open("a.md", showing: "water roses", columns: 80, rows: 24)
    if clicks {
      program.click(try program.screen.place(of: "☐"))
    } else {
      program.send("\u{0}")
    }
    try program.waitFor("☑ water")
    program.send(Keys.toEnd + Keys.ctrl("t"))
    try program.waitFor("☐ dig")
    try program.save()
    #expect(
      home.text("a.md")
        == "- [ ] water roses 🔁 every week 📅 \(next)\n- [x] water roses 🔁 every week 📅 \(today) ✅ \(today)\n"
        + "- [ ] dig\n")
  }

  @Test(arguments: [(40, 10), (80, 24), (120, 36)])
  func aTaskIsTickedUndoneAndOpened(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try start(columns: columns, rows: rows)
    let before = try #require(home.text("Garden.md"))
    let today = try #require(LocalTime.now.date)
    let (last, next) = (try #require(today.advanced(by: -1)), try #require(today.advanced(by: 6)))
    program.send(" ")
    try program.waitForNo("Overdue (1)")
    #expect(
      home.text("Garden.md")
        == "- [ ] water roses 🔁 every week 📅 \(next)\n- [x] water roses 🔁 every week 📅 \(last) ✅ \(today)\n"
        + "- [ ] dig\n")
    program.send(Keys.ctrl("z"))
    try program.waitFor("Overdue (1)")
    #expect(home.text("Garden.md") == before)
    // A space belongs to the filter while that is typed.
    program.send("water ro")
    try program.waitForNo("dig")
    program.send(Keys.enter)
    try program.waitUntil { $0.text.contains("dig") && !$0.text.contains("Overdue") }
    #expect(home.text("Garden.md") == before)
  }

  @Test(arguments: [(40, 10), (80, 24)])
  func aDayIsTypedInWords(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try start(columns: columns, rows: rows)
    let today = try #require(LocalTime.now.date)
    program.send(Keys.alt("t"))
    try program.waitFor("Date of")
    program.send("in 2 days")
    try program.waitFor("in 2 days")
    program.send(Keys.enter)
    try program.waitUntil { $0.text.contains("Tasks by") && !$0.text.contains("Overdue") }
    let day = try #require(today.advanced(by: 2))
    #expect(home.text("Garden.md")?.hasPrefix("- [ ] water roses 🔁 every week 📅 \(day)\n") == true)
    program.send(Keys.escape)
    try program.waitForNo("Tasks by")
    try program.waitFor("first words")
    #expect(program.screen.text.contains("first words"))
  }
}
