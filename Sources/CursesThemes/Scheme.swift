import CursesCore

/// What a theme file says, before anything is derived from it.
struct Scheme: Hashable, Sendable {
  var name: String
  var author: String
  var isDark: Bool
  var palette: Palette
  /// The least contrast of what is read; see `Theme.leastContrast(of:)`.
  var contrast: Double?
  var rules: [Role: RoleRule] = [:]
  var bubbles = BubbleRules()
  var glass = GlassRules()
  /// The half for the other background, when the file has one; itself without halves.
  var halves: [Scheme] = []
}

/// The section `bubbles:` of a theme file. What it leaves open is as in `BubbleShape`.
struct BubbleRules: Hashable, Sendable {
  var ground: ColorName?
  var colors: [ColorName]?
  /// How much of a bubble's colour its centre shows, 0 to 1.
  var strength: Double?
  var number: Double?
  var sizes: ClosedRange<Double>?
  var speed: Double?
  var blur: Double?
  var blend: BubbleShape.Blend?

  var shape: BubbleShape {
    let usual = BubbleShape()
    return BubbleShape(
      number: number ?? usual.number, sizes: sizes ?? usual.sizes, speed: speed ?? usual.speed,
      blur: blur ?? usual.blur, blend: blend ?? usual.blend)
  }

  /// This section where it speaks, `base` elsewhere.
  func over(_ base: BubbleRules) -> BubbleRules {
    BubbleRules(
      ground: ground ?? base.ground, colors: colors ?? base.colors,
      strength: strength ?? base.strength, number: number ?? base.number,
      sizes: sizes ?? base.sizes, speed: speed ?? base.speed, blur: blur ?? base.blur,
      blend: blend ?? base.blend)
  }
}

/// The section `glass:` of a theme file: opacities from 0 to 1.
struct GlassRules: Hashable, Sendable {
  /// The colour of panels and dialogs.
  var tint: ColorName?
  /// How much panels hide; a dialog hides more.
  var strength: Double?
  var panel: Double?
  var dialog: Double?
  var border: BorderShape?

  /// What a panel hides of the light behind it, 0 to 1.
  var panelOpacity: Double { panel ?? strength ?? 0.58 }
  var dialogOpacity: Double {
    dialog ?? strength.map { 1 - (1 - $0) / 2 } ?? 0.78
  }

  func over(_ base: GlassRules) -> GlassRules {
    GlassRules(
      tint: tint ?? base.tint, strength: strength ?? base.strength, panel: panel ?? base.panel,
      dialog: dialog ?? base.dialog, border: border ?? base.border)
  }
}

/// How the edge of a panel is drawn, where the terminal can.
public enum BorderShape: String, Hashable, Sendable, CaseIterable {
  case rounded, square, heavy, double
}

/// How bubbles come, beside their colours: shares of what is usual, 1 for each.
public struct BubbleShape: Hashable, Sendable {
  /// How bubbles that overlap are shown.
  public enum Blend: String, Hashable, Sendable, CaseIterable {
    /// Their colours are averaged, as coloured glass would be.
    case mix
    /// They are brighter where they overlap, as light on light.
    case glow
  }

  /// How many there are, 0 to 3.
  public var number: Double
  /// The radius of the smallest and of the largest, 0.3 to 2.5.
  public var sizes: ClosedRange<Double>
  /// How fast they drift, breathe and change, 0 (not at all) to 3.
  public var speed: Double
  /// How soft their edges are: 0.2 is a disc, 1 a bubble, 2 a haze.
  public var blur: Double
  /// How bubbles that overlap mix.
  public var blend: Blend

  /// A shape; what is not named is the usual field.
  public init(
    number: Double = 1, sizes: ClosedRange<Double> = 0.62...1.77, speed: Double = 1,
    blur: Double = 1, blend: Blend = .glow
  ) {
    self.number = number
    self.sizes = sizes
    self.speed = speed
    self.blur = blur
    self.blend = blend
  }
}
