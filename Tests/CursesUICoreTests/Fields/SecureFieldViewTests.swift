import CursesCore
import CursesSecrets
import Testing

@testable import CursesControls
@testable import CursesTextFields
@testable import CursesViewGraph

/// Secure fields on a screen: masks, revealing, and what never leaves them.
@Suite("Fields: secure") @MainActor
struct SecureFieldViewTests {
  private struct Login: View {
    @State var secret = "xq日e\u{301}"
    @State var isShown = false
    var mask: Character?
    var hidesLength = false
    var body: some View {
      VStack(alignment: .leading) {
        SecureField("Passphrase", text: $secret)
          .secureFieldMask(mask ?? "•")
          .secureFieldLengthHidden(hidesLength)
          .secureFieldRevealable($isShown)
        TextField("other", text: .constant(""))
        Text(verbatim: "\(secret.count) \(isShown ? "open" : "shut")")
        Button("Reveal") { isShown.toggle() }
      }
    }
  }

  @Test func oneMarkOfChoiceForEachCharacter() {
    let stage = Stage(40, 5, Login(mask: "∗"))
    #expect(stage.picture.hasPrefix(" ∗∗∗∗ "))
    stage.type("👩‍👩‍👧")
    #expect(stage.picture.hasPrefix(" ∗∗∗∗∗ "))
    #expect(stage.picture.contains("5 shut"))
  }

  @Test func aWideMarkIsDrawnWhole() {
    let stage = Stage(40, 5, Login(mask: "鍵"))
    #expect(stage.picture.hasPrefix(" 鍵鍵鍵鍵 "))
    #expect(stage.graph.cursor?.point.column == 9)
    stage.press(.left)
    stage.press(.backspace)
    #expect(stage.picture.hasPrefix(" 鍵鍵鍵 "))
    #expect(stage.graph.cursor?.point.column == 5)
  }

  @Test func theLengthCanBeHidden() {
    let stage = Stage(40, 5, Login(hidesLength: true))
    #expect(stage.picture.hasPrefix(" •••••••• "))
    stage.type("日")
    #expect(stage.picture.hasPrefix(" •••••••• ") && stage.picture.contains("5 shut"))
  }

  @Test func revealingKeepsCaretAndSelection() {
    let stage = Stage(40, 5, Login())
    stage.press(.home)
    stage.press(.right)
    stage.press(.right, .shift)
    stage.press(.character("r"), .alt)
    #expect(stage.picture.hasPrefix(" xq日e\u{301}"))
    #expect(stage.picture.contains("4 open"))
    stage.type("Z")
    #expect(stage.picture.hasPrefix(" xZ日e\u{301}"))
    stage.press(.character("r"), .alt)
    #expect(stage.picture.hasPrefix(" ••••"))
    stage.type("w")
    stage.press(.character("r"), .alt)
    #expect(stage.picture.hasPrefix(" xZw日e\u{301}"))
  }

  @Test func itIsMaskedOnBlurAndOnSubmit() {
    let stage = Stage(40, 5, Login())
    stage.press(.character("r"), .alt)
    stage.press(.enter)
    #expect(stage.picture.hasPrefix(" ••••") && stage.picture.contains("4 shut"))
    stage.press(.character("r"), .alt)
    stage.press(.tab)
    #expect(stage.picture.hasPrefix(" ••••") && stage.picture.contains("4 shut"))
    stage.press(.tab, .shift)
    stage.press(.end)
    stage.press(.backspace)
    #expect(stage.picture.contains("3 shut"))
  }

  @Test func theProgramRevealsByItsValue() {
    let stage = Stage(40, 5, Login())
    stage.press(.tab)
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.picture.hasPrefix(" xq日e\u{301}") && stage.picture.contains("4 open"))
    stage.press(.enter)
    #expect(stage.picture.hasPrefix(" ••••") && stage.picture.contains("4 shut"))
  }

  @Test func itIsMaskedAfterATime() async {
    struct Timed: View {
      @State var secret = "xq"
      var body: some View {
        SecureField("p", text: $secret).secureFieldRevealTimeout(0.01)
      }
    }
    let stage = Stage(40, 1, Timed())
    stage.press(.character("r"), .alt)
    while stage.picture.contains("xq") {
      await Task.yield()
      stage.settle()
    }
    #expect(stage.picture.hasPrefix(" ••"))
  }

  @Test func revealingCanBeForbidden() {
    let stage = Stage(
      40, 1, SecureField("p", text: .constant("xq")).secureFieldRevealable(false))
    stage.press(.character("r"), .alt)
    #expect(stage.picture == " ••")
  }

  @Test func nothingOfItIsCopiedCutOrYanked() {
    let stage = Stage(40, 5, Login())
    stage.press(.character("a"), .control)
    stage.press(.character("c"), .control)
    stage.press(.character("x"), .control)
    #expect(stage.picture.contains("4 shut"))
    stage.press(.character("k"), .control)
    #expect(stage.picture.contains("0 shut"))
    stage.press(.character("z"), .control)
    #expect(stage.picture.contains("0 shut"))
    stage.press(.tab)
    stage.press(.character("y"), .control)
    stage.press(.character("v"), .control)
    #expect(!stage.picture.contains("xq"))
    #expect(stage.graph.clipboard.text.isEmpty)
  }

  @Test func noCoreIsDumpedWhileOneIsHeld() {
    let stage = Stage(40, 5, Login())
    #expect(CoreDumpGuard.isActive)
    #expect(stage.picture.contains("shut"))
  }

  @Test func limitsFiltersAndKeyboardsHoldForASecretToo() {
    struct Pin: View {
      @State var pin = ""
      var body: some View {
        VStack(alignment: .leading) {
          SecureField("pin", text: $pin).keyboardType(.numberPad).characterLimit(4)
            .textInputFilter { $0.contains("9") ? nil : $0 }
          Text(verbatim: "<\(pin)>")
        }
      }
    }
    let stage = Stage(30, 2, Pin())
    stage.type("1a2日٣9456")
    #expect(stage.picture.contains("<1234>"))
  }
}
