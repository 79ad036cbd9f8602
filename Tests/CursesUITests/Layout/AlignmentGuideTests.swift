import CursesUI
import CursesUITesting
import Testing

extension HorizontalAlignment {
  private enum ColonID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  fileprivate static let colon = HorizontalAlignment(ColonID.self)
}

/// Views whose lines meet.
@Suite("Alignment guides") @MainActor
struct AlignmentGuideTests {
  private func rows(_ view: some View) -> [String] {
    TestHost(columns: 20, rows: 4) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }.rows
  }

  @Test func aViewSaysWhereItsEdgeIs() {
    let shown = rows(
      VStack(alignment: .leading, spacing: 0) {
        Text("one")
        Text("two").alignmentGuide(.leading) { _ in -24 }
        Text("three").alignmentGuide(.leading) { $0.width / 5 }
      })
    #expect(shown == [" one", "    two", "three"])
  }

  @Test func aLineOfOnesOwnAligns() {
    func row(_ name: String, _ value: String) -> some View {
      HStack(spacing: 0) {
        Text(name).alignmentGuide(.colon) { $0[.trailing] }
        Text(value)
      }
      .alignmentGuide(.colon) { _ in CGFloat(name.count) * 8 }
    }
    let shown = rows(
      VStack(alignment: .colon, spacing: 0) {
        row("Name", ":Ada")
        row("Street", ":12")
        Text("x")
      })
    #expect(shown == ["  Name:Ada", "Street:12", "      x"])
  }

  @Test func aLineWithinANestedStackIsPassedUp() {
    func row(_ name: String, _ value: String) -> some View {
      HStack(spacing: 0) {
        Text(name)
        Text(value).alignmentGuide(.colon) { $0[.leading] }
      }
    }
    let shown = rows(
      VStack(alignment: .colon, spacing: 0) {
        row("Name", ": Ada")
        row("Occupation", ": Poet")
        Text("x")
      })
    #expect(shown == ["      Name: Ada", "Occupation: Poet", "          x"])
  }

  @Test func rowsBesideEachOtherAlign() {
    let shown = rows(
      HStack(alignment: .top, spacing: 0) {
        Text("a\nb")
        Text("c").alignmentGuide(.top) { _ in -16 }
        Text("d").alignmentGuide(.top) { $0[.bottom] + 16 }
      })
    #expect(shown == ["  d", "", "a", "bc"])
  }

  @Test func standardLinesHaveTheirPlaces() {
    final class Probe {
      var places: [CGFloat] = []
      var own: CGFloat?
    }
    let probe = Probe()
    _ = rows(
      VStack(alignment: .leading, spacing: 0) {
        Text("1234").alignmentGuide(.leading) { d in
          probe.places = [
            d[.leading], d[HorizontalAlignment.center], d[.trailing], d[.bottom], d.width, d.height,
          ]
          probe.own = d[explicit: .leading]
          return 0
        }
      })
    #expect(probe.places == [0, 16, 32, 16, 32, 16])
    #expect(probe.own == nil)
  }
}
