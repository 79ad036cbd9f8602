import CursesTerminal
import CursesUI
import Glibc

/// Opens an account: an address, a passphrase that can be looked at and must be strong, and the same
/// again. Prints the address when it ends.
@main
enum SignUp {
  @MainActor
  static func main() {
    do throws(TerminalError) {
      let host = try TerminalHost(options: HostOptions(background: BubbleField(seed: 11)))
      var address: String?
      host.run(
        SignUpForm { entered in
          address = entered
          host.stop()
        })
      host.close()
      if let address { print("Signed up as \(address).") }
    } catch {
      let sentence = "SignUp: \(error)\n"
      write(STDERR_FILENO, sentence, sentence.utf8.count)
      exit(EX_UNAVAILABLE)
    }
  }
}

/// The form. `leave` gets the address, or nil when the person turned away.
struct SignUpForm: View {
  let leave: (String?) -> Void

  @State private var address = ""
  @State private var passphrase = ""
  @State private var again = ""
  @State private var isShown = false
  @State private var form = FormValidation()

  var body: some View {
    Panel("Sign up", surface: .dialog) {
      VStack(alignment: .leading, gap: 0) {
        TextField("E-mail", text: $address, prompt: Text("you@example.org"))
          .textFieldStyle(.clearButton)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .validation { text in
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            return parts.count == 2 && !parts.contains("") ? nil : "An address has one @ within."
          }
        SecureField("Passphrase", text: $passphrase, prompt: Text("four words or more"))
          .secureFieldRevealable($isShown)
          .validation(.password(atLeast: .good))
        PasswordStrengthMeter(passphrase)
        SecureField("Again", text: $again, prompt: Text("the same once more"))
          .secureFieldRevealable(false)
          .confirms(passphrase)
        HStack {
          Button("Sign up", action: submit)
          Button("Cancel") { leave(nil) }
          Text(verbatim: form.message == nil ? "" : "see above").role(.dim)
        }
      }
      .textFieldStyle(.roundedBorder)
      .formValidation(form)
      .onSubmit(submit)
      .padding(columns: 2, rows: 1)
    }
    .frame(columns: 52)
    .frame(maxColumns: .max, maxRows: .max)
    .onKey { key in
      guard key.code == .escape else { return false }
      leave(nil)
      return true
    }
  }

  private func submit() {
    if form.validate() { leave(address) }
  }
}
