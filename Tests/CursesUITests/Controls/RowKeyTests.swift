import CursesUI
import CursesUITesting
import Testing

/// Rows of lists that hold other rows or several controls, menus and bars, by their keys.
@Suite("Keys of rows") @MainActor
struct RowKeyTests {
  private struct Box: Identifiable {
    let id: String
    var parts: [Box]?
  }

  private struct Boxes: View {
    @State private var chosen: String?
    private let boxes = [
      Box(id: "Inbox", parts: [Box(id: "Work", parts: [Box(id: "Boss")]), Box(id: "Family")]),
      Box(id: "Sent"),
    ]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $chosen) {
          OutlineGroup(boxes, children: \.parts) { Text($0.id) }
        }
        Text("Chosen: \(chosen ?? "none").")
      }
    }
  }

  private func shown(_ host: TestHost) -> [String] {
    ["Inbox", "Work", "Boss", "Family", "Sent"].filter { name in
      host.rows.dropLast().contains { $0.contains(name) }
    }
  }

  @Test func eachElementOfATreeIsARow() {
    let host = TestHost(columns: 30, rows: 8, Boxes())
    host.press(.down)
    #expect(host.contains("Chosen: Inbox.") && shown(host) == ["Inbox", "Sent"])
    host.press(.right)
    #expect(shown(host) == ["Inbox", "Work", "Family", "Sent"])
    #expect(host.rows.count { $0.contains("▌") } == 1, "the bar is at the heading alone")
    host.press(.down)
    #expect(host.contains("Chosen: Work."))
    host.press(.enter)
    #expect(shown(host) == ["Inbox", "Work", "Boss", "Family", "Sent"])
    host.press(.down)
    #expect(host.contains("Chosen: Boss."))
    host.press(.down)
    #expect(host.contains("Chosen: Family."))
    host.press(.end)
    #expect(host.contains("Chosen: Sent."))
    host.press(.home)
    host.press(.left)
    #expect(shown(host) == ["Inbox", "Sent"])
  }

  @Test func theArrowIsClickedAndTheNameSelects() throws {
    let host = TestHost(columns: 30, rows: 8, Boxes())
    try host.click("Inbox")
    #expect(host.contains("Chosen: Inbox.") && shown(host) == ["Inbox", "Sent"])
    try host.click("▸")
    #expect(shown(host) == ["Inbox", "Work", "Family", "Sent"])
    try host.click("Family")
    #expect(host.contains("Chosen: Family."))
  }

  private struct Tasks: View {
    struct Item: Identifiable {
      let id: Int
      var isDone = false
      var title = ""
    }
    @State private var items = (1...3).map { Item(id: $0) }
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List {
          ForEach($items) { $item in
            HStack {
              Toggle("Done", isOn: $item.isDone)
              TextField("Title", text: $item.title)
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
        Text(items.map { "\($0.id)\($0.isDone ? "+" : "-")\($0.title)" }.joined(separator: " "))
      }
    }
  }

  @Test func enterGoesIntoARowWithSeveralControls() {
    let host = TestHost(columns: 40, rows: 8, Tasks())
    host.press(.down)
    host.press(.enter)
    host.press(.character(" "))
    #expect(host.contains("1- 2+ 3-"))
    host.press(.tab)
    host.type("ab")
    #expect(host.contains("1- 2+ab 3-"))
  }

  private struct Card: View {
    @State private var done = "none"
    var body: some View {
      VStack(spacing: 0) {
        Text("card").contextMenu { Button("Move") { done = "moved" } }.focusable()
        Text("Done: \(done).")
      }
    }
  }

  @Test func theMenuOpensFromTheFocusAroundIt() {
    let host = TestHost(columns: 30, rows: 8, Card())
    host.press(.function(10), .shift)
    #expect(host.contains("Move"))
    host.press(.enter)
    #expect(host.contains("Done: moved."))
  }

  private struct Spending: View {
    @State private var isShown = false
    var body: some View {
      Text("All")
        .navigationTitle("Expenses")
        .toolbar {
          Button("Add") { isShown = true }
          Button("Sort") {}
        }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            Text("form").navigationTitle("New").toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
              ToolbarItem(placement: .confirmationAction) { Button("Save") { isShown = false } }
            }
          }
        }
    }
  }

  @Test func aSheetHasABarOfItsOwn() throws {
    let host = TestHost(columns: 40, rows: 10, Spending())
    #expect(host.rows[0].contains("Expenses") && host.rows[0].contains("Sort"))
    try host.click("Add")
    let row = try #require(host.rows.firstIndex { $0.contains("Cancel") })
    let words = host.rows[row]
    #expect(row > 1 && words.contains("New") && words.contains("Save"), "\(host.picture)")
    #expect(words.contains("│") && host.rows[row + 1].contains("form"))
    #expect(!words.contains("Add") && !words.contains("Sort") && !words.contains("Expenses"))
    #expect(!host.rows[0].contains("Cancel") && !host.rows[0].contains("New"))
    try host.click("Save")
    #expect(host.rows[0].contains("Expenses") && host.rows[0].contains("Sort"))
    #expect(!host.contains("Cancel"))
  }

  private struct Filled: View {
    var body: some View {
      Text("page")
        .toolbar { ToolbarItem(placement: .bottomBar) { Text("of the window") } }
        .sheet(isPresented: .constant(true)) {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<30) { Text("line \($0)") } }
          }
          .navigationTitle("A title that is much too long for the columns there are")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItem(placement: .bottomBar) { Text("of the sheet") }
          }
        }
    }
  }

  /// What the sheet holds lies between its bars, however little room there is.
  @Test func aBarIsNotDrawnOverASheet() throws {
    let host = TestHost(columns: 40, rows: 12, Filled())
    let rows = host.rows
    let top = try #require(rows.firstIndex { $0.contains("Cancel") })
    let bottom = try #require(rows.firstIndex { $0.contains("of the sheet") })
    #expect(top < bottom && rows[top].contains("Save"), "\(host.picture)")
    #expect((top + 1..<bottom).allSatisfy { rows[$0].contains("line") }, "\(host.picture)")
    #expect(!rows[top].contains("line") && !rows[bottom].contains("line"))
    #expect(rows.last?.contains("of the sheet") != true)
    host.resize(columns: 12, rows: 4)
    host.resize(columns: 1, rows: 1)
    host.resize(columns: 40, rows: 12)
    #expect(host.contains("Cancel") && host.contains("of the sheet"))
  }
}
