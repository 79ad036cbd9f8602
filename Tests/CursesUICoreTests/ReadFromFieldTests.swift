import CursesUITesting
import Testing

@testable import CursesControls
@testable import CursesTextFields
@_spi(Nodes) @testable import CursesViewGraph

/// For somebody who hears the screen the cursor goes to the entry that a field's keys have selected.
@MainActor
struct ReadFromFieldTests {
  private struct Word: Identifiable {
    let id: Int
    var text: String { "w\(id)" }
  }

  private struct SearchedList: View {
    @State private var query = ""
    @State private var selection: Int? = 0

    var body: some View {
      VStack(alignment: .leading) {
        TextField("search", text: $query)
          .onKey { key in
            guard key.code == .down else { return false }
            selection = min(8, (selection ?? -1) + 1)
            return true
          }
        SelectionList(
          (0..<9).map(Word.init), selection: $selection, isBelowField: true,
          row: { word, row, canvas in
            canvas.write(
              word.text, column: row.rect.minColumn, row: row.rect.minRow, role: .text)
          }
        )
        .frame(rows: 4)
      }
    }
  }

  @Test func theCursorGoesToTheSelectedEntry() throws {
    let host = TestHost(
      columns: 20, rows: 6, terminal: TestTerminal(isLinear: true), SearchedList())
    host.type("a")
    let field = try #require(host.cursor)
    for number in 1...6 {
      host.press(.down)
      #expect(host.cursor == host.position(of: "w\(number)"))
    }
    host.type("b")
    #expect(host.cursor == field.moved(columns: 1))
    host.press(.down)
    #expect(host.cursor == host.position(of: "w7"))
    host.press(.left)
    #expect(host.cursor == field)
  }

  @Test func elsewhereTheCursorStaysInTheField() throws {
    let host = TestHost(columns: 20, rows: 6, SearchedList())
    host.type("a")
    let field = try #require(host.cursor)
    host.press(.down)
    #expect(host.cursor == field)
  }
}
