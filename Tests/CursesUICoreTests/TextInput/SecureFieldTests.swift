import CursesCore
import CursesInputFormats
import CursesSecrets
import Testing

@testable import CursesTextFields

struct SecureFieldTests {
  private func secure(_ text: String, limit: TextLimit = .none) -> SecureFieldEditor {
    FieldEditor(SecretStorage(SecretBytes(copying: text.utf8)), limit: limit)
  }

  @Test func aSecretIsNeverInTheFrame() {
    var field = secure("sesame 日 e\u{301}👍🏽")
    var frame = Frame(size: Size(columns: 20, rows: 1))
    for command: FieldCommand in [
      .move(.start), .selectAll, .move(.end), .extend(.wordBackward), .kill(.characterBackward),
      .undo, .yank,
    ] {
      field.perform(command)
      field.draw(into: &frame, rect: frame.bounds, look: plainLook, isFocused: true)
      #expect(Set(frame.text(row: 0)).isSubset(of: ["•", " ", "‹", "›"]))
    }
  }

  @Test func oneMarkForEachCharacter() {
    var field = secure("a日e\u{301}👍🏽")
    #expect(field.drawn(columns: 8) == ("••••    ", 4))
    field.perform(.move(.characterBackward))
    #expect(field.drawn(columns: 8).caret == 3)
    field.perform(.delete(.characterBackward))
    #expect(field.drawn(columns: 8) == ("•••     ", 2))
    #expect(field.storage.secret == SecretBytes(copying: "a日👍🏽".utf8))
  }

  @Test func theLengthCanBeHidden() {
    var field = secure("abc")
    field.mask = .fixed
    #expect(field.drawn(columns: 12) == ("••••••••    ", 8))
    field.type("defghijklm")
    #expect(field.drawn(columns: 12) == ("••••••••    ", 8))
    field.perform(.move(.characterBackward))
    #expect(field.drawn(columns: 12).caret == 0)
    field.perform(.selectAll)
    field.perform(.delete(.characterBackward))
    #expect(field.drawn(columns: 12, placeholder: "none") == ("none        ", 0))
  }

  @Test func revealingShowsIt() {
    var field = secure("pass日")
    field.mask = .revealed
    #expect(field.drawn(columns: 8) == ("pass日  ", 6))
    #expect(field.perform(.copy).copied == nil)
    field.mask = .each
    #expect(field.drawn(columns: 8).text == "•••••   ")
  }

  @Test func nothingLeavesIt() {
    var field = secure("secret words")
    field.perform(.selectAll)
    #expect(field.perform(.copy).refusal == .secret)
    #expect(field.perform(.cut).refusal == .secret)
    #expect(field.selectedText == nil)
    #expect(field.storage.count == 12)
    field.perform(.kill(.end))
    #expect(field.isEmpty)
    #expect(field.kills.text(age: 0) == nil)
    field.perform(.yank)
    field.perform(.undo)
    #expect(field.isEmpty)
  }

  @Test func wordsDoNotExist() {
    var field = secure("two words")
    field.perform(.move(.wordBackward))
    #expect(field.head == 0)
    field.perform(.move(.wordForward))
    #expect(field.head == 9)
    field.press(atColumn: 1, clicks: 2)
    #expect(field.selection == 0..<9)
    field.perform(.move(.end))
    field.perform(.kill(.wordBackward))
    #expect(field.isEmpty)
  }

  @Test func aBurstStaysInItsLimit() {
    var field = secure("", limit: TextLimit(characters: 10, bytes: 24))
    for count in 0..<500 {
      field.type(["a", "é", "日"][count % 3])
      #expect(field.storage.count <= 24 && field.characterCount <= 10)
    }
    field.paste([UInt8](repeating: 0x61, count: 1 << 16))
    #expect(field.storage.count <= 24 && field.characterCount <= 10)
    #expect(field.type("日").refusal == .tooLong)
  }

  @Test func aPasteLosesItsLineEndOnly() {
    var field = secure("")
    field.paste(Array("- correct horse\r\n".utf8))
    #expect(field.storage.secret == SecretBytes(copying: "- correct horse".utf8))
  }

  @Test func wipingEmptiesTheField() {
    var field = secure("abc")
    field.wipe()
    #expect(field.isEmpty && field.head == 0)
    #expect(field.drawn(columns: 4) == ("    ", 0))
  }

  @Test func descriptionsTellNothing() {
    let field = secure("hush-hush")
    #expect(!"\(field)".contains("hush"))
    #expect(!String(reflecting: field).contains("hush"))
    var dumped = ""
    dump(field, to: &dumped)
    #expect(!dumped.contains("hush"))
  }
}
