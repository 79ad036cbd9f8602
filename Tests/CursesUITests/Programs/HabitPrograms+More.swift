import CursesUI

extension Habits {
  struct SettingsScreen: View {
    @AppStorage("habit.sound") private var sound = true
    @AppStorage("habit.name") private var name = "Anna"
    @State private var volume = 0.5
    @State private var color = "Blue"
    @State private var isConfirming = false

    var body: some View {
      NavigationView {
        Form {
          Section(header: Text("Profile"), footer: Text("Shown to others")) {
            TextField("Name", text: $name)
            Picker(selection: $color, label: Text("Colour")) {
              ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0).tag($0) }
            }
          }
          Section(header: Text("Audio")) {
            Toggle("Sound", isOn: $sound.animation())
            if sound {
              Slider(value: $volume, in: 0...1, step: 0.1) {
                Text("Volume")
              } minimumValueLabel: {
                Image(systemName: "speaker")
              } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
              }
            }
          }
          Button("Reset", role: .destructive) { isConfirming = true }
            .confirmationDialog(
              "Reset all settings?", isPresented: $isConfirming, titleVisibility: .visible
            ) {
              Button("Reset", role: .destructive) { name = "nobody" }
              Button("Cancel", role: .cancel) {}
            }
        }
        .navigationBarTitle("Settings", displayMode: .inline)
      }
    }
  }

  struct AlertWithField: View {
    @State private var isPresented = false
    @State private var name = ""
    @State private var greeting = "nobody"

    var body: some View {
      Button("Enter name") { isPresented.toggle() }
        .alert("What is your name?", isPresented: $isPresented) {
          TextField("Your name", text: $name)
          Button("OK") { greeting = name }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It is shown below.")
        }
      Text("Hello, \(greeting)")
    }
  }

  struct SheetEditor: View {
    @State private var note: Note?
    @State private var saved = "Shopping"

    struct Note: Identifiable {
      let id = 1
      var title: String
    }

    var body: some View {
      VStack {
        Text("saved: \(saved)")
        Button("Edit") { note = Note(title: saved) }
      }
      .sheet(item: $note) { note in
        Editor(title: note.title) { saved = $0 }
          .presentationDetents([.medium, .large])
      }
    }

    struct Editor: View {
      @Environment(\.dismiss) private var dismiss
      @State var title: String
      let onSave: (String) -> Void

      var body: some View {
        NavigationStack {
          TextField("Title", text: $title)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { dismiss() }
              }
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                  onSave(title)
                  dismiss()
                }
              }
            }
        }
      }
    }
  }

  struct Otp: View {
    @State private var digits = Array(repeating: "", count: 4)
    @FocusState private var index: Int?

    var body: some View {
      VStack {
        HStack {
          ForEach(0..<4, id: \.self) { position in
            TextField("", text: $digits[position])
              .frame(width: 40)
              .multilineTextAlignment(.center)
              .keyboardType(.numberPad)
              .focused($index, equals: position)
              .onChange(of: digits[position]) {
                if digits[position].count == 1, position < 3 { index = position + 1 }
              }
          }
        }
        Text("code: \(digits.joined())")
      }
      .onAppear { index = 0 }
    }
  }

  struct Validation: View {
    @State private var email = ""
    private var error: LocalizedStringKey? {
      email.isEmpty || email.wholeMatch(of: /.+@.+\..+/) != nil ? nil : "Not an address"
    }

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Email", text: $email)
          .padding(8)
          .overlay(
            RoundedRectangle(cornerRadius: 8)
              .stroke(error == nil ? Color.gray : Color.red, lineWidth: 1))
        if let error {
          Label(error, systemImage: "exclamationmark.triangle")
            .font(.footnote)
            .foregroundColor(.red)
            .transition(.opacity)
        }
      }
      .animation(.default, value: email)
    }
  }

  struct UppercaseBinding: View {
    @State private var code = ""
    var body: some View {
      TextField("Code", text: Binding(get: { code }, set: { code = $0.uppercased() }))
      Text("code is \(code)")
    }
  }

  struct Measurements: View {
    @State private var length = Measurement(value: 2, unit: UnitLength.meters)
    @State private var percent = 0.25
    var body: some View {
      Form {
        TextField("Length", value: $length.value, format: .number.precision(.fractionLength(1)))
        TextField("Percent", value: $percent, format: .percent)
        LabeledContent("Raised", value: percent * 2, format: .percent)
      }
    }
  }

  struct FocusOnError: View {
    enum Field { case name, age }
    @State private var name = ""
    @State private var age = 0
    @State private var error: String?
    @FocusState private var field: Field?

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Age", value: $age, format: .number).focused($field, equals: .age)
        Button("Submit", action: submit)
        if let error { Text(error).foregroundStyle(.red) }
      }
    }

    private func submit() {
      guard !name.isEmpty else {
        error = "A name is needed"
        field = .name
        return
      }
      error = nil
      field = nil
    }
  }

  struct Steppers: View {
    @State private var guests = 2
    @State private var stars = 3
    var body: some View {
      Form {
        Stepper("Guests: \(guests)", value: $guests, in: 1...8)
        Stepper {
          Text("Stars: \(stars)")
        } onIncrement: {
          stars += 1
        } onDecrement: {
          stars -= 1
        }
        Gauge(value: Double(guests), in: 0...8) { Text("Full") }
      }
    }
  }

  struct Grouped: View {
    @State private var isExpanded = true
    @State private var first = "Ada"
    @State private var last = "King"
    var body: some View {
      ScrollView {
        GroupBox("Name") {
          Grid(alignment: .leadingFirstTextBaseline) {
            GridRow {
              Text("First").gridColumnAlignment(.trailing)
              TextField("First", text: $first)
            }
            GridRow {
              Text("Last")
              TextField("Last", text: $last)
            }
          }
        }
        DisclosureGroup("More", isExpanded: $isExpanded) {
          Text("\(first) \(last)")
        }
      }
      .scrollDismissesKeyboard(.interactively)
      .contentMargins(.horizontal, 16, for: .scrollContent)
    }
  }

  struct Shake: View {
    @State private var attempts = 0
    var body: some View {
      Button("Try") { attempts += 1 }
        .keyframeAnimator(initialValue: 0.0, trigger: attempts) { content, offset in
          content.offset(x: offset)
        } keyframes: { _ in
          KeyframeTrack {
            CubicKeyframe(10, duration: 0.1)
            CubicKeyframe(-10, duration: 0.1)
            CubicKeyframe(0, duration: 0.1)
          }
        }
      Text("tried \(attempts)")
    }
  }

  struct KeyHandling: View {
    @State private var log = "none"
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Command", text: $text)
          .onKeyPress(.upArrow) {
            text = "previous"
            return .handled
          }
          .onKeyPress(keys: [.escape]) { press in
            log = press.modifiers.isEmpty ? "cleared" : "modified"
            text = ""
            return .handled
          }
        Text("log: \(log)")
      }
    }
  }

  struct Rename: View {
    @State private var names = ["one", "two"]
    @State private var selection: Set<String> = []
    var body: some View {
      List(names, id: \.self, selection: $selection) { name in
        Text(name)
          .swipeActions { Button("Delete", role: .destructive) { names.removeAll { $0 == name } } }
          .contextMenu { Button("Copy") {} }
      }
      .listStyle(.insetGrouped)
      .overlay(alignment: .bottomTrailing) { Text("\(selection.count) chosen") }
    }
  }

  struct Attributed: View {
    @State private var text = AttributedString("plain")
    @State private var selection = AttributedTextSelection()
    var body: some View {
      VStack {
        Button("Bold") {
          text.transformAttributes(in: &selection) { $0.font = .body.bold() }
        }
        TextEditor(text: $text, selection: $selection)
      }
    }
  }

  struct Submitted: View {
    @State private var search = ""
    @State private var hits = 0
    @FocusState private var isSearching: Bool
    var body: some View {
      VStack {
        Text("hits \(hits)")
        TextField(text: $search, prompt: Text("Find…")) { Text("Search") }
          .focused($isSearching)
          .onSubmit(of: .text) { hits += 1 }
          .submitLabel(.search)
          .privacySensitive()
          .disableAutocorrection(true)
          .accentColor(.purple)
      }
      .task { isSearching = true }
    }
  }

  struct Notes: View {
    @SceneStorage("draft") private var draft = "Dear"
    @State private var selection: TextSelection?
    @FocusState private var isEditing: Bool

    var body: some View {
      TextEditor(text: $draft, selection: $selection)
        .focused($isEditing)
        .scrollContentBackground(.hidden)
        .background(.thinMaterial)
        .frame(minHeight: 100)
        .overlay(alignment: .topLeading) {
          if draft.isEmpty { Text("Write…").foregroundStyle(.tertiary) }
        }
        .safeAreaInset(edge: .bottom) { Text("\(draft.count) characters") }
        .defaultFocus($isEditing, true)
    }
  }
}
