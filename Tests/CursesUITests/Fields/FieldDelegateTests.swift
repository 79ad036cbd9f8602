import CursesUI
import CursesUITesting
import Testing

@testable import CursesTextFields

/// What a delegate is asked, by keys and pastes into a field on a screen.
@Suite("Fields: delegates") @MainActor
struct FieldDelegateTests {
  /// An edit as a delegate sees it.
  struct Edit: Equatable {
    var before: String?
    var range: NSRange
    var replacement: String
    var caret: Int

    init(_ before: String, _ location: Int, _ length: Int, _ replacement: String, caret: Int) {
      self.before = before
      range = NSRange(location: location, length: length)
      self.replacement = replacement
      self.caret = caret
    }
  }

  /// Takes down what it is asked, and refuses some of it.
  final class Witness: TextFieldDelegate {
    var edits: [Edit] = []
    var allows: (String) -> Bool = { _ in true }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let text = textField.text ?? ""
      let caret = textField.caret.map { text.distance(from: text.startIndex, to: $0) } ?? -1
      edits.append(Edit(text, range.location, range.length, string, caret: caret))
      return allows(string)
    }
  }

  private func stage(_ program: EditorProgram, _ witness: Witness) -> TestHost {
    TestHost(
      columns: 40, rows: 2,
      EditorProgramView(program: program) {
        TextField("Name", text: $0).textFieldDelegate(witness)
      })
  }

  @Test func theRangeIsWhereTheEditHappens() {
    let (program, witness) = (EditorProgram("abc"), Witness())
    let stage = stage(program, witness)
    stage.press(.end)
    stage.press(.left)
    stage.type("x")
    stage.press(.backspace)
    stage.press(.home)
    stage.press(.delete)
    #expect(
      witness.edits == [
        Edit("abc", 2, 0, "x", caret: 2), Edit("abxc", 2, 1, "", caret: 3),
        Edit("abc", 0, 1, "", caret: 0),
      ])
    #expect(program.text == "bc")
  }

  @Test func wideAndMergingCharactersCountInUnitsOfUTF16() {
    let (program, witness) = (EditorProgram("日e\u{301}👩‍👧"), Witness())
    let stage = stage(program, witness)
    stage.press(.end)
    stage.press(.backspace)
    stage.press(.backspace)
    stage.type("本")
    #expect(
      witness.edits == [
        Edit("日e\u{301}👩‍👧", 3, 5, "", caret: 3), Edit("日e\u{301}", 1, 2, "", caret: 2),
        Edit("日", 1, 0, "本", caret: 1),
      ])
    #expect(program.text == "日本")
  }

  @Test func aPasteOverASelectionIsOneReplacement() {
    let (program, witness) = (EditorProgram("one two"), Witness())
    let stage = stage(program, witness)
    stage.press(.home)
    for _ in 0..<3 { stage.press(.right, .shift) }
    stage.paste("日本\nthree")
    #expect(witness.edits == [Edit("one two", 0, 3, "日本 three", caret: 3)])
    #expect(program.text == "日本 three two" && program.sets == 1)
  }

  @Test func whatItRefusesNeverReachesTheBinding() {
    let (program, witness) = (EditorProgram("1"), Witness())
    witness.allows = { $0.allSatisfy(\.isNumber) }
    let stage = stage(program, witness)
    stage.press(.end)
    stage.type("a2日3")
    stage.paste("4x")
    stage.paste("56")
    #expect(program.text == "12356" && program.sets == 3)
    #expect(witness.edits.count == 6)
    #expect(stage.rows[0].contains("12356"))
  }
}
