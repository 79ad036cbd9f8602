import CursesCore
import CursesSeededRandom
import CursesUI
import CursesUITesting
import Testing

@testable import CursesControls

/// A text as a plain string would be edited: the measure for the editor.
private struct Oracle {
  var text: String
  /// Bytes before the caret.
  var caret: Int

  private var places: [Int] {
    var places = [0]
    for character in text { places.append((places.last ?? 0) + character.utf8.count) }
    return places
  }

  private func at(_ offset: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  private mutating func replace(_ range: Range<Int>, with new: String) {
    text.replaceSubrange(at(range.lowerBound)..<at(range.upperBound), with: new)
    let end = range.lowerBound + new.utf8.count
    caret = places.first { $0 >= end } ?? text.utf8.count
  }

  mutating func insert(_ new: String) { replace(caret..<caret, with: new) }
  mutating func backspace() {
    if let before = places.last(where: { $0 < caret }) { replace(before..<caret, with: "") }
  }
  mutating func delete() {
    if let after = places.first(where: { $0 > caret }) { replace(caret..<after, with: "") }
  }
  mutating func left() { caret = places.last { $0 < caret } ?? 0 }
  mutating func right() { caret = places.first { $0 > caret } ?? text.utf8.count }
}

/// Random editing: the editor, its binding and its attributes agree with a plain string.
@MainActor
@Suite struct EditorOracleTests {
  private static let pieces = [
    "a", "b", " ", "\n", "é", "e\u{301}", "\u{301}", "日", "本", "🇩🇪", "\u{1F1EB}", "👨‍👩‍👧", "\u{200D}",
    "👩",
    "\u{1F3FD}", "\t", "ß", "한", "\u{1100}", "क्ष",
  ]

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func plainText(seed: UInt64) {
    let program = EditorProgram("")
    let stage = TestHost("¦", columns: 12, rows: 5, program: program)
    run(seed, stage) { program.text }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func attributedText(seed: UInt64) {
    let program = MemoProgram("")
    let stage = TestHost(columns: 12, rows: 5, MemoView(program: program))
    run(seed, stage) {
      #expect(stage.control?.editor.text.string == program.plain, "seed \(seed)")
      return program.plain
    }
  }

  private func run(_ seed: UInt64, _ stage: TestHost, value: () -> String) {
    var random = SeededGenerator(seed: seed)
    var oracle = Oracle(text: "", caret: 0)
    for step in 0..<400 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...4:
        let piece = Self.pieces.randomElement(using: &random) ?? "a"
        stage.paste("x" + piece)
        oracle.insert("x" + piece)
      case 5, 6:
        stage.press(.backspace)
        oracle.backspace()
      case 7:
        stage.press(.delete)
        oracle.delete()
      case 8:
        stage.press(.left)
        oracle.left()
      case 9:
        stage.press(.right)
        oracle.right()
      case 10:
        stage.control("b")
      default:
        stage.press(.up, .shift)
        stage.press(.right)
        oracle.caret = stage.control?.editor.selection.main.head ?? 0
      }
      let isSame = Array(value().utf8) == Array(oracle.text.utf8)
      #expect(isSame, "seed \(seed), step \(step): \(value()) for \(oracle.text)")
      #expect(
        stage.control?.editor.selection.main.head == oracle.caret, "seed \(seed), step \(step)")
      guard isSame else { return }
    }
    let end = value()
    while stage.control?.editor.canUndo == true { stage.control("z") }
    #expect(value() == "", "seed \(seed): everything is undone")
    while stage.control?.editor.canRedo == true { stage.control("y") }
    #expect(value() == end, "seed \(seed): and done again")
  }
}
