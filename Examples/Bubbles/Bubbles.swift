import CursesCore
import CursesTerminal
import CursesUI
import Glibc

/// Bubbles behind a pane of glass, until Esc or Ctrl+Q.
@main
enum Bubbles {
  @MainActor
  static func main() {
    do throws(TerminalError) {
      // The field of bubbles is a function of its seed and the time: the same seed, the same bubbles.
      let host = try TerminalHost(options: HostOptions(background: BubbleField(seed: 20)))
      host.run(GlassPane { host.stop() })
      host.close()
    } catch {
      let sentence = "Bubbles: \(error)\n"
      write(STDERR_FILENO, sentence, sentence.utf8.count)
      exit(EX_UNAVAILABLE)
    }
  }
}

/// A pane in the middle of the screen.
struct GlassPane: View {
  let leave: () -> Void

  var body: some View {
    Panel("Bubbles") {
      VStack(gap: 1) {
        Text("The light shines through, and the text stays readable.")
        Text("Esc or Ctrl+Q ends").role(.dim)
      }
      .padding(columns: 3, rows: 1)
    }
    .frame(maxColumns: .max, maxRows: .max)
    .onKey { key in
      guard key.code == .escape || key == Key(.character("q"), .control) else { return false }
      leave()
      return true
    }
  }
}
