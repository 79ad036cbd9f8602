import CursesUI
import CursesUITesting
import Testing

/// Grids of columns and rows, split views, and frames by what is around.
@Suite("Lazy grids") @MainActor
struct GridTests {
  private func host(_ columns: Int, _ rows: Int, _ view: some View) -> TestHost {
    TestHost(
      columns: columns, rows: rows,
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
  }

  private func rows(_ host: TestHost) -> [String] {
    host.rows.map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func columnsShareTheRoom() {
    let host = host(
      23, 3,
      LazyVGrid(
        columns: [
          GridItem(.fixed(40), alignment: .leading), GridItem(.flexible(), alignment: .leading),
          GridItem(alignment: .trailing),
        ]
      ) { ForEach(1..<6) { Text("n\($0)") } })
    #expect(rows(host) == ["n1    n2             n3", "n4    n5"])
  }

  /// A box stands in one cell, heading and all, and a section in a cell is drawn as it is elsewhere.
  @Test func boxesStandInTheCells() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))]) {
      ForEach(1..<4) { number in
        GroupBox("n\(number)") { Text("v\(number)") }
      }
    }
    #expect(
      rows(host(20, 7, grid)) == [
        "╭─ n1 ───╮ ╭─ n2 ──╮", "│ v1     │ │ v2    │", "╰────────╯ ╰───────╯",
        "╭─ n3 ───╮", "│ v3     │", "╰────────╯",
      ])
    let cells = LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
      ForEach(1..<3) { number in
        VStack(alignment: .leading) { Section("n\(number)") { Text("v\(number)") } }
      }
    }
    #expect(rows(host(12, 3, cells)) == [" n1    n2", " v1    v2"])
  }

  @Test func asManyColumnsAsThereIsRoomFor() {
    let grid = LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 32), spacing: 8, alignment: .leading)],
      spacing: 16
    ) { ForEach(1..<6) { Text("n\($0)") } }
    #expect(rows(host(14, 3, grid)) == ["n1   n2   n3", "", "n4   n5"])
    #expect(rows(host(9, 5, grid)) == ["n1   n2", "", "n3   n4", "", "n5"])
  }

  @Test func aSectionBeginsOnARowOfItsOwn() {
    let host = host(
      11, 5,
      LazyVGrid(columns: Array(repeating: GridItem(alignment: .leading), count: 2)) {
        Section("One") { ForEach(1..<4) { Text("a\($0)") } }
        Section("Two") { Text("b") }
      })
    #expect(rows(host) == ["One", "a1    a2", "a3", "Two", "b"])
  }

  @Test func rowsShareTheHeight() {
    let host = host(
      11, 2,
      LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16))], spacing: 8) {
        ForEach(1..<6) { Text("n\($0)") }
      })
    #expect(rows(host) == ["n1 n3 n5", "n2 n4"])
  }

  @Test func aLineBetweenViewsIsMoved() {
    let host = host(
      21, 2,
      HSplitView {
        Text("left").frame(maxWidth: .infinity, alignment: .leading)
        Text("right").frame(minWidth: 40, maxWidth: .infinity, alignment: .leading)
      })
    #expect(rows(host)[0].contains("left      │right"))
    host.mouse(.press(.left, clicks: 1), 10, 0)
    host.mouse(.drag(.left), 7, 0)
    host.mouse(.release(.left), 7, 0)
    #expect(rows(host)[0].contains("left   │right"))
    // No farther than the views can be narrowed.
    host.mouse(.press(.left, clicks: 1), 7, 0)
    host.mouse(.drag(.left), 20, 0)
    host.mouse(.release(.left), 20, 0)
    #expect(rows(host)[0].contains("│right"))
  }

  @Test func aFrameIsAPartOfWhatScrollsAround() {
    let host = host(
      30, 4,
      ScrollView {
        VStack {
          Text("wide").frame(maxWidth: .infinity)
          Text("b").frame(maxWidth: .infinity, alignment: .trailing)
            .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        }
      })
    #expect(host.position(of: "b")?.column == 21, "\(host.picture)")
  }

  private struct Measured: View {
    @State private var size = CGSize.zero
    @State private var isLong = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(isLong ? "longer text" : "text")
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            size = $0
          }
        Button("grow") { isLong = true }
        Text("\(Int(size.width))x\(Int(size.height))")
      }
    }
  }

  @Test func aChangeOfSizeIsTold() throws {
    let host = host(20, 4, Measured())
    #expect(host.contains("32x16"))
    try host.click("grow")
    #expect(host.contains("88x16"))
  }

  private struct Shaken: View {
    struct Shake: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData * 16, y: 0))
      }
    }
    @State private var shakes: CGFloat = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("field").modifier(Shake(animatableData: shakes))
        Button("shake") { withAnimation(.linear(duration: 1)) { shakes = 2 } }
      }
    }
  }

  @Test func anEffectMovesByAnAnimatedNumber() throws {
    let host = host(20, 3, Shaken())
    let start = try #require(host.position(of: "field"))
    try host.click("shake")
    host.advance(by: 0.5)
    #expect(host.position(of: "field")?.column == start.column + 2)
    host.advance(by: 1)
    #expect(host.position(of: "field")?.column == start.column + 4)
  }

  @Test func aMaskShowsWhereItDraws() {
    let host = host(
      10, 2,
      VStack(alignment: .leading, spacing: 0) {
        Text("abcdef").mask(alignment: .leading) { Rectangle().frame(width: 24) }
        Color.red.frame(width: 40, height: 16).mask(Text("red"))
      })
    #expect(rows(host)[0] == "abc")
    #expect(host.contains("red"))
    let red = host.style(of: "red")
    #expect(red?.foreground != host.style(of: "abc")?.foreground)
  }

  private struct Scrolled: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { ForEach(0..<30) { Text("row \($0).") } }.scrollPosition($position)
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Ten") { position.scrollTo(id: 10) }
      }
    }
  }

  @Test func aScrollPositionIsFollowed() throws {
    let host = TestHost(columns: 20, rows: 8, Scrolled())
    #expect(host.contains("row 29."))
    try host.click("Top")
    #expect(host.contains("row 0."))
    try host.click("Ten")
    #expect(host.contains("row 10."))
  }
}
