import CursesCore
import CursesUI
import CursesUITesting
import Testing

@testable import CursesControls
@testable import CursesTextFields
@testable import CursesViewGraph

/// Who gets a key first: shortcuts and the way out, then `onKeyPress`, then the control.
@Suite("Keys: shortcuts come first") @MainActor
struct KeyOrderTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  private struct Watched: View {
    let log: Log
    @State private var text = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Text", text: $text)
          .onKeyPress(characters: .alphanumerics) { press in
            log.lines.append(press.characters)
            return .handled
          }
          .onKeyPress("k") {
            log.lines.append("letter k")
            return .handled
          }
        Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
        Text(text)
      }
    }
  }

  @Test func aShortcutComesBeforeAnyCharacter() {
    let log = Log()
    let stage = TestHost(columns: 20, rows: 3, Watched(log: log))
    stage.type("a")
    stage.control("s")
    #expect(log.lines == ["a", "save"])
  }

  @Test func aLetterWithControlIsNotTheLetter() {
    let log = Log()
    let stage = TestHost(columns: 20, rows: 3, Watched(log: log))
    stage.control("k")
    #expect(!stage.press(.character("q"), .control))
    #expect(log.lines == [])
    #expect(KeyPress(Key(.character("q"), .control)).characters == "\u{11}")
    #expect(KeyPress(Key(.character("q"), .control)).key == "q")
  }

  @Test func theKeyThatQuitsIsNobodysElse() {
    let log = Log()
    let stage = TestHost(
      columns: 20, rows: 1,
      TextField("Text", text: .constant("")).onKeyPress { press in
        log.lines.append(press.characters)
        return .handled
      })
    stage.graph.quitKey = Key(.character("q"), .control)
    #expect(!stage.press(.character("q"), .control))
    #expect(stage.press(.character("w"), .control))
    #expect(log.lines == ["\u{17}"])
  }

  @Test func theFormWithPhasesTellsOfModifiers() {
    let log = Log()
    let stage = TestHost(
      columns: 20, rows: 1,
      TextField("Text", text: .constant("")).onKeyPress(keys: ["p"]) { press in
        log.lines.append(press.modifiers.contains(.control) ? "control p" : "p")
        return .handled
      })
    stage.control("p")
    stage.type("p")
    #expect(log.lines == ["control p", "p"])
  }
}
