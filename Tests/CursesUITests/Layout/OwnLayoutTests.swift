import CursesUI
import CursesUITesting
import Testing

@testable import CursesTextFields
@testable import CursesViewGraph

/// Layouts of a program's own, and stacks chosen while it runs.
@Suite("Layouts of one's own") @MainActor
struct OwnLayoutTests {
  @Test func aLayoutPlacesItsViewsInCells() {
    let stage = TestHost(
      columns: 12, rows: 3,
      Diagonal {
        Text("日本")
        Text("e\u{301}")
        Text("x")
      })
    #expect(stage.rows.map { $0.drop { $0 == " " } } == ["日本", "e\u{301}", "x"])
    let starts = stage.rows.map { $0.prefix { $0 == " " }.count }
    #expect(starts[1] == starts[0] + 4 && starts[2] == starts[1] + 1)
  }

  struct Weight: LayoutValueKey { static let defaultValue = 1 }

  /// As many columns for each view as it weighs.
  struct Weighted: CursesUI.Layout {
    func makeCache(subviews: Subviews) -> [Int] { subviews.map { $0[Weight.self] } }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
    ) {
      let unit = bounds.width / CGFloat(max(1, cache.reduce(0, +)))
      var x = bounds.minX
      for (subview, weight) in zip(subviews, cache) {
        let width = unit * CGFloat(weight)
        subview.place(
          at: CGPoint(x: x + width, y: bounds.minY), anchor: .topTrailing,
          proposal: ProposedViewSize(width: width, height: nil))
        x += width
      }
    }
  }

  @Test func viewsTellTheirLayoutSomething() {
    let stage = TestHost(
      columns: 12, rows: 1,
      Weighted {
        Text("a").layoutValue(key: Weight.self, value: 2)
        Text("b")
      })
    #expect(stage.rows == ["       a   b"])
  }

  struct Switching: View {
    @State private var text = ""
    @State private var isWide = false
    var body: some View {
      let layout =
        isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
      layout {
        Text("Name")
        TextField("n", text: $text)
      }
      .onKeyPress(.escape) {
        isWide.toggle()
        return .handled
      }
    }
  }

  @Test func fieldsKeepTextAndFocusWhenTheLayoutIsAnother() {
    let stage = TestHost(columns: 20, rows: 2, Switching())
    stage.type("日本")
    #expect(stage.rows[0].hasPrefix("Name") && !stage.rows[0].contains("日"))
    stage.press(.escape)
    stage.type("e\u{301}")
    #expect(stage.rows[0].contains("Name") && stage.rows[0].contains("日本e\u{301}"))
  }
}
