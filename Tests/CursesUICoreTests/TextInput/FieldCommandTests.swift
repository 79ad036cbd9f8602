import CursesCore
import CursesInputFormats
import CursesSeededRandom
import Testing

@testable import CursesControls

struct FieldCommandTests {
  @Test func carets() {
    check("ab¦c", .move(.characterBackward), to: "a¦bc")
    check("¦abc", .move(.characterBackward), to: "¦abc")
    check("abc¦", .move(.characterForward), to: "abc¦")
    check("a¦👨‍👩‍👧b", .move(.characterForward), to: "a👨‍👩‍👧¦b")
    check("ae\u{301}¦", .move(.characterBackward), to: "a¦e\u{301}")
    check("a«bc¦»d", .move(.characterBackward), to: "a¦bcd")
    check("a«¦bc»d", .move(.characterForward), to: "abc¦d")
    check("one two¦", .move(.start), to: "¦one two")
    check("¦one two", .move(.end), to: "one two¦")
  }

  @Test func words() {
    check("one two-three¦", .move(.wordBackward), to: "one two-¦three")
    check("one two¦-three", .move(.wordBackward), to: "one ¦two-three")
    check("one  ¦two", .move(.wordBackward), to: "¦one  two")
    check("¦one two", .move(.wordForward), to: "one¦ two")
    check("one¦ two", .move(.wordForward), to: "one two¦")
    check("one¦ …", .move(.wordForward), to: "one …¦")
    check("日本語かな¦", .move(.wordBackward), to: "日本語¦かな")
    check("größe ¦x", .move(.wordBackward), to: "¦größe x")
    check("I don't¦", .move(.wordBackward), to: "I ¦don't")
    check("¦don't go", .move(.wordForward), to: "don't¦ go")
    check("'tis¦", .move(.wordBackward), to: "'¦tis")
  }

  @Test func selecting() {
    check("ab¦c", .extend(.characterBackward), to: "a«¦b»c")
    check("one ¦two", .extend(.wordForward), to: "one «two¦»")
    check("a«b¦»c", .extend(.characterBackward), to: "a¦bc")
    check("a¦b", .selectAll, to: "«ab¦»")
    check("a¦b", .extend(.start), .extend(.end), to: "a«b¦»")
  }

  @Test func deleting() {
    check("ab¦c", .delete(.characterBackward), to: "a¦c")
    check("ab¦c", .delete(.characterForward), to: "ab¦")
    check("a«bc¦»d", .delete(.characterForward), to: "a¦d")
    check("a👍🏽¦", .delete(.characterBackward), to: "a¦")
    check("one two¦", .kill(.wordBackward), to: "one ¦")
    check("I don't¦", .kill(.wordBackward), to: "I ¦")
    check("one ¦two", .kill(.start), to: "¦two")
    check("one¦ two", .kill(.end), to: "one¦")
    check("¦", .delete(.characterBackward), to: "¦")
    check("🇩🇪¦🇫🇷", .delete(.characterForward), to: "🇩🇪¦")
  }

  @Test func yanking() {
    check("one two¦", .kill(.wordBackward), .move(.start), .yank, to: "two¦one ")
    check("one two¦", .kill(.wordBackward), .kill(.wordBackward), .yank, to: "one two¦")
    check(
      "ab cd¦", .kill(.wordBackward), .move(.start), .kill(.end), .yank, .yank, to: "cd¦")
    check("a¦", .yank, to: "a¦")
  }

  @Test func transposing() {
    check("ab¦", .transpose, to: "ba¦")
    check("a¦bc", .transpose, to: "ba¦c")
    check("¦ab", .transpose, to: "¦ab")
    check("a¦", .transpose, to: "a¦")
    check("日👍🏽¦", .transpose, to: "👍🏽日¦")
  }

