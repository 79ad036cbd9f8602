import CursesRichText
import CursesText
import Testing

/// Fences, rows and quotations typed in texts that are there: what is saved is what was typed.
struct FencedRestTests {
  /// Types keys into a text, as `RichDocument.type` does.
  @discardableResult
  private func type(
    _ before: String, _ keys: String, after: String, smart: SmartTyping = [],
    location: SourceLocation = #_sourceLocation
  ) -> RichDocument {
    let document = RichMarkedText.document(before)
    document.smartTyping = smart
    let first = document.state.text
    document.type(keys)
    #expect(RichMarkedText.draw(document) == after, sourceLocation: location)
    expectFreshView(document, location)
    let state = document.state
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == first, sourceLocation: location)
    while document.history.canRedo { document.perform(.redo, tick: 0) }
    #expect(document.state.text == state.text, sourceLocation: location)
    return document
  }

  @Test func aFenceBeforeTextMakesCodeOfIt() {
    type("¦text here", "```swift\n", after: "```swift\n¦text here\n```")
    type("¦text", "~~~\n", after: "~~~\n¦text\n~~~")
    type("¦**bold** text", "```\n", after: "```\n¦**bold** text\n```")
    type("> ¦text", "```swift\n", after: "> ```swift\n> ¦text\n> ```")
    type("- ¦text", "```swift\n", after: "- ```swift\n  ¦text\n  ```")
    type("¦a\r\nb\r\n", "```c#\n", after: "```c#\r\n¦a\r\nb\r\n```\r\n")
    // Within a line it is text.
    type("one ¦two", "```swift\n", after: "one ```swift\n\n¦two")
  }

  /// What is typed after code in a quotation or an item stays in it, wherever in the note that stands.
  @Test(arguments: [("", "", ""), ("text\n", "text\n\n", "\n"), ("# Head\n", "# Head\n\n", "\n")])
  func codeInAQuotationOrAnItemIsLeftForIt(keys: String, before: String, end: String) {
    func typed(_ more: String, as after: String) {
      type("¦", keys + more, after: before + after + end)
    }
    typed("> ```js\nx\n```after", as: "> ```js\n> x\n> ```\n>\n> after¦")
    typed("> > ```js\nx\n```after", as: "> > ```js\n> > x\n> > ```\n> >\n> > after¦")
    typed("- ```js\nx\n```after", as: "- ```js\n  x\n  ```\n\n  after¦")
    typed("1. item↓↓```js\nx\n```after", as: "1. item\n\n   ```js\n   x\n   ```\n\n   after¦")
  }

  /// A line of code that was left empty has nothing but the sign of the quotation.
  @Test func linesWithoutTextKeepNoBlanks() {
    type("¦", "- ```js\nx\n\ny", after: "- ```js\n  x\n\n  y¦\n  ```")
    type("¦", "> ```js\nx\n\ny", after: "> ```js\n> x\n>\n> y¦\n> ```")
    type("¦", "- a↓↓```\n  x\n\ny", after: "- a\n\n  ```\n    x\n\n  y¦\n  ```")
  }

  @Test func aFenceBetweenTheLinesOfAParagraph() {
    type("one\n¦two\nthree", "```swift\n", after: "one\n```swift\n¦two\nthree\n```")
    type("one¦", "↓```swift\nlet x\n```\n", after: "one\n```swift\nlet x\n```\n\n¦")
    type("- a\n  ¦b", "```py\n", after: "- a\n  ```py\n  ¦b\n  ```")
  }

  /// The fence at the end came by itself: one that is typed is the end.
  @Test func codeBeforeTextEndsWhereItsEndIsTyped() {
    type("¦text", "```swift\na\n```\n", after: "```swift\na\n```\n¦text")
    type("¦one\ntwo", "```\n⤓\n```\n", after: "```\none\ntwo\n```\n\n¦")
    type("> ¦text", "```\na\n```\n", after: "> ```\n> a\n> ```\n> ¦text")
    // An end that stood there stays.
    type("```\na¦b\n```\n", "\n", after: "```\na\n¦b\n```\n")
  }

  @Test func aRowThatIsLeftEmptyGoes() {
    let table = "| a | b |\n|---|---|\n| c | d¦ |\n"
    type(table, "\n▲", after: "| a | b |\n|---|---|\n| ¦c | d |\n")
    type(table, "\nx▲", after: "| a | b |\n|---|---|\n| c | d |\n| ¦x |  |\n")
    type(table, "\n\nx", after: "| a | b |\n|---|---|\n| c | d |\n\nx¦\n")
    type("", "| a | b |\n▲", after: "| ¦a | b |\n|---|---|")
    type("> | a |\n> |---|\n> | c¦ |\n", "\n▲", after: "> | a |\n> |---|\n> | ¦c |\n")
  }

  @Test func anEmptyRowIsInNoFile() {
    let document = RichMarkedText.document("| a |\n|---|\n| c¦ |\n\nbelow\n")
    document.perform(.insertParagraph, tick: 0)
    #expect(document.state.text.string == "| a |\n|---|\n| c |\n|  |\n\nbelow\n")
    #expect(TextEnd(document: document).textToSave.string == "| a |\n|---|\n| c |\n\nbelow\n")
    document.perform(.select(anchor: 26, head: 26), tick: 10)
    #expect(RichMarkedText.draw(document) == "| a |\n|---|\n| c |\n\nbe¦low\n")
    #expect(!document.history.canUndo)
  }

  /// A row that a command inserts is wanted.
  @Test func anInsertedRowStays() {
    check(
      "| a |\n|---|\n| c¦ |\n", .table(.insertRowBelow), .moveParagraphBackward,
      after: "| a |\n|---|\n| ¦c |\n|  |\n")
  }

  @Test func rowsArePastedAsRows() {
    let table = "| a | b |\n|---|---|\n| c | d¦ |\n"
    check(
      table, .paste("| 1 | 2 |\n", isMarkdown: true),
      after: "| a | b |\n|---|---|\n| c | d |\n| ¦1 | 2 |\n")
    check(
      table, .pasteForeign(ForeignText("| 1 | 2 |\n| 3 |\n")),
      after: "| a | b |\n|---|---|\n| c | d |\n| 1 | 2 |\n| ¦3 |\n")
    check(
      "| a |\n|---|\n| ¦ |\n", .paste("| 1 |", isMarkdown: true), after: "| a |\n|---|\n| ¦1 |\n")
  }

  @Test func tabPutsAQuotationDeeper() {
    type("> ¦a", "→", after: "> > ¦a")
    type("> > ¦a", "←", after: "> ¦a")
    type("", "> a\n→b", after: "> a\n>\n> > b¦")
    type("> «a\n>\n> b¦»\n", "→", after: "> > «a\n> >\n> > b¦»\n")
    type("> > a\n> >\n> > b¦\n", "←", after: "> > a\n>\n> b¦\n")
    type("- > a¦", "→", after: "- > > a¦")
    // In a list it is the item.
    type("> - a\n> - b¦", "→", after: "> - a\n>   - b¦")
    check("a¦", .increaseQuoteLevel, after: "> a¦")
    check("> a¦", .increaseQuoteLevel, .decreaseQuoteLevel, .decreaseQuoteLevel, after: "a¦")
  }

  @Test func itemsInAnItemThatGoesTakeItsPlace() {
    check("- a\n  - b¦\n    - c\n  - d\n", .deleteParagraphs, after: "- a\n  - ¦c\n  - d\n")
    check("- a¦\n  - b\n    - c\n- d\n", .deleteParagraphs, after: "- ¦b\n  - c\n- d\n")
    // Another list would cut theirs in two.
    check("1. a\n2. b¦\n   - c\n3. d\n", .deleteParagraphs, after: "1. a\n   - ¦c\n2. d\n")
  }

  @Test func theLastLetterOfTheSecondLineOfAHeading() {
    type("a\nb¦\n---\n", "⌫", after: "a¦\n---\n")
    type("a\nb¦\n---\n", "⌫c", after: "a c¦\n---\n")
    type("a\nb¦\n===\n", "⌫ c", after: "a c¦\n===\n")
    type("a\nbc¦\n---\n", "⌫⌫⌫", after: "## ¦\n")
  }

  @Test func formulasAreAsTheyAreTyped() {
    let smart: SmartTyping = [.quotes, .dashes]
    type("", "$2 - x'$ it's", after: "$2 - x'$ it’s¦", smart: smart)
    type("", "$5--$10 it's", after: "$5–$10 it’s¦", smart: smart)
    type("", "$a--b$ $x''$ $a...b$", after: "$a--b$ $x''$ $a...b$¦", smart: smart)
    type("", "$a_1*b_2*c$", after: "$a_1*b_2*c$¦")
    type("", "$x_{*}$ $y^*$ *z* b", after: "$x_{*}$ $y^*$ *z* b¦")
    type("", "| $a$ | b |\nx", after: "| $a$ | b |\n|---|---|\n| x¦ |  |")
  }

  @Test func aFormulaOrATableBeforeText() {
    type("¦para", "$$\nx\n$$\n", after: "$$\nx\n$$\n¦para")
    type("¦para", "| a | b |\nx", after: "| a | b |\n|---|---|\n| x¦ |  |\n\npara")
    type("> ¦para", "| a | b |\n", after: "> | a | b |\n> |---|---|\n> | ¦ |  |\n>\n> para")
    type("¦para", "| a |\n", after: "| a |\n\n¦para")
  }

  @Test func quotationsWithinQuotations() {
    func check(_ typed: String, _ shown: String) {
      type("", typed, after: shown + "¦", smart: [.quotes, .dashes])
    }
    check(
      "\"I read 'The \"Big\" Book', twice,\" and left.",
      "“I read ‘The “Big” Book’, twice,” and left.")
    check("left,\" I wrote", "left,” I wrote")
    check("\"A ('b' \"c\") d,\" e", "“A (‘b’ “c”) d,” e")
    check("She said \"no\", and \"yes\".", "She said “no”, and “yes”.")
    check("\"'Tis so\"", "“’Tis so”")
    check("get 'em now", "get ’em now")
    check("an 'emperor'", "an ‘emperor’")
    check("l'\"air\" d'\"Aix\"", "l’“air” d’“Aix”")
    check("„ja\", sagt er, „nein.\" \"No.\"", "„ja“, sagt er, „nein.“ “No.”")
    check("in '24. In '24, since '99 (or '98)", "in ’24. In ’24, since ’99 (or ’98)")
    check("\"it was '99\" then", "“it was ’99” then")
    check("'12' and '12 boxes'", "‘12’ and ’12 boxes’")
    check("``a \"b\" ` 'c'`` it's", "``a \"b\" ` 'c'`` it’s")
    check("a ` b it's", "a ` b it's")
  }

  @Test func quotationsBeginLines() {
    let smart: SmartTyping = [.quotes, .dashes]
    type("", "\"One,↓\"Two,\" it's↓'s", after: "“One,\\\n“Two,” it’s\\\n‘s¦", smart: smart)
    type("> [!note]¦\n> b\n", "\"A\"", after: "> [!note] “A”¦\n> b\n", smart: smart)
    type("> [!note] A¦", "\n\"b\"", after: "> [!note] A\n> “b”¦", smart: smart)
  }

  /// Japanese has no space between a sign and a quotation, French may have one that does not break.
  @Test(arguments: [
    ("「\"はい\"、\"いいえ\"。\"また\"」", "「“はい”、“いいえ”。“また”」"),
    ("\"はい。\"", "“はい。”"), ("（'い'：\"ろ\"；'は'）", "（‘い’：“ろ”；‘は’）"),
    ("『\"a\"』あ　\"b\"", "『“a”』あ　“b”"), ("«\"a\"» ‹'b'›", "«“a”» ‹‘b’›"),
    ("«\u{A0}\"a\"\u{A0}»", "«\u{A0}“a”\u{A0}»"), ("\"one, \"two\"\"", "“one, “two””"),
  ])
  func quotationsBesideOtherSigns(typed: String, shown: String) {
    type("", typed, after: shown + "¦", smart: [.quotes, .dashes])
  }

  /// Before the sign that closes what is around it a quotation ends.
  @Test func quotationsEndBeforeClosingSigns() {
    type("「“あ　¦」", "\"", after: "「“あ　”¦」", smart: .quotes)
    type("（あ、¦）", "\"", after: "（あ、”¦）", smart: .quotes)
    type("「¦」", "\"あ\"", after: "「“あ”¦」", smart: .quotes)
  }

  /// Markdown shows no blank at the start of a paragraph: the first text comes with it.
  @Test(arguments: [" ", "   "]) func quotationsBeginParagraphsBehindBlanks(_ blanks: String) {
    let document = RichMarkedText.document("¦")
    document.smartTyping = [.quotes, .dashes]
    document.type(blanks + "\"a\" 'b'")
    #expect(document.block(0).paragraphs.map(\.string) == ["“a” ‘b’"])
    document.perform(.undo, tick: 0)
    #expect(!document.state.text.string.contains("‘b’"))
  }

  @Test func dashesEndWithALineBreakToo() {
    type("", "a --↓b", after: "a –\\\nb¦", smart: .dashes)
    type("", "... and", after: "… and¦", smart: .dashes)
  }
}
