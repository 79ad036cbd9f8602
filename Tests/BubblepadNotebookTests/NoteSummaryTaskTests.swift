import Testing

@testable import BubblepadNotebook

/// What the list says of notes with tasks and formulas.
struct NoteSummaryTaskTests {
  @Test(arguments: [
    ("- [/] one\n- [-] two\n- [x] three\n- [>] four\n", "1 of 3 done"),
    ("- [-] given up\n", "given up"), ("- [link](x) words\n", "link words"),
    ("$a*b*c$ and $x_{*}$ of *$5* and $6\n", "$a*b*c$ and $x_{*}$ of $5 and $6"),
  ])
  func notesAreSummed(text: String, snippet: String) {
    #expect(NoteSummary(Array(text.utf8)).snippet(isWhole: true) == snippet)
  }
}
