import CursesCore

/// The light a theme's bubbles give: what a background draws, and all that it may draw behind text.
///
/// In the gaps, where no text is, the colours are shown as they are. Behind glass and text it is the frost:
/// no sample is brighter than the brightest colour of the frost, and no component darker than the darkest.
/// That is what contrast is proven against.
public struct BubbleLight: Hashable, Sendable {
  /// Where no bubble is.
  public let ground: Color
  /// The bubbles as they are seen in the gaps, already mixed with the ground by the theme's strength.
  public let colors: [Color]
  /// The same colours behind glass and text.
  public let frost: [Color]
  /// How the bubbles come, beside their colours.
  public let shape: BubbleShape
  /// The greatest luminance behind glass, 0 to 1.
  public let frostLimit: Double
  /// Every component at its least behind glass.
  public let darkestFrost: Color

  /// Light over a ground; without colours the ground is the only one, and without frost they are the same
  /// behind glass.
  public init(
    ground: Color, colors: [Color], frost: [Color] = [], shape: BubbleShape = BubbleShape()
  ) {
    self.ground = ground
    self.colors = colors.isEmpty ? [ground] : colors
    self.frost = frost.isEmpty ? self.colors : frost
    self.shape = shape
    frostLimit = self.frost.reduce(Luminance.of(ground)) { max($0, Luminance.of($1)) }
    darkestFrost = self.frost.reduce(ground) {
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
  /// The most that light of a given luminance can add lies between grey of that luminance and light of
  /// the glass's own hue; the least is bounded by all components at their least. `slack` covers the
  /// compositor's rounding.
  init(of background: Color, over light: BubbleLight, slack: Int) {
    guard !background.isOpaque else {
      let only = Luminance.of(background)
      self.init(least: only, greatest: only)
      return
    }
    // Hundreds of them are made before the first screen: no arrays.
    var greatest = Luminance.of(background.lit(by: light.ground), plus: slack)
    for color in light.frost {
      greatest = max(greatest, Luminance.of(background.lit(by: color), plus: slack))
    }
    let grey = background.lit(by: Luminance.grey(light.frostLimit))
    greatest = max(greatest, Luminance.of(grey, plus: slack))
    self.init(
      least: Luminance.of(background.lit(by: light.darkestFrost), plus: -slack), greatest: greatest)
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

  /// The darkest grey that is at least so bright.
  static func grey(_ luminance: Double) -> Color {
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if linear[middle] < luminance { low = middle + 1 } else { high = middle }
    }
    return Color(UInt8(low), UInt8(low), UInt8(low))
  }

  /// `Color.luminance`, with `offset` added to each component first.
  static func of(_ color: Color, plus offset: Int = 0) -> Double {
    func part(_ component: UInt8) -> Double { linear[min(max(Int(component) + offset, 0), 255)] }
    return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue)
  }
}
