import CursesRichText
import CursesText
import Testing

/// Parts of programs that are pasted become code: nothing else keeps their indentation.
@Suite struct PastedProgramTests {
  @Test(arguments: [
    "def f(x):\n    # double\n    return 2 * x\n\nprint(f(1))",
    "server:\n  port: 80\n  host: x",
    "func f() {\n\treturn\n}",
    "{\n  \"a\": [\n    1\n  ]\n}",
    "for f in *; do\n  echo \"$f\"\ndone",
    "if x\n  y\nelse\n  z",
  ])
  func isCode(text: String) {
    let document = RichMarkedText.document("¦")
    document.perform(.pasteForeign(ForeignText(text)), tick: 0)
    #expect(document.state.text.string == "```\n\(text)\n```")
    expectFreshView(document)
    document.perform(.undo, tick: 0)
    #expect(!document.state.text.string.contains("```"), "as it came")
    document.perform(.undo, tick: 0)
    #expect(document.state.text.isEmpty)
  }

  @Test(arguments: [
    "He said to all of them:\n   and went away", "Roses are red,\n  violets are blue",
    "Shopping:\n  - milk\n  - eggs", "- a:\n  - b", "- wash, then\n  dry", "- (see\n  below)",
    "What shall we do\n   with all of this", "1. Do this:\n   and that", "a\nb",
    ":\n    a", "a\n:\n  b", "  :\n      a", "a\n  {\n", "}:\n :\n    )",
    "```\nif x {\n  y\n}\n```", "# Title\n\nRun:\n\n    make\n\n- one\n",
  ])
  func isNone(text: String) {
    let document = RichMarkedText.document("¦")
    document.perform(.pasteForeign(ForeignText(text)), tick: 0)
    #expect(document.state.text.string.components(of: "```") < 2 || text.hasPrefix("```"))
  }

  /// Rows of a spreadsheet become a table.
  @Test(arguments: [
    (
      "Name\tPrice\nApple\t1.20\nPear | x\t\n",
      "| Name | Price |\n| --- | --- |\n| Apple | 1.20 |\n| Pear \\| x | |\n"
    ),
    ("a\tb\nc\td", "| a | b |\n| --- | --- |\n| c | d |"),
  ])
  func isATable(text: String, table: String) {
    let document = RichMarkedText.document("¦")
    document.perform(.pasteForeign(ForeignText(text)), tick: 0)
    #expect(document.state.text.string.hasPrefix(table.dropLast()))
    expectFreshView(document)
    let other = RichMarkedText.document("¦")
    other.perform(.pasteForeign(ForeignText("a\tb\nc")), tick: 0)
    #expect(!other.state.text.string.contains("|"))
  }

  @Test func standsApartInText() {
    let document = RichMarkedText.document("See¦\n")
    document.perform(.pasteForeign("if x {\n  y\n}"), tick: 0)
    #expect(document.state.text.string == "See\n\n```\nif x {\n  y\n}\n```\n")
  }
}

extension String {
  fileprivate func components(of mark: String) -> Int { ranges(of: mark).count }
}
