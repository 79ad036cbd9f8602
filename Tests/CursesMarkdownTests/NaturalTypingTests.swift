import CursesRichText
import CursesSeededRandom
import CursesText
import Testing

/// The law of typing for lines as people write them: lone and paired marks of every kind, alone in a note, amid what
/// is there, and with slips that are taken back.
@Suite struct NaturalTypingTests {
  /// A line alone is saved as it was typed. Only two things may differ: a product of digits, whose stars are none of
  /// emphasis, and a closing run beside an opening one without a space, of which the next is not known yet.
  @Test(arguments: 1...8) func alone(seed: UInt64) {
    let count = TestVariation.steps(60)
    let differing = lines(seed &* 104_729, count: count).count { !isKept($0, keys: $0, in: "¦") }
    #expect(differing * 50 <= count)
  }

  private static let contexts = [
    "- ¦", "> ¦", "# ¦", "- [ ] ¦", "1. ¦", "> - ¦", "a ¦ b", "see **big ¦ one** x",
    "- a\n- ¦\n- b\n", "x `c` ¦ *y*", "2*3 ¦ 4*5", "| a | b |\n|---|---|\n| x ¦ y | z |\n",
    "[a ¦ b](c)", "x¦y", "# T ¦ z\n\ntext\n", "a\\\nb ¦ c\n", "> [!NOTE]\n> a ¦ b\n",
    "a[^1] ¦ b\n\n[^1]: n\n", "a ¦ b\n\n[a]: /u\n", "*a ¦ z*",
  ]

  /// Amid other text nothing of that is rewritten, unless what is typed would mean something else there.
  @Test(arguments: 1...8) func amidText(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let count = TestVariation.steps(60)
    let differing = lines(seed &* 15_485_863, count: count).count { line in
      let context = Self.contexts[dice.below(Self.contexts.count)]
      return !isKept(line, keys: line, in: context)
    }
    #expect(differing * 7 <= count)
  }

  /// A wrong letter taken back at once leaves no trace, nor do two.
  @Test(arguments: 1...8) func withSlips(seed: UInt64) {
    let slips = ["x⌫", "é⌫", "xy⌫⌫", "1⌫"]
    var dice = SeededGenerator(seed: seed)
    let count = TestVariation.steps(60)
    let differing = lines(seed &* 32_452_843, count: count).count { line in
      let keys = line.map { letter in
        let index = dice.below(16)
        return String(letter) + (slips.indices.contains(index) ? slips[index] : "")
      }.joined()
      return !isKept(line, keys: keys, in: "¦")
    }
    #expect(differing * 30 <= count)
  }

  private func lines(_ seed: UInt64, count: Int) -> [String] {
    var natural = NaturalLines(dice: SeededGenerator(seed: seed))
    return (0..<count).map { _ in natural.line() }
  }

  /// Types `keys`, of which `line` is left, at the caret of a text. Returns whether the bytes are those of both;
  /// where they are not, a parse of those must show something else than the screen does.
  private func isKept(_ line: String, keys: String, in marked: String) -> Bool {
    let document = RichMarkedText.document(marked)
    for (index, key) in keys.enumerated() {
      let command = key == "⌫" ? RichCommand.deleteBackward : .insertText(String(key))
      if case .refused(let reason) = document.perform(command, tick: index * 10) {
        Issue.record("\(key) of \(keys) in \(marked): \(reason)")
      }
    }
    expectFreshView(document)
    let wanted = marked.replacing("¦", with: line)
    let saved = document.state.text.string
    if saved == wanted { return true }
    let fresh = RichDocument(SourceText(wanted))
    #expect(picture(document) != picture(fresh), "typed \(keys)\nin \(marked)\nsaved \(saved)")
    return false
  }

  /// What once went wrong.
  @Test(arguments: [
    "2*3 **big** x", "2*3 \\*lit\\* x", "2*3 and *it* x", "x 2*3 makes **bold** after it",
    "2*3 and ***both*** d", "*a* 2*3 makes **bold** after", "**2*3** x", "*2*3* x",
    "**a 2*3 b** c", "x **p, at is 5*(*a*)", "_privateand the https://x.y/a_bc d", "`1.` x",
    "`[x]` x",
  ])
  func products(line: String) {
    #expect(TypedText.typed(line).state.text.string == line)
  }

  /// Stars that multiply are text for good, and keep nothing else from meaning something.
  @Test func productsOfThree() {
    func saved(_ line: String) -> String { TypedText.typed(line).state.text.string }
    #expect(saved("2*3*4 with **bold** x") == "2*3\\*4 with **bold** x")
    #expect(saved("2*3*4*5 *x* y") == "2*3\\*4\\*5 *x* y")
    #expect(saved("**a 2*3*4 b** x") == "**a 2*3\\*4 b** x")
    #expect(saved("2*3*4 /* c */ f=*g* x") == "2*3\\*4 /\\* c */ f=*g* x")
    for line in ["2*3*4 `x*y`", "2*3*4 `x*y` ", "2*3*4 `x*y` z"] {
      #expect(saved(line) == "2*3\\*4" + line.dropFirst(5))
    }
    #expect(saved("2*3*4 `x*y*z` a") == "2*3\\*4 `x*y*z` a")
    #expect(
      saved("2*3*4 `a*b*c*d*e*f` **b** `2*3*4*5*6` c")
        == "2*3\\*4 `a*b*c*d*e*f` **b** `2*3*4*5*6` c")
  }

  /// What is typed behind closing markers stands behind them, also where that looks the same.
  @Test func behindMarkersInMarkers() {
    check("**a ¦ b**", keys: "\"**q**\" *x*,", after: "**a \"**q**\" *x*,¦ b**")
    check("2*x ¦ y*3", keys: "_it_, z", after: "2*x _it_, z¦ y*3")
  }

  /// Backspace behind a typed letter gives what there was before, backslashes and styles of the next letter too.
  @Test func aLetterIsTakenBack() {
    check("¦", keys: "**b**x⌫ y", after: "**b** y¦")
    check("¦", keys: "*x⌫*b** y", after: "**b** y¦")
    check("¦", keys: "1.x⌫ y", after: "1. y¦")
    check("¦", keys: "**b**xyz⌫⌫⌫ y", after: "**b** y¦")
    // What was there before the typing is text as ever.
    check("**bc**¦", keys: "⌫x", after: "**bx¦**")
    check("**b**x¦", keys: "⌫y", after: "**by¦**")
  }

  /// Tags with nothing but a space beside them are a block of HTML, and may become one.
  @Test func whatIsLeftMayBeHTML() {
    check("<br> x¦", keys: "⌫", after: "<br> ¦")
    check("a¦<div>x", keys: "⌫", after: "¦<div>x")
  }

  private func check(
    _ before: String, keys: String, after: String, location: SourceLocation = #_sourceLocation
  ) {
    let document = RichMarkedText.document(before)
    let first = document.state.text
    for (index, key) in keys.enumerated() {
      document.perform(key == "⌫" ? .deleteBackward : .insertText(String(key)), tick: index * 10)
    }
    #expect(RichMarkedText.draw(document) == after, sourceLocation: location)
    expectFreshView(document, location)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    #expect(document.state.text == first, sourceLocation: location)
  }
}
