import CursesCore
import Testing

@testable import CursesControls
@testable import CursesTextFields
@testable import CursesViewGraph

@MainActor
private final class Log {
  var lines: [String] = []
}

@MainActor
struct KeyPressTests {
  private struct Watched: View {
    let log: Log
    @State var text = ""
    var body: some View {
      VStack {
        TextField("t", text: $text)
          .onKeyPress(.tab) {
            log.lines.append("tab")
            return .handled
          }
          .onKeyPress(keys: ["x", .upArrow]) { press in
            log.lines.append("\(press.characters == "x" ? "x" : "up")")
            return press.key == "x" ? .handled : .ignored
          }
          .onKeyPress(phases: .down) { press in
            if press.modifiers.contains(.control) { log.lines.append("control") }
            return .ignored
          }
        TextField("other", text: .constant(""))
        Text(verbatim: "<\(text)>")
      }
    }
  }

  @Test func comesBeforeTheField() {
    let log = Log()
    let stage = Stage(30, 3, Watched(log: log))
    stage.type("axb日")
    stage.press(.tab)
    stage.press(.up)
    stage.press(.character("e"), .control)
    #expect(stage.picture.contains("<ab日>"))
    #expect(log.lines == ["x", "tab", "up", "control"])
  }

  private struct Shortcuts: View {
    let log: Log
    @State var text = ""
    var body: some View {
      VStack {
        TextField("t", text: $text)
        Button("save") { log.lines.append("save") }.keyboardShortcut("s")
        Button("one") { log.lines.append("one") }.keyboardShortcut("1")
        Button("big") { log.lines.append("big") }
          .keyboardShortcut("b", modifiers: [.command, .shift])
        Button("stop") { log.lines.append("stop") }.keyboardShortcut(.cancelAction)
        Button("off") { log.lines.append("off") }.keyboardShortcut("d").disabled(true)
        Button("find") { log.lines.append("find") }.keyboardShortcut("i")
      }
    }
  }

  @Test func shortcutsActWhereverTheFocusIs() {
    let log = Log()
    let stage = Stage(30, 8, Shortcuts(log: log))
    stage.press(.character("s"), .control)
    stage.press(.character("1"), .alt)
    stage.press(.character("B"), .alt)
    stage.press(.character("i"), .alt)
    stage.press(.character("s"), .super)
    stage.press(.escape)
    stage.press(.character("d"), .control)
    #expect(log.lines == ["save", "one", "big", "find", "save", "stop"])
  }

  private nonisolated static let names: [(KeyEquivalent, EventModifiers, String)] = [
    ("s", .command, "Ctrl+S"), ("1", .command, "Alt+1"), ("m", .command, "Alt+M"),
    ("k", [.command, .shift], "Alt+Shift+K"), ("k", [.command, .option], "Ctrl+Alt+K"),
    ("k", .option, "Alt+K"), (.return, [], "Enter"),
  ]

  @Test(arguments: names)
  func areNamedAsTheyAreTyped(key: KeyEquivalent, modifiers: EventModifiers, name: String) {
    #expect(KeyboardShortcut(key, modifiers: modifiers).name == name)
  }

  private struct Tapped: View {
    let log: Log
    var body: some View {
      Text("tap me").onTapGesture { log.lines.append("tap") }
    }
  }

  @Test func clicksAreTaps() {
    let log = Log()
    let stage = Stage(6, 1, Tapped(log: log))
    stage.click(2, 0)
    #expect(log.lines == ["tap"])
  }
}

@MainActor
struct FocusableTests {
  private struct Things: View {
    @FocusState var focus: Int?
    @State var seen = ""
    var body: some View {
      VStack {
        Marked(name: "a").focusable().focused($focus, equals: 1)
        Marked(name: "b").focusable { seen = $0 ? "in" : "out" }.focused($focus, equals: 2)
        Text(verbatim: "\(focus ?? 0) \(seen)")
      }
      .defaultFocus($focus, 2)
    }
  }

  private struct Marked: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(verbatim: isFocused ? "[\(name)]" : name) }
  }

  @Test func anyViewCanHaveTheFocus() {
    let stage = Stage(10, 3, Things())
    #expect(stage.picture.contains("[b]"))
    #expect(stage.picture.contains("2 in"))
    stage.press(.tab)
    #expect(stage.picture.contains("[a]"))
    #expect(stage.picture.contains("1 out"))
  }
}
