import CursesUI

/// A name, a password, and whether to be remembered.
struct LoginGroup: View {
  @State private var name = ""
  @State private var password = ""
  @State private var isRemembered = true
  @State private var attempts = 0
  @State private var form = FormValidation()

  var body: some View {
    Exhibit(
      "User name", state: name.debugDescription, isChecked: true,
      source: """
        TextField("Name", text: $name, prompt: Text("ada"))
          .textContentType(.username)
          .validation(.required())
        """
    ) {
      TextField("Name", text: $name, prompt: Text("ada"))
        .textContentType(.username)
        .validation(.required())
        .formValidation(form)
    }
    Exhibit(
      "Password", state: "\(password.count) characters", isChecked: true,
      source: """
        SecureField("Password", text: $password)
          .validation { $0.count < 8 ? "Eight characters or more." : nil }
        """
    ) {
      SecureField("Password", text: $password)
        .validation { $0.count < 8 ? "Eight characters or more." : nil }
        .formValidation(form)
    }
    Exhibit(
      "Remember", state: "\(isRemembered)",
      source: """
        Toggle("Stay signed in", isOn: $isRemembered)
        """
    ) {
      Toggle("Stay signed in", isOn: $isRemembered)
    }
    Exhibit(
      "Sign in", state: attempts == 0 ? "not yet" : "signed in, \(attempts)×",
      source: """
        Button("Sign in") { if form.validate() { attempts += 1 } }
          .buttonStyle(.borderedProminent)
        """
    ) {
      Button("Sign in") { if form.validate() { attempts += 1 } }
        .buttonStyle(.borderedProminent)
    }
  }
}
