import CursesCore
import Testing

@testable import CursesControls
@testable import CursesTextFields
@_spi(Nodes) @testable import CursesViewGraph

@MainActor
private final class Record {
  var lines: [String] = []
}

@MainActor
struct PresentationTests {
  private struct Asking: View {
    let record: Record
    @State private var isAsking = false
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("field", text: $name)
        Button("Delete") { isAsking = true }
      }
      .alert("Delete the note?", isPresented: $isAsking) {
        Button("Delete it", role: .destructive) { record.lines.append("deleted") }
        Button("Keep it", role: .cancel) { record.lines.append("kept") }
      } message: {
        Text("There is no way back. 日本")
      }
    }
  }

  @Test func anAlertKeepsTheKeysAndGivesTheFocusBack() {
    let record = Record()
    let stage = Stage(60, 12, Asking(record: record))
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.picture.contains("Delete the note?"))
    #expect(stage.picture.contains("There is no way back. 日本"))
    stage.press(.left)
    stage.press(.enter)
    #expect(record.lines == ["deleted"])
    #expect(!stage.picture.contains("no way back"))
    stage.press(.enter)
    #expect(stage.picture.contains("no way back"))
    stage.press(.escape)
    #expect(record.lines == ["deleted", "kept"])
    #expect(!stage.picture.contains("no way back"))
    stage.press(.tab, .shift)
    stage.type("x")
    #expect(stage.picture.contains("x"))
  }

  /// A menu in a sheet covers it for a while; what the sheet covers gets the focus back all the same.
  private struct ChoosingInSheet: View {
    @State private var isOpen = false
    @State private var name = ""
    @State private var other = ""
    @State private var choice = "one"
    var body: some View {
      VStack {
        TextField("first", text: $name)
        TextField("second", text: $other)
        Button("Choose") { isOpen = true }.keyboardShortcut("k", modifiers: .control)
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          Picker("Choice", selection: $choice) {
            Text("one").tag("one")
            Text("two").tag("two")
          }
          .pickerStyle(.menu)
          Button("Done") { isOpen = false }
        }
      }
    }
  }

  private struct ChoosingInLittleRoom: View {
    let columns: Int
    @State private var choice = "High Contrast"
    var body: some View {
      Picker("", selection: $choice) { Text("High Contrast").lineLimit(1).tag("High Contrast") }
        .pickerStyle(.menu)
        .labelsHidden()
        .frame(columns: columns)
    }
  }

  /// The sign of a menu has a blank before it, also where its choice has to be cut.
  @Test func theSignOfAMenuTouchesNoWords() {
    #expect(Stage(30, 1, ChoosingInLittleRoom(columns: 17)).picture.contains("High Contrast ▾"))
    for columns in 5..<17 {
      #expect(Stage(30, 1, ChoosingInLittleRoom(columns: columns)).picture.contains(" ▾"))
    }
  }

  @Test func aMenuInASheetKeepsTheWayBack() {
    let stage = Stage(60, 16, ChoosingInSheet())
    stage.press(.tab)
    stage.press(.character("k"), .control)
    #expect(stage.picture.contains("Done"))
    stage.press(.enter)
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.picture.contains("two"))
    stage.press(.escape)
    #expect(!stage.picture.contains("Done"))
    stage.type("typed")
    #expect(!stage.picture.contains("second"))
    #expect(stage.picture.contains("first"))
  }

  @Test func behindAnAlertNothingCanBeClicked() {
    let record = Record()
    let stage = Stage(60, 12, Asking(record: record))
    stage.press(.tab)
    stage.press(.enter)
    stage.click(1, 5)
    #expect(stage.picture.contains("no way back"))
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Sheets: View {
    let record: Record
    @State private var item: Item?
    var body: some View {
      Button("open") { item = Item(id: 4) }
        .sheet(item: $item, onDismiss: note) { item in
          Inside(number: item.id)
        }
    }
    private func note() { record.lines.append("gone") }
  }

  private struct Inside: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("item \(number)")
        Button("close") { dismiss() }
      }
    }
  }

  @Test func aSheetClosesByItsOwnButtonAndByEsc() {
    let record = Record()
    let stage = Stage(40, 10, Sheets(record: record))
    stage.press(.enter)
    #expect(stage.picture.contains("item 4"))
    stage.press(.enter)
    #expect(!stage.picture.contains("item 4"))
    #expect(record.lines == ["gone"])
    stage.press(.enter)
    stage.press(.escape)
    #expect(!stage.picture.contains("item 4"))
    #expect(record.lines == ["gone", "gone"])
  }

  private struct Choosing: View {
    let record: Record
    @State private var isAsking = false
    var body: some View {
      Button("more") { isAsking = true }
        .confirmationDialog("How?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("First") { record.lines.append("first") }
          Button("Second") { record.lines.append("second") }
        }
    }
  }

  @Test func aConfirmationOffersWays() {
    let record = Record()
    let stage = Stage(40, 10, Choosing(record: record))
    stage.press(.enter)
    #expect(stage.picture.contains("How?"))
    stage.press(.tab)
    stage.press(.enter)
    #expect(record.lines == ["second"])
  }

  @Test func anOlderAlertHasItsButtons() {
    struct Older: View {
      let record: Record
      @State private var isShown = true
      var body: some View {
        Text("page").alert(isPresented: $isShown) {
          Alert(
            title: Text("Sure?"), message: Text("really"),
            primaryButton: .destructive(Text("Yes")) { record.lines.append("yes") },
            secondaryButton: .cancel())
        }
      }
    }
    let record = Record()
    let stage = Stage(40, 10, Older(record: record))
    #expect(stage.picture.contains("Sure?"))
    #expect(stage.picture.contains("Cancel"))
    stage.press(.left)
    stage.press(.enter)
    #expect(record.lines == ["yes"])
    #expect(!stage.picture.contains("Sure?"))
  }

  @Test func aWindowTooSmallForADialogDoesNotTrap() {
    for (columns, rows) in [(1, 1), (3, 2), (12, 4)] {
      let record = Record()
      let stage = Stage(columns, rows, Asking(record: record))
      stage.press(.tab)
      stage.press(.enter)
      stage.press(.escape)
      #expect(record.lines == ["kept"])
    }
  }
}

