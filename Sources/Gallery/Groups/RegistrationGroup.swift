import CursesUI

/// What one tells of oneself.
struct RegistrationGroup: View {
  @State private var nickname = ""
  @State private var email = ""
  @State private var country = ""
  @State private var about = ""

  private let countries = ["Chile", "China", "Germany", "Ghana", "Japan", "Peru", "Portugal"]
  @State private var initials = ""
  @State private var title = ""
  @State private var member = ""

  var body: some View {
    Exhibit(
      "A name that must be free", state: nickname.debugDescription, isChecked: true,
      source: """
        TextField("Nickname", text: $nickname)
          .characterLimit(10)
          .validation(debounce: .milliseconds(300)) { await Registry.problem(with: $0) }
        """
    ) {
      TextField("Nickname", text: $nickname)
        .characterLimit(10)
        .validation(debounce: .milliseconds(300)) { await Registry.problem(with: $0) }
    }
    Exhibit(
      "E-mail", state: email.debugDescription, isChecked: true,
      source: """
        TextField("E-mail", text: $email, prompt: Text("you@example.org"))
          .keyboardType(.emailAddress)
          .validation(.email)
        """
    ) {
      TextField("E-mail", text: $email, prompt: Text("you@example.org"))
        .keyboardType(.emailAddress)
        .validation(.email)
    }
    Exhibit(
      "Suggestions", state: country.debugDescription,
      source: """
        TextField("Country", text: $country)
          .textInputSuggestions(suggestions, id: \\.self) { Text($0).textInputCompletion($0) }
        """
    ) {
      TextField("Country", text: $country)
        .textInputSuggestions(suggestions, id: \.self) { Text($0).textInputCompletion($0) }
    }
    Exhibit(
      "Several lines", state: "\(about.count) of 120 characters",
      source: """
        TextField("About you", text: $about, axis: .vertical)
          .lineLimit(2...4)
          .characterLimit(120)
        """
    ) {
      TextField("About you", text: $about, axis: .vertical)
        .lineLimit(2...4)
        .characterLimit(120)
    }
    Exhibit(
      "A filter", state: initials.debugDescription,
      source: """
        TextField("Initials", text: $initials)
          .textInputFilter { $0.uppercased().filter(\\.isLetter) }
          .characterLimit(3)
        """
    ) {
      TextField("Initials", text: $initials)
        .textInputFilter { $0.uppercased().filter(\.isLetter) }
        .characterLimit(3)
    }
    Exhibit(
      "An expression", state: member.debugDescription, isChecked: true,
      source: """
        TextField("Member", text: $member, prompt: Text("AB1234"))
          .validation(.matches(/[A-Z]{2}[0-9]{4}/, message: "Two letters, four digits."))
        """
    ) {
      TextField("Member", text: $member, prompt: Text("AB1234"))
        .validation(.matches(/[A-Z]{2}[0-9]{4}/, message: "Two letters, four digits."))
    }
    Exhibit(
      "Something to think about", state: title.debugDescription, isChecked: true,
      source: """
        TextField("Title", text: $title)
          .validation(Validator.length(4...24).asWarning, on: .change)
        """
    ) {
      TextField("Title", text: $title)
        .validation(Validator.length(4...24).asWarning, on: .change)
    }
  }

  private var suggestions: [String] {
    country.isEmpty ? [] : countries.filter { $0.hasPrefix(country) && $0 != country }
  }
}

/// The names that are taken, as far away as a server.
private enum Registry {
  static func problem(with name: String) async -> String? {
    try? await Task.sleep(for: .milliseconds(500))
    return ["ada", "grace"].contains(name.lowercased()) ? "Somebody has this name." : nil
  }
}
