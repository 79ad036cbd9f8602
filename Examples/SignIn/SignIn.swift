import CursesCore
import CursesInputFormats
import CursesSecrets
import CursesTerminal
import CursesUI
import Glibc

/// Asks for a name and a passphrase, and prints the name when it ends.
@main
enum SignIn {
  @MainActor
  static func main() {
    do throws(TerminalError) {
      let host = try TerminalHost(options: HostOptions(background: BubbleField(seed: 3)))
      // The passphrase stays in memory that is never swapped out. No String is made of it.
      let passphrase = SecretBytes()
      var name: String?
      let form = SignInForm(passphrase: passphrase) { entered in
        name = entered
        host.stop()
      }
      host.run(form)
      host.close()
      passphrase.wipe()
      if let name { print("Signed in as \(name).") }
    } catch {
      let sentence = "SignIn: \(error)\n"
      write(STDERR_FILENO, sentence, sentence.utf8.count)
      exit(EX_UNAVAILABLE)
    }
  }
}

/// The form. `leave` gets the name, or nil when the person turned away.
struct SignInForm: View {
  let passphrase: SecretBytes
  let leave: (String?) -> Void

  enum Field: Hashable { case name, passphrase }

  @State private var name = ""
  @State private var message = ""
  @FocusState private var focus: Field?

  private static let nameRule = Validator.notEmpty("Please enter your name.")
    .and(.length(1...32))

  var body: some View {
    Panel("Sign in", surface: .dialog) {
      VStack(alignment: .leading, gap: 1) {
        TextField("Name", text: $name).focused($focus, equals: .name)
        SecureField("Passphrase", secret: passphrase).focused($focus, equals: .passphrase)
        Text(message).role(.error)
        HStack {
          Button("Sign in", action: submit)
          Button("Cancel") { leave(nil) }
        }
      }
      .padding(columns: 2, rows: 1)
    }
    .frame(columns: 44)
    .frame(maxColumns: .max, maxRows: .max)
    .onSubmit(submit)
    .onKey { key in
      guard key.code == .escape else { return false }
      leave(nil)
      return true
    }
  }

  /// Signs in, or says what is missing and goes there.
  private func submit() {
    message = Self.nameRule(name).message ?? ""
    guard message.isEmpty else {
      focus = .name
      return
    }
    guard !passphrase.isEmpty else {
      message = focus == .name ? "" : "Please enter your passphrase."
      focus = .passphrase
      return
    }
    leave(name)
  }
}
