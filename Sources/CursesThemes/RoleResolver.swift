import CursesCore

/// Turns a scheme's rules into one style a role, by inheritance, before contrast is seen to.
struct RoleResolver: Sendable {
  let scheme: Scheme
  /// What the contrast of text is secured against.
  var light: BubbleLight
  private(set) var styles: [RoleStyle] = []

  init(_ scheme: Scheme) {
    self.scheme = scheme
    light = RoleResolver.light(of: scheme)
    styles = Role.allCases.map { role in
      let rule = self.rule(role)
      let foreground = color(rule.color ?? .palette(0x05))
      guard let background = rule.background else {
        return RoleStyle(foreground: foreground, attributes: rule.added)
      }
      return RoleStyle(
        foreground: foreground,
        background: .glass(color(background), opacity: rule.opacity ?? opacity(role)),
        attributes: rule.added)
    }
  }

  func style(_ role: Role) -> RoleStyle { styles[role.index] }

  /// A rule with everything it inherits: its own, then the default, then the parent's.
  ///
  /// Backgrounds come down only from the parents that are the same kind of thing.
  func rule(_ role: Role) -> RoleRule {
    var defaults = role.defaults
    if role == .panel || role == .dialog, let tint = scheme.glass.tint {
      defaults.background = tint
    }
    let own = (scheme.rules[role] ?? RoleRule()).over(defaults)
    guard let parent = role.parent else { return own }
    var inherited = rule(parent)
    if parent == .text || parent == .dim || parent == .faint || parent == .accent {
      inherited.background = nil
      inherited.opacity = nil
      inherited.added = []
    }
    return own.over(inherited)
  }

  /// The least contrast of a role's text in this scheme.
  func leastContrast(_ role: Role) -> Double {
    Theme.leastContrast(of: role, reading: scheme.contrast ?? 4.5)
  }

  private func opacity(_ role: Role) -> Double {
    switch role {
    case .panel: scheme.glass.panelOpacity
    case .dialog: scheme.glass.dialogOpacity
    default: 1
    }
  }

  private func color(_ name: ColorName) -> Color { color(name, depth: 0) }

  /// The parser refuses roles that refer to each other in a ring; the bound is for safety.
  private func color(_ name: ColorName, depth: Int) -> Color {
    switch name {
    case .palette(let index): scheme.palette[index]
    case .fixed(let color): color
    case .role(.backdrop): light.ground
    case .role(let role):
      depth > Role.allCases.count
        ? scheme.palette[0x05] : color(rule(role).color ?? .palette(0x05), depth: depth + 1)
    }
  }

  static func plain(_ name: ColorName, _ scheme: Scheme) -> Color {
    switch name {
    case .palette(let index): scheme.palette[index]
    case .fixed(let color): color
    case .role: scheme.palette[0x05]
    }
  }

  private static func hueNames(_ scheme: Scheme) -> [ColorName] {
    scheme.bubbles.colors ?? [0x0D, 0x0E, 0x0C, 0x08, 0x0B, 0x09].map(ColorName.palette)
  }

  /// The hue that a name gives bubbles.
  private static func hue(_ name: ColorName, _ scheme: Scheme) -> Color {
    let hue = plain(name, scheme)
    guard case .palette = name else { return hue }
    return scheme.isDark ? deepened(hue) : hue.mixed(with: .white, by: 0.4)
  }

  /// The hues of bubbles, before they are mixed with the ground.
  static func hues(of scheme: Scheme) -> [Color] { hueNames(scheme).map { hue($0, scheme) } }

  private static func light(of scheme: Scheme) -> BubbleLight {
    let base = scheme.palette[0x00]
    let ground =
      scheme.bubbles.ground.map { plain($0, scheme) }
      ?? base.mixed(with: .black, by: scheme.isDark ? 0.22 : 0.03)
    let strength = scheme.bubbles.strength ?? (scheme.isDark ? 0.92 : 0.8)
    let colors = hueNames(scheme).map { ground.mixed(with: hue($0, scheme), by: strength) }
    return BubbleLight(
      ground: ground, colors: colors,
      frost: colors.map { color in
        // Darkened, a pale colour would be grey.
        let hue = scheme.isDark ? deepened(color, by: 1.3) : color
        return readable(hue, over: ground, target: (scheme.contrast ?? 4.5) + 0.1)
      },
      shape: scheme.bubbles.shape)
  }

  /// A bubble, weakened until white or black text can be read on its centre.
  private static func readable(_ hue: Color, over ground: Color, target: Double) -> Color {
    let extreme: Double = Luminance.of(ground) < 0.18 ? 1 : 0
    for step in 0..<20 {
      let color = ground.mixed(with: hue, by: 1 - Double(step) / 20)
      let range = LuminanceRange(
        of: .clear, over: BubbleLight(ground: ground, colors: [color]),
        slack: DirectStyles.slack)
      if range.contrast(extreme) >= target { return color }
    }
    return ground
  }

  /// As bright, but of a purer hue: text colours are too pale to glow on a dark ground.
  private static func deepened(_ color: Color, by share: Double = 1.5) -> Color {
    let most = max(color.red, color.green, color.blue)
    func part(_ value: UInt8) -> UInt8 {
      UInt8(max(Double(most) - Double(most - value) * share, 0).rounded())
    }
    return Color(part(color.red), part(color.green), part(color.blue))
  }
}
