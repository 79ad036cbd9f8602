import CursesRichText
import CursesText
import Testing

/// What is typed for others than Markdown: languages and queries, formulas, blanks.
@Suite struct TypedSourceTests {
  // MARK: Fences

  /// What stands right behind the marks is the info string, whatever it says.
  @Test(arguments: [
    "query", "tasks", "c#", "objective-c", "hcl", " foo bar", "swift title=\"a b\"",
  ])
  func fencesKeepTheirInfoString(_ info: String) {
    expectTyped("```\(info)\nx\n```\ny", after: "```\(info)\nx\n```\n\ny\n")
    expectTyped("~~~\(info)\nx", after: "~~~\(info)\nx\n~~~")
  }

  @Test func firstLinesOfCodeAreNoInfoString() {
    expectTyped("```\nquery\nx", after: "```\nquery\nx\n```")
    expectTyped("```a`b\nx", after: "```\na`b\nx\n```")
    let document = typedNote("```")
    document.perform(.pasteForeign(ForeignText("npm install")), tick: 1)
    document.perform(.insertParagraph, tick: 2)
    document.perform(.insertText("x"), tick: 3)
    #expect(document.state.text.string == "```\nnpm install\nx\n```")
  }

  /// One undo makes it the first line again, and Enter another one below it.
  @Test func anInfoStringIsTakenBack() {
    let document = typedNote("```ls\n")
    #expect(document.state.text.string == "```ls\n\n```")
    document.perform(.undo, tick: 9_000)
    #expect(document.state.text.string == "```\nls\n```")
    document.perform(.insertParagraph, tick: 9_000)
    document.perform(.insertText("x"), tick: 9_000)
    #expect(document.state.text.string == "```\nls\nx\n```")
  }

  // MARK: Formulas

  @Test func formulasAreNoProse() {
    let all: SmartTyping = [.quotes, .dashes]
    expectTyped("$x' + y''$ $a--b$ $a \"b\"$", smart: all)
    expectTyped("$$x'$$ it's", smart: all, after: "$$x'$$ it’s")
    expectTyped("$a$ it's $b$ -- so", smart: all, after: "$a$ it’s $b$ – so")
    expectTyped("$2x'$ and $1 + x'$", smart: all)
    expectTyped(
      "it costs $5 -- and it's $6k \"now\"", smart: all,
      after: "it costs $5 – and it’s $6k “now”")
    expectTyped("set $PATH -- it's", smart: all, after: "set $PATH – it’s")
  }

  @Test func blocksOfFormulas() {
    expectTyped("$$\na_1 + b_2\n$$")
    expectTyped("$$\nx'_1 -- y\n$$", smart: [.quotes, .dashes])
    expectTyped("$$\na\n= b\n- c\n$$\nx", after: "$$\na\n= b\n- c\n$$\n\nx\n")
    expectTyped("$$\n= b *c* $$\n\nx", after: "$$\n= b *c* $$\n\nx\n")
    expectTyped("$$\na\n\nx", after: "$$\na\n\nx\n")
    expectTyped("a\n\n$$\nb\n$$", after: "a\n\n$$\nb\n$$\n")
    expectTyped("> $$\n> b\n> $$", after: "> $$\n> b\n> $$")
    expectTyped("$$ 5", after: "$$ 5")
  }

  @Test(arguments: [
    ("$$\na *b* c\n= d\n$$\ne", ["$$", "a *b* c", "= d", "$$", "e"]),
    ("e\n$$\na\n$$", ["e", "$$", "a", "$$"]), ("$$\na $$\n# b", ["$$", "a $$", "b"]),
    ("$$ a\nb\n$$\n\n# c", ["$$ a b $$", "", "c"]), ("$$\na\n\n*c*", ["$$", "a", "", "c"]),
    ("- $$\n  a\n  $$\n- b", ["$$", "a", "$$", "b"]),
  ])
  func linesOfFormulasAreShown(_ text: String, _ lines: [String]) {
    let document = RichDocument(SourceText(text))
    let shown = (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
    #expect(shown.filter { !$0.isEmpty } == lines.filter { !$0.isEmpty })
  }

  // MARK: Blanks

  @Test func linesOfIndentedCodeWaitForTheirText() {
    expectTyped("para\n    lead\n→xy\nend", after: "para\n\n    lead\n      xy\n      end\n")
    expectTyped("    a\nb\n\nc", after: "    a\n    b\n\nc\n")
    let document = typedNote("    lead\n→")
    #expect(document.waitingLine != nil)
    #expect(document.waitingLine?.indent == Array("  ".utf8))
  }

  @Test func blanksAtTheStartOfAParagraphAreKept() {
    expectTyped("para\n  lead two", after: "para\n\n  lead two\n")
    expectTyped("para\n   *a* b", after: "para\n\n*a* b\n")
    expectTyped(" a", after: " a")
    // Those of a line that has gone are none of the next.
    let document = typedNote("- a\n-   b")
    document.perform(.selectAll, tick: 1_000)
    for tick in 0..<4 { document.perform(.deleteBackward, tick: 2_000 + tick) }
    for (tick, key) in "1. x".enumerated() {
      document.perform(.insertText(String(key)), tick: 3_000 + tick)
    }
    #expect(document.state.text.string == "1. x")
  }

  @Test func aTaskThatIsLeftIsNoneAmongPlainItems() {
    expectTyped("1. a\n→[ ] c\n\nz", after: "1. a\n   1. [ ] c\n2. z")
    expectTyped("- [ ] a\n→b\n\nz", after: "- [ ] a\n  - [ ] b\n- [ ] z")
  }

  // MARK: Line breaks

  @Test func lineBreaksWhereThereIsNone() {
    expectTyped("# Head↓more", after: "# Head\n\nmore\n")
    expectTyped("| a | b |\nc↓d", after: "| a | b |\n|---|---|\n| c<br>d |  |")
  }

  /// A digit before a star multiplies, and so do the letters in that line.
  @Test func productsAreText() {
    expectTyped("2*3*4 and a*b*c", after: "2*3\\*4 and a\\*b\\*c")
    expectTyped("a*b*c")
  }
}
