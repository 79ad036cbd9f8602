import CursesCore
import CursesInputFormats
import CursesSecrets
import Testing

@testable import CursesTextFields
@testable import CursesViewGraph

/// What is hidden on purpose, the strength of passwords, and secrets that must be entered twice.
@Suite("Fields: privacy") @MainActor
struct FieldPrivacyTests {
  @Test func redactedViewsShowBlocks() {
    let text = VStack(alignment: .leading) {
      Text(verbatim: "a日b")
      Text(verbatim: "open").unredacted()
      TextField("t", text: .constant("typed"))
    }
    let stage = Stage(12, 3, text.redacted(reason: .placeholder))
    #expect(stage.picture == "████\nopen\n █████")
    #expect(Stage(12, 3, text.redacted(reason: .privacy)).picture.contains("a日b"))
  }

  @Test func onlyTheSensitiveIsHiddenForPrivacy() {
    let stage = Stage(
      12, 2,
      VStack(alignment: .leading) {
        Text(verbatim: "name")
        Text(verbatim: "e\u{301}日").privacySensitive()
      }
      .redacted(reason: .privacy)
      .frame(maxColumns: .max, alignment: .leading))
    #expect(stage.picture == "name\n███")
  }

  @Test(arguments: ["", "aaaaaaaa", "Tr0ub4dor&3", "correct horse battery staple", "日本語e\u{301}!"])
  func aSecretIsAsStrongAsItsText(password: String) {
    let secret = SecretBytes(copying: password.utf8)
    #expect(PasswordStrength(secret).grade == PasswordStrength(password).grade)
  }

  @Test func theMeterSaysItInAWord() {
    #expect(Stage(30, 1, PasswordStrengthMeter("password")).picture.hasSuffix("weak"))
    #expect(
      Stage(30, 1, PasswordStrengthMeter("correct horse battery staple")).picture
        == " ━━━━ ━━━━ ━━━━ ━━━━ strong")
  }

  @Test func aSecretIsEnteredTwice() {
    let (first, second) = (SecretBytes(), SecretBytes())
    let form = FormValidation()
    let stage = Stage(
      50, 6,
      VStack {
        SecureField("one", secret: first)
        SecureField("two", secret: second).confirms(first)
      }
      .formValidation(form))
    stage.type("é日")
    stage.press(.tab)
    stage.type("é")
    stage.press(.tab)
    #expect(stage.picture.contains("not the same"))
    #expect(!form.isValid)
    stage.press(.tab, .shift)
    stage.type("日")
    #expect(form.isValid)
    #expect(!stage.picture.contains("not the same"))
  }
}
