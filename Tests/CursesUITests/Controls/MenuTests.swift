import CursesUI
import CursesUITesting
import Testing

/// Menus, menus of rows and spacers of bars, by keys and the mouse.
@Suite("Menus and bars") @MainActor
struct MenuTests {
  @MainActor
  final class Record {
    var lines: [String] = []
  }

  private struct Rows: View {
    let record: Record
    var kind = Kind.plain
    @State private var items = ["alpha", "beta", "gamma"]
    @State private var selected: String?

    enum Kind: CaseIterable { case plain, selected, moved, swiped }

    private func row(_ name: String) -> some View {
      Text(name).contextMenu { Button("Up") { record.lines.append("up \(name)") } }
    }

    var body: some View {
      switch kind {
      case .plain: List { ForEach(items, id: \.self) { row($0) } }
      case .selected: List(items, id: \.self, selection: $selected) { row($0) }
      case .moved:
        List {
          ForEach(items, id: \.self) { row($0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      case .swiped:
        List {
          ForEach(items, id: \.self) { name in
            row(name).swipeActions { Button("Flag") { record.lines.append("flag \(name)") } }
          }
        }
      }
    }
  }

  @Test(arguments: Rows.Kind.allCases)
  private func theMenuOfTheRowAtTheBarOpensByKey(kind: Rows.Kind) {
    let record = Record()
    let stage = TestHost(columns: 40, rows: 12, Rows(record: record, kind: kind))
    stage.press(.home)
    stage.press(.down)
    stage.press(.function(10), .shift)
    #expect(stage.rows.contains { $0.contains("Up") }, "\(stage.rows)")
    stage.press(.enter)
    #expect(record.lines == ["up beta"])
    stage.press(.down)
    stage.press(.enter, .alt)
    stage.press(.enter)
    #expect(record.lines == ["up beta", "up gamma"])
  }

  @Test func actionsOfARowStandInItsMenu() {
    let record = Record()
    let stage = TestHost(columns: 40, rows: 12, Rows(record: record, kind: .swiped))
    stage.press(.home)
    stage.press(.function(10), .shift)
    #expect(stage.rows.contains { $0.contains("Up") })
    #expect(stage.rows.contains { $0.contains("Flag") })
    stage.press(.down)
    stage.press(.enter)
    #expect(record.lines == ["flag alpha"])
  }

  private struct Nested: View {
    let record: Record
    var body: some View {
      Menu("Actions") {
        Button("one") { record.lines.append("one") }
        Menu("More") {
          Button("two") { record.lines.append("two") }
          Button("three") { record.lines.append("three") }
        }
      }
    }
  }

  @Test func aMenuIsAsWideAsItsItems() {
    let stage = TestHost(columns: 60, rows: 12, Nested(record: Record()))
    stage.press(.enter)
    let edge = stage.rows.first { $0.contains("╭") || $0.contains("┌") } ?? ""
    #expect(edge.contains { $0 == "╮" || $0 == "┐" }, "\(stage.rows)")
    #expect(edge.filter { $0 != " " }.count < 30, "\(edge)")
  }

  @Test func aMenuInAMenuOpensAndClosesBoth() {
    let record = Record()
    let stage = TestHost(columns: 60, rows: 14, Nested(record: record))
    stage.press(.enter)
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.rows.contains { $0.contains("two") }, "\(stage.rows)")
    stage.press(.down)
    stage.press(.enter)
    #expect(record.lines == ["three"])
    #expect(!stage.rows.contains { $0.contains("two") || $0.contains("one") })
  }

  private struct Mixed: View {
    @State private var chosen = 1
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Menu("Open") {
          Button("One") {}
          Divider()
          Section("Head") { Button("Two") {} }
          Picker("Choice", selection: $chosen) {
            Text("first").tag(1)
            Text("second").tag(2)
          }
          Toggle("Bold", isOn: $isOn)
        }
        Text("chosen \(chosen) \(isOn ? "bold" : "plain")")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func itemsOfAMenuStandInOneColumn() throws {
    let stage = TestHost(columns: 60, rows: 14, Mixed())
    stage.press(.enter)
    let column = try #require(stage.position(of: "One")?.column)
    for item in ["Head", "Two", "✓ first", "☐ Bold"] {
      #expect(stage.position(of: item)?.column == column, "\(item): \(stage.picture)")
    }
    #expect(stage.position(of: "second")?.column == column + 2)
    let rule = "│" + String(repeating: "─", count: 10) + "│"
    #expect(stage.contains(rule), "\(stage.picture)")
  }

  @Test func aPickerInAMenuIsItems() throws {
    let stage = TestHost(columns: 60, rows: 14, Mixed())
    stage.press(.enter)
    for _ in 0..<3 { stage.press(.down) }
    stage.press(.enter)
    #expect(stage.contains("chosen 2 plain") && !stage.contains("Head"), "\(stage.picture)")
    try stage.click("Open")
    #expect(stage.contains("✓ second"))
    for _ in 0..<3 { stage.press(.down) }
    stage.press(.enter)
    #expect(stage.contains("chosen 2 bold") && !stage.contains("Head"), "\(stage.picture)")
  }

  private struct Spaced: View {
    let placement: ToolbarItemPlacement
    var body: some View {
      Text("body").toolbar {
        ToolbarItem(placement: placement) { Button("First") {} }
        ToolbarSpacer(placement: placement)
        ToolbarItem(placement: placement) { Button("Last") {} }
      }
    }
  }

  @Test func aSpacerOfABarLeavesTheItemsAfterIt() {
    let below = TestHost(columns: 40, rows: 6, Spaced(placement: .bottomBar)).rows.last ?? ""
    #expect(below.contains("First") && below.contains("Last"))
    #expect(below.count > 36, "\(below)")
    let above = TestHost(columns: 40, rows: 6, Spaced(placement: .automatic)).rows[0]
    #expect(above.contains("First") && above.contains("Last"))
  }

  private struct Asked: View {
    @State private var isAsking = true
    var body: some View {
      Text("page").alert("Sure?", isPresented: $isAsking) {
        Button("Delete everything", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  @Test func anAlertInANarrowWindowBreaksNoTitle() {
    let rows = TestHost(columns: 30, rows: 12, Asked()).rows
    #expect(rows.contains { $0.contains("Delete everything") }, "\(rows)")
    #expect(rows.contains { $0.contains("Cancel") })
  }

  @Test func aMenuCanBeAValueOrNone() {
    let menu = ContextMenu { Button("Copy") {} }
    for (given, isThere) in [(menu, true), (nil, false)] {
      let host = TestHost(columns: 20, rows: 6, Button("text") {}.contextMenu(given))
      host.press(.function(10), .shift)
      #expect(host.contains("text") && host.contains("Copy") == isThere)
    }
  }
}
