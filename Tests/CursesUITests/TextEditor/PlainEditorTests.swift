import CursesCore
import CursesUI
import CursesUITesting
import Testing

/// A text editor over a string, by its keys: one line a case.
@MainActor
@Suite struct PlainEditorTests {
  private func check(
    _ before: String, _ code: Key.Code, _ after: String, columns: Int = 24,
    at location: SourceLocation = #_sourceLocation
  ) {
    check(before, code, [], after, columns: columns, at: location)
  }

  private func check(
    _ before: String, _ code: Key.Code, _ modifiers: KeyModifiers, _ after: String,
    columns: Int = 24, at location: SourceLocation = #_sourceLocation
  ) {
    let program = EditorProgram("")
    let stage = TestHost(before, columns: columns, program: program)
    stage.press(code, modifiers)
    #expect(stage.marked == after, sourceLocation: location)
    #expect(
      program.text == after.filter { !"¦«»".contains($0) }, "the binding has it",
      sourceLocation: location)
  }

  @Test func typing() {
    check("one¦", .character("x"), "onex¦")
    check("o«ne¦»", .character("x"), "ox¦")
    check("one¦two", .enter, "one\n¦two")
    check("a¦", .character("日"), "a日¦")
    check("e¦x", .character("\u{301}"), "e\u{301}¦x")
    check("👩¦", .character("\u{1F3FD}"), "👩🏽¦")
  }

  @Test func deleting() {
    check("one¦", .backspace, "on¦")
    check("👨‍👩‍👧¦x", .backspace, "¦x")
    check("🇩🇪🇫🇷¦", .backspace, "🇩🇪¦")
    check("e\u{301}¦", .backspace, "¦")
    check("a\r\n¦b", .backspace, "a¦b")
    check("¦日本", .delete, "¦本")
    check("one two¦", .backspace, .control, "one ¦")
    check("¦one two", .delete, .alt, "¦ two")
    check("on«e t¦»wo", .delete, "on¦wo")
    check("one¦ two\nthree", .character("k"), .control, "one¦\nthree")
    check("ab¦c", .character("t"), .control, "acb¦")
  }

  @Test func moving() {
    check("one¦ two", .right, "one ¦two")
    check("🇩🇪¦🇫🇷", .right, "🇩🇪🇫🇷¦")
    check("one\n¦two", .left, "one¦\ntwo")
    check("¦one two", .right, .control, "one¦ two")
    check("one two¦", .left, .alt, "one ¦two")
    check("one\ntw¦o", .up, "on¦e\ntwo")
    check("o¦ne", .down, "one¦")
    check("on¦e", .up, "¦one")
    check("one\nt¦wo", .home, "one\n¦two")
    check("o¦ne\ntwo", .end, "one¦\ntwo")
    check("o¦ne\ntwo", .end, .control, "one\ntwo¦")
    check("one\ntwo¦", .home, .control, "¦one\ntwo")
  }

  @Test func movingByRowsOfTheScreen() {
    // Eleven columns are ten for text: `one two ` and `three four`.
    check("one t¦wo three four", .down, "one two three¦ four", columns: 11)
    check("one two three¦ four", .up, "one t¦wo three four", columns: 11)
    check("¦one two three four", .end, "one two ¦three four", columns: 11)
    // Wide characters take two cells of the five.
    check("日¦本語文字", .down, "日本語¦文字", columns: 6)
    check("a\nb\nc\nd\ne\nf\ng\nh¦", .pageUp, "a\nb\nc\nd¦\ne\nf\ng\nh")
  }

  @Test func selecting() {
    check("one¦ two", .right, .shift, "one« ¦»two")
    check("one¦ two", .left, [.shift, .control], "«¦one» two")
    check("o¦ne\ntwo", .down, .shift, "o«ne\nt¦»wo")
    check("o¦ne", .character("a"), .control, "«one¦»")
    check("o«ne¦»", .left, "o¦ne")
    check("o«ne\nt¦»wo", .end, [.shift, .control], "o«ne\ntwo¦»")
  }

  @Test func tabLeavesOrInserts() {
    let program = EditorProgram("a")
    let stage = TestHost(
      columns: 24, rows: 6,
      EditorProgramView(program: program) { text in
        VStack {
          TextEditor(text: text).tabKeyBehavior(.insertsTab)
          Button("Next") {}
        }
      })
    stage.press(.tab)
    #expect(program.text == "a\t")
    stage.press(.tab, .shift)
    stage.type("x")
    #expect(program.text == "a\t", "the focus is elsewhere")

    let leaving = TestHost("a¦")
    leaving.press(.tab)
    #expect(leaving.marked == "a¦")
  }

  @Test func undoAndRedo() {
    let stage = TestHost("¦")
    stage.type("one two")
    #expect(stage.marked == "one two¦")
    stage.control("z")
    #expect(stage.marked == "one ¦")
    stage.control("z")
    #expect(stage.marked == "¦")
    stage.control("y")
    stage.control("y")
    #expect(stage.marked == "one two¦")
    stage.control("a")
    stage.type("x")
    stage.control("z")
    #expect(stage.marked == "«one two¦»")
  }

  @Test func cutCopyAndPaste() {
    let stage = TestHost("one «two¦» three")
    stage.control("x")
    #expect(stage.marked == "one ¦ three")
    stage.control("v")
    stage.control("v")
    #expect(stage.marked == "one twotwo¦ three")
    stage.paste("\u{1B}[31mred\u{7}\r\nline")
    #expect(stage.marked == "one twotwored\nline¦ three", "controls are neither shown nor run")
  }
}
