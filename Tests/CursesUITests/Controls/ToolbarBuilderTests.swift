import CursesUI
import CursesUITesting
import Testing

/// A toolbar takes the statements that SwiftUI's takes.
@Suite("Toolbars: statements") @MainActor
struct ToolbarBuilderTests {
  private struct Page: View {
    @State var isEditing = false
    var body: some View {
      TextField("Text", text: .constant("abc"))
        .toolbar {
          if isEditing {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          }
          ToolbarItem(placement: .primaryAction) {
            Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }.keyboardShortcut("e")
          }
          if isEditing {
            ToolbarItem(placement: .bottomBar) { Text("editing") }
          } else {
            ToolbarItem(placement: .bottomBar) { Text("reading") }
          }
        }
    }
  }

  @Test func itemsComeAndGoByConditions() {
    let stage = TestHost(columns: 40, rows: 5, Page())
    #expect(stage.rows[0].contains("Edit"))
    #expect(!stage.rows[0].contains("Cancel"))
    #expect(stage.rows.last?.contains("reading") == true)
    stage.control("e")
    #expect(stage.rows[0].contains("Cancel"))
    #expect(stage.rows[0].contains("Done"))
    #expect(stage.rows.last?.contains("editing") == true)
  }

  private struct Loose: View {
    let kind: Int
    var body: some View {
      Text("page")
        .toolbar {
          if kind == 1 { ToolbarItem { Text("one") } }
        }
        .toolbar {
          Group {
            ToolbarItem { Text("two") }
            ToolbarItem { Text("three") }
          }
          switch kind {
          case 1: ToolbarItem { Text("first") }
          case 2: ToolbarItemGroup { Text("second") }
          default: ToolbarItem { Text("third") }
          }
          if #available(macOS 11, *) { ToolbarItem { Text("new") } }
        }
    }
  }

  /// What has no room in the row is left out, and cannot be clicked.
  @Test func itemsAreNotDrawnOverEachOther() {
    let host = TestHost(
      columns: 20, rows: 4,
      Text("page").toolbar {
        ToolbarItem(placement: .navigation) { Text("leading words long") }
        ToolbarItem(placement: .primaryAction) { Text("trailing words long") }
        ToolbarItem(placement: .principal) { Text("words in the middle") }
      })
    #expect(host.rows[0] == " leading words long")
    #expect(host.rows.dropFirst().joined().contains("page"))
  }

  @Test func aLoneConditionAGroupAndASwitch() {
    let one = TestHost(columns: 60, rows: 3, Loose(kind: 1)).rows[0]
    for word in ["one", "two", "three", "first", "new"] { #expect(one.contains(word)) }
    let two = TestHost(columns: 60, rows: 3, Loose(kind: 2)).rows[0]
    #expect(two.contains("second") && !two.contains("one"))
  }
}
