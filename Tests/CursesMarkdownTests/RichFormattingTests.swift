import CursesRichText
import CursesText
import Testing

@Suite struct RichFormattingTests {
  @Test func togglesStyles() {
    check("a «b¦» c", .toggleStrong, after: "a «**b¦»** c")
    check("a «**b¦»** c", .toggleStrong, after: "a «b¦» c")
    check("«abc¦»", .toggleEmphasis, after: "*«abc¦»*")
    check("a«b¦»c", .toggleStrong, after: "a«**b¦»**c")
    check("«a ¦»b", .toggleStrong, after: "**«a** ¦»b")
    check("**a «b¦» c**", .toggleStrong, after: "**a** «b¦» **c**")
    check("*a «b* c¦»", .toggleStrong, after: "*a «**b*** **c¦»**")
    check("«a\n\nb¦»", .toggleStrong, after: "**«a**\n\n**b¦»**")
    check("**«a**\n\n**b¦»**", .toggleStrong, after: "«a\n\nb¦»")
    check("«a¦»", .toggleCode, after: "`«a¦»`")
    check("«a`b¦»", .toggleCode, after: "``«a`b¦»``")
    check("`«a*b*¦»`", .toggleCode, after: "«a\\*b*¦»")
    check("«a¦»", .toggleStrikethrough, after: "~~«a¦»~~")
    check("_x_ «a¦»", .toggleEmphasis, after: "_x «a¦»_")
  }

  @Test func togglesLists() {
    check("a¦", .toggleBulletList, after: "- a¦")
    check("«a\n\nb¦»", .toggleBulletList, after: "- «a\n- b¦»")
    check("> «a\n>\n> b¦»\n\nc", .toggleOrderedList, after: "> 1. «a\n> 2. b¦»\n\nc")
    check("«a\nmore\n\n\nb¦»\n", .toggleTaskList, after: "- [ ] «a\n      more\n- [ ] b¦»\n")
    check("- a¦", .toggleBulletList, after: "a¦")
    check("- a¦", .toggleOrderedList, after: "1. a¦")
    check("«a\n\nb¦»", .toggleOrderedList, after: "1. «a\n2. b¦»")
    check("a¦", .toggleTaskList, after: "- [ ] a¦")
    check("- [ ] a¦", .toggleTaskList, after: "a¦")
    check("- a¦", .toggleTaskList, after: "- [ ] a¦")
    check("# a¦", .toggleBulletList, after: "- a¦")
    check("a\nb¦", .toggleBulletList, after: "- a\n  b¦")
  }

  @Test func whatLiesInAnItemStaysInItWhenTheMarkerChanges() {
    check("- a¦\n\n  p\n\n  - n\n", .toggleOrderedList, after: "1. a¦\n\n   p\n\n   - n\n")
    check("1. a¦\n\n       code\n", .toggleBulletList, after: "- a¦\n\n      code\n")
    check(
      "«- a\n  - b\n    c\n- d¦»\n", .toggleOrderedList,
      after: "1. «a\n   1. b\n      c\n2. d¦»\n")
    check(
      "> «1. a\n>    1. b\n>       > c\n> 2. d¦»\n", .toggleTaskList,
      after: "> - [ ] «a\n>   - [ ] b\n>     > c\n> - [ ] d¦»\n")
    check("* a¦\nb\n", .toggleOrderedList, after: "1. a¦\nb\n")
    check("«- a\n\n  p\n- b¦»\n", .toggleOrderedList, after: "1. «a\n\n   p\n2. b¦»\n")
    check("«- a\n\n  p\n\n- b¦»\n", .toggleBulletList, after: "«a\n\np\n\nb¦»\n")
    check(
      "«- a\n  - b\n    more\n    - c¦»\n", .toggleBulletList,
      after: "«a\n\nb\nmore\n\nc¦»\n")
    check(
      "«- a\n\n      x\n\n- b¦»\n", .toggleBulletList, after: "«a\n\n    x\n\nb¦»\n")
  }

  @Test func indents() {
    check("- a\n- b¦", .indent, after: "- a\n  - b¦")
    check("- a¦", .indent, after: "- a¦")
    check("- a\n  - b¦", .outdent, after: "- a\n- b¦")
    check("1. a\n2. b¦", .indent, after: "1. a\n   1. b¦")
    check("1. a\n   1. b¦", .outdent, after: "1. a\n2. b¦")
    check("- a\n- b¦\n  - c\n", .indent, after: "- a\n  - b¦\n    - c\n")
    check("> - a\n> - b¦", .indent, after: "> - a\n>   - b¦")
    check("- a\n- «b\n- c¦»", .indent, after: "- a\n  - «b\n  - c¦»")
    check("```\n¦a\n```", .indent, after: "```\n  ¦a\n```")
    check("```\n  a¦\n```", .outdent, after: "```\na¦\n```")
    check("a¦", .indent, after: "a¦")
  }

