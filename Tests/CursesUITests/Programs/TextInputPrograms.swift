import CursesUI

// Programs in the shapes of SwiftUI's documentation of text input, with another import line.

enum TextInputPrograms {
  struct UserName: View {
    @State private var username: String = ""
    @FocusState private var emailFieldIsFocused: Bool = false

    var body: some View {
      TextField(
        "User name (email address)",
        text: $username
      )
      .focused($emailFieldIsFocused)
      .onSubmit {
        validate(name: username)
      }
      .textInputAutocapitalization(.never)
      .disableAutocorrection(true)
      .border(.secondary)

      Text(username)
        .foregroundColor(emailFieldIsFocused ? .red : .blue)
    }

    private func validate(name: String) {}
  }

  struct Prompts: View {
    @State private var username = ""
    @State private var password = ""

    var body: some View {
      Form {
        TextField(text: $username, prompt: Text("Required")) {
          Text("Username")
        }
        SecureField(text: $password, prompt: Text("Required")) {
          Text("Password")
        }
      }
    }
  }

  struct Styles: View {
    @State private var givenName: String = ""
    @State private var familyName: String = ""

    var body: some View {
      VStack {
        TextField(
          "Given Name",
          text: $givenName
        )
        .disableAutocorrection(true)
        TextField(
          "Family Name",
          text: $familyName
        )
        .disableAutocorrection(true)
      }
      .textFieldStyle(.roundedBorder)
    }
  }

  struct Numbers: View {
    @State private var myDouble: Double = 0.673

    var body: some View {
      VStack {
        TextField(
          "Double",
          value: $myDouble,
          format: .number
        )
        Text(myDouble, format: .number)
        Text(myDouble, format: .number.precision(.significantDigits(5)).notation(.scientific))
      }
    }
  }

  struct Currency: View {
    @State private var price = 12.5

    var body: some View {
      TextField("Currency (USD)", value: $price, format: .currency(code: "USD"))
    }
  }

  struct Formatted: View {
    @State private var year = 2026
    let formatter: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.usesGroupingSeparator = false
      return formatter
    }()

