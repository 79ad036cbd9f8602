import CursesCLibrary
import CursesCore
import CursesThemes

/// A short piece of light that says that something has happened.
public enum PassingLight: Hashable, Sendable {
  /// A bubble that rises from a cell and is gone at the top: something new has come.
  case bubble(Point)
  /// A spot of light that runs along the upper edge of a panel: something has been kept.
  case glint(Rect)

  /// How long it is seen, in seconds.
  public var duration: Double {
    switch self {
    case .bubble: 1.8
    case .glint: 0.6
    }
  }
}

/// Another scene with light that passes.
package struct PassingBackground: BackgroundScene {
  /// A light and when it started, in seconds of the scene.
  package struct Moment: Hashable, Sendable {
    package let light: PassingLight
    package let start: Double

    package init(light: PassingLight, start: Double) {
      self.light = light
      self.start = start
    }
  }

  let scene: any BackgroundScene
  let moments: [Moment]

  package init(scene: any BackgroundScene, moments: [Moment]) {
    self.scene = scene
    self.moments = moments
  }

  package var isAnimated: Bool { true }

  package func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    scene.draw(into: &field, at: time, light: light, mask: mask)
    guard mask.size == field.size else { return }
    for moment in moments {
      let age = (time - moment.start) / moment.light.duration
      guard age >= 0, age < 1 else { continue }
      switch moment.light {
      case .bubble(let place): RisingBubble(place, age, light).draw(into: &field, mask: mask)
      case .glint(let edge): Glint(edge, age, light).draw(into: &field, mask: mask)
      }
    }
  }
}

/// A bubble on its way up, at one moment. It is a mixture with the bubbles' own colours, so that no sample
/// leaves what contrast is proven against.
private struct RisingBubble {
  let column: Double
  let row: Double
  let radius: Double
  let strength: Double
  let light: BubbleLight

  init(_ place: Point, _ age: Double, _ light: BubbleLight) {
    // It starts slowly, sways, grows, and leaves at the top.
    let way = age * age * (3 - 2 * age)
    column = Double(place.column) + 0.5 + 1.5 * sin(age * 7)
    row = Double(2 * place.row) * (1 - way) - 8 * way
    radius = 2.6 + 2.4 * age
    strength = min(1, age * 8) * min(1, (1 - age) * 4)
    self.light = light
  }

  func draw(into field: inout LightField, mask: LightMask) {
    let size = field.size
    let color = light.colors[light.colors.count / 2]
    let frost = light.frost[light.frost.count / 2]
    field.withLayers { samples, frosted in
      draw(into: samples, color, edge: 0.5, halves: 2, size, mask)
      draw(into: frosted, frost, edge: 1.4, halves: 1, size, mask)
    }
  }

  private func draw(
    into samples: UnsafeMutableBufferPointer<UInt32>, _ color: Color, edge: Double, halves: Int,
    _ size: Size, _ mask: LightMask
  ) {
    let far = radius + 2 * edge
    let height = 2 / Double(halves)
    let first = max(0, Int((row - far) / height))
    let last = min(halves * size.rows, Int((row + far) / height) + 1)
    let left = max(0, Int(column - far))
    let right = min(size.columns, Int(column + far) + 1)
    guard first < last, left < right else { return }
    for line in first..<last {
      let down = (Double(line) + 0.5) * height - row
      for place in mask.columns[line / halves].clamped(to: left..<right) {
        let across = Double(place) + 0.5 - column
        let away = (across * across + down * down).squareRoot()
        let cover = min(max((radius - away) / edge + 0.5, 0), 1)
        guard cover > 0 else { continue }
        let at = line * size.columns + place
        // Fuller towards the rim, as the others are.
        let fill = 0.62 + 0.38 * min(away / radius, 1)
        samples[at] = Color(hex: samples[at]).mixed(with: color, by: cover * fill * strength).hex
      }
    }
  }
}

/// A spot of light on the line of an edge, at one moment. Only the sharp light is touched: the line takes its
/// colour from there, and text stands before the frost.
private struct Glint {
  let edge: Rect
  let column: Double
  let strength: Double
  let color: Color

  private static let halfWidth = 9.0

  init(_ edge: Rect, _ age: Double, _ light: BubbleLight) {
    self.edge = edge
    let way = 1 - (1 - age) * (1 - age)
    column = Double(edge.minColumn) + way * Double(edge.size.columns)
    strength = 1 - age * age
    let vivid = light.colors[light.colors.count / 3]
    color = light.ground.luminance < 0.3 ? vivid.mixed(with: .white, by: 0.55) : vivid
  }

  func draw(into field: inout LightField, mask: LightMask) {
    // The edge is that of a screen which may have become smaller since.
    let size = field.size
    let shown = edge.intersection(Rect(origin: .zero, size: size))
    guard !shown.isEmpty, shown.minRow == edge.minRow else { return }
    let columns = mask.columns[edge.minRow].clamped(to: shown.columns)
    field.withLayers { samples, _ in
      for place in columns {
        let away = abs(Double(place) + 0.5 - column) / Self.halfWidth
        guard away < 1 else { continue }
        let part = (1 - away * away) * (1 - away * away) * strength
        for half in 0..<2 {
          let at = (2 * edge.minRow + half) * size.columns + place
          samples[at] = Color(hex: samples[at]).mixed(with: color, by: part).hex
        }
      }
    }
  }
}
