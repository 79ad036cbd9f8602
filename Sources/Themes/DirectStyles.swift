import TerminalCore

/// Styles for 24-bit colour.
struct DirectStyles {
  private(set) var table: [RoleStyle] = []

  /// The compositor shows light up to this far from the truth, rounding included.
  static let slack = 6

  init(_ rules: RoleResolver) {
    var backgrounds: [[Color]] = []
    for surface in Surface.allCases {
      let glass = surface.role.map { rules.style($0).background } ?? .clear
      let below = surface.grounds.flatMap { backgrounds[$0.rawValue] }
      backgrounds.append(below.isEmpty ? [glass] : below.map { glass.laid(over: $0) })
    }
    for surface in Surface.allCases {
      let grounds = backgrounds[surface.rawValue]
      let bare = DirectStyles.range(of: grounds, rules.light)
      table += zip(Role.allCases, rules.styles).map { role, style in
        var style = style
        let range =
          style.background == .clear
          ? bare
          : DirectStyles.range(
            of: grounds.map { style.background.laid(over: $0) }, rules.light)
        style.foreground = Legibility.adjusted(
          style.foreground, for: range, target: role.leastContrast)
        return style
      }
    }
  }

  private static func range(of backgrounds: [Color], _ light: BubbleLight) -> LuminanceRange {
    var range: LuminanceRange?
    for background in Set(backgrounds) {
      let one = LuminanceRange(of: background, over: light, slack: slack)
      range = range?.union(one) ?? one
    }
    return range ?? LuminanceRange(least: 0, greatest: 0)
  }
}
