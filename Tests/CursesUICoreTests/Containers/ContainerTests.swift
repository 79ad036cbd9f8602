import CursesCore
import Testing

@testable import CursesControls
@testable import CursesTextFields
@testable import CursesViewGraph

@MainActor
struct FormTests {
  private struct Account: View {
    @State private var isOn = true
    @State private var kind = 1
    @State private var name = ""
    var body: some View {
      Form {
        Section {
          TextField("Name", text: $name)
          Toggle("Public", isOn: $isOn)
          Picker("Kind of account", selection: $kind) {
            Text("Free").tag(1)
            Text("Paid").tag(2)
          }
        } header: {
          Text("Account")
        } footer: {
          Text("One can be changed later.")
        }
        LabeledContent("Version", value: "1.0")
      }
    }
  }

  @Test func sectionsAreBoxesAndLabelsStandInAColumn() {
    let stage = Stage(60, 18, Account())
    let rows = stage.picture.components
    #expect(rows.contains { $0.contains("╭─ Account ─") })
    #expect(stage.picture.contains("One can be changed later."))
    func column(of text: String) -> Int? {
      rows.compactMap { row in
        row.ranges(of: text).first.map { row.distance(from: row.startIndex, to: $0.lowerBound) }
      }.first
    }
    // The controls of all rows begin below each other.
    #expect(column(of: "Free") == column(of: "1.0").map { $0 + 1 })
    #expect(column(of: "Public") == column(of: "Version"))
  }

  @Test func aTallFormScrollsToTheFocus() {
    struct Tall: View {
      var body: some View {
        Form {
          ForEach(0..<30, id: \.self) { index in
            Button("row \(index)") {}
          }
        }
      }
    }
    let stage = Stage(40, 8, Tall())
    #expect(stage.picture.contains("row 0"))
    #expect(!stage.picture.contains("row 20"))
    for _ in 0..<20 { stage.press(.tab) }
    #expect(stage.picture.contains("row 20"))
    #expect(!stage.picture.contains("row 0 "))
    #expect(stage.picture.contains("┃"))
  }

  @Test func columnsHaveNoBoxes() {
    let stage = Stage(60, 18, Account().formStyle(.columns))
    #expect(!stage.picture.contains("╭"))
    #expect(stage.picture.contains("Account"))
  }
}

@MainActor
struct ScrollTests {
  private struct Lines: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<40, id: \.self) { Text("line \($0) 日本") }
        }
      }
    }
  }

  @Test func keysAndWheelScroll() {
    let stage = Stage(30, 5, Lines())
    #expect(stage.picture.contains("line 0 日本"))
    stage.press(.down)
    #expect(!stage.picture.contains("line 0 "))
    stage.press(.end)
    #expect(stage.picture.contains("line 39"))
    stage.press(.pageUp)
    #expect(!stage.picture.contains("line 39"))
    stage.press(.home)
    stage.graph.send(.mouse(Mouse(.wheelDown, at: Point(column: 12, row: 2))))
    stage.settle()
    #expect(!stage.picture.contains("line 2 "))
    #expect(stage.picture.contains("line 3"))
  }

  @Test func aCaretThatIsScrolledOutIsNotShown() {
    struct Field: View {
      @State private var text = ""
      var body: some View {
        ScrollView {
          VStack {
            TextField("t", text: $text)
            ForEach(0..<20, id: \.self) { Text("line \($0)") }
          }
        }
      }
    }
    let stage = Stage(20, 4, Field())
    #expect(stage.graph.cursor != nil)
    stage.graph.send(.mouse(Mouse(.wheelDown, at: Point(column: 2, row: 2))))
    stage.settle()
    #expect(stage.graph.cursor == nil)
  }

  @Test func aReaderScrollsToAnIdentity() {
    struct Reading: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack {
              Button("go") { proxy.scrollTo(30) }
              ForEach(0..<40, id: \.self) { Text("line \($0)") }
            }
          }
        }
      }
    }
    let stage = Stage(20, 5, Reading())
    stage.press(.enter)
    #expect(stage.picture.contains("line 30"))
  }
}

@MainActor
struct ListTests {
  private struct Animal: Identifiable {
    let id: String
  }

