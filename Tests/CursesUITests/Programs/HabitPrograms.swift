import CursesUI

/// Forms, fields and focus as programs for SwiftUI write them, each as it was first written.
enum Habits {
  struct SignupForm: View {
    @State private var username = ""
    @State private var email = ""
    @State private var password = ""
    @State private var acceptsTerms = false
    @State private var message: String?

    private var isValid: Bool {
      !username.isEmpty && email.contains("@") && password.count >= 8 && acceptsTerms
    }

    var body: some View {
      NavigationStack {
        Form {
          Section("Account") {
            TextField("Username", text: $username)
              .textInputAutocapitalization(.never)
              .autocorrectionDisabled()
            TextField("Email", text: $email)
              .keyboardType(.emailAddress)
              .textContentType(.emailAddress)
            SecureField("Password", text: $password)
              .textContentType(.newPassword)
          }
          Section {
            Toggle("I accept the terms", isOn: $acceptsTerms)
            Button("Create account") { message = "Welcome, \(username)" }
              .disabled(!isValid)
          } footer: {
            if let message { Text(message).foregroundStyle(.green) }
          }
        }
        .navigationTitle("Sign up")
      }
    }
  }

  struct FocusedFields: View {
    enum Field: Hashable, CaseIterable {
      case street, city, zip
    }

    @State private var street = ""
    @State private var city = ""
    @State private var zip = ""
    @FocusState private var focusedField: Field?

    var body: some View {
      VStack {
        TextField("Street", text: $street)
          .focused($focusedField, equals: .street)
          .submitLabel(.next)
        TextField("City", text: $city)
          .focused($focusedField, equals: .city)
          .submitLabel(.next)
        TextField("Zip", text: $zip)
          .focused($focusedField, equals: .zip)
          .submitLabel(.done)
        Text("editing: \(String(describing: focusedField))")
      }
      .onSubmit {
        switch focusedField {
        case .street: focusedField = .city
        case .city: focusedField = .zip
        default: focusedField = nil
        }
      }
      .onAppear { focusedField = .street }
    }
  }

  struct CharacterCount: View {
    @State private var bio = ""
    private let limit = 10

    var body: some View {
      VStack(alignment: .trailing) {
        TextField("Bio", text: $bio, axis: .vertical)
          .lineLimit(2...5)
          .textFieldStyle(.roundedBorder)
          .onChange(of: bio) { _, newValue in
            if newValue.count > limit {
              bio = String(newValue.prefix(limit))
            }
          }
        Text("\(bio.count)/\(limit)")
          .font(.caption)
          .foregroundStyle(bio.count == limit ? .red : .secondary)
      }
    }
  }

  struct KeyboardToolbar: View {
    @State private var amount = 1.0
    @FocusState private var isFocused: Bool