  @Test func headings() {
    check("a¦", .setHeading(2), after: "## a¦")
    check("## a¦", .setHeading(1), after: "# a¦")
    check("# a¦", .setHeading(0), after: "a¦")
    check("# a¦ #", .setHeading(0), after: "a¦")
    check("a¦\n===\n", .setHeading(2), after: "a¦\n---\n")
    check("a\nb¦", .setHeading(1), after: "# a b¦")
    check("¦", .setHeading(1), after: "# ¦")
    check("- a¦", .setHeading(1), after: "- # a¦")
  }

  @Test func quotes() {
    check("a¦", .toggleQuote, after: "> a¦")
    check("a\nb¦", .toggleQuote, after: "> a\n> b¦")
    check("> a¦", .toggleQuote, after: "a¦")
    check("«a\n\nb¦»", .toggleQuote, after: "> «a\n>\n> b¦»")
    check("> «a\n>\n> b¦»", .toggleQuote, after: "«a\n\nb¦»")
    check("- a¦", .toggleQuote, after: "> - a¦")
    check("> > a¦", .toggleQuote, after: "> a¦")
  }

  @Test func aPartOfCodeIsCodeOfItsOwn() {
    check("a `b«c¦»` d", .toggleStrong, after: "a `b«`**`c¦»`** d")
    check("a `«b¦»c` d", .toggleStrong, after: "a «**`b¦»`**`c` d")
    check("a `b«c¦»d`", .toggleEmphasis, after: "a `b«`*`c¦»`*`d`")
    check("a `b`**`«c¦»`** d", .toggleStrong, after: "a `b«c¦»` d")
    check("«a `b¦»c`", .toggleStrong, after: "**«a `b¦»`**`c`")
  }

  @Test func addressesAndTagsHaveOneStyle() {
    check("a http://x.«com b¦»", .toggleStrong, after: "a **http://x.«com b¦»**")
    check("a «htt¦»p://x.com b", .toggleStrong, after: "a «**htt¦»p://x.com** b")
    check("a **«htt¦»p://x.com** b", .toggleStrong, after: "a «htt¦»p://x.com b")
    check("a #t«a¦»g b", .toggleEmphasis, after: "a *#t«a¦»g* b")
  }

  @Test func code() {
    check("a¦", .toggleCodeBlock, after: "```\na¦\n```")
    check("```\na¦\n```", .toggleCodeBlock, after: "a¦")
    check("¦", .toggleCodeBlock, .insertText("x"), after: "```\nx¦\n```")
    check("«- a\n- b¦»\n", .toggleCodeBlock, after: "```\n- a\n- b¦\n```\n")
    check(
      "> «a\n>\n> - b\n>   - c¦»\n", .toggleCodeBlock,
      after: "> ```\n> a\n>\n> - b\n>   - c¦\n> ```\n")
    check("- x\n  - «a\n  - b¦»\n", .toggleCodeBlock, after: "- x\n  ```\n  - a\n  - b¦\n  ```\n")
  }

  @Test func tasks() {
    check("- [ ] a¦", .toggleTask(at: nil), after: "- [x] a¦")
    check("- [x] a¦", .toggleTask(at: nil), after: "- [ ] a¦")
    check("- [ ] a\n\nb¦", .toggleTask(at: 3), after: "- [x] a\n\nb¦")
    check("a¦", .toggleTask(at: nil), after: "- [ ] a¦")
    check(
      "«- [ ] a\n- b\n- [x] c¦»\n", .toggleTask(at: nil),
      after: "- [x] «a\n- b\n- [x] c¦»\n")
    check("«- [x] a\n- [X] b¦»\n", .toggleTask(at: nil), after: "- [ ] «a\n- [ ] b¦»\n")
  }

  @Test func whatNamesItsOwnAddressGoesWithIt() {
    check("[[a¦]] x", .setLink("[[b c]]"), after: "[[b c¦]] x")
    check("[[a¦]] x", .setLinkText("a", destination: "[[b]]"), after: "[[b¦]] x")
    check("[[a¦]] x", .setLinkText("w", destination: "[[b]]"), after: "[[b|w¦]] x")
    check("[[a|w¦]] x", .setLink("[[b]]"), after: "[[b|w¦]] x")
    check("«a¦» x", .setLink("[[b]]"), after: "[[b|«a¦»]] x")
    check("[w¦](u) x", .setLink("[[w]]"), after: "[[w¦]] x")
    check("[[a¦]] x", .setLink("b.md"), after: "[b.md¦](b.md) x")
    check("<http://a.b¦> x", .setLink("http://c.d"), after: "<http://c.d¦> x")
    check("a http://a.b¦ x", .setLink("http://c.d"), after: "a http://c.d¦ x")
    check("<a@b.c¦> x", .setLink("mailto:d@e.f"), after: "<d@e.f¦> x")
    check("a http://a.b¦ x", .setLink("c.md"), after: "a [c.md¦](c.md) x")
  }

