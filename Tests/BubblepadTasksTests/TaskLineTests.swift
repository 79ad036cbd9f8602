import CursesInputFormats
import CursesSeededRandom
import Testing

@testable import BubblepadTasks

@Suite("Task lines")
struct TaskLineTests {
  private func line(_ text: String) throws -> TaskLine { try #require(TaskLine(text)) }

  @Test(arguments: [
    "- [ ] a", "* [x] a", "+ [/] a", "12. [?] a", "1) [-] a", "  - [ ] a", "> - [ ] a",
    "> > * [>] a", "- - [ ] a", "- [ ]", "-\t[ ] a", "- [é] a",
  ]) func tasks(_ text: String) { #expect(TaskLine(text)?.text == text) }

  @Test(arguments: [
    "", "a", "- a", "[ ] a", "- [] a", "- [xx] a", "- [ ]a", "-[ ] a", "- []] a", "> a [ ] b",
    "1 [ ] a",
  ]) func otherLines(_ text: String) { #expect(TaskLine(text) == nil) }

  @Test(
    arguments: [
      ("- [ ] pay 📅 2026-01-02", "pay", "2026-01-02"),
      ("- [ ] pay 📆 2026-01-02", "pay", "2026-01-02"),
      ("- [ ] pay 🗓️ 2026-01-02", "pay", "2026-01-02"),
      ("- [ ] pay 📅2026-01-02  ", "pay", "2026-01-02"),
      ("- [ ] pay 📅 2026-01-02 ⏫ 🔁 every day", "pay", "2026-01-02"),
      ("- [ ] pay 📅 2026-01-02 #home ^id-1", "pay #home", "2026-01-02"),
      ("- [ ] pay #home 📅 2026-01-02 ➕ 2025-12-01", "pay #home", "2026-01-02"),
      ("- [ ] pay [due:: 2026-01-02]", "pay", "2026-01-02"),
      ("- [ ] pay (due::2026-01-02) the rent", "pay the rent", "2026-01-02"),
      ("- [ ] pay [due:: 2026-01-02] 📅 2026-03-04", "pay", "2026-03-04"),
      ("- [ ] 📅 2026-01-02 pay", "📅 2026-01-02 pay", nil),
      ("- [ ] pay 📅 2026-1-2", "pay 📅 2026-1-2", nil),
      ("- [ ] pay 📅 2026-02-31", "pay", nil),
      ("- [ ] pay `[due:: 2026-01-02]`", "pay [due:: 2026-01-02]", nil),
      ("- [ ] copy C:\\dir\\new `c\\d*e` \\*x", "copy C:\\dir\\new c\\d*e *x", nil),
      ("- [ ] pay [other:: 2026-01-02]", "pay [other:: 2026-01-02]", nil),
    ] as [(String, String, String?)])
  func dueDates(_ text: String, _ words: String, _ due: String?) throws {
    let task = try line(text)
    #expect(task.words == words)
    #expect(task.date(.due)?.description == due)
  }

  @Test func allFieldsAreRead() throws {
    let task = try line(
      "- [ ] a 🔺 🔁 every week when done 🏁 delete 🆔 ab-1 ⛔ x,y ➕ 2026-01-01 🛫 2026-01-02 ⌛ 2026-01-03 "
        + "📅 2026-01-04 ❌ 2026-01-05 ✅ 2026-01-06")
    #expect(task.priority == .highest && task.words == "a")
    #expect(task.value(.recurrence) == "every week when done")
    #expect(task.value(.onCompletion) == "delete" && task.value(.id) == "ab-1")
    #expect(task.value(.dependsOn) == "x,y")
    let dates = [.created, .start, .scheduled, .due, .cancelled, .done].map { task.value($0) }
    #expect(dates == (1...6).map { "2026-01-0\($0)" })
    let other = try line(
      "- [ ] a [priority:: low] [repeat:: every day] (completion:: 2026-01-01) [dependsOn:: x]")
    #expect(other.priority == .low && other.value(.recurrence) == "every day")
    #expect(other.value(.done) == "2026-01-01" && other.value(.dependsOn) == "x")
  }

  @Test func tagsAreThoseOfItsWords() throws {
    #expect(try line("- [ ] #a b#c #d/e, #12 (x) #f").tags == ["#a", "#d/e", "#f"])
  }

  @Test(arguments: [
    ("- [ ] a", "- [ ] a 📅 2026-05-06"),
    ("- [ ] a ^id", "- [ ] a 📅 2026-05-06 ^id"),
    ("- [ ] a  ", "- [ ] a 📅 2026-05-06  "),
    ("- [ ] a [start:: 2026-01-01]", "- [ ] a [start:: 2026-01-01] [due:: 2026-05-06]"),
    ("- [ ] a ⏫ #t", "- [ ] a ⏫ #t 📅 2026-05-06"),
    ("> 1. [/] a 🗓️2026-01-01 #t", "> 1. [/] a 🗓️2026-05-06 #t"),
    ("- [ ] a (due:: 2026-01-01 ) b", "- [ ] a (due:: 2026-05-06 ) b"),
  ]) func aDateIsWrittenAsTheLineHasIt(_ before: String, _ after: String) throws {
    let day = CalendarDate(year: 2026, month: 5, day: 6)
    #expect(try line(before).with(.due, day, form: .symbols).text == after)
  }

  /// Lines made of parts of all kinds, in any order.
  private static func randomLine(_ random: inout SeededGenerator) -> String {
    let parts = [
      "buy", "milk", "#tag", "`code`", "[[note]]", "[a](b)", "(x)", "é", "👨‍👩‍👧", "📅 2026-01-02",
      "📆2026-03-04", "🗓️ 2026-03-05", "⏳ 2026-01-01", "🛫 2026-02-31", "➕ 2026-01-01",
      "✅ 2026-01-09", "⏫", "🔼", "🔁 every week", "🆔 abc", "⛔ a, b", "[due:: 2026-04-05]",
      "(scheduled:: 2026-04-05)", "[priority:: high]", "[repeat:: every day]", "^id", "📅", "[due::",
      "  ", "\t", "]", "\\[",
    ]
    let heads = ["- [ ] ", "* [x] ", "  1. [/] ", "> - [-] ", "- [é] "]
    let count = Int.random(in: 0...8, using: &random)
    let words = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }
    return (heads.randomElement(using: &random) ?? "- [ ] ") + words.joined(separator: " ")
  }

  @Test func changedAndChangedBackGivesTheFirstBytes() throws {
    var random = SeededGenerator(seed: 7)
    let day = try #require(CalendarDate(year: 2031, month: 12, day: 24))
    for _ in 0..<4000 {
      let text = Self.randomLine(&random)
      let task = try line(text)
      #expect(task.text == text)
      for field in [TaskField.due, .scheduled, .done, .start] {
        let changed = task.with(field, day, form: .symbols)
        #expect(changed.value(field) == "2031-12-24", "\(text)")
        let back = changed.with(field, task.value(field), form: .symbols)
        #expect(back.text == text)
        // What is another field's stays.
        for other in TaskField.allCases where other != field {
          #expect(changed.value(other) == task.value(other), "\(text)")
        }
      }
      let ticked = task.with(status: "x")
      #expect(ticked.isDone && ticked.with(status: task.status).text == text)
    }
  }

  // MARK: Done

  private let today = CalendarDate(year: 2026, month: 11, day: 24)

  @Test(arguments: [
    ("- [ ] a", ["- [x] a"]), ("- [/] a", ["- [x] a"]), ("- [x] a", ["- [ ] a"]),
    ("- [-] a ❌ 2026-01-01", ["- [ ] a"]),
    ("- [ ] a 📅 2026-11-20", ["- [x] a 📅 2026-11-20 ✅ 2026-11-24"]),
    ("- [ ] a [due:: 2026-11-20] ^b", ["- [x] a [due:: 2026-11-20] [completion:: 2026-11-24] ^b"]),
    ("- [x] a 📅 2026-11-20 ✅ 2026-11-24", ["- [ ] a 📅 2026-11-20"]),
    (
      "- [ ] a 🔁 every week 📅 2026-11-20",
      ["- [ ] a 🔁 every week 📅 2026-11-27", "- [x] a 🔁 every week 📅 2026-11-20 ✅ 2026-11-24"]
    ),
    (
      "- [ ] a 🔁 every week when done 📅 2026-11-20",
      [
        "- [ ] a 🔁 every week when done 📅 2026-12-01",
        "- [x] a 🔁 every week when done 📅 2026-11-20 ✅ 2026-11-24",
      ]
    ),
    (
      "  * [ ] a 🆔 q ⛔ r ➕ 2026-01-01 🔁 every month 🛫 2026-11-01 ⏳ 2026-11-05 📅 2026-11-10 ^id",
      [
        "  * [ ] a ➕ 2026-11-24 🔁 every month 🛫 2026-12-01 ⏳ 2026-12-05 📅 2026-12-10",
        "  * [x] a 🆔 q ⛔ r ➕ 2026-01-01 🔁 every month 🛫 2026-11-01 ⏳ 2026-11-05 📅 2026-11-10 "
          + "✅ 2026-11-24 ^id",
      ]
    ),
    (
      "- [ ] a [repeat:: every day] [scheduled:: 2026-11-24]",
      [
        "- [ ] a [repeat:: every day] [scheduled:: 2026-11-25]",
        "- [x] a [repeat:: every day] [scheduled:: 2026-11-24] [completion:: 2026-11-24]",
      ]
    ),
    ("- [ ] a 🔁 every day 🏁 delete 📅 2026-11-24", ["- [ ] a 🔁 every day 🏁 delete 📅 2026-11-25"]),
    ("- [ ] a 🏁 delete", []),
    (
      "- [ ] a 🔁 every blue moon 📅 2026-11-20",
      ["- [x] a 🔁 every blue moon 📅 2026-11-20 ✅ 2026-11-24"]
    ),
    ("- [ ] a 🔁 every day", ["- [ ] a 🔁 every day", "- [x] a 🔁 every day ✅ 2026-11-24"]),
  ]) func toggled(_ before: String, _ after: [String]) throws {
    let today = try #require(today)
    #expect(try line(before).toggled(today: today).map(\.text) == after)
  }

  @Test(
    arguments: [
      ("- [ ] k", nil), ("- [ ] k 🔁 every day 📅 2026-11-20", nil),
      ("- [ ] k 🔁 every day", "The next one has no date either"),
      ("- [ ] k 🔁 every day ➕ 2026-11-20", "The next one has no date either"),
      ("- [ ] k 🔁 sometimes", "There is no next one"),
      ("- [ ] k 🔁 sometimes 📅 2026-11-20", "There is no next one"),
    ] as [(String, String?)]) func wordsOnNext(_ before: String, _ words: String?) throws
  {
    let said = try line(before).wordsOnNext
    #expect(words.map { said?.hasPrefix($0) == true } ?? (said == nil), "\(said ?? "")")
  }

  @Test(arguments: [
    ("- [ ] a", 1, "- [ ] a 📅 2026-11-25"),
    ("- [ ] a 📅 2026-11-01", 1, "- [ ] a 📅 2026-11-25"),
    ("- [ ] a 📅 2026-11-30", 7, "- [ ] a 📅 2026-12-07"),
    ("- [ ] a ⏳ 2026-11-30 ", 1, "- [ ] a ⏳ 2026-12-01 "),
    ("- [ ] a 🛫 2026-12-01", 1, "- [ ] a 🛫 2026-12-02"),
    ("- [ ] a 🛫 2026-01-01", 1, "- [ ] a 🛫 2026-01-01 📅 2026-11-25"),
    ("- [ ] a [due:: 2026-02-31]", 1, "- [ ] a [due:: 2026-11-25]"),
  ]) func postponed(_ before: String, _ days: Int, _ after: String) throws {
    let today = try #require(today)
    #expect(try line(before).postponed(by: days, today: today, form: .symbols).text == after)
  }

  /// A new field stands between brackets as the line has them.
  @Test(arguments: [
    ("- [ ] a (due:: 2026-11-28)", "- [x] a (due:: 2026-11-28) (completion:: 2026-11-26)"),
    ("- [ ] a [due:: 2026-11-28]", "- [x] a [due:: 2026-11-28] [completion:: 2026-11-26]"),
  ])
  func newFieldsHaveTheBracketsOfTheLine(_ line: String, _ done: String) throws {
    let today = try #require(CalendarDate(iso: "2026-11-26"))
    #expect(try #require(TaskLine(line)).toggled(today: today).map(\.text) == [done])
  }
}
