import CursesCore
import Testing

@testable import CursesControls
@testable import CursesViewGraph

@MainActor
private final class Record {
  var lines: [String] = []
}

private struct Framed: ButtonStyle {
  @Environment(\.isFocused) private var isFocused
  func makeBody(configuration: Configuration) -> some View {
    HStack(gap: 0) {
      Text(isFocused ? "<" : "(")
      configuration.label
      Text(configuration.role == .destructive ? "!" : "")
      Text(isFocused ? ">" : ")")
    }
  }
}

private struct Spoken: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }) {
      HStack {
        configuration.label
        Text(configuration.isOn ? "yes" : "no")
      }
    }
    .buttonStyle(.plain)
  }
}

@MainActor
struct PressTests {
  @Test func buttonsOfEveryKindAct() {
    let record = Record()
    let stage = Stage(
      24, 6,
      VStack {
        Button("日本 1") { record.lines.append("key") }
        Button(String("two")) { record.lines.append("string") }
        Button("three", role: .destructive) { record.lines.append("role") }
        Button("four", systemImage: "plus") { record.lines.append("image") }
        Button(action: { record.lines.append("label") }) {
          HStack { Text("five") }
        }
      })
    for _ in 0..<5 {
      stage.press(.enter)
      stage.press(.tab)
    }
    #expect(record.lines == ["key", "string", "role", "image", "label"])
    #expect(stage.picture.contains("+ four"))
  }

  @Test func aStyleOfOnesOwnKnowsFocusAndRole() {
    let stage = Stage(
      20, 2,
      VStack(alignment: .leading) {
        Button("a") {}
        Button("b", role: .destructive) {}
      }.buttonStyle(Framed()))
    #expect(stage.picture.contains("<a>"))
    #expect(stage.picture.contains("(b!)"))
    stage.press(.tab)
    #expect(stage.picture.contains("(a)"))
    #expect(stage.picture.contains("<b!>"))
  }

  @Test func aDisabledButtonIsInert() {
    let record = Record()
    let stage = Stage(10, 1, Button("a") { record.lines.append("a") }.disabled(true))
    stage.press(.enter)
    stage.click(5, 0)
    #expect(record.lines.isEmpty)
  }

  @Test func aPressThatLeavesTheButtonDoesNothing() {
    let record = Record()
    let stage = Stage(10, 2, Button("abcd") { record.lines.append("a") })
    let inside = Point(column: 5, row: 0)
    stage.graph.send(.mouse(Mouse(.press(.left, clicks: 1), at: inside)))
    stage.graph.send(.mouse(Mouse(.release(.left), at: Point(column: 5, row: 1))))
    stage.settle()
    #expect(record.lines.isEmpty)
  }

  private struct Switches: View {
    @State var isOn = false
    var body: some View {
      VStack(alignment: .leading) {
        Toggle("box", isOn: $isOn)
        Toggle("knob", isOn: $isOn).toggleStyle(.switch)
        Toggle("button", isOn: $isOn).toggleStyle(.button)
        Toggle("own", isOn: $isOn).toggleStyle(Spoken())
      }
    }
  }

  @Test func togglesOfEveryStyleSwitch() {
    let stage = Stage(30, 4, Switches())
    #expect(stage.picture.contains("☐ box"))
    for index in 0..<4 {
      stage.type(" ")
      let isOn = index % 2 == 0
      #expect(stage.picture.contains(isOn ? "☑ box" : "☐ box"))
      #expect(stage.picture.contains(isOn ? "own yes" : "own no"))
      #expect(stage.picture.contains(isOn ? "━●" : "○─"))
      stage.press(.tab)
    }
  }

  private struct Counting: View {
    @State var count = 8
    @State var double = 0.5
    var body: some View {
      VStack(alignment: .leading) {
        Stepper("count \(count)", value: $count, in: 0...10)
        Stepper("double \(double)", value: $double, step: 0.25)
      }
    }
  }

  @Test func steppersStayInTheirRange() {
    let stage = Stage(30, 2, Counting())
    for _ in 0..<5 { stage.press(.right) }
    #expect(stage.picture.contains("count 10"))
    stage.type("-")
    #expect(stage.picture.contains("count 9"))
    stage.press(.tab)
    stage.type("+")
    #expect(stage.picture.contains("double 0.75"))
  }

  private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, 林檎
    var id: Self { self }
  }

  private struct Choosing: View {
    @State var fruit = Fruit.apple
    @State var number: Int? = nil
    var body: some View {
      VStack(alignment: .leading) {
        Picker("menu", selection: $fruit) {
          ForEach(Fruit.allCases) { Text($0.rawValue) }
        }
        Picker("segments", selection: $fruit) {
          ForEach(Fruit.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Picker("rows", selection: $number) {
          Text("none").tag(nil as Int?)
          Text("one").tag(1 as Int?)
          Text("two").tag(2)
        }
        .pickerStyle(.inline)
        Text("\(fruit.rawValue) \(number.map(String.init) ?? "nil")")
      }
    }
  }

  @Test func pickersChoose() {
    let stage = Stage(40, 12, Choosing())
    #expect(stage.picture.contains("apple nil"))
    stage.press(.enter)
    #expect(stage.picture.contains("✓ apple"))
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.picture.contains("pear nil"))
    #expect(!stage.picture.contains("✓"))
    stage.press(.tab)
    stage.press(.right)
    #expect(stage.picture.contains("林檎 nil"))
    stage.press(.tab)
    stage.press(.down)
    stage.press(.down)
    #expect(stage.picture.contains("林檎 2"))
    #expect(stage.picture.contains("◉ two"))
  }

  @Test func escClosesAMenuAndTheFocusIsWhereItWas() {
    let stage = Stage(40, 12, Choosing())
    stage.press(.enter)
    stage.press(.escape)
    #expect(!stage.picture.contains("✓"))
    stage.press(.enter)
    #expect(stage.picture.contains("✓ apple"))
  }

  private struct Commands: View {
    let record: Record
    var body: some View {
      VStack {
        Menu("Edit") {
          Button("Cut") { record.lines.append("cut") }
          Button("Copy") { record.lines.append("copy") }.keyboardShortcut("k")
        }
        Text("below")
      }
    }
  }

  @Test func aMenuOpensAndItsItemsAct() {
    let record = Record()
    let stage = Stage(30, 8, Commands(record: record))
    #expect(!stage.picture.contains("Cut"))
    stage.press(.enter)
    #expect(stage.picture.contains("Cut"))
    stage.press(.down)
    stage.press(.enter)
    #expect(record.lines == ["copy"])
    #expect(!stage.picture.contains("Cut"))
  }
}
