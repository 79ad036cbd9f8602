import CursesRichText
import CursesText
import Testing

/// Blocks typed line by line with Enter, the way they stand in a file.
@Suite struct TypedBlockTests {
  private func check(
    _ text: String, smart: SmartTyping = [], after: String? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    let document = typedNote(text, smart: smart)
    #expect(document.state.text.string == after ?? text, sourceLocation: location)
    expectFreshView(document, location)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.isEmpty, sourceLocation: location)
  }

  /// A line of a program begins as deep as the one above; one that is left empty has no blanks.
  @Test func linesOfAProgramBeginAsDeepAsTheOneAbove() {
    func check(_ text: String, _ keys: String, after: String) {
      let document = RichMarkedText.document(text)
      document.mode = .source
      document.smartTyping = .indentation
      for (tick, key) in keys.enumerated() {
        document.perform(key == "\n" ? .insertParagraph : .insertText(String(key)), tick: tick)
      }
      #expect(document.state.text.string == after)
    }
    check("{\n  \"a\": 1,¦\n}\n", "\nb", after: "{\n  \"a\": 1,\n  b\n}\n")
    check("\tx¦\r\n", "\n\ny", after: "\tx\r\n\r\n\ty\r\n")
    check("  a¦b\n", "\n", after: "  a\n  b\n")
    check(" ¦ a\n", "\n", after: "\n  a\n")
    check("a¦", "\nb", after: "a\nb")
  }

  /// Blank lines belong to code, one or two; three end it.
  @Test func codeHasBlankLines() {
    check("```sh\necho a\n\necho b\n```\nx", after: "```sh\necho a\n\necho b\n```\n\nx\n")
    check("```\na\n\n\nb\n```", after: "```\na\n\n\nb\n```\n\n")
    check("```\na\n\n\n\nx", after: "```\na\n```\n\nx\n")
  }

  /// What is refused leaves the gap that the next letter closes.
  @Test func aRefusedTabLeavesNoBlankLine() {
    check("- a\n→→b", after: "- a\n  - b")
    check("1. a\n→→b", after: "1. a\n   1. b")
    check("- a\n→b\n→→c", after: "- a\n  - b\n    - c")
  }

  @Test func dashesKeepTheirBlanks() {
    check("| a | b |\n| --- | :-: |\nx", after: "| a | b |\n| --- | :-: |\n| x |  |")
    check("| a | b |\n|---|---|\nx", after: "| a | b |\n|---|---|\n| x |  |")
    check("| a | b |\n| - | - |\nx", after: "| a | b |\n| - | - |\n| x |  |")
  }

  /// With blanks between they are items until Enter.
  @Test func rulesWithBlanks() {
    check("* * *\nBelow", after: "* * *\n\nBelow\n")
    check("- - -\nx", after: "- - -\n\nx\n")
    check("_ _ _\nx", after: "_ _ _\n\nx\n")
    check("Above\n\n* * *\nBelow", after: "Above\n\n* * *\n\nBelow\n")
  }

  /// Marks with blanks between them are items within each other once text comes.
  @Test func marksOfARuleBecomeItems() {
    check("- - - x")
    check("* * * x")
    check("- - - x y\nz", after: "- - - x y\n    - z")
  }

  /// What is typed right behind the marks that have made a rule belongs to it.
  @Test func rulesAreAsLongAsTheyAreTyped() {
    check("----------", after: "----------\n\n")
    check("-----\nx", after: "-----\n\nx\n")
    check("text\n-----\nmore", after: "text\n\n-----\n\nmore\n")
    check("--- -\nx", after: "--- -\n\nx\n")
    check("- - - -\nx", after: "- - - -\n\nx\n")
    check("- -----\nx", after: "- -----\n\nx\n")
    check("*****\nx", after: "*****\n\nx\n")
    check("*** *\nx", after: "*** *\n\nx\n")
    check("___ _\nx", after: "___ _\n\nx\n")
    // Below the rule they begin something else.
    check("---\n-- x", after: "---\n\n-- x\n")
    check("---\n- x", after: "---\n\n- x\n")
    check("--- x", after: "--- x")
    check("----- x\ny", after: "----- x\n\ny\n")
  }

  /// The fence that ends code may be longer, and may turn out to be none.
  @Test func endsOfCode() {
    check("```\n``` aaa\n```", after: "```\n``` aaa\n```\n\n")
    check("```\nx\n``` aaa\n```\ny", after: "```\nx\n``` aaa\n```\n\ny\n")
    check("```\n```\nx", after: "```\n```\n\nx\n")
    check("~~~\na\n~~~~~\nx", after: "~~~\na\n~~~~~\n\nx\n")
    check("````\naaa\n```\n``````", after: "````\naaa\n```\n``````\n\n")
  }

  /// A comment ends with its line: what is typed below is a paragraph, whatever its first mark alone would be.
  @Test func textBelowAComment() {
    check("<!-- c -->\n*baz* x")
    check("<!-- c -->\n**baz** x")
    check("<!-- c -->\n# x")
    check("<!-- c -->\n- x")
    check("<!-- c -->\nx *y*")
  }

  /// A text that is left does not end with a line that nobody has typed in.
  @Test(arguments: [
    ("text\n---", "text\n\n---\n"), ("```\ncode\n```", "```\ncode\n```\n"), ("a\n", "a\n"),
    ("a\n\nb", "a\n\nb\n"), ("- a\n", "- a\n"),
  ])
  func aFreshLineIsDropped(_ text: String, _ after: String) {
    let document = typedNote(text)
    document.dropFreshLine(tick: 100_000)
    document.endLastLine(tick: 100_000)
    #expect(document.state.text.string.hasPrefix(after))
    #expect(document.state.text.count <= after.utf8.count + 1)
    expectFreshView(document)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.isEmpty)
  }

  @Test func paragraphs() {
    check("One\n\nTwo", after: "One\n\nTwo\n")
    check("One\nTwo", after: "One\n\nTwo\n")
    check("One\n\n\nTwo", after: "One\n\n\nTwo\n")
    check("### T", after: "### T")
    check("> ## T", after: "> ## T")
    check("- ## T\nx", after: "- ## T\n- x")
    check("# T\n\nText\n\n## H\n\nMore", after: "# T\n\nText\n\n## H\n\nMore\n")
  }

  /// Enter has written the marker that is typed.
  @Test func lists() {
    check("- a\n- b\n- c")
    check("* a\n* b")
    check("1. Mix\n2. Add")
    check("- [ ] a\n- [x] b")
    check("- a\nb", after: "- a\n- b")
    check("- - a")
    check("> a\n> b", after: "> a\n>\n> b")
  }

  /// A list below another one goes on with it in Markdown; it was meant to begin one.
  @Test func listsBelowLists() {
    check("- a\nb\n\n- c\nd\ne", after: "- a\n- b\n\n- c\n- d\n- e\n")
    check("- a\nb\n\n- [ ] c\nd\ne", after: "- a\n- b\n\n- [ ] c\n- [ ] d\n- [ ] e\n")
    check("1. a\nb\n\n1. c\nd\ne", after: "1. a\n2. b\n\n1. c\n2. d\n3. e\n")
    check("1. a\nb\n\n3. c\nd", after: "1. a\n2. b\n\n3. c\n4. d\n")
  }

  /// Another marker than the one that Enter has written, and one typed after Enter on nothing but it.
  @Test func otherMarkers() {
    check("1. a\n- b")
    check("- [ ] a\n* b")
    check("- [ ] a\n1. b")
    check("- a\n1. \nnew", after: "- a\n\nnew\n")
    check("- a\n* \n* \nnew", after: "- a\n\nnew\n")
    check("- a\n\n1. b", after: "- a\n\n1. b\n")
  }

  /// Items are nested by Tab, and by blanks before their markers.
  @Test func nestedLists() {
    check("- a\n→- b\n- c", after: "- a\n  - b\n  - c")
    check("- a\n  - b\n  - c\n- d")
    check("- a\n  - b\n    - c\n- d")
    check("1. a\n   - b\n   - c\n2. d")
    check("1. a\n   1. b\n2. c")
    check("- a\n  1. b\n  2. c\n- d")
    check("- [ ] a\n  - [ ] b\n- [x] c")
    check("* a\n    * b\n    * c\n* d", after: "* a\n  * b\n  * c\n* d")
    check("- a\n \nb", after: "- a\n\nb\n")
    check("- a\n  - b\n    - c\n\nd", after: "- a\n  - b\n    - c\n\nd\n")
    check("- a\n→b\n\nc", after: "- a\n  - b\n- c")
  }

  /// What is typed before the text of an item is no marker of the item: it stays where it is.
  @Test func aMarkerBeforeTextMovesNothing() {
    let document = RichMarkedText.document("- a\n  1. x\n  2. ¦y")
    for character in "- " { document.perform(.insertText(String(character)), tick: 0) }
    #expect(document.state.text.string.hasPrefix("- a\n  1. x\n  2. "))
    expectFreshView(document)
  }

  @Test func quotations() {
    check("> a\n>\n> b\n>\n> c\n\nd", after: "> a\n>\n> b\n>\n> c\n\nd\n")
    check(">> b")
    check(">> a\n\nb", after: ">> a\n\nb\n")
    check("> a\n>> b\n\nc", after: "> a\n>\n> > b\n\nc\n")
    check("> a\n>> b", after: "> a\n>\n> > b")
    check("> a\n> > deep", after: "> a\n>\n> > deep")
    check("> a\n> > > deep", after: "> a\n>\n> > > deep")
    check(">> a\n> > b", after: ">> a\n> >\n> > b")
    check("> a\n>c", after: "> a\n>\n> c")
    check(">> a\n>c d", after: ">> a\n> >\n> > c d")
    check("> a\n>>c d", after: "> a\n>\n> > c d")
    check("> a\n> > deep\n> > on", after: "> a\n>\n> > deep\n> >\n> > on")
    check("> - a\n>   - b\n> - c")
    check("> q\n> - a\n> - b\n>\n> c\n\nd", after: "> q\n>\n> - a\n> - b\n>\n> c\n\nd\n")
  }

  /// The text of a callout stands directly below its title; other blocks have a line between.
  @Test func callouts() {
    check("> [!NOTE]\nmilk", after: "> [!NOTE]\n> milk")
    check("> [!NOTE]\n> milk", after: "> [!NOTE]\n> milk")
    check("> [!tip] Title\nmilk\nmore", after: "> [!tip] Title\n> milk\n>\n> more")
    check("> [!NOTE]\n- a\nb", after: "> [!NOTE]\n>\n> - a\n> - b")
    check("> [!NOTE]\n\nafter", after: "> [!NOTE]\n\nafter\n")
    check("> [!NOTE]\n“x” (y)", after: "> [!NOTE]\n> “x” (y)")
    check("> [!NOTE] **T**\nmilk", after: "> [!NOTE] **T**\n> milk")
  }

  /// `[ ]` at the start of a paragraph is text in Markdown; smart typing makes a task of it.
  @Test func boxes() {
    check("[x] done", after: "[x] done")
    check("[ ] open\nmore", after: "[ ] open\n\nmore\n")
    check("[] milk", smart: [.tasks], after: "- [ ] milk")
    check("[x] done", smart: [.tasks], after: "- [x] done")
  }

  /// What was begun at the end of a text and holds nothing is left out when the text is.
  @Test(arguments: [
    ("- a\n", "- a\n"), ("> a\n", "> a\n"), ("a\n\n\n", "a\n"),
    ("1. a\n", "1. a\n"), ("# a\n", "# a\n"), ("- [ ] a\n", "- [ ] a\n"), ("a\nb", "a\n\nb\n"),
  ])
  func anEmptyEndIsLeftOut(typed text: String, left: String) {
    let document = typedNote(text)
    document.dropFreshLine(tick: 100_000)
    #expect(document.state.text.string == left)
    expectFreshView(document)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.isEmpty)
  }

  /// What is pasted with its last line end shows a line to go on in, which is no line of the text.
  @Test(arguments: [
    ("Hello\n", "Hello\n"), ("one\ntwo\n", "one\ntwo\n"), ("a - b\n", "a - b\n"),
    ("# T\n\ntext\n", "# T\n\ntext\n"), ("a\nb\n\nc\n", "a\nb\n\nc\n"),
  ])
  func aPastedEndIsLeftOut(pasted: String, left: String) {
    let document = typedNote("")
    document.perform(.pasteForeign(ForeignText(pasted)), tick: 1)
    document.dropFreshLine(tick: 100_000)
    #expect(document.state.text.string == left)
    expectFreshView(document)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.isEmpty)
  }

  /// What is saved is what was typed: an end that Enter, a rule or a fence has begun is on the screen and under the
  /// caret, and in no file before something is typed in it.
  @Test(arguments: [
    ("- a\n", "- a\n"), ("1. a\n", "1. a\n"), ("- [ ] a\n", "- [ ] a\n"), ("> q\n", "> q\n"),
    ("> - a\n", "> - a\n"), ("- a\n→", "- a\n"), ("- a\n⌫", "- a"), ("- a\n\n", "- a\n"),
    ("a\n", "a\n"), ("a\n\n\n", "a\n"), ("# a\n", "# a\n"), ("---", "---\n"), ("---\n", "---\n"),
    ("* * *\n", "* * *\n"), ("text\n---\n", "text\n\n---\n"), ("```\nx\n```", "```\nx\n```\n"),
    ("```\nx\n```\n", "```\nx\n```\n"), ("~~~\nx\n~~~\n\n", "~~~\nx\n~~~\n"),
    // Who types a marker means it.
    ("- ", "- "), ("> ", "> "), ("- a\n- ", "- a\n- "), ("1. a\n2. ", "1. a\n2. "),
    ("- a\nb", "- a\n- b"), ("a\nb", "a\n\nb\n"),
  ])
  func anEmptyEndIsNotSaved(typed text: String, saved: String) {
    let document = typedNote(text)
    let before = RichMarkedText.draw(document)
    #expect(document.textToSave.string == saved)
    #expect(RichMarkedText.draw(document) == before)
    expectFreshView(document)
  }

  /// It stays so while the text above is edited, and what is undone from what is kept leads to the same texts.
  @Test func anEmptyEndOutlastsOtherEdits() {
    let document = typedNote("- a\n")
    document.perform(.moveToDocumentStart, tick: 1_000)
    document.perform(.insertText("b"), tick: 2_000)
    #expect(document.textToSave.string == "- ba\n")
    document.perform(.moveToDocumentEnd, tick: 3_000)
    document.perform(.insertText("c"), tick: 4_000)
    #expect(document.textToSave.string == "- ba\n- c")
    document.perform(.insertParagraph, tick: 5_000)
    let kept = document.momentToSave
    #expect(kept.text.string == "- ba\n- c\n")
    #expect(document.history.stepCount == kept.history.stepCount)
    let later = RichDocument(kept.text)
    later.take(earlier: kept.history)
    while later.history.canUndo { later.perform(.undo, tick: 0) }
    #expect(later.state.text.isEmpty)
    document.perform(.undo, tick: 6_000)
    #expect(document.textToSave.string == "- ba\n- c")
  }

  /// One Enter ends a rule or a paragraph, and so do two.
  @Test func twoEntersAreOne() {
    check("***\n\nfoo", after: "***\n\nfoo\n")
    check("___\n\nfoo", after: "___\n\nfoo\n")
    check("* * *\n\nfoo", after: "* * *\n\nfoo\n")
    check("***\nfoo", after: "***\n\nfoo\n")
  }

  @Test(arguments: [
    ("\"\"", "“”"), ("[\"\"]", "[“”]"), ("x=\"y\" z=\"a b\"", "x=“y” z=“a b”"),
    ("/\"d\"/ a:\"b\" #\"j\"", "/\"d\"/ a:“b” #“j”"), ("said,\"no\"", "said,“no”"),
    ("\"bad\",'he said'", "“bad”,‘he said’"), ("(\"a\") \"b.\"", "(“a”) “b.”"),
    ("'Twas 'tis his' dog's", "’Twas ’tis his’ dog’s"), ("\"'a' b\"", "“‘a’ b”"),
    ("https://a.b/?q=\"x\" and \"https://c.d\"", "https://a.b/?q=\"x\" and “https://c.d”"),
    ("<b>\"c\"</b>", "<b>“c”</b>"),
  ])
  func quotationMarksTurnTheRightWay(typed: String, saved: String) {
    check(typed, smart: [.quotes], after: saved)
  }

  @Test func codeKeepsItsDashes() {
    check("run `git commit --` now -- or", smart: [.dashes], after: "run `git commit --` now – or")
  }

  /// What is typed after a dash has the style that was typed before it.
  @Test func aDashEndsNoStyle() {
    for (style, mark) in [(RichCommand.toggleStrong, "**"), (.toggleEmphasis, "*")] {
      let document = typedNote("", smart: [.dashes, .quotes])
      document.perform(style, tick: 0)
      for (tick, character) in "it -- x \"q\" y... z".enumerated() {
        document.perform(.insertText(String(character)), tick: tick)
      }
      #expect(document.state.text.string == "\(mark)it – x “q” y… z\(mark)")
    }
  }

  @Test func feetAndInchesAreStraight() {
    check("a 3/4\" pipe, 6'2\" tall", smart: [.quotes], after: "a 3/4\" pipe, 6'2\" tall")
    check("the 1990's \"in 2049\"", smart: [.quotes], after: "the 1990’s “in 2049”")
  }

  @Test func code() {
    check("```sh\nif x\nfi\n```\nAfter.", after: "```sh\nif x\nfi\n```\n\nAfter.\n")
    check("````\n```\nx\n````", after: "````\n```\nx\n````\n\n")
    check("~~~\nx\n~~~\nAfter", after: "~~~\nx\n~~~\n\nAfter\n")
  }

  @Test func indentedCode() {
    check("Run\n\n    make it\n\nor", after: "Run\n\n    make it\n\nor\n")
    check("    make\n      test\n\n  x", after: "    make\n      test\n\n  x\n")
    check("- a\n\n    b", after: "- a\n\n    b\n")
    check("- a\n\n  b\n\nc", after: "- a\n\n  b\n\nc\n")
    check("1. a\n\n   b\n\n2. c", after: "1. a\n\n   b\n\n2. c\n")
    check("- a\n\n b", after: "- a\n\n b\n")
  }

  @Test func frontMatter() {
    check(
      "---\ntitle: My note\ntags: [a, b]\n---\n# T",
      after: "---\ntitle: My note\ntags: [a, b]\n---\n\n# T\n")
    check("---\n\nText: more", after: "---\n\nText: more\n")
    check(
      "+++\ntitle = \"My note\"\ndraft = true\n+++\n# T",
      after: "+++\ntitle = \"My note\"\ndraft = true\n+++\n\n# T\n")
    check("a\n+++\nb", after: "a\n\n+++\n\nb\n")
  }

  /// Above text that is there, of whatever kind.
  @Test func frontMatterAboveText() {
    func check(_ before: String, _ keys: String, after: String) {
      let document = RichMarkedText.document(before)
      for (tick, key) in keys.enumerated() {
        document.perform(key == "\n" ? .insertParagraph : .insertText(String(key)), tick: tick)
      }
      #expect(RichMarkedText.draw(document) == after)
      expectFreshView(document)
      while document.history.canUndo { document.perform(.undo, tick: 0) }
      #expect(document.state.text.string == before.replacing("¦", with: ""))
    }
    let rest = "\n\ntext\n"
    check("¦# T" + rest, "---\ntitle: x\n---\n", after: "---\ntitle: x\n---\n\n# ¦T" + rest)
    check("¦One" + rest, "---\ntags: [a]\n---\n\n", after: "---\ntags: [a]\n---\n\n¦One" + rest)
    check("¦\n# T" + rest, "---\na: b\n---\n", after: "---\na: b\n---\n\n# ¦T" + rest)
    check("¦# T" + rest, "---\nabove", after: "---\n\nabove¦\n\n# T" + rest)
    check("¦One" + rest, "a---\nb", after: "a---\n\nb¦One" + rest)
  }

  @Test func rulesBelowText() {
    check("a\n---\nb", after: "a\n\n---\n\nb\n")
  }

  @Test func tables() {
    check(
      "| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | 4 |\n\nx",
      after: "| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | 4 |\n\nx\n")
    check("| a | b\n|---|---|\n1|2", after: "| a | b\n|---|---|\n| 1 | 2 |\n")
    check("a | b |\n|---|---|\n1|2", after: "a | b |\n|---|---|\n| 1 | 2 |\n")
    check("a | b\n---|---\n1 | 2", after: "a | b\n---|---\n| 1 | 2 |\n")
    check("| a | b |\n1|2", after: "| a | b |\n|---|---|\n| 1 | 2 |")
    check(
      "| a | b |\n| 4 | 5 | \n| 6 | 7 |\n\nz",
      after: "| a | b |\n|---|---|\n| 4 | 5 |\n| 6 | 7 |\n\nz\n")
    // More behind what was taken for the row's end: it is a character.
    check("| a | b |\n|4|5|6", after: "| a | b |\n|---|---|\n| 4 | 5\\|6 |")
  }

  @Test func lineBreaks() {
    check("Roses are red,  \nViolets")
    check("Violets\\\nBlue")
    // In a list Enter begins an item, whatever stands before it.
    check("- one  \ntwo", after: "- one\n- two")
    check("a↓b", after: "a\\\nb")
    // Blanks that the next line begins with are not shown, and kept.
    check("a↓  b", after: "a\\\n  b")
    check("a  \n  b")
    check("a↓↓b", after: "a\\\n\\\nb")
    check("a↓⌫b", after: "ab")
    check("a↓b⌫⌫c", after: "ac")
    check("- a↓b\n- c", after: "- a\\\n  b\n- c")
    check("a↓https://x.org/y c", after: "a\\\nhttps://x.org/y c")
    check("C:\\dir\\\\\nb", after: "C:\\dir\\\\\n\nb\n")
  }

  /// What is selected goes, and the line begins all the same.
  @Test func aLineBreakTakesThePlaceOfASelection() {
    let document = RichMarkedText.document("one «two¦»")
    document.perform(.insertLineBreak, tick: 0)
    #expect(document.state.text.string == "one ")
    document.perform(.insertText("x"), tick: 0)
    #expect(document.state.text.string == "one\\\nx")
  }

  @Test func definitions() {
    check("Text[^1] more.\n[^1]: The note.", after: "Text[^1] more.\n\n[^1]: The note.\n")
    check(
      "x[^1] y[^2]\n[^1]: one\n[^2]: two\n\nz",
      after: "x[^1] y[^2]\n\n[^1]: one\n[^2]: two\n\nz\n")
    check("See [a] x\n[a]: http://b.c", after: "See [a] x\n\n[a]: http://b.c\n")
    check("<details>\n<b>x</b>\n</details>")
    check("<details>\n\nx", after: "<details>\n\nx\n")
    check("<div>\n  <b>x</b>\n</div>\n\ny", after: "<div>\n  <b>x</b>\n</div>\n\ny\n")
    check("[a]: http://b.c\n\nx", after: "[a]: http://b.c\n\nx\n")
  }

  /// What Markdown does not mean is not made rich, and no mark of it is lost.
  @Test func marksThatMeanNothing() {
    for line in [
      "see `__init__.py` and `2*3*4` ok", "see `~~x~~` and `==y==` and `[a](b)` now",
      "Use `git log --format='%h *%s*' -- _a_` ok", "a <https://x.org> and <https://y.org> z",
      "SELECT *, count(*) FROM t; char *p", "\\*not it\\* and 2\\*3 and \\_x\\_ \\`c\\`",
      "See ![[pic.png]]", "mail foo@bar.org or https://example.org/a_b_c?x=1&y=2#z_z ok",
      "A: 1, 2; 3 - see `x`", "Hi: (one), two - [a](http://x.y)", "#hashtag, and `x`",
      "here[^1], and `x`", "**bold `x` inside**", "`__main__`", "\\# not heading", "1\\. not list",
      "<br> <!-- c --> <a href=\"x\">y</a>", "a ` b ` c",
    ] { check(line) }
    // Marks in code close nothing, nor do those within words.
    for line in [
      "__a `__` b__", "*a `*`*", "__foo__bar__baz__", "____foo____", "_a_b_", "_a `b_` c_",
      "a **b `c**` d**", "*a * b*", "snake_case_name_ x", "*a \\* b*",
    ] { check(line) }
    for line in ["**foo*", "*a `*`*", "` foo `` bar `", "__foo__bar__baz__"] {
      check(line + "\nx", after: line + "\n\nx\n")
    }
    check("2*3*4", after: "2*3\\*4")
  }

  /// A note is saved by itself amid typing, and its last line is ended: what is typed goes on all the same.
  @Test func theLastLineIsEndedAmidTyping() {
    func goOn(_ text: String, _ more: String, smart: SmartTyping = []) -> String {
      let document = typedNote(text, smart: smart)
      document.endLastLine(tick: 5_000)
      for character in more { document.perform(.insertText(String(character)), tick: 6_000) }
      expectFreshView(document)
      return document.state.text.string
    }
    #expect(goOn("see [[Po", "em]] ok", smart: .pairs) == "see [[Poem]] ok\n")
    #expect(goOn("see [[Po", "em]] ok") == "see [[Poem]] ok\n")
    #expect(goOn("a **b", "c** d") == "a **bc** d\n")
    #expect(goOn("see [a](ht", "tp://x.org) ok") == "see [a](http://x.org) ok\n")
    #expect(goOn("a↓", "b") == "a\\\nb\n")
    #expect(goOn("one", " two") == "one two\n")
    // It is no step of its own: what was typed is undone and redone as if it were not there.
    let document = typedNote("first draft")
    document.endLastLine(tick: 5_000)
    document.perform(.undo, tick: 6_000)
    #expect(document.state.text.string == "first \n")
    #expect(!document.history.hasUndoneOutsideChange)
    document.perform(.redo, tick: 8_000)
    #expect(document.state.text.string == "first draft\n")
    document.perform(.undo, tick: 9_000)
    document.perform(.undo, tick: 9_000)
    #expect(document.state.text.isEmpty)
    document.perform(.redo, tick: 9_000)
    #expect(document.state.text.string == "first \n")
    document.perform(.redo, tick: 9_000)
    #expect(document.state.text.string == "first draft\n")
    let table = "| a | b |\n|---|---|\n"
    #expect(goOn("| a | b |\n|4|5|", "6") == table + "| 4 | 5\\|6 |\n")
    // Nor are the blanks and pipes lost that are typed in between.
    #expect(goOn("| a | b |\n|4|5 | ", "x") == table + "| 4 | 5 \\| x |\n")
    #expect(goOn("| a | b |\n|4|5||", " 6") == table + "| 4 | 5\\|\\| 6 |\n")
  }

  /// The closing brackets that came by themselves are left by an arrow or End.
  @Test func pairsAreLeft() {
    func left(_ text: String, by commands: RichCommand...) -> String {
      let document = typedNote(text, smart: .pairs)
      for command in commands { document.perform(command, tick: 9_999) }
      expectFreshView(document)
      return RichMarkedText.draw(document)
    }
    #expect(left("see [[letter", by: .moveForward, .moveForward) == "see [[letter¦]]")
    #expect(left("see [[letter", by: .moveToParagraphEnd) == "see [[letter¦]]")
    #expect(
      left("see [[letter", by: .moveToParagraphEnd, .insertText(" "), .insertText("m"))
        == "see [[letter]] m¦")
    #expect(left("[a](k", by: .moveToParagraphEnd) == "[a¦](k)")
    #expect(left("see [[letter", by: .insertParagraph) == "see [[letter]]\n\n¦")
    #expect(left("[a](k", by: .insertParagraph) == "[a](k)\n\n¦")
    #expect(left("x[^1", by: .insertParagraph) == "x[^1]\n\n¦")
    #expect(left("(see [[a", by: .insertParagraph) == "(see [[a]]\n\n¦")
    #expect(left("[[a (b", by: .insertParagraph) == "[[a (b]]\n\n¦")
    // In prose nobody has typed them.
    #expect(left("see (letter", by: .insertParagraph) == "see (letter\n\n¦")
    #expect(left("see (letter", by: .moveToParagraphEnd) == "see (letter)¦")
    #expect(left("in [0, 1) and y", by: .insertParagraph) == "in [0, 1) and y\n\n¦")
    #expect(left("- a [b", by: .insertParagraph) == "- a [b\n- ¦")
    #expect(left("- a [b", by: .insertParagraph, .insertParagraph) == "- a [b\n\n¦")
    #expect(left("f(x) = [1, 2] {a} (b", by: .insertParagraph) == "f(x) = [1, 2] {a} (b\n\n¦")
    #expect(left("sad :( and :-( ok", by: .insertParagraph) == "sad :( and :-( ok\n\n¦")
    #expect(left("as:(a", by: .moveToParagraphEnd) == "as:(a)¦")
    #expect(left("[[a", by: .moveBackward) == "\\[[¦a]]")
  }
}
