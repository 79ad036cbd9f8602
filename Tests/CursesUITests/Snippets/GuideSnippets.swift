import CursesUI

// What the guide and the README show. What lies between `snippet` and `end` stands there: a test
// compares them.

enum ReadmeSnippets {
  // snippet: hello
  struct Hello: App {
    @State private var name = ""
    var body: some Scene {
      WindowGroup {
        TextField("Your name", text: $name).characterLimit(20)
        Text("Hello, \(name)")
      }
    }
  }
  // end
}

enum GuidePrograms {
  // snippet: program
  struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes") { Editor() }
        .hostOptions(HostOptions(background: BubbleField(seed: 3)))
    }
  }
  // end

  struct Editor: View {
    @State private var text = ""
    var body: some View { TextEditor(text: $text) }
  }

  @MainActor
  static func run() throws {
    // snippet: host
    let host = try TerminalHost()
    var name: String?
    host.run(
      Ask { entered in
        name = entered
        host.stop()
      })
    host.close()
    print(name ?? "Nobody.")
    // end
  }

  struct Ask: View {
    let leave: (String) -> Void
    @State private var name = ""
    var body: some View {
      TextField("Name", text: $name).onSubmit { leave(name) }
    }
  }
}

@MainActor
enum GuideFields {
  struct Typing: View {
    @State private var name = ""
    @State private var code = ""
    @State private var card = ""
    @State private var price: Decimal?
    @State private var rooms = 1
    @State private var phone = ""
    @State private var plate = ""

    var body: some View {
      VStack {
        // snippet: typing
        TextField("Name", text: $name)
          .characterLimit(40)
          .textInputAutocapitalization(.words)
        TextField("Code", text: $code)
          .textInputFilter { $0.uppercased().filter { $0.isLetter || $0.isNumber } }
        // end
      }
      VStack {
        // snippet: formats
        TextField("Card", value: $card, format: .card)
        TextField("Phone", value: $phone, format: .phone(region: "DE"))
        TextField("Plate", value: $plate, format: .mask("AA-9999"))
        TextField("Price", value: $price, format: Decimal.FormatStyle.Currency(code: "EUR"))
        TextField("Rooms", value: $rooms, format: .ranged(1...8))
        // end
      }
      // snippet: locale
      TextField("Price", value: $price, format: Decimal.FormatStyle())
        .environment(\.locale, Locale(identifier: "de_DE"))
        .textFieldFormatting(.onCommit)
      // end
    }
  }

  // snippet: own-format
  /// A number of degrees from 0 to 359, with its sign.
  struct Heading: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ text: String) throws -> Int {
        let digits = text.trimmingCharacters(in: CharacterSet(charactersIn: " °"))
        guard let degrees = Int(digits), (0..<360).contains(degrees) else {
          throw CocoaError(.formatting)
        }
        return degrees
      }
    }

    var parseStrategy: Strategy { Strategy() }
    func format(_ degrees: Int) -> String { "\(degrees)°" }
  }
  // end

  // snippet: delegate
  /// Lets nobody change the first three characters.
  struct KeepsPrefix: TextFieldDelegate {
    func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { range.location >= 3 }
  }
  // end
}

enum GuideRules {
  // snippet: rules
  struct NewPassword: View {
    @State private var name = ""
    @State private var password = ""
    @State private var again = ""
    @State private var form = FormValidation()

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
          .validation(.required().and(.length(3...20)))
          .validation(debounce: .milliseconds(300)) { name in
            await isTaken(name) ? "“\(name)” is taken." : nil
          }
        SecureField("Password", text: $password)
          .validation(.password(atLeast: .good))
        PasswordStrengthMeter(password)
        SecureField("Again", text: $again)
          .validation { $0 == password ? nil : "The two are not the same." }
        Button("Save") { if form.validate() { save() } }
          .disabled(form.isPending)
        Text(form.message ?? "")
      }
      .formValidation(form)
    }

    private func isTaken(_ name: String) async -> Bool { name == "ada" }
    private func save() {}
  }
  // end
}

