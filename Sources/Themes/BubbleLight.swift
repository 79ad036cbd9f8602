import TerminalCore

/// The light a theme's bubbles give: what a background draws, and all that it may draw.
///
/// A background may show any mixture of these colours, component by component no darker than the
/// darkest and no brighter than the brightest of them. That is what contrast is proven against.
public struct BubbleLight: Hashable, Sendable {
  /// Where no bubble is.
  public let ground: Color
  /// The bubbles at their centres, already mixed with the ground by the theme's strength.
  public let colors: [Color]
  /// How the bubbles come, beside their colours.
  public let shape: BubbleShape
  /// Every component at its least, over the ground and all colours.
  let darkest: Color

  /// Light over a ground; without colours the ground is the only one.
  public init(ground: Color, colors: [Color], shape: BubbleShape = BubbleShape()) {
    self.ground = ground
    self.colors = colors.isEmpty ? [ground] : colors
    self.shape = shape
    darkest = colors.reduce(ground) {
      Color(min($0.red, $1.red), min($0.green, $1.green), min($0.blue, $1.blue))
    }
  }
}

/// How bright a background can get, and how dark.
struct LuminanceRange: Hashable, Sendable {
  var least: Double
  var greatest: Double

  /// The contrast of `luminance` to the nearest end; 1 inside the range.
  func contrast(_ luminance: Double) -> Double {
    if luminance >= greatest { return (luminance + 0.05) / (greatest + 0.05) }
    if luminance <= least { return (least + 0.05) / (luminance + 0.05) }
    return 1
  }

  func union(_ other: LuminanceRange) -> LuminanceRange {
    LuminanceRange(least: min(least, other.least), greatest: max(greatest, other.greatest))
  }

  /// What `background` can become over the light.
  ///
  /// Luminance is convex in the light, so its greatest value lies at one of the pure colours; its
  /// least is bounded by all components at their least. `slack` covers the compositor's hysteresis.
  init(of background: Color, over light: BubbleLight, slack: Int) {
    guard !background.isOpaque else {
      let only = Luminance.of(background)
      self.init(least: only, greatest: only)
      return
    }
    // Hundreds of them are made before the first screen: no arrays.
    var greatest = Luminance.of(background.lit(by: light.ground), plus: slack)
    for color in light.colors {
      greatest = max(greatest, Luminance.of(background.lit(by: color), plus: slack))
    }
    self.init(
      least: Luminance.of(background.lit(by: light.darkest), plus: -slack), greatest: greatest)
  }

  init(least: Double, greatest: Double) {
    self.least = least
    self.greatest = greatest
  }
}

/// Relative luminance by table: a theme asks for it thousands of times.
enum Luminance {
  private static let linear: [Double] = (0...255).map {
    Color(UInt8($0), UInt8($0), UInt8($0)).luminance
  }

  /// `Color.luminance`, with `offset` added to each component first.
  static func of(_ color: Color, plus offset: Int = 0) -> Double {
    func part(_ component: UInt8) -> Double { linear[min(max(Int(component) + offset, 0), 255)] }
    return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue)
  }
}
