import CursesCore
import CursesInputFormats
import Testing

@testable import CursesTextFields

struct FieldLimitTests {
  @Test func aBurstOfKeysNeverStoresAnOverlongValue() {
    var field = field("¦", limit: TextLimit(characters: 20, bytes: 64))
    let typed: [Character] = ["a", "日", "👍🏽", "e\u{301}", "🇩🇪"]
    for count in 0..<500 {
      let effect = field.handle(Key(.character(typed[count % typed.count])))
      #expect(effect.isHandled)
      #expect(field.text.count <= 20 && field.text.utf8.count <= 64)
    }
    #expect(field.type("x").refusal == .tooLong || field.text.count < 20)
    #expect(field.type("日").refusal == .tooLong)
  }

  /// A part of what was copied is another value: a paste is taken whole or not at all.
  @Test func aPasteThatIsTooLongIsRefusedWhole() {
    var field = field("ab¦cd", limit: TextLimit(characters: 10))
    let effect = field.paste(Array("- milk\r\n- eggs\u{1B}[31m\n".utf8))
    #expect(marked(field) == "ab¦cd")
    #expect(!effect.hasChanged && effect.refusal == .overlong(room: 6))
    #expect(effect.refusal?.message == "It is too long: there is room for 6 characters.")
    field.paste(Array("- milk\r\n- 日".utf8))
    #expect(marked(field) == "abmilk 日¦cd")
    #expect(field.paste(Array("x".utf8)).refusal == .overlong(room: 0))
    field.perform(.undo)
    #expect(marked(field) == "ab¦cd")
  }

  @Test func aMegabyteThatDoesNotFitLeavesTheField() {
    var field = field("ab¦", limit: TextLimit(characters: 80))
    field.paste([UInt8](repeating: 0x78, count: 1 << 20))
    #expect(marked(field) == "ab¦")
  }

  @Test func aSelectionMakesRoom() {
    var field = field("«ab¦»cd", limit: TextLimit(characters: 4))
    #expect(field.paste(Array("xyz".utf8)).refusal == .overlong(room: 2))
    field.paste(Array("xy".utf8))
    #expect(marked(field) == "xy¦cd")
  }

  @Test func theFilterRefusesBeforeAnythingIsStored() {
    var field = FieldEditor(PlainStorage("1"), filter: .digits)
    #expect(field.type("x").refusal == .unwanted)
    #expect(!field.type("x").hasChanged)
    let reason = FieldRefusal.unfit("“a” cannot be used here.")
    #expect(field.paste(Array("a2b3".utf8)).refusal == reason)
    #expect(field.text == "1")
    field.paste(Array(" 2 3\n".utf8))
    #expect(field.text == "123")
    #expect(field.paste(Array("abc".utf8)).refusal == reason)
    #expect(field.type("\u{202E}").refusal == .unwanted)
  }

  @Test func aYankIsFilteredAndCutToo() {
    var field = field("abcdef¦", limit: TextLimit(characters: 6))
    field.perform(.kill(.start))
    field.type("xyz")
    field.perform(.yank)
    #expect(marked(field) == "xyzabc¦")
  }

  @Test func aValueOfTheProgramMayShrinkButNotGrow() {
    var field = field("abcdef¦", limit: TextLimit(characters: 3))
    #expect(field.type("x").refusal == .tooLong)
    field.perform(.delete(.characterBackward))
    #expect(field.text == "abcde")
  }

  @Test func settingTheValueKeepsTheCaretInIt() {
    var field = field("abc¦def")
    field.text = "e\u{301}"
    #expect(marked(field) == "e\u{301}¦")
    field.text = "longer"
    #expect(marked(field) == "longer¦")
    #expect(!field.perform(.undo).hasChanged)
  }
}
