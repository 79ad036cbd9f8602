import CursesUI

/// A form that registers somebody for a conference.
@main
struct Registration: App {
  var body: some Scene {
    WindowGroup("Registration") { RegistrationForm() }
      .hostOptions(HostOptions(background: BubbleField(seed: 7)))
  }
}

/// What is asked, and what became of it.
struct RegistrationForm: View {
  enum Meal: String, CaseIterable, Identifiable {
    case everything = "Everything"
    case vegetarian = "Vegetarian"
    case vegan = "Vegan"
    var id: Self { self }
  }

  enum Field: Hashable { case name, company }

  @State private var name = ""
  /// Filled in again the next time.
  @AppStorage("company") private var company = ""
  @State private var meal = Meal.everything
  @State private var days = 2
  @State private var staysForDinner = true
  @State private var isDone = false
  @FocusState private var focus: Field?

  private var canRegister: Bool { !name.trimmingCharacters(in: .whitespaces).isEmpty }

  var body: some View {
    Form {
      Section("Who comes") {
        TextField("Name", text: $name).focused($focus, equals: .name)
        TextField("Company", text: $company).focused($focus, equals: .company)
      }
      Section("What for") {
        Stepper("Days: \(days)", value: $days, in: 1...5)
        LabeledContent("Price", value: "\(days * 120) €")
        Picker("Meal", selection: $meal) {
          ForEach(Meal.allCases) { Text($0.rawValue) }
        }
        Toggle("Dinner", isOn: $staysForDinner)
      }
      Button("Register", action: register)
        .buttonStyle(.borderedProminent)
        .keyboardShortcut("r")
        .disabled(!canRegister)
    }
    .onSubmit { focus = focus == .name ? .company : nil }
    .navigationTitle("Conference")
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Clear", role: .destructive, action: clear).keyboardShortcut("l")
      }
    }
    .alert("Registered", isPresented: $isDone) {
      Button("Another one", action: clear)
    } message: {
      Text(
        """
        **\(name)** comes for \(days) \(days == 1 ? "day" : "days"), \
        eats \(meal.rawValue.lowercased())\(staysForDinner ? " and stays for dinner" : "").
        """)
    }
  }

  private func register() { isDone = true }

  private func clear() {
    name = ""
    company = ""
    days = 2
    meal = .everything
    staysForDinner = true
    focus = .name
  }
}
