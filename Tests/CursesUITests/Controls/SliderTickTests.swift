import CursesUI
import CursesUITesting
import Testing

/// Marks of sliders, where the filled part begins, and the values that can be chosen.
@MainActor
@Suite struct SliderTickTests {
  @Observable final class Level { var value = 0.5 }

  private struct Marked: View {
    @Bindable var level: Level
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Slider(value: $level.value) {
        } ticks: {
          SliderTickContentForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { value in
            SliderTick(value) { Text(value == 0.25 ? "low" : "") }
          }
          SliderTick("top", 1)
        }
        Text("below")
      }
    }
  }

  @Test func marksStandOnTheLineWithTheirLabelsBelow() {
    let level = Level()
    let host = TestHost(columns: 21, rows: 3, Marked(level: level))
    #expect(
      host.rows == ["┿━━━━┿━━━━◉────┼────┼", "    low           top", "below"])
    host.press(.end)
    #expect(host.rows[0] == "┿━━━━┿━━━━┿━━━━┿━━━━◉")
    level.value = 0
    host.settle()
    #expect(host.rows[0] == "◉────┼────┼────┼────┼")
  }

  private struct Stepped: View {
    @Bindable var level: Level
    var body: some View {
      Slider(value: $level.value, in: -10...10, step: 2, neutralValue: 0, enabledBounds: -6...8) {
        Text("Balance")
      } currentValueLabel: {
        Text("now \(Int(level.value))")
      } tick: {
        $0.truncatingRemainder(dividingBy: 10) == 0 ? SliderTick($0) : nil
      }
    }
  }

  @Test func itIsFilledFromTheNeutralValueWithinTheEnabledBounds() {
    let level = Level()
    level.value = 4
    let host = TestHost(columns: 35, rows: 1, Stepped(level: level))
    #expect(host.rows[0] == "Balance ┼─────────┿━━━◉─────┼ now 4")
    host.press(.home)
    #expect(level.value == -6)
    host.press(.left)
    #expect(level.value == -6)
    host.press(.end)
    #expect(level.value == 8)
    host.press(.left)
    #expect(level.value == 6)
  }

  @Test func theOlderOrderOfArgumentsHasTheLabelsInTheirPlaces() {
    struct Sized: View {
      @State var size = 8.0
      @State var isEdited = false
      var body: some View {
        Slider(
          value: $size, in: 8...12, step: 1, onEditingChanged: { isEdited = isEdited || $0 },
          minimumValueLabel: Text("small"), maximumValueLabel: Text("large"),
          label: { Text("Size") })
        Text("is \(Int(size)) \(isEdited)")
      }
    }
    let host = TestHost(columns: 40, rows: 2, Sized())
    #expect(host.rows[0].hasPrefix("Size small ") && host.rows[0].hasSuffix(" large"))
    host.press(.right)
    #expect(host.contains("is 9 true"))
  }
}