  @Test func linksOfCodeAndInCells() {
    check("`a«b¦»`", .setLink("u"), after: "`a«`[`b¦»`](u)")
    check("| «a¦» |\n|---|\n", .setLink("u|v"), after: "| [«a¦»](u%7Cv) |\n|---|\n")
  }

  @Test func links() {
    check("«a¦»", .setLink("b"), after: "[«a¦»](b)")
    check("[a¦](b)", .setLink("c"), after: "[a¦](c)")
    check("[a¦](b \"t\")", .setLink("c"), after: "[a¦](c \"t\")")
    check("[a¦](<b c> (t))", .setLink("d"), after: "[a¦](d (t))")
    check("[a¦](b \"t\")", .setLinkText("w", destination: "c"), after: "[w¦](c \"t\")")
    check("[a «b¦»](c \"t\")", .setLink("d"), after: "[a «](c \"t\")[b¦»](d)")
    check("[a¦](b)", .setLink(nil), after: "a¦")
    check("a «**b¦»** c", .setLink("d"), after: "a «[**b¦»**](d) c")
    check("«a¦»", .setLink("b c"), after: "[«a¦»](<b c>)")
    check("«a¦»", .setLink("b(c"), after: "[«a¦»](<b(c>)")
    // What means something in an address only where it stands otherwise is left as it is.
    check("«a¦»", .setLink("http://b?c=1&d=2"), after: "[«a¦»](http://b?c=1&d=2)")
    check("«a¦»", .setLink("b&copy;c"), after: "[«a¦»](b&amp;copy;c)")
    check("«a¦»", .setLink("b\\c>d<e"), after: "[«a¦»](b\\c>d<e)")
    check("«a¦»", .setLink("b\\*c"), after: "[«a¦»](b\\\\*c)")
    check("«a¦»", .setLink("<b>"), after: "[«a¦»](<\\<b\\>>)")
    check("«a¦»", .setLink("b c\\"), after: "[«a¦»](<b c\\\\>)")
    check("x¦", .setLink("https://a.b"), after: "x[https://a.b¦](https://a.b)")
    check("«a¦»", .setLink(""), after: "«a¦»")
    let document = RichDocument(SourceText("a [b](c) d"))
    #expect(Links(document: document).link(at: document.place(at: 4))?.destination == "c")
    #expect(Links(document: document).link(at: document.place(at: 0)) == nil)
  }

  @Test func pastes() {
    check("a¦b", .paste("*x*", isMarkdown: false), after: "a\\*x*¦b")
    check("a¦b", .paste("*x*", isMarkdown: true), after: "a*x¦*b")
    check("¦", .paste("a\n\nb", isMarkdown: false), after: "a\n\n\nb¦\n")
    check("¦", .paste("# a\n\n- b", isMarkdown: true), after: "# a\n\n- b¦")
    check("> ¦", .paste("a\nb", isMarkdown: true), after: "> a\n> b¦")
    check(
      "¦", .paste("a\u{1B}[31mb\r\n", isMarkdown: true),
      after: "a[31mb¦\n")
    check("```\na¦\n```", .paste("x\ny", isMarkdown: false), after: "```\nax\ny¦\n```")
  }

  @Test func copies() {
    let document = RichMarkedText.document("a **b«c** d¦»")
    #expect(Copies(document: document).selectedText == "c d")
    #expect(Copies(document: document).selectedMarkdown == "**c** d")
    let lines = RichMarkedText.document("# «a\n\n- b¦»\n")
    #expect(Copies(document: lines).selectedText == "a\nb")
    #expect(Copies(document: lines).selectedMarkdown == "# a\n\n- b")
  }

  /// The text of a heading that would begin another block is escaped when it is text.
  @Test(arguments: [
    ("# ¦1. Introduction\n", "1\\. ¦Introduction\n"), ("# ¦- y\n", "\\- y\n"),
    ("# ¦# z\n", "\\# z\n"), ("# ¦> q\n", "\\> q\n"), ("# ¦---\n", "\\---\n"),
    ("# ¦[^1]: x\n", "\\[^1]: x\n"), ("# ¦$$\n", "\\$$\n"), ("## ¦12) x\n", "12\\) x\n"),
    ("# ¦plain 1. x\n", "plain 1. x\n"), ("- # ¦1. x\n", "- 1\\. x\n"),
  ])
  func aHeadingThatLooksLikeABlockBecomesText(_ marked: String, after: String) {
    let document = RichMarkedText.document(marked)
    #expect(document.perform(.setHeading(0), tick: 0) == .changed)
    #expect(document.state.text.string == after.replacing("¦", with: ""))
  }

  /// An item of a quotation knows nothing of the list that the quotation lies in.
  @Test func anItemOfAQuotationInAnItemStaysWhatItIs() {
    check("1. e\n\n   > - ¦l\n", .outdent, after: "1. e\n\n   > - ¦l\n")
    check("1. e\n   > 1. ¦l\n", .outdent, after: "1. e\n   > 1. ¦l\n")
  }
}
