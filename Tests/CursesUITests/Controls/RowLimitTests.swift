import CursesUI
import CursesUITesting
import Testing

/// Rows that may not be deleted, moved or selected, trees of rows, tokens of a search, steppers with a format.
@Suite("Rows and tokens") @MainActor
struct RowLimitTests {
  private struct Limited: View {
    @State private var items = ["a", "b", "c"]
    @State private var chosen: String?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $chosen) {
          ForEach(items, id: \.self) { item in
            Text("row " + item)
              .deleteDisabled(item == "a").moveDisabled(item == "a").selectionDisabled(item == "b")
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("\(items.joined()) \(chosen ?? "none").")
      }
    }
  }

  @Test func whatMayNotBeSelectedIsPassedOver() throws {
    let host = TestHost(columns: 30, rows: 6, Limited())
    host.press(.down)
    #expect(host.contains("abc a."))
    host.press(.down)
    #expect(host.contains("abc c."))
    host.press(.up)
    #expect(host.contains("abc a."))
    try host.click("row b")
    #expect(host.contains("abc a."))
  }

  @Test func whatMayNotBeDeletedOrMovedStays() {
    let host = TestHost(columns: 30, rows: 6, Limited())
    host.press(.down)
    host.press(.delete)
    host.press(.down, .alt)
    #expect(host.contains("abc a."))
    host.press(.down)
    host.press(.up, .alt)
    #expect(host.contains("acb c."))
    host.press(.delete)
    #expect(host.contains("ab "))
  }

  private struct Item: Identifiable {
    var id: String
    var parts: [Item]?
  }

  @Test func aTreeIsOpened() throws {
    let items = [Item(id: "one", parts: [Item(id: "inner", parts: nil)]), Item(id: "two")]
    let host = TestHost(
      columns: 20, rows: 5,
      OutlineGroup(items, children: \.parts) { Text($0.id) })
    #expect(host.contains("two") && !host.contains("inner"))
    try host.click("one")
    #expect(host.contains("inner"))
    let list = TestHost(columns: 20, rows: 5, List(items, children: \.parts) { Text($0.id) })
    try list.click("one")
    #expect(list.contains("inner"))
  }

  private struct Searched: View {
    struct Token: Identifiable, Hashable { var id: String }
    @State private var text = ""
    @State private var tokens: [Token] = []
    @State private var known = [Token(id: "sweet"), Token(id: "sour")]
    var body: some View {
      Text("[\(tokens.map(\.id).joined(separator: ","))] “\(text)”")
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $known) { Text($0.id) }
    }
  }

  @Test func tokensAreChosenAndTakenOut() throws {
    let host = TestHost(columns: 40, rows: 10, Searched())
    host.press(.down)
    #expect(host.contains("sour"))
    host.press(.down)
    host.press(.enter)
    #expect(host.contains("[sweet] “”") || host.contains("[sour] “”"))
    host.type("x")
    #expect(host.contains("“x”"))
    host.press(.backspace)
    host.press(.backspace)
    host.press(.escape)
    #expect(host.contains("[] “”"))
  }

  private struct Stepped: View {
    @State private var number = 3
    var body: some View {
      Stepper(value: $number, in: 0...4, step: 1, format: .number) { Text("Alerts") }
    }
  }

  @Test func aStepperShowsItsValueBesideAnyLabel() {
    let host = TestHost(columns: 30, rows: 2, Stepped())
    #expect(host.contains("Alerts") && host.contains("3 "))
    host.press(.right)
    #expect(host.contains("4 "))
    host.press(.right)
    #expect(host.contains("4 "))
  }
}