  private struct Single: View {
    let animals = ["ant", "bee", "猫", "dog", "eel", "fox"].map(Animal.init)
    @State private var chosen: String?
    var body: some View {
      VStack(alignment: .leading) {
        List(animals, selection: $chosen) { Text($0.id) }
        Text(verbatim: "<\(chosen ?? "none")>")
      }
    }
  }

  @Test func theArrowsMoveASelection() {
    let stage = Stage(20, 4, Single())
    #expect(stage.picture.contains("<none>"))
    stage.press(.down)
    stage.press(.down)
    stage.press(.down)
    #expect(stage.picture.contains("<猫>"))
    stage.press(.end)
    #expect(stage.picture.contains("<fox>"))
    #expect(stage.picture.contains("▌ fox"))
    #expect(!stage.picture.contains("ant"))
  }

  private struct Several: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $chosen) {
          Section("Numbers") {
            Text("one").tag(1)
            Text("two").tag(2)
          }
          Text("three").tag(3)
        }
        Text(verbatim: "\(chosen.sorted())")
      }
    }
  }

  @Test func spaceTakesRowsInAndOut() {
    let stage = Stage(20, 8, Several())
    stage.type(" ")
    stage.press(.end)
    stage.type(" ")
    #expect(stage.picture.contains("[1, 3]"))
    stage.press(.home)
    stage.type(" ")
    #expect(stage.picture.contains("[3]"))
  }

  private struct Editing: View {
    struct Row: Identifiable {
      let id: Int
      var text: String
    }
    @State private var rows = [Row(id: 1, text: ""), Row(id: 2, text: "")]
    var body: some View {
      VStack {
        List($rows) { $row in TextField("t", text: $row.text) }
        Text(verbatim: rows.map(\.text).joined(separator: "|"))
        Button("drop") { rows.removeFirst() }
      }
    }
  }

  @Test func aBindingReachesEachElement() {
    let stage = Stage(20, 5, Editing())
    stage.type("a")
    stage.press(.tab)
    stage.type("b日")
    #expect(stage.picture.contains("a|b日"))
    stage.press(.tab)
    stage.press(.enter)
    #expect(!stage.picture.contains("a|"))
    #expect(stage.picture.contains("b日"))
  }
}

@MainActor
struct ModifierTests {
  private struct Titled: ViewModifier {
    @State private var count = 0
    let title: String
    func body(content: Content) -> some View {
      VStack {
        Text(verbatim: "\(title) \(count)")
        content
      }
      .onKey { _ in
        count += 1
        return true
      }
    }
  }

  @Test func aModifierKeepsItsState() {
    let stage = Stage(10, 2, Text("x").modifier(Titled(title: "t")))
    stage.press(.enter)
    stage.press(.enter)
    #expect(stage.picture.contains("t 2"))
    #expect(stage.picture.contains("x"))
  }

  @Test func anotherIdentityIsAnotherView() {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").onKey { _ in
          count += 1
          return true
        }
      }
    }
    let stage = Stage(5, 1, Counting().id(1))
    stage.press(.enter)
    #expect(stage.picture.contains("1"))
    stage.graph.setRoot(Counting().id(2))
    stage.settle()
    #expect(stage.picture.contains("0"))
  }

  @Test func tasksRunAndAreCancelled() async {
    final class Probe {
      var started = 0
      var ended = 0
    }
    let probe = Probe()
    struct Working: View {
      let probe: Probe
      let id: Int
      var body: some View {
        Text("x").task(id: id) {
          probe.started += 1
          await withTaskCancellationHandler {
            while !Task.isCancelled { await Task.yield() }
          } onCancel: {
          }
          probe.ended += 1
        }
      }
    }
    let stage = Stage(5, 1, Working(probe: probe, id: 1))
    while probe.started < 1 { await Task.yield() }
    stage.graph.setRoot(Working(probe: probe, id: 2))
    stage.settle()
    while probe.ended < 1 || probe.started < 2 { await Task.yield() }
    stage.graph.setRoot(Text("gone"))
    stage.settle()
    while probe.ended < 2 { await Task.yield() }
    #expect(probe.started == 2)
  }
}
