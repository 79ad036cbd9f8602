import CursesUI
import Testing

@testable import CursesControls
@testable import CursesViewGraph

@MainActor
@Suite struct FormattedTextTests {
  private func string(_ text: Text) -> String { text.string }

  @Test func valuesAreFormatted() {
    let price = 1234.5
    let english = Locale(identifier: "en_US")
    let german = Locale(identifier: "de_DE")
    #expect(string(Text(price, format: .number.locale(english))) == "1,234.5")
    #expect(
      string(Text("**\(price, format: .number.locale(german))** paid")) == "1.234,5 paid")
    #expect(string(Text("\(price, specifier: "%.2f")")) == "1234.50")
  }

  @Test func attributedTextKeepsItsLinks() throws {
    var text = AttributedString("see here")
    let range = try #require(text.range(of: "here"))
    text[range].link = URL(string: "https://example.org")
    let shown = Text(text)
    #expect(shown.string == "see here")
    #expect(shown.pieces.last?.style.link == "https://example.org")
  }

  @Test func coloursAreTheTextsOwn() {
    let text = Text("a").foregroundStyle(.red) + Text("b").foregroundColor(.blue).bold()
    #expect(text.pieces.count == 2)
    #expect(text.pieces[0].style.ink != nil)
    #expect(text.pieces[0].style.ink != text.pieces[1].style.ink)
  }

  @Test func theShapesOfSwiftUICompile() {
    let title = "title *1*"
    let views: [any View] = [
      Text(title), Text("x", comment: "for translators"), Text(verbatim: "y"),
      Text("a").font(.system(size: 30, weight: .bold)).kerning(2).underline(true, color: .red),
      VStack(spacing: 20) { Text("a") }, HStack(alignment: .top, spacing: 8) { Text("b") },
      VStack(alignment: .leading) { Text("a") }, Spacer(minLength: 10), LazyVStack { Text("a") },
      Link("site", destination: URL(fileURLWithPath: "/")),
      NavigationStack { Text("a").navigationTitle("t").navigationBarTitleDisplayMode(.inline) },
      Text("k").onKeyPress(characters: .decimalDigits) { _ in .handled },
      Text("h").help("help").accessibilityLabel("label").accessibilityHint(Text("hint")),
    ]
    #expect(views.count == 13)
  }

  @Test func pointsAreCells() {
    let graph = ViewGraph(size: .init(columns: 10, rows: 5), look: Look(theme: .fallback))
    graph.setRoot(
      VStack(spacing: 32) {
        Text("a")
        Text("b")
      })
    graph.update()
    _ = graph.draw()
    let rows = (0..<5).map { graph.scene.text(row: $0) }
    let first = rows.firstIndex { $0.contains("a") }
    let second = rows.firstIndex { $0.contains("b") }
    #expect(second == first.map { $0 + 3 })
  }
}