@MainActor
struct ToolbarTests {
  private struct Page: View {
    let record: Record
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("text", text: $text)
        Button("other") {}
      }
      .navigationTitle("Notes 日本")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Back") { record.lines.append("back") }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Save") { record.lines.append("save") }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Button("Date") { record.lines.append("date") }.keyboardShortcut("d")
          Button("Done") { record.lines.append("done") }
        }
      }
    }
  }

  @Test func standsAtTheEdgesOfTheWindow() {
    let record = Record()
    let stage = Stage(60, 10, Page(record: record))
    let rows = stage.picture.components
    #expect(rows[0].contains("Back") && rows[0].contains("Notes 日本") && rows[0].contains("Save"))
    #expect(rows[9].contains("Date") && rows[9].contains("Done"))
  }

  /// Views that are made for the size they get are laid out once, and their bars stand all the same.
  @Test func standsWhereViewsAreMadeInTheLayout() {
    let record = Record()
    let stage = Stage(60, 10, SizeReader { _ in Page(record: record) })
    let rows = stage.picture.components
    #expect(rows[0].contains("Back") && rows[0].contains("Notes 日本") && rows[0].contains("Save"))
    #expect(rows[9].contains("Date") && rows[9].contains("Done"))
    let plain = Stage(60, 10, SizeReader { _ in Text("plain") })
    #expect(plain.graph.layoutPass == 1)
    #expect(plain.picture.contains("plain"))
  }

  @Test func theBarOfKeysIsThereWhileAFieldHasTheFocus() {
    let record = Record()
    let stage = Stage(60, 10, Page(record: record))
    stage.press(.tab, .shift)
    while stage.graph.focus.node?.caretMark == nil { stage.press(.tab) }
    #expect(stage.picture.contains("Done"))
    stage.press(.character("d"), .control)
    #expect(record.lines == ["date"])
    stage.type("still here")
    #expect(stage.picture.contains("still here"))
    stage.press(.tab)
    #expect(!stage.picture.contains("Done"))
  }

  @Test func aClickInTheBarLeavesTheFocusInTheField() {
    let record = Record()
    let stage = Stage(60, 10, Page(record: record))
    while stage.graph.focus.node?.caretMark == nil { stage.press(.tab) }
    let row = stage.picture.components[9]
    let column = row.distance(
      from: row.startIndex, to: row.range(of: "Done")?.lowerBound ?? row.startIndex)
    stage.click(column + 1, 9)
    #expect(record.lines == ["done"])
    #expect(stage.graph.focus.node?.caretMark != nil)
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
