import CursesUI

// The programs of the tutorial, each step in a name space of its own. What lies between `snippet` and
// `end` stands in the tutorial: a test compares them.

enum LoginTutorialStart {
  // snippet: login-start
  struct Login: App {
    var body: some Scene {
      WindowGroup("Sign in") { LoginForm() }
    }
  }

  struct LoginForm: View {
    var body: some View {
      Text("Here will be a **form**.")
    }
  }
  // end
}

enum LoginTutorialFields {
  // snippet: login-fields
  struct LoginForm: View {
    @State private var mail = ""
    @State private var password = ""
    @State private var isRemembered = true

    var body: some View {
      Form {
        Section("Sign in") {
          TextField("E-mail", text: $mail, prompt: Text("you@example.org"))
          SecureField("Password", text: $password)
          Toggle("Stay signed in", isOn: $isRemembered)
        }
        Button("Sign in") {}
          .buttonStyle(.borderedProminent)
      }
    }
  }
  // end
}

enum LoginTutorialFocus {
  struct LoginForm: View {
    // snippet: login-focus-state
    enum Field: Hashable { case mail, password }
    @FocusState private var focus: Field?
    // end
    @State private var mail = ""
    @State private var password = ""

    var body: some View {
      Form {
        // snippet: login-focus
        TextField("E-mail", text: $mail, prompt: Text("you@example.org"))
          .focused($focus, equals: .mail)
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
        // end
      }
      // snippet: login-submit
      .onSubmit { focus = focus == .mail ? .password : nil }
      // end
    }
  }
}

enum LoginTutorialLimits {
  struct LoginForm: View {
    @State private var mail = ""

    var body: some View {
      // snippet: login-limits
      TextField("E-mail", text: $mail, prompt: Text("you@example.org"))
        .keyboardType(.emailAddress)
        .characterLimit(64)
      // end
    }
  }
}

/// The form that the tutorial ends with.
enum LoginTutorialEnd {
  // snippet: login-directory
  /// Stands for a server that knows who has an account.
  enum Directory {
    static func knows(_ address: String) async -> Bool {
      try? await Task.sleep(for: .milliseconds(200))
      return address.hasSuffix("@example.org")
    }
  }
  // end

  // snippet: login-end
  struct LoginForm: View {
    @State private var mail = ""
    @State private var password = ""
    @State private var isRemembered = true
    @State private var isShown = false
    @State private var isSignedIn = false
    @State private var form = FormValidation()

    var body: some View {
      Form {
        Section("Sign in") {
          TextField("E-mail", text: $mail, prompt: Text("you@example.org"))
            .keyboardType(.emailAddress)
            .textContentType(.username)
            .characterLimit(64)
            .validation(.required("Please enter your address.").and(.email))
            .validation(debounce: .milliseconds(300)) { address in
              await Directory.knows(address) ? nil : "Nobody has this address."
            }
          SecureField("Password", text: $password)
            .secureFieldRevealable($isShown)
            .validation(.length(8...64))
          Toggle("Stay signed in", isOn: $isRemembered)
        }
        Button("Sign in", action: signIn)
          .buttonStyle(.borderedProminent)
          .disabled(!form.isValid)
      }
      .formValidation(form)
      .onSubmit(signIn)
      .alert("Welcome", isPresented: $isSignedIn) {
        Button("OK") { password = "" }
      } message: {
        Text("Signed in as **\(mail)**.")
      }
    }

    private func signIn() {
      if form.validate() { isSignedIn = true }
    }
  }
  // end
}

enum LoginTutorialGlass {
  struct LoginForm: View {
    var body: some View { EmptyView() }
  }

  // snippet: login-glass
  struct Login: App {
    var body: some Scene {
      WindowGroup("Sign in") {
        LoginForm()
          .frame(maxWidth: 400)
          .textFieldStyle(.roundedBorder)
      }
      .hostOptions(HostOptions(background: BubbleField(seed: 7)))
    }
  }
  // end
}
