import CursesRichText
import CursesText
import Testing

/// Blocks typed line by line with Enter, the way they stand in a file.
@Suite struct TypedBlockTests {
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
    expectTyped("```sh\necho a\n\necho b\n```\nx", after: "```sh\necho a\n\necho b\n```\n\nx\n")
    expectTyped("```\na\n\n\nb\n```", after: "```\na\n\n\nb\n```\n\n")
    expectTyped("```\na\n\n\n\nx", after: "```\na\n```\n\nx\n")
  }

  /// What is refused leaves the gap that the next letter closes.
  @Test func aRefusedTabLeavesNoBlankLine() {
    expectTyped("- a\n→→b", after: "- a\n  - b")
    expectTyped("1. a\n→→b", after: "1. a\n   1. b")
    expectTyped("- a\n→b\n→→c", after: "- a\n  - b\n    - c")
  }

  /// Tab behind a marker is as good as a blank.
  @Test func tabEndsAMarker() {
    expectTyped("-→a\nb", after: "- a\n- b")
    expectTyped("1.→a\nb", after: "1. a\n2. b")
    expectTyped("- a\n-→b", after: "- a\n- b")
    expectTyped("#→A", after: "# A")
    expectTyped("- [ ]→a", after: "- [ ] a")
  }

  /// The next marker of a list, typed below a later paragraph of an item, goes on with the list.
  @Test(arguments: [
    (
      "1. one\n2. two\n\n   second¦\n", "\n3. three\nfour",
      "1. one\n2. two\n\n   second\n\n3. three\n4. four\n"
    ),
    ("1. one\n\n   more¦\n2. two\n", "\n2. new", "1. one\n\n   more\n\n2. new\n\n3. two\n"),
    ("- a\n\n  more¦\n\nend\n", "\n- b", "- a\n\n  more\n\n- b\n\nend\n"),
    ("> 1) a\n>\n>    more¦\n", "\n2) b", "> 1) a\n>\n>    more\n>\n> 2) b\n"),
    // Any other begins a list in the item.
    ("1. one\n\n   more¦\n", "\n1. in", "1. one\n\n   more\n\n   1. in\n"),
    ("1. one\n\n   more¦\n", "\n- in", "1. one\n\n   more\n\n   - in\n"),
  ])
  func theNextMarkerGoesOnWithTheList(_ marked: String, keys: String, after: String) {
    let document = RichMarkedText.document(marked)
    for (tick, key) in keys.enumerated() {
      document.perform(key == "\n" ? .insertParagraph : .insertText(String(key)), tick: tick)
    }
    #expect(document.state.text.string == after)
  }

  @Test func dashesKeepTheirBlanks() {
    expectTyped("| a | b |\n| --- | :-: |\nx", after: "| a | b |\n| --- | :-: |\n| x |  |")
    expectTyped("| a | b |\n|---|---|\nx", after: "| a | b |\n|---|---|\n| x |  |")
    expectTyped("| a | b |\n| - | - |\nx", after: "| a | b |\n| - | - |\n| x |  |")
  }

  /// With blanks between they are items until Enter.
  @Test func rulesWithBlanks() {
    expectTyped("* * *\nBelow", after: "* * *\n\nBelow\n")
    expectTyped("- - -\nx", after: "- - -\n\nx\n")
    expectTyped("_ _ _\nx", after: "_ _ _\n\nx\n")
    expectTyped("Above\n\n* * *\nBelow", after: "Above\n\n* * *\n\nBelow\n")
  }

  /// Marks with blanks between them are items within each other once text comes.
  @Test func marksOfARuleBecomeItems() {
    expectTyped("- - - x")
    expectTyped("* * * x")
    expectTyped("- - - x y\nz", after: "- - - x y\n    - z")
  }

  /// What is typed right behind the marks that have made a rule belongs to it.
  @Test func rulesAreAsLongAsTheyAreTyped() {
    expectTyped("----------", after: "----------\n\n")
    expectTyped("-----\nx", after: "-----\n\nx\n")
    expectTyped("text\n-----\nmore", after: "text\n\n-----\n\nmore\n")
    expectTyped("--- -\nx", after: "--- -\n\nx\n")
    expectTyped("- - - -\nx", after: "- - - -\n\nx\n")
    expectTyped("- -----\nx", after: "- -----\n\nx\n")
    expectTyped("*****\nx", after: "*****\n\nx\n")
    expectTyped("*** *\nx", after: "*** *\n\nx\n")
    expectTyped("___ _\nx", after: "___ _\n\nx\n")
    // Below the rule they begin something else.
    expectTyped("---\n-- x", after: "---\n\n-- x\n")
    expectTyped("---\n- x", after: "---\n\n- x\n")
    expectTyped("--- x", after: "--- x")
    expectTyped("----- x\ny", after: "----- x\n\ny\n")
  }

  /// The fence that ends code may be longer, and may turn out to be none.
  @Test func endsOfCode() {
    expectTyped("```\n``` aaa\n```", after: "```\n``` aaa\n```\n\n")
    expectTyped("```\nx\n``` aaa\n```\ny", after: "```\nx\n``` aaa\n```\n\ny\n")
    expectTyped("```\n```\nx", after: "```\n```\n\nx\n")
    expectTyped("~~~\na\n~~~~~\nx", after: "~~~\na\n~~~~~\n\nx\n")
    expectTyped("````\naaa\n```\n``````", after: "````\naaa\n```\n``````\n\n")
  }

  /// A comment ends with its line: what is typed below is a paragraph, whatever its first mark alone would be.
  @Test func textBelowAComment() {
    expectTyped("<!-- c -->\n*baz* x")
    expectTyped("<!-- c -->\n**baz** x")
    expectTyped("<!-- c -->\n# x")
    expectTyped("<!-- c -->\n- x")
    expectTyped("<!-- c -->\nx *y*")
  }

  /// A text that is left does not end with a line that nobody has typed in.
  @Test(arguments: [
    ("text\n---", "text\n\n---\n"), ("```\ncode\n```", "```\ncode\n```\n"), ("a\n", "a\n"),
    ("a\n\nb", "a\n\nb\n"), ("- a\n", "- a\n"),
  ])
  func aFreshLineIsDropped(_ text: String, _ after: String) {
    let document = typedNote(text)
    TextEnd(document: document).dropFreshLine(tick: 100_000)
    TextEnd(document: document).endLastLine(tick: 100_000)
    #expect(document.state.text.string.hasPrefix(after))
    #expect(document.state.text.count <= after.utf8.count + 1)
    expectFreshView(document)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text.isEmpty)
  }

  @Test func paragraphs() {
    expectTyped("One\n\nTwo", after: "One\n\nTwo\n")
    expectTyped("One\nTwo", after: "One\n\nTwo\n")
    expectTyped("One\n\n\nTwo", after: "One\n\n\nTwo\n")
    expectTyped("### T", after: "### T")
    expectTyped("> ## T", after: "> ## T")
    expectTyped("- ## T\nx", after: "- ## T\n- x")
    expectTyped("# T\n\nText\n\n## H\n\nMore", after: "# T\n\nText\n\n## H\n\nMore\n")
  }

  /// Enter has written the marker that is typed.
  @Test func lists() {
    expectTyped("- a\n- b\n- c")
    expectTyped("* a\n* b")
    expectTyped("1. Mix\n2. Add")
    expectTyped("- [ ] a\n- [x] b")
    expectTyped("- a\nb", after: "- a\n- b")
    expectTyped("- - a")
    expectTyped("> a\n> b", after: "> a\n>\n> b")
  }

  /// A list below another one goes on with it in Markdown; it was meant to begin one.
  @Test func listsBelowLists() {
    expectTyped("- a\nb\n\n- c\nd\ne", after: "- a\n- b\n\n- c\n- d\n- e\n")
    expectTyped("- a\nb\n\n- [ ] c\nd\ne", after: "- a\n- b\n\n- [ ] c\n- [ ] d\n- [ ] e\n")
    expectTyped("1. a\nb\n\n1. c\nd\ne", after: "1. a\n2. b\n\n1. c\n2. d\n3. e\n")
    expectTyped("1. a\nb\n\n3. c\nd", after: "1. a\n2. b\n\n3. c\n4. d\n")
  }

  /// Another marker than the one that Enter has written, and one typed after Enter on nothing but it.
  @Test func otherMarkers() {
    expectTyped("1. a\n- b")
    expectTyped("- [ ] a\n* b")
    expectTyped("- [ ] a\n1. b")
    expectTyped("- a\n1. \nnew", after: "- a\n\nnew\n")
    expectTyped("- a\n* \n* \nnew", after: "- a\n\nnew\n")
    expectTyped("- a\n\n1. b", after: "- a\n\n1. b\n")
  }

  /// Items are nested by Tab, and by blanks before their markers.
  @Test func nestedLists() {
    expectTyped("- a\n→- b\n- c", after: "- a\n  - b\n  - c")
    expectTyped("- a\n  - b\n  - c\n- d")
    expectTyped("- a\n  - b\n    - c\n- d")
    expectTyped("1. a\n   - b\n   - c\n2. d")
    expectTyped("1. a\n   1. b\n2. c")
    expectTyped("- a\n  1. b\n  2. c\n- d")
    expectTyped("- [ ] a\n  - [ ] b\n- [x] c")
    expectTyped("* a\n    * b\n    * c\n* d", after: "* a\n  * b\n  * c\n* d")
    expectTyped("- a\n \nb", after: "- a\n\nb\n")
    expectTyped("- a\n  - b\n    - c\n\nd", after: "- a\n  - b\n    - c\n\nd\n")
    expectTyped("- a\n→b\n\nc", after: "- a\n  - b\n- c")
  }

  /// What is typed before the text of an item is no marker of the item: it stays where it is.
  @Test func aMarkerBeforeTextMovesNothing() {
    let document = RichMarkedText.document("- a\n  1. x\n  2. ¦y")
    for character in "- " { document.perform(.insertText(String(character)), tick: 0) }
    #expect(document.state.text.string.hasPrefix("- a\n  1. x\n  2. "))
    expectFreshView(document)
  }

  @Test func quotations() {
    expectTyped("> a\n>\n> b\n>\n> c\n\nd", after: "> a\n>\n> b\n>\n> c\n\nd\n")
    expectTyped(">> b")
    expectTyped(">> a\n\nb", after: ">> a\n\nb\n")
    expectTyped("> a\n>> b\n\nc", after: "> a\n>\n> > b\n\nc\n")
    expectTyped("> a\n>> b", after: "> a\n>\n> > b")
    expectTyped("> a\n> > deep", after: "> a\n>\n> > deep")
    expectTyped("> a\n> > > deep", after: "> a\n>\n> > > deep")
    expectTyped(">> a\n> > b", after: ">> a\n> >\n> > b")
    expectTyped("> a\n>c", after: "> a\n>\n> c")
    expectTyped(">> a\n>c d", after: ">> a\n> >\n> > c d")
    expectTyped("> a\n>>c d", after: "> a\n>\n> > c d")
    expectTyped("> a\n> > deep\n> > on", after: "> a\n>\n> > deep\n> >\n> > on")
    expectTyped("> - a\n>   - b\n> - c")
    expectTyped("> q\n> - a\n> - b\n>\n> c\n\nd", after: "> q\n>\n> - a\n> - b\n>\n> c\n\nd\n")
  }

  /// The text of a callout stands directly below its title; other blocks have a line between.
  @Test func callouts() {
    expectTyped("> [!NOTE]\nmilk", after: "> [!NOTE]\n> milk")
    expectTyped("> [!NOTE]\n> milk", after: "> [!NOTE]\n> milk")
    expectTyped("> [!tip] Title\nmilk\nmore", after: "> [!tip] Title\n> milk\n>\n> more")
    expectTyped("> [!NOTE]\n- a\nb", after: "> [!NOTE]\n>\n> - a\n> - b")
    expectTyped("> [!NOTE]\n\nafter", after: "> [!NOTE]\n\nafter\n")
    expectTyped("> [!NOTE]\n“x” (y)", after: "> [!NOTE]\n> “x” (y)")
    expectTyped("> [!NOTE] **T**\nmilk", after: "> [!NOTE] **T**\n> milk")
  }

  /// `[ ]` at the start of a paragraph is text in Markdown; smart typing makes a task of it.
  @Test func boxes() {
    expectTyped("[x] done", after: "[x] done")
    expectTyped("[ ] open\nmore", after: "[ ] open\n\nmore\n")
    expectTyped("[] milk", smart: [.tasks], after: "- [ ] milk")
    expectTyped("[x] done", smart: [.tasks], after: "- [x] done")
  }

  /// What was begun at the end of a text and holds nothing is left out when the text is.
  @Test(arguments: [
    ("- a\n", "- a\n"), ("> a\n", "> a\n"), ("a\n\n\n", "a\n"),
    ("1. a\n", "1. a\n"), ("# a\n", "# a\n"), ("- [ ] a\n", "- [ ] a\n"), ("a\nb", "a\n\nb\n"),
  ])
  func anEmptyEndIsLeftOut(typed text: String, left: String) {
    let document = typedNote(text)
    TextEnd(document: document).dropFreshLine(tick: 100_000)
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
    TextEnd(document: document).dropFreshLine(tick: 100_000)
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
    #expect(TextEnd(document: document).textToSave.string == saved)
    #expect(RichMarkedText.draw(document) == before)
    expectFreshView(document)
  }

  /// It stays so while the text above is edited, and what is undone from what is kept leads to the same texts.
  @Test func anEmptyEndOutlastsOtherEdits() {
    let document = typedNote("- a\n")
    document.perform(.moveToDocumentStart, tick: 1_000)
    document.perform(.insertText("b"), tick: 2_000)
    #expect(TextEnd(document: document).textToSave.string == "- ba\n")
    document.perform(.moveToDocumentEnd, tick: 3_000)
    document.perform(.insertText("c"), tick: 4_000)
    #expect(TextEnd(document: document).textToSave.string == "- ba\n- c")
    document.perform(.insertParagraph, tick: 5_000)
    let kept = TextEnd(document: document).momentToSave
    #expect(kept.text.string == "- ba\n- c\n")
    #expect(document.history.stepCount == kept.history.stepCount)
    let later = RichDocument(kept.text)
    later.take(earlier: kept.history)
    while later.history.canUndo { later.perform(.undo, tick: 0) }
    #expect(later.state.text.isEmpty)
    document.perform(.undo, tick: 6_000)
    #expect(TextEnd(document: document).textToSave.string == "- ba\n- c")
  }

  /// One Enter ends a rule or a paragraph, and so do two.
  @Test func twoEntersAreOne() {
    expectTyped("***\n\nfoo", after: "***\n\nfoo\n")
    expectTyped("___\n\nfoo", after: "___\n\nfoo\n")
    expectTyped("* * *\n\nfoo", after: "* * *\n\nfoo\n")
    expectTyped("***\nfoo", after: "***\n\nfoo\n")
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
    expectTyped(typed, smart: [.quotes], after: saved)
  }

  @Test func codeKeepsItsDashes() {
    expectTyped(
      "run `git commit --` now -- or", smart: [.dashes], after: "run `git commit --` now – or")
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
    expectTyped("a 3/4\" pipe, 6'2\" tall", smart: [.quotes], after: "a 3/4\" pipe, 6'2\" tall")
    expectTyped("the 1990's \"in 2049\"", smart: [.quotes], after: "the 1990’s “in 2049”")
  }

  @Test func code() {
    expectTyped("```sh\nif x\nfi\n```\nAfter.", after: "```sh\nif x\nfi\n```\n\nAfter.\n")
    expectTyped("````\n```\nx\n````", after: "````\n```\nx\n````\n\n")
    expectTyped("~~~\nx\n~~~\nAfter", after: "~~~\nx\n~~~\n\nAfter\n")
  }

  @Test func indentedCode() {
    expectTyped("Run\n\n    make it\n\nor", after: "Run\n\n    make it\n\nor\n")
    expectTyped("    make\n      test\n\n  x", after: "    make\n      test\n\n  x\n")
    expectTyped("- a\n\n    b", after: "- a\n\n    b\n")
    expectTyped("- a\n\n  b\n\nc", after: "- a\n\n  b\n\nc\n")
    expectTyped("1. a\n\n   b\n\n2. c", after: "1. a\n\n   b\n\n2. c\n")
    expectTyped("- a\n\n b", after: "- a\n\n b\n")
  }

  @Test func frontMatter() {
    expectTyped(
      "---\ntitle: My note\ntags: [a, b]\n---\n# T",
      after: "---\ntitle: My note\ntags: [a, b]\n---\n\n# T\n")
    expectTyped("---\n\nText: more", after: "---\n\nText: more\n")
    expectTyped(
      "+++\ntitle = \"My note\"\ndraft = true\n+++\n# T",
      after: "+++\ntitle = \"My note\"\ndraft = true\n+++\n\n# T\n")
    expectTyped("a\n+++\nb", after: "a\n\n+++\n\nb\n")
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
    expectTyped("a\n---\nb", after: "a\n\n---\n\nb\n")
  }

  @Test func tables() {
    expectTyped(
      "| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | 4 |\n\nx",
      after: "| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | 4 |\n\nx\n")
    expectTyped("| a | b\n|---|---|\n1|2", after: "| a | b\n|---|---|\n| 1 | 2 |\n")
    expectTyped("a | b |\n|---|---|\n1|2", after: "a | b |\n|---|---|\n| 1 | 2 |\n")
    expectTyped("a | b\n---|---\n1 | 2", after: "a | b\n---|---\n| 1 | 2 |\n")
    expectTyped("| a | b |\n1|2", after: "| a | b |\n|---|---|\n| 1 | 2 |")
    expectTyped(
      "| a | b |\n| 4 | 5 | \n| 6 | 7 |\n\nz",
      after: "| a | b |\n|---|---|\n| 4 | 5 |\n| 6 | 7 |\n\nz\n")
    // More behind what was taken for the row's end: it is a character.
    expectTyped("| a | b |\n|4|5|6", after: "| a | b |\n|---|---|\n|4|5\\|6|")
  }

  @Test func lineBreaks() {
    expectTyped("Roses are red,  \nViolets")
    expectTyped("Violets\\\nBlue")
    expectTyped("- one  \ntwo", after: "- one  \n  two")
    expectTyped("a↓b", after: "a\\\nb")
    // Blanks that the next line begins with are not shown, and kept.
    expectTyped("a↓  b", after: "a\\\n  b")
    expectTyped("a  \n  b")
    expectTyped("a↓↓b", after: "a\n\nb\n")
    expectTyped("a↓⌫b", after: "ab")
    expectTyped("a↓b⌫⌫c", after: "ac")
    expectTyped("- a↓b\n- c", after: "- a\\\n  b\n- c")
    expectTyped("a↓https://x.org/y c", after: "a\\\nhttps://x.org/y c")
    expectTyped("C:\\dir\\\\\nb", after: "C:\\dir\\\\\n\nb\n")
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
    expectTyped("Text[^1] more.\n[^1]: The note.", after: "Text[^1] more.\n\n[^1]: The note.\n")
    expectTyped(
      "x[^1] y[^2]\n[^1]: one\n[^2]: two\n\nz",
      after: "x[^1] y[^2]\n\n[^1]: one\n[^2]: two\n\nz\n")
    expectTyped("See [a] x\n[a]: http://b.c", after: "See [a] x\n\n[a]: http://b.c\n")
    expectTyped("<details>\n<b>x</b>\n</details>")
    expectTyped("<details>\n\nx", after: "<details>\n\nx\n")
    expectTyped("<div>\n  <b>x</b>\n</div>\n\ny", after: "<div>\n  <b>x</b>\n</div>\n\ny\n")
    expectTyped("[a]: http://b.c\n\nx", after: "[a]: http://b.c\n\nx\n")
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
    ] { expectTyped(line) }
    // Marks in code close nothing, nor do those within words.
    for line in [
      "__a `__` b__", "*a `*`*", "__foo__bar__baz__", "____foo____", "_a_b_", "_a `b_` c_",
      "a **b `c**` d**", "*a * b*", "snake_case_name_ x", "*a \\* b*",
    ] { expectTyped(line) }
    for line in ["**foo*", "*a `*`*", "` foo `` bar `", "__foo__bar__baz__"] {
      expectTyped(line + "\nx", after: line + "\n\nx\n")
    }
    expectTyped("2*3*4", after: "2*3\\*4")
  }

  /// A note is saved by itself amid typing, and its last line is ended: what is typed goes on all the same.
  @Test func theLastLineIsEndedAmidTyping() {
    func goOn(_ text: String, _ more: String, smart: SmartTyping = []) -> String {
      let document = typedNote(text, smart: smart)
      TextEnd(document: document).endLastLine(tick: 5_000)
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
    TextEnd(document: document).endLastLine(tick: 5_000)
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
    #expect(goOn("| a | b |\n|4|5|", "6") == table + "|4|5\\|6|\n")
    // Nor are the blanks and pipes lost that are typed in between.
    #expect(goOn("| a | b |\n|4|5 | ", "x") == table + "|4|5 \\| x |\n")
    #expect(goOn("| a | b |\n|4|5||", " 6") == table + "|4|5\\|\\| 6|\n")
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
