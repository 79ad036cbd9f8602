import TerminalCore

/// Styles for 24-bit colour.
struct DirectStyles {
  private(set) var table: [RoleStyle] = []

  /// The compositor shows light up to this far from the truth, rounding included.
  static let slack = 6

  private let light: BubbleLight
  /// What must be reachable on every background.
  private let target: Double
  /// The glass of each role, by its index.
  private var glass: [Color]
  /// What was found for backgrounds before: most roles lie on the same few.
  private var ranges: [Color: LuminanceRange] = [:]

  init(_ rules: RoleResolver) {
    light = rules.light
    target = rules.leastContrast(.text) + 0.1
    glass = rules.styles.map(\.background)
    ranges.reserveCapacity(1024)
    table.reserveCapacity(Surface.allCases.count * rules.styles.count)
    for role in DirectStyles.bottomUp { tame(role) }
    let targets = Role.allCases.map(rules.leastContrast)
    for surface in Surface.allCases {
      let grounds = backgrounds(of: surface)
      let bare = range(of: grounds)
      for ((role, style), target) in zip(zip(Role.allCases, rules.styles), targets) {
        let own = glass[role.index]
        let range = own == .clear ? bare : range(of: own, over: grounds)
        let ink = Legibility.adjusted(style.foreground, for: range, target: target)
        table.append(RoleStyle(foreground: ink, background: own, attributes: style.attributes))
      }
    }
  }

  /// Roles with glass, each after those it can lie on.
  private static let bottomUp: [Role] = [
    .panel, .dialog, .field, .fieldFocused, .codeBlock, .currentLine, .listSelected, .button,
    .buttonFocused, .buttonDisabled, .code, .selection, .highlight, .searchMatch, .searchCurrent,
  ]

  /// Thins a role's glass until either white or black can be read on it everywhere.
  ///
  /// A tint of middling brightness leaves room for neither when the light below it may vary.
  private mutating func tame(_ role: Role) {
    let full = glass[role.index]
    guard full != .clear else { return }
    let grounds = Surface.allCases.first { $0.role == role }?.grounds ?? [.panel, .dialog]
    let below = distinct(grounds.flatMap { backgrounds(of: $0) })
    for step in 0..<20 {
      glass[role.index] = full.thinned(to: 1 - Double(step) / 20)
      let range = range(of: glass[role.index], over: below)
      if max(range.contrast(1), range.contrast(0)) >= target { return }
    }
  }

  /// The least contrast that text of a colour has in a role on a surface, whatever light is behind.
  mutating func contrast(of color: Color, as role: Role, on surface: Surface) -> Double {
    let grounds = backgrounds(of: surface)
    let own = glass[role.index]
    let range = own == .clear ? range(of: grounds) : range(of: own, over: grounds)
    return range.contrast(Luminance.of(color))
  }

  /// The surface's glass over everything it can lie on.
  private func backgrounds(of surface: Surface) -> [Color] {
    let own = surface.role.map { glass[$0.index] } ?? .clear
    let below = surface.grounds.flatMap { backgrounds(of: $0) }
    return below.isEmpty ? [own] : distinct(below.map { own.laid(over: $0) })
  }

  /// A handful of colours, each once.
  private func distinct(_ colors: [Color]) -> [Color] {
    colors.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private mutating func range(of backgrounds: [Color]) -> LuminanceRange {
    union(of: backgrounds) { $0 }
  }

  /// The range of a glass over all of some backgrounds.
  private mutating func range(of glass: Color, over backgrounds: [Color]) -> LuminanceRange {
    union(of: backgrounds) { glass.laid(over: $0) }
  }

  private mutating func union(
    of backgrounds: [Color], _ laid: (Color) -> Color
  ) -> LuminanceRange {
    var union: LuminanceRange?
    for background in backgrounds {
      let one = range(of: laid(background))
      union = union?.union(one) ?? one
    }
    return union ?? LuminanceRange(least: 0, greatest: 0)
  }

  private mutating func range(of background: Color) -> LuminanceRange {
    if let known = ranges[background] { return known }
    let range = LuminanceRange(of: background, over: light, slack: DirectStyles.slack)
    ranges[background] = range
    return range
  }
}
