import CursesCLibrary
import CursesCore
import CursesThemes

/// A bubble, ready to be drawn.
struct Spot {
  let column: Float
  let row: Float
  let radius: Float
  /// From here on nothing is covered.
  let reach: Float
  /// What makes a squared distance a place in the profile.
  let scale: Float
  let strength: Float
  /// The white light on it.
  let glare: Float
  let tone: Tone
  let chroma: Float
  let profile: BubbleProfile

  init(
    _ bubble: Bubble, _ pass: LightPass, _ profile: BubbleProfile, isShiny: Bool = true
  ) {
    column = bubble.column
    row = bubble.row
    radius = bubble.radius
    strength = bubble.strength
    glare = pass.isFrosted || !isShiny ? 0 : 0.42 * bubble.strength
    reach = bubble.radius * profile.reach
    scale = profile.scale / max(bubble.radius * bubble.radius, 0.01)
    tone = pass.tone(bubble.hue)
    chroma = tone.chroma
    self.profile = profile
  }
}

/// How much a bubble covers, by the squared distance from its middle.
///
/// The edge is a logistic curve. Sharp, a bubble is fuller towards its rim, as a hollow ball is; frosted it
/// is filled evenly.
struct BubbleProfile {
  /// In radii.
  let reach: Float
  /// What makes a squared distance in radii a place in the table.
  let scale: Float
  private let values: [Float]

  private static let count = 768

  init(_ pass: LightPass, softness: Float? = nil) {
    // From a tenth to nine tenths a logistic curve takes 4.4 of its own units.
    let unit = (softness ?? pass.softness) / 4.4
    let reach = 1 + 5.5 * unit
    self.reach = reach
    scale = Float(Self.count) / (reach * reach)
    let isFrosted = pass.isFrosted
    values = (0...Self.count).map { step in
      let squared = Float(step) / Float(Self.count) * reach * reach
      let away = squared.squareRoot()
      let edge = 1 / (1 + expf((away - 1) / unit))
      let least = 1 / (1 + expf((reach - 1) / unit))
      let fill = isFrosted ? 1 : 0.68 + 0.32 * min(squared, 1)
      return max(edge - least, 0) * fill
    }
  }

  @inline(__always)
  subscript(place: Float) -> Float { values[min(Int(place), Self.count)] }
}
