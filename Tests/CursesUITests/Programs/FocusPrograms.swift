import CursesUI

// Programs in the shapes of SwiftUI's documentation of focus, keys, state and layout.

enum FocusPrograms {
  struct LoginForm: View {
    enum Field: Hashable {
      case username
      case password
    }

    @State private var username = ""
    @State private var password = ""
    @State private var isLoggedIn = false
    @FocusState private var focusedField: Field?

    var body: some View {
      Form {
        TextField("Username", text: $username)
          .focused($focusedField, equals: .username)

        SecureField("Password", text: $password)
          .focused($focusedField, equals: .password)

        Button("Sign In") {
          if username.isEmpty {
            focusedField = .username
          } else if password.isEmpty {
            focusedField = .password
          } else {
            isLoggedIn = true
          }
        }
        Text(isLoggedIn ? "Welcome" : "Please sign in")
      }
    }
  }

  struct SimpleFocus: View {
    @FocusState private var isFocused: Bool
    @State private var name = "Ada"

    var body: some View {
      TextField("Name", text: $name)
        .focused($isFocused)
      Text(isFocused ? "focused" : "not focused")
      Button("Done") { isFocused = false }
    }
  }

  struct DefaultFocus: View {
    enum Field { case title, body }
    @State private var title = ""
    @State private var text = ""
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("Title", text: $title).focused($field, equals: .title)
        TextField("Body", text: $text).focused($field, equals: .body)
        Text(field == .body ? "in the body" : "elsewhere")
      }
      .defaultFocus($field, .body)
    }
  }

  struct PreferredFocus: View {
    @Namespace var mainNamespace
    @State private var one = ""
    @State private var two = ""

    var body: some View {
      VStack {
        TextField("One", text: $one)
        TextField("Two", text: $two)
          .prefersDefaultFocus(in: mainNamespace)
      }
      .focusScope(mainNamespace)
      Text("two: \(two)")
    }
  }

  struct Menus: View {
    @FocusedValue(\.programMessage) var message
    @FocusedBinding(\.programDraft) var draft

    var body: some View {
      Text(message ?? "no message")
      Text(draft ?? "no draft")
    }
  }

  struct Publishing: View {
    @State private var text = "draft one"

    var body: some View {
      VStack {
        Menus()
        TextField("Text", text: $text)
          .focusedValue(\.programMessage, "writing")
          .focusedSceneValue(\.programDraft, $text)
      }
    }
  }

  struct Sections: View {
    @State private var favorite = "none"

    var body: some View {
      HStack {
        VStack {
          Button("1") { favorite = "one" }
          Button("2") { favorite = "two" }
        }
        Spacer()
        VStack {
          Button("Add") {}
        }
        .focusSection()
      }
      Text(favorite)
    }
  }

  struct KeyPresses: View {
    @FocusState private var isFocused: Bool
    @State private var typed = ""

    var body: some View {
      Text("pressed \(typed)")
        .focusable()
        .focused($isFocused)
        .onKeyPress(characters: .alphanumerics) { press in
          typed += press.characters
          return .handled
        }
        .onKeyPress(keys: [.upArrow, .downArrow], phases: .down) { press in
          typed += press.key == .upArrow ? "+" : "-"
          return .handled
        }
        .onAppear { isFocused = true }
    }
  }

  struct Shortcuts: View {
    @State private var isSaved = false

    var body: some View {
      Button("Save") { isSaved = true }
        .keyboardShortcut("s", modifiers: .command)
      Button("Done") {}
        .keyboardShortcut(.defaultAction)
      Text(isSaved ? "saved" : "not saved")
    }
  }

  struct PlayButton: View {
    @Binding var isPlaying: Bool

    var body: some View {
      Button(isPlaying ? "Pause" : "Play") {
        isPlaying.toggle()
      }
    }
  }

  struct PlayerView: View {
    @State private var isPlaying: Bool = false

    var body: some View {
      VStack {
        PlayButton(isPlaying: $isPlaying)
        Text(isPlaying ? "playing" : "paused")
      }
      .onChange(of: isPlaying) { oldState, newState in
        if oldState == newState { isPlaying = false }
      }
    }
  }

  @Observable final class Book: Identifiable {
    var title = "A sample book"
    var isAvailable = true
  }

  struct BookEditView: View {
    @Bindable var book: Book
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Form {
        TextField("Title", text: $book.title)
        Toggle("Book is available", isOn: $book.isAvailable)
        Button("Close") { dismiss() }
      }
    }
  }

  struct SettingsView: View {
    @AppStorage("CursesUITests.showPreview") private var showPreview = true
    @AppStorage("CursesUITests.fontSize") private var fontSize = 12.0

    var body: some View {
      Form {
        Toggle("Show Previews", isOn: $showPreview)
        Slider(value: $fontSize, in: 9...96) {
          Text("Font Size (\(fontSize, specifier: "%.0f") pts)")
        }
      }
      .padding(20)
    }
  }

  struct BorderedCaption: ViewModifier {
    func body(content: Content) -> some View {
      content
        .font(.caption2)
        .padding(10)
        .overlay(RoundedRectangle(cornerRadius: 15).stroke(lineWidth: 1))
        .foregroundColor(Color.blue)
    }
  }

  struct Captions: View {
    var body: some View {
      Text("Downtown Bus").modifier(BorderedCaption())
    }
  }

  struct BlueButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundColor(configuration.isPressed ? Color.blue : Color.white)
        .background(configuration.isPressed ? Color.white : Color.blue)
    }
  }

  struct StyledButton: View {
    var body: some View {
      Button("Styled") {}.buttonStyle(BlueButtonStyle())
    }
  }

  struct Captioned: View {
    @Environment(\.captionBackgroundColor) private var color
    var body: some View {
      Text(color == .clear ? "clear" : "coloured")
    }
  }

  struct EntryView: View {
    var body: some View {
      Captioned()
      Captioned().environment(\.captionBackgroundColor, .red)
    }
  }

  struct WidthKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {
      value = max(value, nextValue())
    }
  }

  struct Preferences: View {
    @State private var widest = 0

    var body: some View {
      VStack {
        Text("a").preference(key: WidthKey.self, value: 3)
        Text("b").preference(key: WidthKey.self, value: 7)
        Text("widest \(widest)")
      }
      .onPreferenceChange(WidthKey.self) { widest = $0 }
    }
  }

  struct Guides: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Today's Weather")
          .font(.title)
          .border(.gray)
        HStack {
          Text("🌧")
            .alignmentGuide(VerticalAlignment.center) { _ in -20 }
            .border(.gray)
          Text("Rain & Thunderstorms")
            .border(.gray)
          Text("⛈")
            .alignmentGuide(VerticalAlignment.center) { _ in 20 }
            .border(.gray)
        }
      }
    }
  }

  struct Ellipses: View {
    var body: some View {
      Canvas { context, size in
        context.stroke(
          Path(ellipseIn: CGRect(origin: .zero, size: size)),
          with: .color(.green),
          lineWidth: 4)
        context.draw(
          Text("inside"), at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center)
      }
      .frame(width: 300, height: 200)
      .border(Color.blue)
    }
  }

  struct Clock: View {
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { context in
        Text("second \(Int(context.date.timeIntervalSince1970))")
      }
    }
  }

  struct Insets: View {
    var body: some View {
      List(0..<3, id: \.self) { Text("item \($0)") }
        .safeAreaInset(edge: .bottom) { Text("below").background(.bar) }
        .scrollDisabled(true)
    }
  }

  struct Loading: View {
    @State private var message = "Loading..."
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
      Text(message)
        .task { message = await load() }
      Text(scenePhase == .active ? "active" : "not active")
    }

    private func load() async -> String { "Loaded" }
  }
}

extension FocusedValues {
  @Entry fileprivate var programMessage: String?
  @Entry fileprivate var programDraft: Binding<String>?
}

extension EnvironmentValues {
  @Entry fileprivate var captionBackgroundColor: Color = .clear
}
