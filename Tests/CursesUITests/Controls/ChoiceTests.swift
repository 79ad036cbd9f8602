import CursesUI
import CursesUITesting
import Testing

/// Days, colours, scopes, rows and values that are chosen.
@Suite("Choices") @MainActor
struct ChoiceTests {
  private struct Days: View {
    @State var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 10)]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        MultiDatePicker("Days", selection: $days)
        Text("has \(days.compactMap(\.day).sorted().map(String.init).joined(separator: ","))")
      }
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test func daysAreChosenAndLetGo() {
    let host = TestHost(columns: 40, rows: 12, Days())
    #expect(host.contains("November 2026") && host.contains("has 10"))
    host.press(.right)
    host.press(.enter)
    #expect(host.contains("has 10,11"))
    host.press(.left)
    host.press(.character(" "))
    #expect(host.contains("has 11"))
    #expect(host.style(of: "11")?.foreground == host.style(of: .accent).foreground)
  }

  @Test func theWheelTurnsTheMonth() {
    let host = TestHost(columns: 40, rows: 12, Days())
    let place = host.position(of: "Su") ?? Point(column: 0, row: 0)
    host.mouse(.wheelDown, place.column, place.row)
    #expect(host.contains("December 2026"))
    host.mouse(.wheelUp, place.column, place.row)
    #expect(host.contains("November 2026"))
  }

  private struct Colours: View {
    @State private var color = Color(red: 1, green: 0.5, blue: 0)
    var body: some View {
      ColorPicker("Colour", selection: $color)
      Text("is \(color.description)")
    }
  }

  @Test func aColourIsChosenByName() {
    let host = TestHost(columns: 40, rows: 22, Colours())
    #expect(host.contains("is #FF8000FF"))
    host.press(.enter)
    host.press(.down)
    host.press(.enter)
    #expect(host.contains("is red"))
  }

  private struct Finder: View {
    @State private var text = ""
    @State private var scope = 1
    var body: some View {
      Text("scope \(scope)")
        .searchable(text: $text)
        .searchScopes($scope) {
          Text("Here").tag(1)
          Text("Everywhere").tag(2)
        }
    }
  }

  @Test func aSearchHasScopesWhileItIsThere() {
    let host = TestHost(columns: 40, rows: 8, Finder())
    host.type("a")
    #expect(host.contains("Here") && host.contains("Everywhere") && host.contains("scope 1"))
    host.press(.tab)
    host.press(.right)
    #expect(host.contains("scope 2"))
  }

  /// The row stays while it has the focus, also where nothing is typed.
  @Test func scopesAreReachedFromAnEmptyField() {
    let host = TestHost(columns: 40, rows: 8, Finder())
    #expect(host.contains("Everywhere"))
    host.press(.tab)
    host.press(.right)
    #expect(host.contains("scope 2") && host.contains("Everywhere"))
  }

  private struct Rows: View {
    struct Item: Identifiable { let id: String }
    @State private var items = ["a", "b", "c"].map(Item.init)
    var body: some View {
      List { ForEach($items, editActions: .all) { $item in Text("row \(item.id)") } }
      Text("are \(items.map(\.id).joined())")
    }
  }

  @Test func rowsAreEditedWithoutMore() {
    let host = TestHost(columns: 30, rows: 8, Rows())
    #expect(host.contains("are abc"))
    host.press(.down, .alt)
    #expect(host.contains("are bac"))
    host.press(.delete)
    #expect(host.contains("are bc"))
  }

  private struct ListOfRows: View {
    struct Item: Identifiable { let id: String }
    @State private var items = ["a", "b", "c"].map(Item.init)
    @State private var marked: String? = "b"
    var body: some View {
      List($items, editActions: .all, selection: $marked) { $item in Text("row \(item.id)") }
      Text("are \(items.map(\.id).joined()), \(marked ?? "none")")
    }
  }

  @Test func aListIsEditedWithoutMore() {
    let host = TestHost(columns: 30, rows: 8, ListOfRows())
    #expect(host.contains("are abc, b"))
    host.press(.down, .alt)
    #expect(host.contains("are acb, b"))
    host.press(.up)
    #expect(host.contains("are acb, c"))
    host.press(.delete)
    #expect(host.contains("are ab,"))
  }

  private struct Primary: View {
    @State private var count = 0
    var body: some View {
      Menu {
        Button("Twice") { count += 2 }
      } label: {
        Text("Once")
      } primaryAction: {
        count += 1
      }
      Text("count \(count)")
    }
  }

  @Test func aMenuHasAFirstAction() {
    let host = TestHost(columns: 30, rows: 8, Primary())
    host.press(.enter)
    #expect(host.contains("count 1"))
    host.press(.tab)
    host.press(.enter)
    #expect(host.contains("Twice"))
    host.press(.enter)
    #expect(host.contains("count 3"))
  }

  private struct Asking: View {
    @State private var isAsked = false
    let file: String?
    var body: some View {
      Button("Ask") { isAsked = true }
        .confirmationDialog("Sure?", isPresented: $isAsked, presenting: file) { file in
          Button("Import \(file)") {}
        } message: { file in
          Text("from \(file)")
        }
    }
  }

  @Test func aConfirmationIsOfAValue() {
    let host = TestHost(columns: 40, rows: 12, Asking(file: "a.png"))
    host.press(.enter)
    #expect(host.contains("Import a.png") && host.contains("from a.png"))
    let none = TestHost(columns: 40, rows: 12, Asking(file: nil))
    none.press(.enter)
    #expect(!none.contains("Sure?"))
  }

  private struct Line: Identifiable {
    let id: Int
    var weight = 1
  }

  private struct Weights<Style: PickerStyle>: View {
    @State var lines: [Line]
    let style: Style
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        weight.pickerStyle(style)
        Text("has \(lines.map { String($0.weight) }.joined(separator: ","))")
      }
    }
    private var weight: some View {
      Picker("Weight", sources: $lines, selection: \.weight) {
        Text("thin").tag(1)
        Text("thick").tag(2)
      }
    }
  }

  @Test func aChoiceIsForSeveralValues() {
    let lines = [Line(id: 1), Line(id: 2, weight: 2)]
    let host = TestHost(columns: 40, rows: 8, Weights(lines: lines, style: .menu))
    #expect(host.contains("–") && !host.contains("thi") && host.contains("has 1,2"))
    host.press(.enter)
    host.press(.down)
    host.press(.enter)
    #expect(host.contains("thick") && !host.contains("–") && host.contains("has 2,2"))
    let rows = TestHost(columns: 40, rows: 8, Weights(lines: lines, style: .inline))
    #expect(rows.contains("○ thin") && rows.contains("○ thick"))
    rows.press(.down)
    #expect(rows.contains("◉ thin") && rows.contains("has 1,1"))
  }
}
