import CursesCore
import CursesTerminal
import CursesUI

/// A sign-in field of glass before drifting light, until Esc or Ctrl+Q.
@main
enum GlassSignIn {
  @MainActor
  static func main() {
    do throws(TerminalError) {
      let host = try TerminalHost()
      host.run(SignInScreen { host.stop() })
      host.close()
    } catch {
      print("GlassSignIn: \(error)")
      exit(EX_UNAVAILABLE)
    }
  }
}

/// Everything below is as it would be written for SwiftUI.
struct SignInScreen: View {
  let leave: () -> Void
  @State private var name = ""
  @State private var greeting = ""

  var body: some View {
    ZStack {
      BubbleBackground()
      VStack(gap: 1) {
        Text("Welcome back").bold()
        TextField("Name", text: $name)
          .padding(.horizontal, 8)
          .frame(height: 44)
          .glassEffect(in: RoundedRectangle(cornerRadius: 12))
        TextField("Company", text: .constant("Bubbles Ltd."))
          .padding(.horizontal, 8)
          .frame(height: 44)
          .background(.ultraThinMaterial, in: Capsule())
        Text(greeting.isEmpty ? "Enter signs in, Esc leaves" : greeting)
          .foregroundStyle(.secondary)
      }
      .frame(width: 300)
      .padding(24)
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 24))
    }
    .onSubmit { withAnimation { greeting = "Hello, \(name)!" } }
    .onKey { key in
      guard key.code == .escape || key == Key(.character("q"), .control) else { return false }
      leave()
      return true
    }
  }
}
