import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// Marks that are typed in pairs, on a selection and in the place of it.
@Suite struct TypedOverTests {
  private let smart: SmartTyping = [.quotes, .dashes, .pairs, .tasks, .items]

  private func typed(_ keys: String, on before: String) -> String {
    let document = RichMarkedText.document(before)
    let first = document.state.text
    document.smartTyping = smart
    document.hasInputRules = true
    for key in keys { document.perform(.insertText(String(key)), tick: 0) }
    expectFreshView(document)
    let text = document.state.text.string
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == first)
    return text
  }

  @Test(arguments: [
    ("\"qu\" z", "“qu” z"), ("'x' y", "‘x’ y"), ("(x) y", "(x) y"), ("{x} y", "{x} y"),
    ("*b* x", "*b* x"), ("_b_ x", "*b* x"), ("**x** y", "**x** y"), ("~~x~~ y", "~~x~~ y"),
    ("==x== y", "==x== y"), ("`c` z", "`c` z"), ("`x*y` z", "`x*y` z"),
    ("[[Poem]] z", "[[Poem]] z"), ("[Poem](http://x.y) z", "[Poem](http://x.y) z"),
  ]) func theClosingOneIsTypedOver(keys: String, words: String) {
    #expect(typed(keys, on: "The «foo¦» bar") == "The \(words) bar")
  }

  @Test(arguments: [
    ("``", "a `foo`\n\nb\n"), ("``x`` y", "a `x` y\n\nb\n"), ("```", "a `foo`\n\nb\n"),
    ("***", "a ***foo***\n\nb\n"), ("~~~", "a ~~foo~~\n\nb\n"),
  ]) func aMarkTypedAgainLosesNothing(keys: String, after: String) {
    #expect(typed(keys, on: "a «foo¦»\n\nb\n") == after)
    #expect(typed(keys, on: "a ¦«foo»\n\nb\n") == after)
  }

  @Test(arguments: [
    ("\"", "a “foo\n\nbar” b\n"), ("(", "a (foo\n\nbar) b\n"), ("*", "a *foo*\n\n*bar* b\n"),
    ("[[", "a [[foo\n\nbar]] b\n"), ("{", "a {foo\n\nbar} b\n"), ("`", "a `foo`\n\n`bar` b\n"),
  ]) func severalParagraphsAreSurrounded(keys: String, after: String) {
    #expect(typed(keys, on: "a «foo\n\nbar¦» b\n") == after)
  }

  @Test(arguments: [
    ("(", "(foo)\n\nbar\n"), ("\"", "“foo”\n\nbar\n"), ("*", "*foo*\n\nbar\n"),
    ("[", "[foo]\n\nbar\n"),
  ]) func aLineIsSurroundedWithoutItsEnd(keys: String, after: String) {
    #expect(typed(keys, on: "«foo\n\n¦»bar\n") == after)
    let poem = after.replacing("\n\n", with: "\\\n")
    #expect(typed(keys, on: "«foo\\\n¦»bar\n") == poem)
  }

  @Test(arguments: ["it's", "\"the\"", "a--b", "a..."]) func theNameOfALinkIsNoProse(alias: String)
  {
    #expect(typed("See [[Poem|\(alias)]] ok", on: "¦") == "See [[Poem|\(alias)]] ok")
  }

  @Test(
    arguments: [
      ("- [ ]", "- [ ]\n- [ ] b"), ("- [x]", "- [x]\n- [ ] b"), ("1. [ ]", "1. [ ]\n2. [ ] b"),
      ("- [ ]a", "- [ ]a\n- b"), ("- [ ] a\n- [ ]", "- [ ] a\n- [ ] \n- [ ] b"),
      ("- [ ] a\n[ ]", "- [ ] a\n- [ ] \n- [ ] b"), ("- [ ] a\n- [x]", "- [ ] a\n- [x] \n- [ ] b"),
    ], [false, true]) func enterBehindABoxBeginsTheNextTask(
      line: (keys: String, after: String), isSmart: Bool
    )
  {
    let document = RichDocument(SourceText(""))
    document.smartTyping = isSmart ? smart : []
    document.hasInputRules = true
    document.type(line.keys)
    document.perform(.insertParagraph, tick: 1)
    document.perform(.insertText("b"), tick: 2)
    #expect(document.state.text.string == line.after)
    expectFreshView(document)
  }

  /// The name of a note has no styles: the link is put into them.
  @Test(arguments: [
    ("**«foo¦»** bar", "**[[foo]]** bar"), ("a *«foo bar¦»*", "a *[[foo bar]]*"),
    ("a **b «foo¦» c**", "a **b [[foo]] c**"), ("==¦«foo»== b", "==[[foo]]== b"),
    ("***«foo¦»***", "***[[foo]]***"), ("«**foo**¦» bar", "**[[foo]]** bar"),
  ]) func aLinkGoesIntoTheStyleOfItsText(before: String, after: String) {
    let document = RichMarkedText.document(before)
    let first = document.state.text
    document.smartTyping = smart
    for _ in 0..<2 { document.perform(.insertText("["), tick: 0) }
    TypedLineEnd(document: document).finishTyping(leaves: false, tick: 0)
    #expect(document.state.text.string == after)
    expectFreshView(document)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == first)
  }

  @Test(arguments: ["«**foo** b¦»", "«`foo`¦»", "«[a](b)¦» c"])
  func aLinkAroundOtherStylesIsRefused(before: String) {
    let document = RichMarkedText.document(before)
    document.smartTyping = smart
    document.perform(.insertText("["), tick: 0)
    let text = document.state.text
    guard case .refused(let words) = document.perform(.insertText("["), tick: 0) else {
      Issue.record("not refused: \(document.state.text.string)")
      return
    }
    #expect(words.contains("no styles"))
    #expect(document.state.text == text)
  }

  /// A mark may join paragraphs: what is selected is kept all the same, and one step takes it back.
  @Test(arguments: try TestData.files().map(\.name)) func anythingIsSurrounded(
    name: String
  ) throws {
    let file = try #require(try TestData.files().first { $0.name == name })
    var dice = SeededGenerator(seed: UInt64(name.utf8.count) &* 17)
    let text = SourceText(bytes: Array(file.bytes.prefix(3_000)))
    for _ in 0..<TestVariation.steps(40) {
      let document = RichDocument(text)
      document.smartTyping = smart
      document.hasInputRules = true
      let length = dice.below(dice.below(2) == 0 ? 30 : text.count)
      let start = dice.below(text.count)
      document.perform(.select(anchor: start, head: min(text.count, start + length)), tick: 0)
      for mark in ["(", "\"", "[", "'", "{"].shuffled(using: &dice).prefix(2) {
        document.perform(.insertText(mark), tick: 0)
      }
      expectFreshView(document)
      while document.history.canUndo { document.perform(.undo, tick: 0) }
      #expect(document.state.text == text, "\(name) \(start) \(length)")
    }
  }

  @Test(arguments: [
    "«a\n\nb¦»\n", "«\n\n- b¦» c\n", "a\n«\n- b¦»\n", "> a\n«\nb¦»\n", "- a\n\n«\n\n  b¦»\n",
    "a\n\n«\nb¦»\n", "«\n---\na¦»\n", "| a |\n|---|\n«\nb¦»\n", "a\n«\n===\nb¦»\n",
    "a\n«\n\n\n\n\nb¦»\n",
  ]) func marksAroundEmptyLinesEndNothing(before: String) {
    for mark in ["(", "\"", "[", "'", "{"] { _ = typed(mark, on: before) }
  }

  /// Marks around text that is styled as a whole stand around its markers, and around a part of it within.
  @Test(arguments: [
    ("My *«big¦»* dog", "“", "My “*big*” dog"), ("My *«big¦» dog*", "“", "My *“big” dog*"),
    ("My *big «dog¦»*", "(", "My *big (dog)*"), ("My *a «big¦» dog*", "(", "My *a (big) dog*"),
    ("See« *Anna¦»* and", "(", "See( *Anna*) and"), ("«**a** *b¦»*", "{", "{**a** *b*}"),
    ("a «[b](x)¦» c", "(", "a ([b](x)) c"), ("a [«b¦» c](x)", "(", "a [(b) c](x)"),
  ]) func marksStandAroundStyles(before: String, mark: String, after: String) {
    #expect(typed(mark == "“" ? "\"" : mark, on: before) == after)
  }

  /// In code too, where every mark is straight.
  @Test(arguments: [
    ("```\nf «x¦» y\n```", "(", "```\nf («x¦») y\n```"),
    ("```\n«¦f» x\n```", "\"", "```\n\"«¦f»\" x\n```"),
    ("```\n«f\nx¦»\n```", "'", "```\n'«f\nx¦»'\n```"),
    ("```\nf «x\n\n¦»y\n```", "{", "```\nf {«x¦»}\n\ny\n```"),
    ("> ~~~\n> «x\n> y¦»\n> ~~~", "[", "> ~~~\n> [«x\n> y¦»]\n> ~~~"),
    ("- a\n\n      f «x¦»", "(", "- a\n\n      f («x¦»)"),
    ("```\nf «x¦» y\n```", "*", "```\nf *¦ y\n```"),
    ("```\nf «x¦» y\n```", "z", "```\nf z¦ y\n```"),
  ]) func marksStandAroundCode(before: String, mark: String, after: String) {
    let document = RichMarkedText.document(before)
    let first = document.state.text
    document.smartTyping = smart
    document.perform(.insertText(mark), tick: 0)
    #expect(RichMarkedText.draw(document) == after)
    expectFreshView(document)
    document.perform(.undo, tick: 1)
    #expect(document.state.text == first && !document.history.canUndo)
  }

  @Test func codeIsReplacedWithoutSmartTyping() {
    let document = RichMarkedText.document("```\nf «x¦» y\n```")
    document.perform(.insertText("("), tick: 0)
    #expect(RichMarkedText.draw(document) == "```\nf (¦ y\n```")
  }

  /// However long ago the first was typed.
  @Test(arguments: ["=", "~", "`"]) func aSecondMarkLosesNothingAfterASave(mark: String) {
    let document = RichMarkedText.document("a «big¦» cat")
    document.smartTyping = smart
    document.perform(.insertText(mark), tick: 0)
    TextEnd(document: document).endLastLine(tick: 1)
    let text = document.state.text
    document.perform(.insertText(mark), tick: 9_000)
    #expect(document.state.text == text)
    for key in "x" + mark + mark + " y" { document.perform(.insertText(String(key)), tick: 9_001) }
    let marks = mark == "`" ? "`" : mark + mark
    #expect(document.state.text.string == "a \(marks)x\(marks) y cat\n")
  }

  @Test func twoStarsAreOneStepMore() {
    let document = RichMarkedText.document("a «big¦» cat\n")
    document.smartTyping = smart
    document.type("**")
    #expect(document.state.text.string == "a **big** cat\n")
    document.perform(.undo, tick: 1)
    #expect(document.state.text.string == "a *big* cat\n")
    document.perform(.undo, tick: 2)
    #expect(document.state.text.string == "a big cat\n")
  }

  /// Two brackets typed on a selection make a link of it once that is left, or saved.
  @Test func bracketsAroundASelectionAreALink() {
    for end in [RichCommand.moveForward, .moveToParagraphEnd, .moveToDocumentStart] {
      let document = RichMarkedText.document("See «Poem¦» now.\n")
      document.smartTyping = smart
      document.type("[[")
      document.perform(end, tick: 1)
      #expect(document.state.text.string == "See [[Poem]] now.\n")
      expectFreshView(document)
    }
    let document = RichMarkedText.document("See «Poem¦» now.\n")
    document.smartTyping = smart
    document.type("[[")
    // By itself it is saved as it is meant, and nothing changes on the screen.
    #expect(TextEnd(document: document).textToSave.string == "See [[Poem]] now.\n")
    TypedLineEnd(document: document).finishTyping(leaves: false, tick: 1)
    #expect(document.state.text.string == "See [[Poem]] now.\n")
    #expect(Copies(document: document).selectedText == "Poem")
    // Undone it stays undone, whatever is saved meanwhile.
    document.perform(.undo, tick: 1)
    let brackets = document.state.text
    TypedLineEnd(document: document).finishTyping(leaves: true, tick: 1)
    #expect(document.state.text == brackets)
    while document.history.canUndo { document.perform(.undo, tick: 2) }
    #expect(document.state.text.string == "See Poem now.\n")
  }

  @Test(arguments: [
    ("f↓[[Ant⤓ x", "f\\\n[[Ant]] x"), ("f↓(b⤓, x", "f\\\n(b), x"),
    ("- a↓[[b⤓ x", "- a\\\n  [[b]] x"),
    ("f↓[b] (c)", "f\\\n[b] (c)"), ("Use `f(x` now", "Use `f(x` now"),
    ("Use `a[0` and `b` (c) d", "Use `a[0` and `b` (c) d"),
  ]) func bracketsArePairedAtTheStartOfALineAndNotInCode(keys: String, after: String) {
    expectTyped(keys, smart: smart, after: after)
  }
}
