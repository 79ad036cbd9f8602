import TerminalCore
import Themes

/// A bubble, ready to be drawn.
struct Spot {
  let column: Float
  let row: Float
  let squaredRadius: Float
  let strength: Float
  /// How steeply the weight rises from the edge: 1 is the soft bell.
  let gain: Float
  let color: Linear

  init(_ bubble: Bubble, _ light: BubbleLight) {
    column = bubble.column
    row = bubble.row
    let blur = Float(light.shape.blur)
    let spread = 1 + max(blur - 1, 0) * 0.6
    gain = 1 / min(blur, 1)
    squaredRadius = bubble.radius * bubble.radius * spread * spread
    strength = bubble.strength / spread
    let count = light.colors.count
    let index = Int(bubble.hue.rounded(.down))
    let fraction = bubble.hue - Float(index)
    // Most of a life is spent in one colour, and the change is eased.
    let eased = fraction * fraction * (3 - 2 * fraction)
    color = Linear(light.colors[index % count])
      .mixed(with: Linear(light.colors[(index + 1) % count]), by: eased)
  }
}
