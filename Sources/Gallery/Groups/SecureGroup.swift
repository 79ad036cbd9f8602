import CursesUI

/// What others shall not read.
struct SecureGroup: View {
  @State private var phrase = ""
  @State private var again = ""
  @State private var code = ""
  @State private var isShown = false
  @State private var pin = ""
  @State private var isPrivate = true

  var body: some View {
    Exhibit(
      "A new password", state: isShown ? "revealed" : "hidden", isChecked: true,
      source: """
        SecureField("Password", text: $phrase)
          .secureFieldRevealable($isShown)
          .validation(.password(atLeast: .good))
        PasswordStrengthMeter(phrase)
        """
    ) {
      VStack(alignment: .leading, spacing: 0) {
        SecureField("Password", text: $phrase)
          .secureFieldRevealable($isShown)
          .validation(.password(atLeast: .good))
        PasswordStrengthMeter(phrase)
      }
    }
    Exhibit(
      "The same once more", state: again == phrase ? "the same" : "different", isChecked: true,
      source: """
        SecureField("Again", text: $again).confirms(phrase)
        """
    ) {
      SecureField("Again", text: $again).confirms(phrase)
    }
    Exhibit(
      "A mask of one's own", state: "\(code.count) of 6", isChecked: true,
      source: """
        SecureField("Code", text: $code)
          .secureFieldMask("◆")
          .keyboardType(.numberPad)
          .characterLimit(6)
        """
    ) {
      SecureField("Code", text: $code)
        .secureFieldMask("◆")
        .keyboardType(.numberPad)
        .characterLimit(6)
    }
    Exhibit(
      "A length that is hidden", state: "\(pin.count) characters",
      source: """
        SecureField("Word", text: $pin)
          .secureFieldLengthHidden()
          .secureFieldRevealTimeout(5)
        """
    ) {
      SecureField("Word", text: $pin)
        .secureFieldLengthHidden()
        .secureFieldRevealTimeout(5)
    }
    Exhibit(
      "Nobody else's business", state: isPrivate ? "redacted" : "shown",
      source: """
        Text("Account 12 345 678").privacySensitive()
          .redacted(reason: isPrivate ? .privacy : [])
        Toggle("Hide", isOn: $isPrivate)
        """
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Account 12 345 678").privacySensitive()
          .redacted(reason: isPrivate ? .privacy : [])
        Toggle("Hide", isOn: $isPrivate)
      }
    }
  }
}
