import CursesCore

/// Styles for 24-bit colour, each made when it is first asked for: of the hundreds there are a screen shows
/// a few dozen.
struct DirectStyles {
  /// The compositor shows light up to this far from the truth, rounding included.
  static let slack = 7

  private let light: BubbleLight
  private let rules: RoleResolver
  /// What must be reachable on every background.
  private let target: Double
  // What has been found so far: styles by surface and role, the glass of roles, what surfaces can lie on, and
  // how bright backgrounds get, since most roles lie on the same few.
  private var styles: [RoleStyle?]
  private var glass: [Color?]
  private var grounds: [[Color]?]
  private var ranges: [Color: LuminanceRange] = [:]

  init(_ rules: RoleResolver) {
    light = rules.light
    self.rules = rules
    target = rules.leastContrast(.text) + 0.1
    styles = Array(repeating: nil, count: Surface.allCases.count * rules.styles.count)
    glass = Array(repeating: nil, count: rules.styles.count)
    grounds = Array(repeating: nil, count: Surface.allCases.count)
  }

  /// How a role looks on a surface.
  mutating func style(_ role: Role, on surface: Surface) -> RoleStyle {
    let place = surface.rawValue * glass.count + role.index
    if let known = styles[place] { return known }
    let style = rules.style(role)
    let ink = Legibility.adjusted(
      style.foreground, for: range(of: role, on: surface), target: rules.leastContrast(role))
    let made = RoleStyle(
      foreground: ink, background: glass(of: role), attributes: style.attributes)
    styles[place] = made
    return made
  }

  /// Roles with glass that must leave room for text.
  private static let tamed: [Role] = [
    .panel, .dialog, .field, .fieldFocused, .codeBlock, .currentLine, .listSelected, .button,
    .buttonFocused, .buttonDisabled, .code, .selection, .highlight, .searchMatch, .searchCurrent,
  ]

  /// The background of a role, thinned until either white or black can be read on it everywhere.
  ///
  /// A tint of middling brightness leaves room for neither when the light below it may vary.
  private mutating func glass(of role: Role) -> Color {
    if let known = glass[role.index] { return known }
    let full = rules.style(role).background
    let made = full != .clear && Self.tamed.contains(role) ? thinned(full, of: role) : full
    glass[role.index] = made
    return made
  }

  private mutating func thinned(_ full: Color, of role: Role) -> Color {
    let grounds = Surface.allCases.first { $0.role == role }?.grounds ?? [.panel, .dialog]
    var below: [Color] = []
    for ground in grounds { below += backgrounds(of: ground) }
    below = distinct(below)
    var glass = full
    for step in 0..<20 {
      glass = full.thinned(to: 1 - Double(step) / 20)
      let range = range(of: glass, over: below)
      if max(range.contrast(1), range.contrast(0)) >= target { break }
    }
    return glass
  }

  /// The least contrast that text of a colour has in a role on a surface, whatever light is behind.
  mutating func contrast(of color: Color, as role: Role, on surface: Surface) -> Double {
    range(of: role, on: surface).contrast(Luminance.of(color))
  }

  private mutating func range(of role: Role, on surface: Surface) -> LuminanceRange {
    let below = backgrounds(of: surface)
    let own = surface.covers(role) ? .clear : glass(of: role)
    return own == .clear ? range(of: below) : range(of: own, over: below)
  }

  /// The surface's glass over everything it can lie on.
  private mutating func backgrounds(of surface: Surface) -> [Color] {
    if let known = grounds[surface.rawValue] { return known }
    let own = surface.role.map { glass(of: $0) } ?? .clear
    var below: [Color] = []
    for ground in surface.grounds { below += backgrounds(of: ground) }
    let made = below.isEmpty ? [own] : distinct(below.map { own.laid(over: $0) })
    grounds[surface.rawValue] = made
    return made
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
