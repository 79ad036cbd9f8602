import CursesCore
import CursesViewGraph
import Testing

@testable import CursesBackdrops
@testable import CursesHost
@testable import CursesThemes

@Suite("Light that passes")
struct PassingLightTests {
  private let size = Size(columns: 60, rows: 20)
  private let light = Theme.fallback.light

  private func field(_ passing: PassingLight?, at age: Double) -> LightField {
    let moments = passing.map { [PassingBackground.Moment(light: $0, start: 10)] } ?? []
    return PassingBackground(scene: PlainBackground(), moments: moments)
      .field(size: size, at: 10 + age, light: light)
  }

  @Test("A glint lights the sharp light of one row and leaves the frost, which text stands before")
  func glint() {
    let edge = Rect(column: 5, row: 3, columns: 40, rows: 10)
    let plain = field(nil, at: 0)
    var litColumns: Set<Int> = []
    for step in 0..<12 {
      let lit = field(.glint(edge), at: Double(step) * 0.05)
      #expect(lit.frost == plain.frost)
      for row in 0..<size.rows {
        for column in 0..<size.columns where lit[column, row] != plain[column, row] {
          #expect(row == 3 && edge.columns.contains(column))
          litColumns.insert(column)
        }
      }
    }
    #expect(litColumns.count > 30, "it runs along the edge")
    #expect(field(.glint(edge), at: 0.61).samples == plain.samples)
  }

  @Test("A bubble rises, stays within the frost's limits and is gone")
  func bubble() {
    let plain = field(nil, at: 0)
    var rows: [Int] = []
    for step in 1..<18 {
      let lit = field(.bubble(Point(column: 30, row: 17)), at: Double(step) * 0.1)
      let changed = (0..<size.rows).filter { row in
        (0..<size.columns).contains { lit[$0, row] != plain[$0, row] }
      }
      if let first = changed.first { rows.append(first) }
      for hex in lit.frost {
        #expect(Color(hex: hex).luminance <= light.frostLimit + 0.01)
      }
    }
    #expect(rows.count > 8 && rows == rows.sorted(by: >), "\(rows)")
    #expect(field(.bubble(Point(column: 30, row: 17)), at: 1.9).samples == plain.samples)
  }

  @Test("What lies outside of a terminal that became smaller is not drawn")
  func outside() {
    let plain = field(nil, at: 0)
    for place in [Point(column: 500, row: 3), Point(column: -9, row: -4)] {
      #expect(field(.bubble(place), at: 0.2).samples.count == plain.samples.count)
    }
    for (column, row) in [(90, 80), (90, 3), (-50, 3), (5, -2)] {
      let far = Rect(column: column, row: row, columns: 40, rows: 10)
      #expect(field(.glint(far), at: 0.3).samples == plain.samples)
    }
    let across = Rect(column: 40, row: 2, columns: 400, rows: 10)
    #expect(field(.glint(across), at: 0.03).samples.count == plain.samples.count)
  }

  @Test("A ring has a colour that stands out, whatever bubble it starts in")
  func ring() {
    for color in light.frost.indices {
      var still = LightField(size: size, filledWith: light.colors[color])
      still.withLayers { _, frost in frost.update(repeating: light.frost[color].hex) }
      let base = FixedLight(field: still)
      let ringed = RippledBackground(
        base, ripples: [Ripple(center: Point(column: 30, row: 10), start: 0)]
      ).field(size: size, at: 0.3, light: light)
      let most = zip(ringed.frost, still.frost).map { one, two in
        let (one, two) = (Color(hex: one), Color(hex: two))
        return abs(Int(one.red) - Int(two.red)) + abs(Int(one.green) - Int(two.green))
          + abs(Int(one.blue) - Int(two.blue))
      }.max()
      #expect((most ?? 0) > 20, "over colour \(color)")
    }
  }
}

/// A scene that is one field.
private struct FixedLight: BackgroundScene {
  let field: LightField
  var isAnimated: Bool { false }

  func draw(into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask) {
    field = self.field
  }
}