    var body: some View {
      TextField("Year", value: $year, formatter: formatter)
    }
  }

  struct Optionals: View {
    @State private var width: Int?
    @State private var height: Int?

    var body: some View {
      Form {
        TextField("Width", value: $width, format: .number, prompt: Text("Width in pixels"))
        TextField("Height", value: $height, format: .number, prompt: Text("Height in pixels"))
        Text("Area: \((width ?? 0) * (height ?? 0))")
      }
    }
  }

  struct Description: View {
    @State private var description = ""

    var body: some View {
      VStack {
        TextField("Description", text: $description, axis: .vertical)
          .lineLimit(5...10)
        TextField("Note", text: $description, axis: .vertical)
          .lineLimit(2, reservesSpace: true)
      }
    }
  }

  struct Login: View {
    @State private var username: String = ""
    @State private var password: String = ""

    var body: some View {
      TextField(
        "User name (email address)",
        text: $username
      )
      .autocapitalization(.none)
      .disableAutocorrection(true)
      .border(.secondary)
      SecureField(
        "Password",
        text: $password
      ) {
        handleLogin(username: username, password: password)
      }
      .border(.secondary)
    }

    private func handleLogin(username: String, password: String) {}
  }

  struct TextEditingView: View {
    @State private var fullText: String = "This is some editable text..."

    var body: some View {
      TextEditor(text: $fullText)
        .foregroundColor(Color.gray)
        .font(.custom("HelveticaNeue", size: 13))
        .lineSpacing(5)
    }
  }

  struct SuggestionTextEditor: View {
    @State var text: String = "one two"
    @State var selection: TextSelection? = nil

    var body: some View {
      VStack {
        TextEditor(text: $text, selection: $selection)
        SuggestionsView(
          substrings: getSubstrings(text: text, indices: selection?.indices))
      }
    }

    private func getSubstrings(text: String, indices: TextSelection.Indices?) -> [Substring] {
      switch indices {
      case .selection(let range): [text[range]]
      case .multiSelection(let set): set.ranges.map { text[$0] }
      default: []
      }
    }
  }

  struct SuggestionTextField: View {
    @State var text: String = "one two"
    @State var selection: TextSelection? = nil

    var body: some View {
      TextField("Message", text: $text, selection: $selection)
      Text(selection?.isInsertion == true ? "caret" : "range")
    }
  }

  struct SuggestionsView: View {
    let substrings: [Substring]
    var body: some View { Text("\(substrings.count) suggestions") }
  }

  struct EmailAddress: View {
    @State private var emailAddress = ""

    var body: some View {
      TextField("someone@example.com", text: $emailAddress)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
    }
  }

  final class SignInModel: ObservableObject {
    @Published var username = ""
    @Published var password = ""
    @Published var isSignedIn = false
    func validate() -> Bool { !username.isEmpty }
    func login() { isSignedIn = true }
  }

  struct SubmitLabels: View {
    @StateObject private var viewModel = SignInModel()

    var body: some View {
      Form {
        TextField("Username", text: $viewModel.username)
          .submitLabel(.continue)
        SecureField("Password", text: $viewModel.password)
          .submitLabel(.done)
      }
      .onSubmit {
        guard viewModel.validate() else { return }
        viewModel.login()
      }
      Text(viewModel.isSignedIn ? "in" : "out")
    }
  }

  struct SubmitScope: View {
    @State private var query = ""
    @State private var name = ""
    @State private var count = 0

    var body: some View {
      Form {
        TextField("Username", text: $name)
        TextField("Tags", text: $query)
          .onSubmit { query = "" }
          .submitScope()
        Text("submitted \(count)")
      }
      .onSubmit(of: [.text, .search]) { count += 1 }
    }
  }

  struct Searching: View {
    @State private var text = ""
    @State private var isPresented = false
    private let all = ["Anna", "Berta", "Carla"]

    var body: some View {
      NavigationStack {
        List(all.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          .navigationTitle("Names")
      }
      .searchable(text: $text, isPresented: $isPresented, prompt: "Look for something")
    }
  }

  struct SearchSuggestions: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        SearchedView()
      }
      .searchable(text: $text) {
        Text("🍎").searchCompletion("apple")
        Text("🍐").searchCompletion("pear")
        Text("🍌").searchCompletion("banana")
      }
    }

    struct SearchedView: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text(isSearching ? "Searching!" : "Not searching.")
        Button("Cancel") { dismissSearch() }
      }
    }
  }

  struct InputSuggestions: View {
    @State private var location = ""

    var body: some View {
      TextField("Location", text: $location)
        .textInputSuggestions {
          Text("Current Location").textInputCompletion("here")
          Text("Berlin").textInputCompletion("Berlin")
        }
    }
  }

  struct RichText: View {
    @State private var text = AttributedString("This is some editable text...")
    @State private var selection = AttributedTextSelection()

    var body: some View {
      TextEditor(text: $text, selection: $selection)
        .toolbar {
          ToolbarItem {
            Button("Bold", systemImage: "bold") {
              text.transformAttributes(in: &selection) { container in
                container.font = (container.font ?? .default).bold()
              }
            }
          }
          ToolbarItem(placement: .keyboard) {
            Toggle("Underline", systemImage: "underline", isOn: isUnderlined)
          }
        }
    }

    private var isUnderlined: Binding<Bool> {
      Binding {
        selection.typingAttributes(in: text).underlineStyle != nil
      } set: { isOn in
        text.transformAttributes(in: &selection) {
          $0.underlineStyle = isOn ? .single : nil
        }
      }
    }
  }

  struct FormattingDefinition: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
      ShoppingColors()
    }

    struct ShoppingColors: AttributedTextValueConstraint {
      typealias Scope = AttributeScopes.SwiftUIAttributes
      typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

      func constrain(_ container: inout Attributes) {
        if container.foregroundColor != .green { container.foregroundColor = nil }
      }
    }
  }

  struct Recipe: View {
    @State private var text = AttributedString("Two eggs")

    var body: some View {
      TextEditor(text: $text)
        .attributedTextFormattingDefinition(FormattingDefinition())
    }
  }

  struct FindAndReplace: View {
    @State private var isPresented = true
    @State private var text = "one two one"

    var body: some View {
      TextEditor(text: $text)
        .findNavigator(isPresented: $isPresented)
    }
  }
}
