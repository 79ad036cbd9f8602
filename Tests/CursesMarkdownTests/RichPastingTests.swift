import CursesRichText
import CursesText
import Testing

@Suite struct RichPastingTests {
  private func paste(
    _ before: String, _ markdown: String, after: String,
    location: SourceLocation = #_sourceLocation
  ) {
    check(before, .paste(markdown, isMarkdown: true), after: after, location: location)
  }

  @Test func textKeepsItsStylesAndThoseAroundIt() {
    paste("**a¦b**", "x *y* z", after: "**ax *y* z¦b**")
    paste("**a¦b**", "**x**", after: "**ax¦b**")
    paste("a¦b", "**x**", after: "a**x¦**b")
    paste("**a¦** b", "**x**", after: "**ax¦** b")
    paste("`a¦b`", "**x** y", after: "`ax y¦b`")
    paste("[a¦b](u)", "[x](v) y", after: "[ax y¦b](u)")
    paste("# a¦b", "x **y**", after: "# ax **y¦**b")
    paste("a ¦b", " x", after: "a  x¦b")
    paste("a¦b", "x  \ny", after: "ax  \ny¦b")
    paste("> a¦b", "x\ny", after: "> ax\n> y¦b")
    paste("| a¦ | b |\n|---|---|\n", "**x** y|z", after: "| a**x** y\\|z¦ | b |\n|---|---|\n")
    paste("| a¦ | b |\n|---|---|\n", "# x\n\ny", after: "| ax<br><br>y¦ | b |\n|---|---|\n")
    paste("```\na¦\n```", "**x**\ny", after: "```\na**x**\ny¦\n```")
  }

  /// Code stays code, whatever lines of marks are pasted into it.
  @Test func theFenceBecomesLongEnough() {
    paste("```\na¦\n```\n\nb", "\n```\nc", after: "````\na\n```\nc¦\n````\n\nb")
    paste("~~~ sh\n¦\n~~~\n", "x\n  ~~~~~\ny", after: "~~~~~~ sh\nx\n  ~~~~~\ny¦\n~~~~~~\n")
    paste("~~~\n¦\n~~~\n", "x\n```\ny", after: "~~~\nx\n```\ny¦\n~~~\n")
    paste("> ```\n> a¦\n> ```\n", "\n```\nx", after: "> ````\n> a\n> ```\n> x¦\n> ````\n")
  }

  /// An address on words makes a link of them, as notebooks do.
  @Test func anAddressOnWordsIsTheirLink() {
    check(
      "see «this page¦» now", .paste("https://x.y/z", isMarkdown: false),
      after: "see «[this page¦»](https://x.y/z) now")
    check(
      "see «http://a.b¦» now", .paste("https://x.y/z", isMarkdown: false),
      after: "see https://x.y/z¦ now")
    check("`a «b¦» c`", .paste("https://x.y", isMarkdown: false), after: "`a https://x.y¦ c`")
    check("a «b¦» c", .paste("https://x.y and", isMarkdown: false), after: "a https://x.y and¦ c")
  }

  @Test func blocksStandApart() {
    paste("a¦b", "# T\n\n- x", after: "a\n\n# T\n\n- x¦\n\nb")
    paste("¦b", "# T\n\n- x", after: "# T\n\n- x¦\n\nb")
    paste("a¦b", "```swift\ncode\n```", after: "a\n\n```swift\ncode¦\n```\n\nb")
    paste("> a¦b", "# T\n\nx", after: "> a\n>\n> # T\n>\n> x¦\n>\n> b")
    paste("- a¦", "```\ncode\n```", after: "- a\n\n  ```\n  code¦\n  ```")
    paste("a\n\n¦\n\nb\n", "- x\n- y\n", after: "a\n\n- x\n- y¦\n\n\nb\n")
    paste("¦", "- a\n- b\n", after: "- a\n- b¦\n")
  }

  @Test func plainEndsJoin() {
    paste("a¦b", "p1\n\np2", after: "ap1\n\np2¦b")
    paste("a¦b", "p1 **x**\n\n- i\n\np2", after: "ap1 **x**\n\n- i\n\np2¦b")
    paste("# a¦b", "x\n\ny", after: "# ax\n\ny¦b")
    paste("- a¦", "x\n\ny", after: "- ax\n\n  y¦")
    paste("a\r\n\r\nb¦c\r\n", "x\n\ny", after: "a\r\n\r\nbx\r\n\r\ny¦c\r\n")
    paste("«a\n\nb¦»", "**x**\n\n# y", after: "**x**\n\n# y¦")
  }

  @Test func itemsComeIntoTheList() {
    paste("- a¦\n- b\n", "- x\n- y", after: "- a\n- x\n- y¦\n- b\n")
    paste("- a¦b\n- c\n", "- x\n- y", after: "- a\n- x\n- y¦\n- b\n- c\n")
    paste("- ¦\n- b\n", "- x\n- y", after: "- x\n- y¦\n- b\n")
    paste("1. a¦\n2. b\n", "1. x\n2. y", after: "1. a\n2. x\n3. y¦\n4. b\n")
    paste("1. ¦\n", "1. x\n2. y", after: "1. x\n2. y¦\n")
    paste("> ¦", "- x\n- y", after: "> - x\n> - y¦")
  }

