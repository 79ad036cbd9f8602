import TerminalCore

/// Styles for 24-bit colour.
struct DirectStyles {
  private(set) var table: [RoleStyle] = []

  /// The compositor shows light up to this far from the truth, rounding included.
  static let slack = 6

  init(_ rules: RoleResolver) {
    for surface in Surface.allCases {
      let grounds = DirectStyles.backgrounds(of: surface, rules)
      let bare = DirectStyles.range(of: grounds, rules.light)
      table += zip(Role.allCases, rules.styles).map { role, style in
        var style = style
        let range =
          style.background == .clear
          ? bare
          : DirectStyles.range(
            of: Set(grounds.map { style.background.laid(over: $0) }), rules.light)
        style.foreground = Legibility.adjusted(
          style.foreground, for: range, target: role.leastContrast)
        return style
      }
    }
  }

  /// The surface's glass over everything it can lie on.
  private static func backgrounds(of surface: Surface, _ rules: RoleResolver) -> Set<Color> {
    let glass = surface.role.map { rules.style($0).background } ?? .clear
    let below = surface.grounds.flatMap { backgrounds(of: $0, rules) }
    return below.isEmpty ? [glass] : Set(below.map { glass.laid(over: $0) })
  }

  private static func range(of backgrounds: Set<Color>, _ light: BubbleLight) -> LuminanceRange {
    var range: LuminanceRange?
    for background in backgrounds {
      let one = LuminanceRange(of: background, over: light, slack: slack)
      range = range?.union(one) ?? one
    }
    return range ?? LuminanceRange(least: 0, greatest: 0)
  }
}
