import CursesCLibrary
import CursesViewGraph

/// A colour: red, green, blue and opacity, or one that the theme gives a meaning. After SwiftUI's.
///
/// As a view it fills the room it is offered. The named hues are those of SwiftUI, one for dark themes
/// and one for light ones; `primary`, `secondary` and `accentColor` are the theme's. Terminals with
/// fewer colours show the nearest they have; where there is none, fills are drawn in characters.
public struct Color: Hashable, Sendable {
  package let painted: Paint

  init(_ paint: Paint) { painted = paint }

  /// What components mean. Components outside 0 to 1 are cut off; displays of wider gamut are not
  /// known to terminals, so `displayP3` is taken as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour by its components, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func part(_ value: Double) -> Double {
      let bounded = min(max(value, 0), 1)
      guard colorSpace == .sRGBLinear else { return bounded }
      return bounded <= 0.003_130_8 ? 12.92 * bounded : 1.055 * pow(bounded, 1 / 2.4) - 0.055
    }
    self.init(
      .pigment(Pigment(part(red), part(green), part(blue), opacity: min(max(opacity, 0), 1))))
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let saturation = min(max(saturation, 0), 1)
    func part(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The colour with a part of its opacity.
  public func opacity(_ opacity: Double) -> Color {
    if case .pigment(var pigment) = painted {
      pigment.opacity *= min(max(opacity, 0), 1)
      return Color(.pigment(pigment))
    }
    return Color(.faded(painted, by: min(max(opacity, 0), 1)))
  }

  /// A mixture with another colour: 0 is this one, 1 the other. Colours of the theme are not mixed.
  public func mix(with other: Color, by fraction: Double) -> Color {
    guard let one = pigment, let two = other.pigment else { return fraction < 0.5 ? self : other }
    let mixed = one.vector + (two.vector - one.vector) * min(max(fraction, 0), 1)
    return Color(.pigment(Pigment(mixed.x, mixed.y, mixed.z, opacity: mixed.w)))
  }

  private var pigment: Pigment? {
    switch painted {
    case .pigment(let pigment): pigment
    case .adaptive(_, let dark): dark
    default: nil
    }
  }

  /// The colour, a little lighter at the top.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }
}

extension Color {
  private nonisolated static func named(light: UInt32, dark: UInt32) -> Color {
    Color(.adaptive(light: Pigment(hex: light), dark: Pigment(hex: dark)))
  }

  /// #FF3B30 on light grounds, #FF453A on dark ones.
  public nonisolated static let red = named(light: 0xFF3B30, dark: 0xFF453A)
  /// #FF9500 on light grounds, #FF9F0A on dark ones.
  public nonisolated static let orange = named(light: 0xFF9500, dark: 0xFF9F0A)
  /// #FFCC00 on light grounds, #FFD60A on dark ones.
  public nonisolated static let yellow = named(light: 0xFFCC00, dark: 0xFFD60A)
  /// #34C759 on light grounds, #30D158 on dark ones.
  public nonisolated static let green = named(light: 0x34C759, dark: 0x30D158)
  /// #00C7BE on light grounds, #63E6E2 on dark ones.
  public nonisolated static let mint = named(light: 0x00C7BE, dark: 0x63E6E2)
  /// #30B0C7 on light grounds, #40C8E0 on dark ones.
  public nonisolated static let teal = named(light: 0x30B0C7, dark: 0x40C8E0)
  /// #32ADE6 on light grounds, #64D2FF on dark ones.
  public nonisolated static let cyan = named(light: 0x32ADE6, dark: 0x64D2FF)
  /// #007AFF on light grounds, #0A84FF on dark ones.
  public nonisolated static let blue = named(light: 0x007AFF, dark: 0x0A84FF)
  /// #5856D6 on light grounds, #5E5CE6 on dark ones.
  public nonisolated static let indigo = named(light: 0x5856D6, dark: 0x5E5CE6)
  /// #AF52DE on light grounds, #BF5AF2 on dark ones.
  public nonisolated static let purple = named(light: 0xAF52DE, dark: 0xBF5AF2)
  /// #FF2D55 on light grounds, #FF375F on dark ones.
  public nonisolated static let pink = named(light: 0xFF2D55, dark: 0xFF375F)
  /// #A2845E on light grounds, #AC8E68 on dark ones.
  public nonisolated static let brown = named(light: 0xA2845E, dark: 0xAC8E68)
  /// #8E8E93 on every ground.
  public nonisolated static let gray = named(light: 0x8E8E93, dark: 0x8E8E93)
  /// #FFFFFF, whatever the theme.
  public nonisolated static let white = Color(.pigment(Pigment(1, 1, 1)))
  /// #000000, whatever the theme.
  public nonisolated static let black = Color(.pigment(Pigment(0, 0, 0)))
  /// Lets everything behind it through.
  public nonisolated static let clear = Color(.pigment(Pigment(0, 0, 0, opacity: 0)))

  /// The theme's text.
  public nonisolated static let primary = Color(.role(.text))
  /// The theme's text of less weight.
  public nonisolated static let secondary = Color(.role(.dim))
  /// The tint of the place, else the theme's accent.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint of the place, which is the theme's accent unless `tint` says otherwise.
  public nonisolated static let accentColor = Color(.tint)
}

extension Color: View {
  public var body: some View { PaintView(painted) }
}

extension Color: PaintedStyle {}