  @Test func cuttingAndCopying() {
    var field = field("a«bc¦»d")
    #expect(field.perform(.copy).copied == "bc")
    #expect(marked(field) == "a«bc¦»d")
    let effect = field.perform(.cut)
    #expect(effect.copied == "bc" && effect.hasChanged)
    #expect(marked(field) == "a¦d")
    #expect(field.perform(.cut).copied == nil)
    #expect(field.perform(.paste).asksForPaste)
  }

  @Test func undoGoesByWords() {
    var field = field("¦")
    field.type("one two")
    field.perform(.undo)
    #expect(marked(field) == "one ¦")
    field.perform(.undo)
    #expect(marked(field) == "¦")
    field.perform(.undo)
    field.perform(.redo)
    field.perform(.redo)
    #expect(marked(field) == "one two¦")
    field.perform(.delete(.characterBackward))
    field.perform(.delete(.characterBackward))
    field.perform(.undo)
    #expect(marked(field) == "one two¦")
    field.perform(.selectAll)
    field.type("x")
    field.perform(.undo)
    #expect(marked(field) == "«one two¦»")
    field.type("y")
    #expect(field.perform(.redo).hasChanged == false)
  }

  @Test func movingEndsAStepOfUndo() {
    var field = field("¦")
    field.type("ab")
    field.perform(.move(.characterBackward))
    field.type("c")
    field.perform(.undo)
    #expect(marked(field) == "a¦b")
  }

  @Test func keysNameCommands() {
    var field = field("one two¦")
    #expect(field.handle(Key(.character("x"))).hasChanged)
    #expect(field.handle(Key(.character("w"), .control)).hasChanged)
    #expect(marked(field) == "one ¦")
    #expect(field.handle(Key(.left, [.control, .shift])).isHandled)
    #expect(marked(field) == "«¦one »")
    for key in [
      Key(.enter), Key(.tab), Key(.escape), Key(.up), Key(.down), Key(.function(1)),
      Key(.character("s"), .control), Key(.character("x"), phase: .up),
    ] {
      #expect(!field.handle(key).isHandled)
    }
    #expect(marked(field) == "«¦one »")
  }

  @Test func typingReplacesTheSelection() {
    var field = field("a«bc¦»d")
    field.type("x")
    #expect(marked(field) == "ax¦d")
  }

  @Test func aMarkJoinsWhatStandsBeforeIt() {
    var field = field("e¦")
    field.type("\u{301}")
    #expect(field.characterCount == 1)
    #expect(marked(field) == "e\u{301}¦")
    field.perform(.delete(.characterBackward))
    #expect(field.isEmpty)
  }

  @Test func readOnlyMovesAndCopiesOnly() {
    var field = field("«ab¦»")
    field.isReadOnly = true
    #expect(field.type("x").refusal == .readOnly)
    #expect(field.perform(.cut).refusal == .readOnly)
    #expect(field.paste(Array("x".utf8)).refusal == .readOnly)
    #expect(field.perform(.copy).copied == "ab")
    #expect(marked(field) == "«ab¦»")
  }

  @Test func randomKeysAgreeWithAString() {
    var random = SeededGenerator(seed: 7)
    let typed: [Character] = ["a", " ", "é", "日", "👍🏽", "e\u{301}", "🇩🇪"]
    var field = field("¦")
    var oracle: [Character] = []
    var caret = 0
    for _ in 0..<3000 {
      switch random.below(6) {
      case 0...2:
        let character = typed[random.below(typed.count)]
        field.type(character)
        oracle.insert(character, at: caret)
        caret += 1
      case 3:
        field.perform(.delete(.characterBackward))
        if caret > 0 {
          caret -= 1
          oracle.remove(at: caret)
        }
      case 4:
        field.perform(.move(.characterBackward))
        caret = max(0, caret - 1)
      default:
        field.perform(.move(.characterForward))
        caret = min(oracle.count, caret + 1)
      }
      #expect(field.text == String(oracle))
      #expect(field.head == String(oracle[..<caret]).utf8.count)
    }
  }
}
