import CursesCore

/// The 240 colours that every 256-colour terminal shows alike: the cube and the ramp of greys.
enum XtermPalette {
  static let colors: [Color] = {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    var colors: [Color] = []
    for red in steps {
      for green in steps { colors += steps.map { blue in Color(red, green, blue) } }
    }
    for step: UInt8 in 0..<24 {
      let grey = 8 + 10 * step
      colors.append(Color(grey, grey, grey))
    }
    return colors
  }()

  static func nearest(_ color: Color, where fits: (Color) -> Bool = { _ in true }) -> Color {
    var best = color
    var least = Int.max
    for candidate in colors {
      let away = distance(color, candidate)
      if away < least, fits(candidate) { (best, least) = (candidate, away) }
    }
    return best
  }

  /// Squared, with red weighed by how much of it there is: near enough to what the eye sees.
  private static func distance(_ one: Color, _ other: Color) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    let mean = (Int(one.red) + Int(other.red)) / 2
    return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
  }
}

/// Styles for 256 colours: no light, opaque backgrounds, everything one of the 240.
struct IndexedStyles {
  private(set) var table: [RoleStyle] = []

  init(_ rules: RoleResolver) {
    let ground = XtermPalette.nearest(rules.light.ground)
    var memo: [Color: Color] = [:]
    let target = rules.leastContrast(.text)
    func snap(_ color: Color) -> Color {
      if let known = memo[color] { return known }
      // Of the colours near it one on which white or black can be read.
      let near = XtermPalette.nearest(color) {
        let luminance = Luminance.of($0)
        return max(1.05 / (luminance + 0.05), (luminance + 0.05) / 0.05) >= target
      }
      memo[color] = near
      return near
    }
    // A background is made opaque over a panel: what a terminal would round by itself could come
    // out as dark as the text.
    let panel = rules.style(.panel).background.laid(over: rules.light.ground)
    func solid(_ role: Role) -> Color {
      let glass = rules.style(role).background
      if glass == .clear || role == .dimming { return .clear }
      return snap(glass.laid(over: role == .panel || role == .dialog ? rules.light.ground : panel))
    }
    let backgrounds = Role.allCases.map(solid)
    var texts: [TextOn: Color] = [:]
    for surface in Surface.allCases {
      let on = surface.role.map { backgrounds[$0.index] } ?? ground
      table += Role.allCases.map { role in
        let own = backgrounds[role.index]
        var style = rules.style(role)
        style.background = own
        let wish = TextOn(
          text: style.foreground, ground: own == .clear || surface.covers(role) ? on : own,
          least: rules.leastContrast(role))
        style.foreground = texts[wish] ?? IndexedStyles.text(wish)
        texts[wish] = style.foreground
        return style
      }
    }
  }

  /// A wish for readable text.
  private struct TextOn: Hashable {
    var text: Color
    var ground: Color
    var least: Double
  }

  private static func text(_ wish: TextOn) -> Color {
    let luminance = Luminance.of(wish.ground)
    let range = LuminanceRange(least: luminance, greatest: luminance)
    let moved = Legibility.adjusted(wish.text, for: range, target: wish.least)
    return XtermPalette.nearest(moved) { range.contrast(Luminance.of($0)) >= wish.least }
  }
}
