import CursesInputFormats
import CursesText
import Testing

@testable import BubblepadTasks

/// Ticking a task that comes again in a list with numbers.
@Suite("Numbers of tasks that come again")
struct TaskNumbersTests {
  /// The text once the task in its only line with `🔁` is done; `‹t›` is the task, `‹n›` the next one, `‹d›` the one
  /// that is done.
  private func ticked(_ text: String) throws -> String {
    let words = "t 🔁 every day 📅 2026-11-"
    let source = SourceText(text.replacing("‹t›", with: "[ ] \(words)28"))
    let line = source.line(at: try #require(offset(of: "🔁", in: source)))
    let task = try #require(TaskLine(source.bytes(in: source.lineContentRange(line))))
    let today = CalendarDate(clampingYear: 2026, month: 11, day: 28)
    let edits = try #require(
      TaskRewrite.edits(
        of: source, line: line + 1, holding: task, to: task.toggled(today: today)))
    return Transaction(edits, event: .external).applying(to: source).string
      .replacing("[ ] \(words)29", with: "‹n›")
      .replacing("[x] \(words)28 ✅ 2026-11-28", with: "‹d›")
  }

  private func offset(of words: String, in text: SourceText) -> Int? {
    let (bytes, sought) = (text.bytes, Array(words.utf8))
    return bytes.indices.first { bytes[$0...].starts(with: sought) }
  }

  @Test(arguments: [
    ("1. ‹t›\n2. [ ] two\n", "1. ‹n›\n2. ‹d›\n3. [ ] two\n"),
    ("1. ‹t›", "1. ‹n›\n2. ‹d›"),
    (
      "1. a\n2. ‹t›\n\n3. b\r\n4. c\n\nwords\n5. d\n",
      "1. a\n2. ‹n›\n3. ‹d›\n\n4. b\r\n5. c\n\nwords\n5. d\n"
    ),
    ("3) ‹t›\n4) b\n1. c\n", "3) ‹n›\n4) ‹d›\n5) b\n1. c\n"),
    ("> 1. ‹t›\n>\n> 2. b\n\n2. c\n", "> 1. ‹n›\n> 2. ‹d›\n>\n> 3. b\n\n2. c\n"),
    ("- x\n  1. ‹t›\n     - y\n  2. b\n- z\n", "- x\n  1. ‹n›\n  2. ‹d›\n     - y\n  3. b\n- z\n"),
  ])
  func countUpAgain(before: String, after: String) throws {
    #expect(try ticked(before) == after)
  }

  /// What lies in an item stays in it when its number gets longer.
  @Test func longerNumbersTakeTheirLinesAlong() throws {
    #expect(
      try ticked("8. a\n9. ‹t›\n   more\n\n10. b\n")
        == "8. a\n9. ‹n›\n10. ‹d›\n    more\n\n11. b\n")
    #expect(
      try ticked("8. ‹t›\n   m\n9. b\n\tx\n   y\n10. c\n    z\n")
        == "8. ‹n›\n9. ‹d›\n   m\n10. b\n\tx\n    y\n11. c\n    z\n")
  }

  /// Numbers that do not count up are as their author wants them; lists without numbers have none.
  @Test(arguments: [
    ("1. ‹t›\n1. b\n", "1. ‹n›\n1. ‹d›\n1. b\n"), ("1. a\n1. ‹t›\n", "1. a\n1. ‹n›\n1. ‹d›\n"),
    ("1. ‹t›\n2. b\n7. c\n", "1. ‹n›\n1. ‹d›\n2. b\n7. c\n"),
    ("- ‹t›\n1. b\n", "- ‹n›\n- ‹d›\n1. b\n"),
    ("- 1. ‹t›\n  2. b\n", "- 1. ‹n›\n- 1. ‹d›\n  2. b\n"),
  ])
  func stay(before: String, after: String) throws {
    #expect(try ticked(before) == after)
  }

  /// Where one line stays one line no number changes.
  @Test func areNotChangedByAnotherDay() throws {
    let source = SourceText("1. [ ] t 📅 2026-11-28\n2. b\n")
    let task = try #require(TaskLine(source.bytes(in: source.lineContentRange(0))))
    let today = CalendarDate(clampingYear: 2026, month: 11, day: 28)
    let later = task.postponed(by: 1, today: today, form: .symbols)
    let edits = try #require(TaskRewrite.edits(of: source, line: 1, holding: task, to: [later]))
    #expect(
      Transaction(edits, event: .external).applying(to: source).string
        == "1. [ ] t 📅 2026-11-29\n2. b\n")
  }
}
