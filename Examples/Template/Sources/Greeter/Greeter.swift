import CursesUI

/// A program to start from: `swift run` shows it, Ctrl+Q ends it.
@main
struct Greeter: App {
  var body: some Scene {
    WindowGroup("Greeter") { GreeterView() }
      .hostOptions(
        HostOptions(theme: .named("nord", or: .fallback), background: BubbleField(seed: 1)))
  }
}

/// Asks for a name, and greets.
struct GreeterView: View {
  @State private var name = ""
  @State private var greeting = ""

  var body: some View {
    Panel("Greeter") {
      VStack(alignment: .leading, spacing: 16) {
        TextField("Name", text: $name, prompt: Text("Who are you?"))
          .characterLimit(40)
          .validation(.required("Please enter a name."))
          .onSubmit { greeting = "Hello, \(name)." }
        Text(greeting)
      }
      .padding()
    }
    .frame(width: 400)
  }
}
