import CursesUI
import CursesUITesting
import Testing

/// What is dragged from view to view with the mouse, and small modifiers that act.
@Suite("Drag and drop") @MainActor
struct DragAndDropTests {
  private struct Card: Transferable, Equatable { var name: String }

  private struct Desk: View {
    @State private var words: [String] = []
    @State private var isTargeted = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("source") { words.append("click") }
          .draggable(Card(name: "ace"))
        Text("text").draggable("plain")
        Text(isTargeted ? "INNER" : "inner")
          .dropDestination(for: String.self) { texts, place in
            words.append("\(texts[0]) at \(Int(place.x)),\(Int(place.y))")
            return true
          } isTargeted: {
            isTargeted = $0
          }
        Text("log " + words.joined(separator: " "))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .dropDestination(for: Card.self) { cards, _ in
        words.append("outer \(cards[0].name)")
        return true
      }
    }
  }

  private func host() -> TestHost { TestHost(columns: 40, rows: 6, Desk()) }

  @Test func aValueGoesToTheViewThatTakesItsType() throws {
    let host = host()
    let (from, to) = (
      try #require(host.position(of: "text")), try #require(host.position(of: "inner"))
    )
    host.mouse(.press(.left, clicks: 1), from.column, from.row)
    host.mouse(.drag(.left), to.column + 1, to.row)
    #expect(host.contains("INNER"))
    host.mouse(.release(.left), to.column + 1, to.row)
    #expect(host.contains("inner"))
    #expect(host.contains("log plain at 12,8"))
  }

  @Test func whatTheInnerViewDoesNotTakeIsForTheOuter() throws {
    let host = host()
    let (from, to) = (
      try #require(host.position(of: "source")), try #require(host.position(of: "inner"))
    )
    host.mouse(.press(.left, clicks: 1), from.column, from.row)
    host.mouse(.drag(.left), to.column, to.row)
    #expect(host.contains("inner"))
    host.mouse(.release(.left), to.column, to.row)
    #expect(host.contains("log outer ace"))
    #expect(!host.contains("click"))
  }

  @Test func aClickStaysAClick() throws {
    let host = host()
    try host.click("source")
    #expect(host.contains("log click"))
    #expect(!host.contains("outer"))
  }

  @Test func whatIsDroppedWhereNothingTakesItIsGone() throws {
    let host = host()
    let from = try #require(host.position(of: "text"))
    host.mouse(.press(.left, clicks: 1), from.column, from.row)
    host.mouse(.drag(.left), from.column + 8, from.row)
    host.mouse(.release(.left), from.column + 8, from.row)
    let target = try #require(host.position(of: "inner"))
    host.mouse(.press(.left, clicks: 1), target.column, target.row)
    host.mouse(.release(.left), target.column, target.row)
    #expect(!host.contains("plain"))
  }

  private struct Pages: View {
    @State private var page = 1
    @State private var isShown = false
    var body: some View {
      Text(verbatim: "page \(page)").focusable().pageCommand(value: $page, in: 1...4, step: 2)
        .onKeyPress("i") {
          isShown.toggle()
          return .handled
        }
        .inspector(isPresented: $isShown) { Text("beside") }
    }
  }

  @Test func pageKeysStepWithinTheRange() {
    let host = TestHost(columns: 60, rows: 4, Pages())
    host.press(.pageDown)
    #expect(host.contains("page 3"))
    host.press(.pageDown)
    #expect(host.contains("page 3"))
    host.press(.pageUp)
    host.press(.pageUp)
    #expect(host.contains("page 1"))
  }

  @Test func anInspectorStandsBeside() {
    let host = TestHost(columns: 60, rows: 4, Pages())
    #expect(!host.contains("beside"))
    host.type("i")
    #expect(host.contains("beside") && host.contains("page 1"))
  }

  @Test func marginsAndHiddenThings() {
    let margins = TestHost(columns: 20, rows: 3) {
      Text("a").contentMargins(.leading, 24).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(margins.rows[0].hasPrefix("   a"))
    let hidden = TestHost(columns: 20, rows: 3) {
      VStack {
        Text("gone").toolbarItemHidden()
        Text("here").toolbarItemHidden(false)
        LabeledContent("label") { Text("value") }.labelsVisibility(.hidden)
      }
    }
    #expect(!hidden.contains("gone") && hidden.contains("here") && !hidden.contains("label"))
  }
}