enum GuideSecrets {
  struct Unlock: View {
    @State private var password = ""
    @State private var isShown = false

    var body: some View {
      // snippet: secure
      SecureField("Password", text: $password)
        .secureFieldMask("◆")
        .secureFieldRevealable($isShown)
        .secureFieldRevealTimeout(10)
      // end
    }
  }

  // snippet: secret
  struct Vault: View {
    let secret: SecretBytes

    var body: some View {
      SecureField("Passphrase", secret: secret)
        .secretValidation { $0.count < 12 ? "Twelve bytes or more." : nil }
    }
  }
  // end
}

enum GuideStyles {
  // snippet: style
  struct Boxed: TextFieldStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label.foregroundStyle(.secondary)
        configuration.field
          .padding(.horizontal, 8)
          .border(configuration.isFocused ? Color.accentColor : .secondary)
        Text(configuration.message ?? "").foregroundStyle(.red)
      }
    }
  }
  // end
}

enum GuideText {
  // snippet: rich
  struct Memo: View {
    @State private var text = AttributedString("Some words")
    @State private var selection = AttributedTextSelection()

    var body: some View {
      TextEditor(text: $text, selection: $selection)
      Button("Red") {
        text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
      }
      .keyboardShortcut("r")
    }
  }
  // end
}

enum GuideKeys {
  // snippet: keys
  struct Player: View {
    @State private var isPlaying = false
    @State private var note = ""

    var body: some View {
      VStack {
        TextField("Note", text: $note)
        Button(isPlaying ? "Stop" : "Play") { isPlaying.toggle() }
          .keyboardShortcut("p")
      }
      .onKeyPress(.escape) {
        isPlaying = false
        return .handled
      }
      .toolbar {
        ToolbarItem(placement: .keyboard) {
          Button("Clear") { note = "" }
        }
      }
    }
  }
  // end
}

enum GuideMotion {
  // snippet: card
  struct Card: View {
    @GestureState private var offset = CGSize.zero

    var body: some View {
      Text("Drag me").padding().border(.tint)
        .offset(offset)
        .gesture(
          DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
    }
  }
  // end

  // snippet: motion
  struct Beacon: View {
    @State private var isOn = false

    var body: some View {
      ZStack {
        Circle()
          .fill(.orange)
          .frame(width: isOn ? 240 : 80, height: isOn ? 240 : 80)
          .blur(radius: 40)
          .animation(.easeInOut(duration: 2).repeatForever(), value: isOn)
        Text("Here").padding().glassEffect()
      }
      .onAppear { isOn = true }
    }
  }
  // end
}

enum GuideControls {
  // snippet: control
  /// A row of stars to choose a number by: arrow keys change it.
  struct Stars: ControlView {
    @Binding var count: Int

    func makeModel() -> StarsModel { StarsModel() }

    func update(_ model: StarsModel) {
      model.count = count
      model.choose = { count = $0 }
      model.setNeedsDisplay()
    }
  }

  final class StarsModel: ControlModel {
    var count = 0
    var choose: (Int) -> Void = { _ in }

    override func sizeThatFits(columns: Int?, rows: Int?) -> Size { Size(columns: 5, rows: 1) }

    override func draw(in canvas: inout CellCanvas) {
      for star in 0..<5 {
        canvas.write(
          star < count ? "★" : "☆", column: frame.minColumn + star, row: frame.minRow,
          role: isFocused ? .accent : .text)
      }
    }

    override func handle(_ event: InputEvent) -> Bool {
      guard case .key(let key) = event else { return false }
      switch key.code {
      case .left where count > 0: choose(count - 1)
      case .right where count < 5: choose(count + 1)
      default: return false
      }
      return true
    }
  }
  // end
}
