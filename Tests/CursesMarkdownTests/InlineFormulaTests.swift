import CursesMarkdown
import CursesRichText
import CursesText
import Testing

/// `$x$` in a line: nothing in it means anything, and amounts of money are none.
struct InlineFormulaTests {
  private func formulas(_ text: String) -> [String] {
    let tree = MarkdownParser.parse(Array(text.utf8), options: .note)
    guard let leaf = tree[.document].firstChild else { return [] }
    return tree.inlines(of: leaf).walk.filter { $0.inline.kind == .formula }
      .map { tree.text(in: $0.inline.range) }
  }

  @Test(arguments: [
    ("$x$", ["$x$"]), ("a $a*b*c$ b", ["$a*b*c$"]), ("$$x_1$$", ["$$x_1$$"]),
    ("$a$, $b$.", ["$a$", "$b$"]), ("($x$)", ["$x$"]), ("$\\$5$", ["$\\$5$"]),
    ("$5 and $6", []), ("$5–$10", []), ("US$5 or A$6", []), ("a$x$", []), ("$x $", []),
    ("$ x$", []), ("$x\ny$", []), ("$5 `a$`", []), ("[$5](x$)", []), ("\\$x$", []), ("`$x$`", []),
    ("$", []), ("$$", []), ("$$$x$$$", []),
  ])
  func formulasOfALine(_ text: String, _ expected: [String]) { #expect(formulas(text) == expected) }

  @Test func aFormulaIsShownAsItIsWritten() {
    let document = RichDocument(SourceText("$a*b*c$ and *d*\n"))
    #expect(document.block(0).paragraphs[0].string == "$a*b*c$ and d")
  }

  /// No line is looked through again and again.
  @Test func manyOpenFormulas() {
    let text = String(repeating: "$a ", count: 100_000)
    #expect(formulas(text).isEmpty)
  }
}
