import CursesCLibrary
import CursesCore
import CursesThemes

/// A ring of light that runs from where something happened and is gone within a second or so.
public struct Ripple: Hashable, Sendable {
  /// The cell it starts from.
  public let center: Point
  /// When it started, in seconds of the scene.
  public let start: Double

  /// How long one is seen, in seconds.
  public static let duration = 1.1
  /// How far it runs, in cells.
  static let reach = 14.0

  /// A ring from a cell, at a moment in seconds of the scene.
  public init(center: Point, start: Double) {
    self.center = center
    self.start = start
  }
}

/// Another scene with rings of light on it.
public struct RippledBackground: BackgroundScene {
  /// What the rings run over.
  public let scene: any BackgroundScene
  /// The rings, those that are over too.
  public let ripples: [Ripple]

  /// A scene with rings on it.
  public init(_ scene: any BackgroundScene, ripples: [Ripple]) {
    self.scene = scene
    self.ripples = ripples
  }

  public var isAnimated: Bool { scene.isAnimated || !ripples.isEmpty }

  public func draw(
    into field: inout LightField, at time: Double, light: BubbleLight, mask: LightMask
  ) {
    scene.draw(into: &field, at: time, light: light, mask: mask)
    let size = field.size
    guard mask.size == size else { return }
    for ripple in ripples {
      let (color, frost) = light.standingOut(at: ripple.center, in: field)
      let age = (time - ripple.start) / Ripple.duration
      guard age >= 0, age < 1 else { continue }
      let sharp = Ring(ripple, age: age, color: color, size: size, isFrosted: false)
      let soft = Ring(ripple, age: age, color: frost, size: size, isFrosted: true)
      field.withLayers {
        sharp.draw(into: $0, mask: mask)
        soft.draw(into: $1, mask: mask)
      }
    }
  }
}

extension BubbleLight {
  /// The colours, sharp and frosted, that differ most from the light at a cell: a ring of the colour of the
  /// bubble it starts in would not be seen.
  fileprivate func standingOut(at cell: Point, in field: LightField) -> (color: Color, frost: Color)
  {
    let here = field.frosted(column: cell.column, row: cell.row)
    func distance(_ color: Color) -> Int {
      abs(Int(color.red) - Int(here.red)) + abs(Int(color.green) - Int(here.green))
        + abs(Int(color.blue) - Int(here.blue))
    }
    let index = frost.indices.max { distance(frost[$0]) < distance(frost[$1]) } ?? 0
    let color = colors.indices.contains(index) ? colors[index] : colors.first ?? ground
    return (color, frost.indices.contains(index) ? frost[index] : ground)
  }
}

/// A ripple at one moment.
private struct Ring {
  let column: Double
  let row: Double
  let radius: Double
  let strength: Double
  let color: Color
  let size: Size
  /// The samples of a cell, one above the other.
  let halves: Int

  /// Half the width of the ring, in cells.
  static let width = 2.6

  init(_ ripple: Ripple, age: Double, color: Color, size: Size, isFrosted: Bool) {
    column = Double(ripple.center.column) + 0.5
    row = Double(2 * ripple.center.row) + 1
    // It slows down on its way.
    radius = Ripple.reach * (1 - (1 - age) * (1 - age))
    strength = 0.8 * (1 - age) * (1 - age)
    self.color = color
    self.size = size
    halves = isFrosted ? 1 : 2
  }

  /// Mixes with the bubbles' own colour, so that no sample leaves what contrast is proven against.
  func draw(into samples: UnsafeMutableBufferPointer<UInt32>, mask: LightMask) {
    let far = radius + Ring.width
    let height = 2 / Double(halves)
    let first = max(0, Int((row - far) / height))
    let last = min(halves * size.rows, Int((row + far) / height) + 1)
    let left = max(0, Int(column - far))
    let right = min(size.columns, Int(column + far) + 1)
    // A terminal that became smaller may have left the ring outside.
    guard first < last, left < right else { return }
    for line in first..<last {
      let down = (Double(line) + 0.5) * height - row
      let columns = mask.columns[line / halves].clamped(to: left..<right)
      for place in columns {
        let across = Double(place) + 0.5 - column
        let away = abs((across * across + down * down).squareRoot() - radius) / Ring.width
        guard away < 1 else { continue }
        let near = 1 - away * away
        let at = line * size.columns + place
        samples[at] = Color(hex: samples[at]).mixed(with: color, by: strength * near * near).hex
      }
    }
  }
}
