import CursesCore
import Testing

@testable import CursesControls
@testable import CursesViewGraph

/// A control that shows what it was typed, in brackets while it has the focus.
@MainActor
private struct Echo: ControlView {
  let name: String
  func makeModel() -> EchoModel { EchoModel() }
  func update(_ model: EchoModel) { model.name = name }
}

private final class EchoModel: ControlModel {
  var name = ""
  private var typed = ""

  override func sizeThatFits(columns: Int?, rows: Int?) -> Size { Size(columns: 8, rows: 1) }

  override func draw(in canvas: inout Canvas) {
    let text = isFocused ? "[\(name)\(typed)]" : "\(name)\(typed)"
    canvas.write(text, column: frame.minColumn, row: frame.minRow, role: .text)
  }

  override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      guard let character = key.typed else { return false }
      typed.append(character)
    case .paste(let bytes): typed += String(decoding: bytes, as: UTF8.self)
    default: return false
    }
    setNeedsDisplay()
    return true
  }
}

@MainActor
private final class Log {
  var keys: [Key.Code] = []
  var lines: [String] = []
}

@MainActor
struct FocusTests {
  @Test func theFirstControlHasTheFocusAtTheStart() {
    let stage = Stage(
      8, 2,
      VStack {
        Echo(name: "a")
        Echo(name: "b")
      })
    #expect(stage.picture == "[a]\nb")
  }

  @Test func tabMovesRoundAndBack() {
    let stage = Stage(
      8, 2,
      VStack {
        Echo(name: "a")
        Echo(name: "b")
      })
    stage.press(.tab)
    #expect(stage.picture == "a\n[b]")
    stage.press(.tab)
    #expect(stage.picture == "[a]\nb")
    stage.press(.tab, .shift)
    #expect(stage.picture == "a\n[b]")
  }

  @Test func keysAndPastesGoToTheFocus() {
    let stage = Stage(
      8, 2,
      VStack {
        Echo(name: "a")
        Echo(name: "b")
      })
    stage.type("x")
    stage.press(.tab)
    stage.graph.send(.paste(Array("yz".utf8)))
    stage.settle()
    #expect(stage.picture == "ax\n[byz]")
  }

  @Test func aClickMovesTheFocus() {
    let stage = Stage(
      8, 2,
      VStack {
        Echo(name: "a")
        Echo(name: "b")
      })
    stage.click(1, 1)
    #expect(stage.picture == "a\n[b]")
  }

  @Test func keysThatNobodyTakesGoUpToTheHandlers() {
    let log = Log()
    let stage = Stage(
      8, 1,
      Echo(name: "a").onKey { key in
        log.keys.append(key.code)
        return true
      })
    stage.press(.enter)
    stage.type("x")
    #expect(log.keys == [.enter])
  }

  @Test func disabledControlsAreSkipped() {
    let stage = Stage(
      8, 3,
      VStack {
        Echo(name: "a")
        Echo(name: "b").disabled(true)
        Echo(name: "c")
      })
    stage.press(.tab)
    #expect(stage.picture == "a\nb\n[c]")
  }

  @Test func aDialogKeepsTheFocusAndGivesItBack() {
    struct Asking: View {
      let isAsking: Bool
      var body: some View {
        VStack {
          Echo(name: "a")
          Echo(name: "b")
          if isAsking { Echo(name: "q").modal() }
        }
      }
    }
    let stage = Stage(8, 3, Asking(isAsking: false))
    stage.press(.tab)
    stage.graph.setRoot(Asking(isAsking: true))
    stage.settle()
    #expect(stage.picture == "a\nb\n[q]")
    stage.press(.tab)
    #expect(stage.picture == "a\nb\n[q]")
    stage.click(0, 0)
    #expect(stage.picture == "a\nb\n[q]")
    stage.graph.setRoot(Asking(isAsking: false))
    stage.settle()
    #expect(stage.picture == "a\n[b]\n")
  }

  @Test func focusStateFollowsAndLeads() {
    struct Form: View {
      @FocusState private var focus: String?
      let log: Log
      var body: some View {
        VStack {
          Echo(name: "a").focused($focus, equals: "a")
          Echo(name: "b").focused($focus, equals: "b")
          Text(focus ?? "none")
        }
        .onKey { key in
          focus = key.code == .end ? "b" : "a"
          return true
        }
      }
    }
    let stage = Stage(8, 3, Form(log: Log()))
    #expect(stage.picture.contains("[a]"))
    stage.press(.end)
    #expect(stage.picture.contains("[b]"))
    #expect(stage.picture.hasSuffix("b"))
    stage.press(.tab)
    #expect(stage.picture.contains("[a]"))
    #expect(stage.picture.hasSuffix("a"))
  }

  @Test func buttonsActOnEnterSpaceAndClick() {
    let log = Log()
    let stage = Stage(10, 1, Button("OK") { log.lines.append("ok") })
    stage.press(.enter)
    stage.type(" ")
    stage.click(4, 0)
    #expect(log.lines == ["ok", "ok", "ok"])
  }
}
