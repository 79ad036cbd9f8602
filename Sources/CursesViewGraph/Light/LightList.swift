import CursesCore

/// How a shape's colour and what lies below become one.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, plusLighter, plusDarker, destinationOver
  case overlay, darken, lighten, difference

  /// The blend of two components, before opacity.
  func blend(_ source: Float, _ below: Float) -> Float {
    switch self {
    case .normal, .destinationOver: source
    case .multiply: source * below
    case .screen: source + below - source * below
    case .plusLighter: min(source + below, 1)
    case .plusDarker: max(source + below - 1, 0)
    case .overlay:
      below < 0.5 ? 2 * source * below : 1 - 2 * (1 - source) * (1 - below)
    case .darken: min(source, below)
    case .lighten: max(source, below)
    case .difference: abs(source - below)
    }
  }
}

/// A shape in the light behind the cells.
package struct LightShape {
  let outline: Outline
  let part: ShapePart
  let brush: Brush
  let rect: PointRect
  let effects: ShapeEffects
  let opacity: Double
  let blend: BlendMode
}

/// Where a node lies, to fractions of a cell, and what is done to it.
struct LightSpace {
  /// The node's rectangle on the screen, in points, before scaling.
  var exact: PointRect
  /// The rectangle that layout gave it.
  var cells: Rect
  var effects = ShapeEffects()
  var opacity = 1.0
  var blend = BlendMode.normal

  /// The space of a child: where layout put it, moved as this node is moved.
  func child(_ frame: Rect) -> LightSpace {
    var space = self
    space.cells = frame
    let laid = PointRect(frame)
    space.exact =
      frame == cells ? exact : laid.shifted(by: exact.center - PointRect(cells).center)
    return space
  }
}

/// The shapes at the back of a scene, and the nodes they come from, from the back to the front.
struct LightList {
  private(set) var shapes: [LightShape] = []
  private(set) var members: [ObjectIdentifier] = []
  /// How many shapes and members there were when the last blurred shape was added.
  private var kept = (shapes: 0, members: 0)

  mutating func add(_ shape: LightShape, from node: AnyObject) {
    shapes.append(shape)
    members.append(ObjectIdentifier(node))
    if shape.effects.blur > 0 { kept = (shapes.count, members.count) }
  }

  mutating func pass(_ node: AnyObject) { members.append(ObjectIdentifier(node)) }

  /// Leaves what lies in front of the last blurred shape to the cells, which show it sharper.
  mutating func trim() {
    shapes.removeSubrange(kept.shapes...)
    members.removeSubrange(kept.members...)
  }
}
