import CursesText
import Testing

private func check(
  _ before: String, _ command: TextCommand, _ after: String,
  _ location: SourceLocation = #_sourceLocation
) {
  var state = MarkedText(before).state
  if let transaction = state.transaction(for: command) { state.apply(transaction) }
  #expect(MarkedText.draw(state) == after, sourceLocation: location)
}

@Suite struct CommandTests {
  @Test func inserts() {
    check("ab¦c", .insert("x"), "abx¦c")
    check("a«b¦»c", .insert("x"), "ax¦c")
    check("a«¦bc»", .insert("é"), "aé¦")
    check("¦", .insert("two\nlines"), "two\nlines¦")
  }

  @Test func deletesCharacters() {
    check("ab¦c", .deleteBackward, "a¦c")
    check("ab¦c", .deleteForward, "ab¦")
    check("¦abc", .deleteBackward, "¦abc")
    check("abc¦", .deleteForward, "abc¦")
    check("Hello «¦world»", .deleteBackward, "Hello ¦")
    check("a«bc¦»d", .deleteForward, "a¦d")
    check("ae\u{301}¦", .deleteBackward, "a¦")
    check("a👨‍👩‍👧¦b", .deleteBackward, "a¦b")
    check("a¦👍🏽b", .deleteForward, "a¦b")
    check("🇩🇪🇫🇷¦", .deleteBackward, "🇩🇪¦")
    check("a\r\n¦b", .deleteBackward, "a¦b")
    check("a¦\r\nb", .deleteForward, "a¦b")
    check("한국¦", .deleteBackward, "한¦")
    check("a\r¦x\nb", .deleteForward, "a\r\n¦b")
    check("a¦\u{301}", .insert("e"), "ae\u{301}¦")
  }

  /// A caret that was left within a cluster is one before it.
  @Test(arguments: [
    TextCommand.deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward,
    .deleteToLineStart, .deleteToLineEnd,
  ])
  func deletesAtACaretWithinALineEnd(_ command: TextCommand) {
    var state = TextState(SourceText("a\r\nb"), selection: Selection(caret: 2))
    if let transaction = state.transaction(for: command) { state.apply(transaction) }
    let isBackward = [.deleteBackward, .deleteWordBackward, .deleteToLineStart].contains(command)
    #expect(state.text.string == (isBackward ? "\r\nb" : "ab"))
  }

  @Test func deletesWords() {
    check("one two¦", .deleteWordBackward, "one ¦")
    check("one two ¦", .deleteWordBackward, "one ¦")
    check("one.¦", .deleteWordBackward, "¦")
    check("one\n¦two", .deleteWordBackward, "one¦two")
    check("one\n  ¦two", .deleteWordBackward, "one\n¦two")
    check("¦one two", .deleteWordForward, "¦ two")
    check("one¦ two", .deleteWordForward, "one¦")
    check("one¦\ntwo", .deleteWordForward, "one¦two")
    check("don't¦", .deleteWordBackward, "¦")
  }

  @Test func deletesLines() {
    check("a\nbc¦d\ne", .deleteToLineEnd, "a\nbc¦\ne")
    check("a\nbc¦\ne", .deleteToLineEnd, "a\nbc¦e")
    check("a\nbc¦d\ne", .deleteToLineStart, "a\n¦d\ne")
    check("a\nbc¦d\ne", .deleteLine, "a\n¦e")
    check("a«b\nc¦»d\ne", .deleteLine, "¦e")
    check("abc¦", .deleteSelection, "abc¦")
    check("a«bc¦»", .deleteSelection, "a¦")
  }

  @Test func transposes() {
    check("a¦b", .transpose, "ba¦")
    check("ab¦", .transpose, "ba¦")
    check("ab¦\nc", .transpose, "ba¦\nc")
    check("¦ab", .transpose, "¦ab")
    check("aé¦日", .transpose, "a日é¦")
  }

  @Test func movesByCharacter() {
    check("a¦b", .moveForward, "ab¦")
    check("a¦b", .moveBackward, "¦ab")
    check("a«bc¦»d", .moveBackward, "a¦bcd")
    check("a«¦bc»d", .moveForward, "abc¦d")
    check("a¦\r\nb", .moveForward, "a\r\n¦b")
    check("a\r\n¦b", .moveBackward, "a¦\r\nb")
    check("e\u{301}\u{302}¦x", .moveBackward, "¦e\u{301}\u{302}x")
    check("a¦b", .extendForward, "a«b¦»")
    check("a«b¦»", .extendBackward, "a¦b")
    check("a¦b", .extendBackward, "«¦a»b")
  }

  @Test func movesByWord() {
    check("on¦e two", .moveWordForward, "one¦ two")
    check("one¦ two", .moveWordForward, "one two¦")
    check("one two¦", .moveWordBackward, "one ¦two")
    check("one ¦two", .moveWordBackward, "¦one two")
    check("a, ¦(b)", .moveWordForward, "a, (b¦)")
    check("¦日本語カタカナ", .moveWordForward, "日本語¦カタカナ")
    check("naïve¦ x", .moveWordBackward, "¦naïve x")
    check("a¦ b", .extendWordForward, "a« b¦»")
  }

  @Test func movesByLine() {
    check("a\nb¦c\nd", .moveToLineStart, "a\n¦bc\nd")
    check("a\nb¦c\r\nd", .moveToLineEnd, "a\nbc¦\r\nd")
    check("a\nb¦c\nd", .moveParagraphForward, "a\nbc¦\nd")
    check("a\nbc¦\nd", .moveParagraphForward, "a\nbc\nd¦")
    check("a\n¦bc", .moveParagraphBackward, "¦a\nbc")
    check("a\nb¦c", .moveToTextEnd, "a\nbc¦")
    check("a\nb¦c", .extendToTextStart, "«¦a\nb»c")
  }

  @Test func selects() {
    check("a¦b", .selectAll, "«ab¦»")
    check("one t¦wo", .selectWord, "one «two¦»")
    check("one¦ two", .selectWord, "«one¦» two")
    check("a\nb¦c\nd", .selectLine, "a\n«bc\n¦»d")
    check("a«b¦»", .collapse, "ab¦")
  }

  @Test func editsAtEveryCaret() {
    let selection = Selection(
      [SelectionRange(caret: 1), SelectionRange(anchor: 3, head: 4)], mainIndex: 1)
    var state = TextState(SourceText("abcdef"), selection: selection)
    state.apply(state.inserting("XY")!)
    #expect(state.text.string == "aXYbcXYef")
    #expect(state.selection.ranges.map(\.head) == [3, 7])
    #expect(state.selection.mainIndex == 1)
    state.apply(state.deleting(.backward)!)
    #expect(state.text.string == "aXbcXef")
  }

  @Test func joinsRangesThatOverlap() {
    let joined = Selection(
      [SelectionRange(anchor: 5, head: 2), SelectionRange(anchor: 4, head: 1)], mainIndex: 0)
    #expect(joined.ranges == [SelectionRange(anchor: 5, head: 1)])
    #expect(Selection([SelectionRange(caret: 3), SelectionRange(caret: 3)]).ranges.count == 1)
  }
}
