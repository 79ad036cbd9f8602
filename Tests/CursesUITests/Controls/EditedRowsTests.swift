import CursesUI
import CursesUITesting
import Testing

/// Rows that are deleted and moved, by keys and by the mouse.
@Suite("Edited rows") @MainActor
struct EditedRowsTests {
  private struct Fruits: View {
    @State private var fruits = ["apple", "banana", "cherry", "date"]
    @State private var chosen: String?
    var hasSelection = false
    var hasButton = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if hasButton { EditButton() }
        if hasSelection {
          List(selection: $chosen) { rows }
        } else {
          List { rows }
        }
        Text("\(fruits.joined(separator: " ")); \(chosen ?? "none")")
      }
    }

    private var rows: some View {
      ForEach(fruits, id: \.self) { Text($0) }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  @Test func theRowAtTheBarIsDeleted() {
    let host = TestHost(columns: 40, rows: 8, Fruits())
    host.press(.down)
    host.press(.delete)
    #expect(host.contains("apple cherry date; none"))
    host.press(.delete)
    #expect(host.contains("apple date; none"))
    host.press(.delete)
    host.press(.backspace)
    #expect(host.rows.last?.hasPrefix("; none") == true)
    host.press(.delete)
    #expect(host.rows.last?.hasPrefix("; none") == true)
  }

  @Test func theSelectionGoesToTheNextRow() {
    let host = TestHost(columns: 40, rows: 8, Fruits(hasSelection: true))
    host.press(.down)
    host.press(.delete)
    #expect(host.contains("banana cherry date; banana"))
    host.press(.end)
    host.press(.delete)
    #expect(host.contains("banana cherry; cherry"))
  }

  @Test func rowsAreMovedWithAlt() {
    let host = TestHost(columns: 40, rows: 8, Fruits(hasSelection: true))
    host.press(.down)
    host.press(.down, .alt)
    #expect(host.contains("banana apple cherry date; apple"))
    host.press(.down, .alt)
    host.press(.down, .alt)
    host.press(.down, .alt)
    #expect(host.contains("banana cherry date apple; apple"))
    host.press(.up, .alt)
    #expect(host.contains("banana cherry apple date; apple"))
  }

  @Test func whileEditingASignDeletes() throws {
    let host = TestHost(columns: 40, rows: 10, Fruits(hasButton: true))
    #expect(!host.contains("✕"))
    try host.click("Edit")
    #expect(host.contains("Done") && host.contains("✕ cherry"))
    let place = try #require(host.position(of: "✕ cherry"))
    host.click(place.column, place.row)
    #expect(host.contains("apple banana date; none"))
    try host.click("Done")
    #expect(!host.contains("✕") && host.contains("Edit"))
  }

  @Test func aModeOfTheProgramsOwnCounts() {
    struct Program: View {
      @State private var mode = EditMode.active
      @Environment(\.editMode) private var outer
      var body: some View {
        List { ForEach(0..<2) { Text("row \($0)") }.onDelete { _ in } }
          .environment(\.editMode, $mode)
        Text(outer?.wrappedValue.isEditing == true ? "window edits" : "window rests")
      }
    }
    let host = TestHost(columns: 30, rows: 6, Program())
    #expect(host.contains("✕ row 0") && host.contains("window rests"))
  }

  @Test func rowsWithoutActionsAreKept() {
    let host = TestHost(columns: 30, rows: 6) {
      List { ForEach(0..<2) { Text("row \($0)") }.onDelete(perform: nil).onMove(perform: nil) }
    }
    host.press(.delete)
    host.press(.down, .alt)
    #expect(host.contains("row 0") && host.contains("row 1"))
  }

  @Test func collectionsAreEditedByOffsets() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: [1, 3], toOffset: 5)
    #expect(String(letters) == "acebdf")
    letters.move(fromOffsets: [5], toOffset: 0)
    #expect(String(letters) == "facebd")
    letters.move(fromOffsets: [0], toOffset: 6)
    #expect(String(letters) == "acebdf")
    letters.remove(atOffsets: [0, 5])
    #expect(String(letters) == "cebd")
  }

  private struct Opened: View {
    @State private var opened = "nothing"
    var body: some View {
      List {
        ForEach(["apple", "banana"], id: \.self) { name in
          Button(name) { opened = name }
        }
        .onDelete { _ in }
      }
      Text("opened \(opened)")
    }
  }

  @Test func enterPressesTheButtonThatARowIs() {
    let host = TestHost(columns: 40, rows: 8, Opened())
    host.press(.down)
    host.press(.enter)
    #expect(host.contains("opened banana"))
  }
}
