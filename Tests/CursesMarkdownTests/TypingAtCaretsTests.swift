import CursesRichText
import CursesText
import Testing

/// Markdown typed at several carets becomes at each what it becomes at one.
@Suite struct TypingAtCaretsTests {
  private func typed(_ keys: String, in text: String, at carets: [Int], _ smart: SmartTyping)
    -> String
  {
    let document = RichDocument(SourceText(text))
    document.smartTyping = smart
    document.perform(.select(anchor: carets[0], head: carets[0]), tick: 0)
    for caret in carets.dropFirst() {
      document.perform(.selectAlso(anchor: caret, head: caret), tick: 0)
    }
    let first = document.state.text
    document.type(keys)
    expectFreshView(document)
    let text = document.state.text.string
    while document.perform(.undo, tick: 90_000) == .changed {}
    #expect(document.state.text == first)
    return text
  }

  @Test(
    arguments: [
      " **b** x", "*i*", " `c` x", "[[N]]", " [[N|m]] x", "[x](y)", " [x](http://y.z) a", "<b>",
      "&lt;", " ==h==", " ~~s~~ x", " <http://a.b> x", "\\*", " a*b*c", " #tag b", " **b*", "`a*b`",
      " ![x](y.png) z", " 2*3*4", " __i__ x", "^[x] y", " a_b_c", " (x) [y] {z}", " \"q\" 'r' z",
      " https://a.b/c_d_e x", "***bi*** x", " | x", " $x$ y",
    ], [[], [.pairs], [.pairs, .quotes, .dashes]] as [SmartTyping])
  func areAsAtOne(keys: String, smart: SmartTyping) {
    for (line, others) in [("- a\n", "- a\n"), ("a\n\n", "a\n\n"), ("> a\n\n", "# a\n\n")] {
      let at =
        line.firstIndex(of: "a").map { line.utf8.distance(from: line.startIndex, to: $0) + 1 } ?? 0
      let other =
        others.firstIndex(of: "a")
        .map { others.utf8.distance(from: others.startIndex, to: $0) + 1 } ?? 0
      let one = typed(keys, in: line, at: [at], smart)
      let two = typed(keys, in: others, at: [other], smart)
      let text = line + others + line
      let carets = [at, line.utf8.count + other, (line + others).utf8.count + at]
      #expect(typed(keys, in: text, at: carets, smart) == one + two + one, "\(line)")
    }
  }

  /// A line break in cells is one at each caret, also in two cells of a row.
  @Test func cellsAreBroken() {
    let text = "| a | b |\n|---|---|\n| foo | x |\n| foo | foo |\n"
    let document = RichDocument(SourceText(text))
    document.perform(.select(anchor: 25, head: 25), tick: 0)
    for caret in [37, 43] { document.perform(.selectAlso(anchor: caret, head: caret), tick: 0) }
    document.perform(.insertLineBreak, tick: 1)
    #expect(
      document.state.text.string
        == "| a | b |\n|---|---|\n| foo<br> | x |\n| foo<br> | foo<br> |\n")
    expectFreshView(document)
  }

  /// A line break at the end of a text comes with what is typed next, at each caret.
  @Test(arguments: [
    ("one\n\ntwo\n", [3, 8], "one\\\nx\n\ntwo\\\nx\n"),
    ("- one\n- two\n", [5, 11], "- one\\\n  x\n- two\\\n  x\n"),
    ("> one\n\n- two\n", [5, 12], "> one\\\n> x\n\n- two\\\n  x\n"),
  ])
  func linesAreBrokenAtTheirEnds(text: String, carets: [Int], wanted: String) {
    let document = RichDocument(SourceText(text))
    document.perform(.select(anchor: carets[0], head: carets[0]), tick: 0)
    document.perform(.selectAlso(anchor: carets[1], head: carets[1]), tick: 0)
    document.perform(.insertLineBreak, tick: 1)
    #expect(document.state.text.string == text)
    document.perform(.insertText("x"), tick: 2)
    #expect(document.state.text.string == wanted)
    expectFreshView(document)
    document.perform(.undo, tick: 9_000)
    #expect(document.state.text.string == text)
  }

  /// A style that is switched off behind what was typed with it is not taken for one of the word at the caret.
  @Test(arguments: [
    (RichCommand.toggleStrong, "**XY** a\n\n**XY** b\n"),
    (.toggleEmphasis, "*XY* a\n\n*XY* b\n"), (.toggleCode, "`XY` a\n\n`XY` b\n"),
  ])
  func aStyleEndsWhereItIsSwitchedOff(toggle: RichCommand, wanted: String) {
    let document = RichDocument(SourceText("a\n\nb\n"))
    document.perform(.select(anchor: 0, head: 0), tick: 0)
    document.perform(.selectAlso(anchor: 3, head: 3), tick: 0)
    document.perform(toggle, tick: 1)
    document.perform(.insertText("X"), tick: 2)
    document.perform(.insertText("Y"), tick: 2)
    document.perform(toggle, tick: 3)
    document.perform(.insertText(" "), tick: 4)
    #expect(document.state.text.string == wanted)
    expectFreshView(document)
  }
}
