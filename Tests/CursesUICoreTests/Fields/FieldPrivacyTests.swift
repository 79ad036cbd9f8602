import Secrets
import TerminalCore
import Testing

@testable import CursesUICore

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
      .redacted(reason: .privacy))
    #expect(stage.picture == "name\n███")
  }

  @Test(
    arguments: [
      ("", nil), ("password", .weak), ("aaaaaaaaaaaaaaaa", .weak), ("Tr0ub4dor", .good),
      ("correct horse battery staple", .strong), ("日本語の長い合言葉です", .good),
    ] as [(String, PasswordStrength.Level?)])
  func passwordsAreAsStrongAsTheyLook(password: String, level: PasswordStrength.Level?) {
    let secret = SecretBytes(copying: password.utf8)
    #expect(PasswordStrength(password) == PasswordStrength(secret))
    let found = PasswordStrength(password).level
    guard let level else { return #expect(found == nil) }
    #expect(found.map { abs($0.rawValue - level.rawValue) <= (level == .weak ? 0 : 1) } == true)
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
