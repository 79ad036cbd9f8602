import CursesCore
import Testing

@testable import CursesControls
@testable import CursesMeasures
@testable import CursesTextFields
@testable import CursesViewGraph

/// Progress, gauges, sliders and groups, by keys and mouse.
@MainActor
struct MeasureTests {
  private struct Sliding: View {
    @State private var value = 5.0
    @State private var edits = 0
    let step: Double?
    var body: some View {
      VStack(alignment: .leading) {
        Slider(
          value: $value, in: 0...10, step: step, label: { Text("音量") },
          minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("10") },
          onEditingChanged: { edits += $0 ? 1 : 100 })
        Text(verbatim: "<\(value) \(edits)>")
      }
    }
  }

  @Test func aSliderMovesByKeysAndStaysWithinItsBounds() {
    let stage = Stage(40, 2, Sliding(step: nil))
    #expect(stage.picture.contains("音量 0 ━") && stage.picture.contains("─ 10"))
    stage.press(.right)
    #expect(stage.picture.contains("<5.5 101>"))
    stage.press(.left, .shift)
    #expect(stage.picture.contains("<5.4 202>"))
    stage.press(.end)
    stage.press(.right)
    #expect(stage.picture.contains("<10.0 404>"))
    stage.press(.home)
    #expect(stage.picture.contains("<0.0 505>"))
  }

  @Test func aSliderWithAStepHasItsValuesAlone() {
    let stage = Stage(40, 2, Sliding(step: 3))
    stage.press(.right)
    #expect(stage.picture.contains("<9.0 "))
    stage.press(.left)
    stage.press(.left)
    #expect(stage.picture.contains("<3.0 "))
  }

  @Test func aSliderFollowsTheMouse() {
    let stage = Stage(40, 2, Sliding(step: nil))
    let row = stage.picture.split(separator: "\n")[0]
    #expect(row.contains("◉"))
    func mouse(_ action: Mouse.Action, _ column: Int) {
      stage.graph.send(.mouse(Mouse(action, at: Point(column: column, row: 0))))
      stage.settle()
    }
    mouse(.press(.left, clicks: 1), 7)
    #expect(stage.picture.contains("<0.0 1>"))
    mouse(.drag(.left), 200)
    #expect(stage.picture.contains("<10.0 1>"))
    mouse(.release(.left), 200)
    #expect(stage.picture.contains("<10.0 101>"))
  }

  @Test func aDisabledSliderIsInert() {
    let stage = Stage(40, 2, Sliding(step: nil).disabled(true))
    stage.press(.right)
    #expect(stage.picture.contains("<5.0 0>"))
  }

  @Test func progressIsALineOrACircle() {
    let stage = Stage(
      20, 3,
      VStack(alignment: .leading) {
        ProgressView("进度", value: 3, total: 4)
        ProgressView(value: 0.5).progressViewStyle(.circular)
      })
    let rows = stage.picture.split(separator: "\n")
    #expect(rows[0] == "进度")
    #expect(rows[1].filter { $0 == "━" }.count == 15)
    #expect(rows[1].filter { $0 == "─" }.count == 5)
    #expect(rows[2] == "◑")
    let none = Stage(20, 1, ProgressView(value: Double.nan, total: 0))
    #expect(!none.picture.contains("━"))
  }

  @Test func whatGoesOnTurnsAndStandsStillWithReducedMotion() {
    let stage = Stage(20, 1, ProgressView("Asking"))
    let first = stage.picture
    #expect(first.hasSuffix(" Asking") && stage.graph.isMoving)
    stage.graph.date = 0.35
    stage.graph.advance(to: 0.35)
    stage.settle()
    #expect(stage.picture != first && stage.picture.hasSuffix(" Asking"))
    let still = ViewGraph(size: Size(columns: 20, rows: 1), look: Look(theme: .fallback))
    still.reducesMotion = true
    still.setRoot(ProgressView("Asking"))
    still.update()
    #expect(!still.isMoving)
  }

  @Test func aGaugeNamesItsEnds() {
    let stage = Stage(
      30, 2,
      Gauge(value: 7, in: 0...10) {
        Text("Heat")
      } currentValueLabel: {
        Text("7")
      } minimumValueLabel: {
        Text("冷")
      } maximumValueLabel: {
        Text("热")
      })
    let rows = stage.picture.split(separator: "\n")
    #expect(rows[0] == "Heat 7")
    #expect(rows[1].hasPrefix("冷 ━") && rows[1].hasSuffix("─ 热"))
    #expect(rows[1].filter { $0 == "━" }.count == 17)
  }

  private struct Disclosing: View {
    @State private var name = ""
    var body: some View {
      VStack(alignment: .leading) {
        DisclosureGroup("More 日本") { TextField("Name", text: $name) }
        Text(verbatim: "<\(name)>")
      }
    }
  }

  @Test func aGroupOpensAndClosesByKeys() {
    let stage = Stage(30, 5, Disclosing())
    #expect(stage.picture.contains("▸ More 日本") && !stage.picture.contains("Name"))
    stage.press(.right)
    #expect(stage.picture.contains("▾ More 日本"))
    stage.press(.tab)
    stage.type("e\u{301}👍🏽")
    #expect(stage.picture.contains("<e\u{301}👍🏽>"))
    stage.press(.tab)
    stage.press(.left)
    #expect(!stage.picture.contains("Name") && stage.picture.contains("▸"))
    stage.press(.enter)
    #expect(stage.picture.contains("▾"))
  }

  @Test func aBoxHasItsHeadingInItsEdge() {
    let stage = Stage(
      24, 5,
      GroupBox("Größe 日") {
        Text("one")
        ControlGroup {
          Button("A") {}
          Button("B") {}
        }
      })
    let picture = stage.picture
    #expect(picture.contains("╭─ Größe 日 ─"))
    #expect(picture.contains("│ one") && picture.contains(" A   B "))
    #expect(picture.contains("╰──"))
  }
}