  /// Text of other programs becomes rich where it holds Markdown; one undo gives its characters.
  @Test func foreignMarkdownBecomesRich() {
    check("a ¦b", .pasteForeign("**x**"), after: "a **x¦**b")
    check("a ¦b", .pasteForeign("**x**"), .undo, after: "a \\**x**¦b")
    check("a ¦b", .pasteForeign("**x**"), .undo, .undo, after: "a ¦b")
    check("¦", .pasteForeign("# T\n\n- x\n- y\n"), after: "# T\n\n- x\n- y¦\n")
    // A letter keeps its lines; one undo gives each a paragraph of its own.
    let letter = "Dear all,\n\nthe quick fox\njumps over\n\nRegards,\nA"
    check("¦", .pasteForeign(ForeignText(letter)), after: letter + "¦")
    check("a ¦", .pasteForeign("2 * 3 * 4"), after: "a 2 * 3 * 4¦")
    check("a¦", .pasteForeign("# b"), after: "a# b¦")
    check("¦", .pasteForeign("snake_case_name"), after: "snake_case_name¦")
    check("```\na¦\n```", .pasteForeign("**x**"), after: "```\na**x**¦\n```")
    check("«old¦» b", .pasteForeign("*x*"), after: "*x¦* b")
    check("«old¦» b", .pasteForeign("*x*"), .undo, .undo, after: "«old¦» b")
  }

  /// Line ends are what they were: those of lines in a paragraph, and the blank lines between paragraphs.
  @Test(arguments: [
    ("¦", "one\ntwo\nthree", "one\ntwo\nthree¦"),
    ("a.\n\n¦", "one\ntwo\nthree", "a.\n\none\ntwo\nthree¦\n"),
    ("a¦\n", "x\ny", "ax\ny¦\n"), ("a¦\n", "x\ny\n", "ax\ny\n\n¦"),
    ("¦", "one\ntwo\n\nthree\nfour", "one\ntwo\n\nthree\nfour¦"),
    ("Start¦ mid end.\n", "one\ntwo\nthree", "Startone\ntwo\nthree¦ mid end.\n"),
    ("Start¦ mid end.\n", "one\ntwo\n", "Startone\ntwo\n ¦mid end.\n"),
    ("Start¦ mid end.\n", "one\n", "Startone\n ¦mid end.\n"),
    ("¦mid end.\n", "one\ntwo\n", "one\ntwo\n¦mid end.\n"),
    ("a ¦- b\n", "one\n", "a one\n¦\\- b\n"),
    ("**a¦b**\n", "x\ny\n", "**ax\ny\n¦b**\n"),
    ("**a¦** b\n", "x\ny\n", "**ax\ny**\n ¦b\n"),
    (
      "Start¦ mid end.\n", "one\ntwo\n\nthree\nfour\n",
      "Startone\ntwo\n\nthree\nfour\n ¦mid end.\n"
    ),
    ("a¦ b\n", "x\n\ny", "ax\n\ny¦ b\n"),
    ("a¦b\n", "one\ntwo\n\n", "aone\ntwo\n\n¦b\n"),
    ("a¦b\n", "\none\ntwo", "a\n\none\ntwo¦b\n"),
    ("> a¦b\n", "x\ny\n", "> ax\n> y\n> ¦b\n"),
    ("a\r\nb¦c\r\n", "x\ny\n", "a\r\nbx\r\ny\r\n¦c\r\n"),
    ("«old\n\nt¦»ext\n", "x\ny", "x\ny¦ext\n"), ("a «old¦» b\n", "x\ny", "a x\ny¦ b\n"),
    ("# a¦\n", "b\nc\nd", "# ab\n\nc\nd¦\n"), ("# a¦b\n", "x\ny\n", "# ax\n\ny\n¦b\n"),
    ("- a¦\n", "b\nc", "- ab\n- c¦\n"), ("- a\n\n  x¦\n", "b\nc", "- a\n\n  xb\n  c¦\n"),
    ("¦", "2*3\n4*5", "2*3\n4*5¦"), ("¦", "a - b\nsnake_case_name", "a - b\nsnake_case_name¦"),
  ])
  func foreignLinesStayLines(before: String, pasted: String, after: String) {
    check(before, .pasteForeign(ForeignText(pasted)), after: after)
    check(before, .pasteForeign(ForeignText(pasted)), .undo, .undo, after: before)
  }

  @Test func nothingIsCopiedOfAParagraphAtWhoseStartTheSelectionEnds() {
    #expect(Copies(document: RichMarkedText.document("«- a\n- ¦»b\n")).selectedMarkdown == "- a\n")
    #expect(Copies(document: RichMarkedText.document("x «y\n\n# ¦»b\n")).selectedMarkdown == "y\n")
  }

  /// What was copied shows the same wherever it is pasted.
  @Test func copiedMarkdownStandsForItself() {
    for marked in [
      "x «1\\. a¦»\n", "x «# a¦»\n", "a «**b** c¦» d\n", "x «> y¦»\n", "«- a\n- b¦»\n",
      "x «- y¦»\n",
      "a\n\n```\n«b\nc¦»\n```\n", "«x\n\n```\nb¦»\nc\n```\n", "```\na\n«b\n```\n\nc¦»\n",
    ] {
      let source = RichMarkedText.document(marked)
      let shown = Copies(document: source).selectedText
      let other = RichDocument(SourceText(""))
      other.perform(
        .paste(
          Copies(document: source).selectedMarkdown ?? shown,
          isMarkdown: Copies(document: source).selectedMarkdown != nil),
        tick: 0)
      other.perform(.selectAll, tick: 0)
      #expect(
        Copies(document: other).selectedText.replacing("\n\n", with: "\n") == shown,
        "\(marked.debugDescription)")
    }
  }

  /// One line that is pasted says what it would say among others.
  @Test(arguments: [
    "<https://x.org>", "mail <anna@example.org> now", "[ref]: http://x.y",
    "see <https://x.org> and",
  ])
  func aLineWithAnAddressIsPastedAsItIs(_ line: String) {
    let document = RichDocument(SourceText(""))
    document.perform(.pasteForeign(ForeignText(line)), tick: 0)
    #expect(document.state.text.string == line || document.state.text.string == line + "\n")
  }
}