    var body: some View {
      Form {
        TextField("Amount", value: $amount, format: .number)
          .keyboardType(.decimalPad)
          .focused($isFocused)
        Text("half: \(amount / 2, format: .number)")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isFocused = false }
        }
      }
    }
  }

  struct TipCalculator: View {
    @State private var checkAmount = 100.0
    @State private var numberOfPeople = 2
    @State private var tipPercentage = 20
    @FocusState private var amountIsFocused: Bool
    private let tipPercentages = [10, 15, 20, 25, 0]

    private var totalPerPerson: Double {
      let tipSelection = Double(tipPercentage)
      let grandTotal = checkAmount + checkAmount / 100 * tipSelection
      return grandTotal / Double(numberOfPeople + 2)
    }

    var body: some View {
      NavigationStack {
        Form {
          Section {
            TextField(
              "Amount", value: $checkAmount,
              format: .currency(code: Locale.current.currency?.identifier ?? "USD")
            )
            .keyboardType(.decimalPad)
            .focused($amountIsFocused)
            Picker("Number of people", selection: $numberOfPeople) {
              ForEach(2..<100) { Text("\($0) people") }
            }
          }
          Section("How much tip do you want to leave?") {
            Picker("Tip percentage", selection: $tipPercentage) {
              ForEach(tipPercentages, id: \.self) { Text($0, format: .percent) }
            }
            .pickerStyle(.segmented)
          }
          Section {
            Text(totalPerPerson, format: .currency(code: "USD"))
          }
        }
        .navigationTitle("WeSplit")
        .toolbar {
          if amountIsFocused {
            Button("Done") { amountIsFocused = false }
          }
        }
      }
    }
  }

  @MainActor final class LoginViewModel: ObservableObject {
    @Published var name = ""
    @Published var isLoggingIn = false
    var canSubmit: Bool { name.count > 2 && !isLoggingIn }
    func login() { isLoggingIn = true }
  }

  struct LoginView: View {
    @StateObject private var viewModel = LoginViewModel()

    var body: some View {
      VStack(spacing: 16) {
        TextField("Name", text: $viewModel.name, prompt: Text("Required"))
          .onSubmit(viewModel.login)
        if viewModel.isLoggingIn {
          ProgressView("Logging in…")
        } else {
          Button(action: viewModel.login) {
            Label("Log in", systemImage: "person.crop.circle")
          }
          .buttonStyle(.borderedProminent)
          .disabled(!viewModel.canSubmit)
        }
      }
      .padding()
    }
  }

  struct RevealablePassword: View {
    @State private var password = "secret"
    @State private var isRevealed = false

    var body: some View {
      HStack {
        Group {
          if isRevealed {
            TextField("Password", text: $password)
          } else {
            SecureField("Password", text: $password)
          }
        }
        .textFieldStyle(.roundedBorder)
        Button {
          isRevealed.toggle()
        } label: {
          Image(systemName: isRevealed ? "eye.slash" : "eye")
        }
        .accessibilityLabel(isRevealed ? "Hide password" : "Show password")
        Text(isRevealed ? "shown" : "hidden")
      }
    }
  }

  @Observable final class Profile {
    var name = "Ada"
    var birthday = Date(timeIntervalSince1970: 0)
    var wantsMail = true
  }

  struct ProfileEditor: View {
    @Bindable var profile: Profile

    var body: some View {
      List {
        HStack {
          Text("Username").bold()
          Divider()
          TextField("Username", text: $profile.name)
        }
        Toggle(isOn: $profile.wantsMail) {
          Text("Enable Notifications").bold()
        }
        VStack(alignment: .leading, spacing: 20) {
          Text("Goal Date").bold()
          DatePicker("Goal Date", selection: $profile.birthday, displayedComponents: .date)
        }
      }
    }
  }

  struct Currency: View {
    @State private var price = Decimal(string: "9.99") ?? 0
    @State private var quantity: Int? = 3

    var body: some View {
      Form {
        LabeledContent("Price") {
          TextField("Price", value: $price, format: .currency(code: "EUR"))
            .multilineTextAlignment(.trailing)
        }
        LabeledContent("Quantity") {
          TextField("Quantity", value: $quantity, format: .number, prompt: Text("none"))
        }
        LabeledContent(
          "Total", value: price * Decimal(quantity ?? 0), format: .currency(code: "EUR"))
      }
      .formStyle(.grouped)
    }
  }

  struct ListOfFields: View {
    struct Item: Identifiable {
      let id = UUID()
      var title: String
    }

    @State private var items = [Item(title: "Milk"), Item(title: "Bread")]
    @FocusState private var focus: UUID?

    var body: some View {
      VStack {
        ForEach($items) { $item in
          TextField("Title", text: $item.title)
            .focused($focus, equals: item.id)
        }
        Button("Add", systemImage: "plus") {
          let item = Item(title: "New")
          items.append(item)
          focus = item.id
        }
        Text("\(items.count) items: \(items.map(\.title), format: .list(type: .and))")
      }
    }
  }

  struct UnderlineStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration
        Rectangle().frame(height: 1).foregroundStyle(.tint)
      }
    }
  }

  struct StyledField: View {
    @State private var text = "styled"
    var body: some View {
      TextField("Text", text: $text)
        .textFieldStyle(UnderlineStyle())
        .tint(.orange)
    }
  }

  struct Phone: View {
    @State private var number = ""
    var body: some View {
      TextField("Phone", text: $number)
        .textContentType(.telephoneNumber)
        .keyboardType(.phonePad)
        .onReceive(Just(number)) { newValue in
          let filtered = newValue.filter { "0123456789".contains($0) }
          if filtered != newValue { number = filtered }
        }
    }
  }

  struct Debounced: View {
    @State private var query = ""
    @State private var results: [String] = []
    var body: some View {
      List(results, id: \.self) { Text($0) }
        .searchable(text: $query, placement: .automatic, prompt: "Search fruit")
        .task(id: query) {
          results = ["Apple", "Pear", "Plum"].filter {
            query.isEmpty || $0.localizedCaseInsensitiveContains(query)
          }
        }
        .overlay {
          if results.isEmpty { ContentUnavailableView.search(text: query) }
        }
    }
  }
}
