import Testing

@testable import BubblepadNotebook

/// What the list says of notes with tasks and formulas.
struct NoteSummaryTaskTests {
  @Test(arguments: [
    ("- [/] one\n- [-] two\n- [x] three\n- [>] four\n", "one", TaskCount(done: 1, of: 3)),
    ("- [-] given up\n", "given up", nil), ("- [link](x) words\n", "link words", nil),
    ("$a*b*c$ and $x_{*}$ of *$5* and $6\n", "$a*b*c$ and $x_{*}$ of $5 and $6", nil),
    // What can still say something after the first line.
    (
      "Plan\n\n> - [x] a\n\u{A0}- [ ] b\n```\n- [ ] code\n```\n  2) [X] c\nwords [ ] d\n", "Plan",
      TaskCount(done: 2, of: 3)
    ),
    ("a 日本 e\u{301} !x ~~gone~~ \\* *\u{301}b = c\n", "a 日本 e\u{301} !x gone * *\u{301}b = c", nil),
  ])
  func notesAreSummed(text: String, line: String, tasks: TaskCount?) {
    let summary = NoteSummary(Array(text.utf8))
    #expect(summary.firstLine == line && summary.taskCount == tasks)
  }
}
