import CursesCore

// Making a theme of another: what an editor of themes needs.
extension Theme {
  /// The colour that the theme file asks for, before contrast is seen to.
  public func wantedColor(of role: Role) -> Color { RoleResolver(scheme).style(role).foreground }

  /// The colour of a role's background as the file asks for it, and how much it hides; nil when the
  /// role has none.
  public func wantedBackground(of role: Role) -> (color: Color, opacity: Double)? {
    let resolver = RoleResolver(scheme)
    let glass = resolver.style(role).background
    guard glass != .clear, glass.transmission < 255 else { return nil }
    let opacity = Double(255 - glass.transmission) / 255
    func whole(_ part: UInt8) -> UInt8 { UInt8(min(Double(part) / opacity, 255).rounded()) }
    return (Color(whole(glass.red), whole(glass.green), whole(glass.blue)), opacity)
  }

  /// The same theme with another text colour for a role, and for what inherits it.
  public func setting(_ role: Role, to color: Color) -> Theme {
    changing { $0.rules[role, default: RoleRule()].color = .fixed(color) }
  }

  /// The same theme with another background for a role; its opacity stays.
  public func setting(_ role: Role, background color: Color) -> Theme {
    changing { $0.rules[role, default: RoleRule()].background = .fixed(color) }
  }

  /// The same theme under another name.
  public func renamed(_ name: String, author: String? = nil) -> Theme {
    changing {
      $0.name = name
      $0.author = author ?? $0.author
    }
  }

  func changing(_ change: (inout Scheme) -> Void) -> Theme {
    var changed = scheme
    change(&changed)
    return Theme(changed, depth: depth)
  }

  /// The contrast of a role's text as the file asks for it, on a panel, at worst.
  public func wantedContrast(of role: Role) -> Double {
    let rules = RoleResolver(scheme)
    var styles = DirectStyles(rules)
    return styles.contrast(of: rules.style(role).foreground, as: role, on: .panel)
  }
}

extension Theme {
  /// The text of a theme file that gives this theme when it is read.
  public var yaml: String { SchemeWriter().text(of: scheme) }
}

/// Writes a scheme as a theme file: what `SchemeReader` reads back as the same.
struct SchemeWriter {
  func text(of scheme: Scheme) -> String {
    let is24 = (16..<24).contains { scheme.palette[$0] != Palette(first16(scheme))[$0] }
    var lines = [
      "system: \"\(is24 ? "base24" : "base16")\"", "name: \(quoted(scheme.name))",
      "author: \(quoted(scheme.author))", "variant: \"\(scheme.isDark ? "dark" : "light")\"",
    ]
    if let contrast = scheme.contrast { lines.append("contrast: \(contrast)") }
    lines.append("palette:")
    lines += palette(scheme, count: is24 ? 24 : 16)
    lines += sections(scheme)
    for half in scheme.halves {
      lines.append("\(half.isDark ? "dark" : "light"):")
      lines += (["palette:"] + palette(half, count: 24) + sections(half)).map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func first16(_ scheme: Scheme) -> [Color] { Array(scheme.palette.colors.prefix(16)) }

  private func palette(_ scheme: Scheme, count: Int) -> [String] {
    (0..<count).map { "  \(Palette.name($0)): \"\(scheme.palette[$0].schemeText)\"" }
  }

  private func sections(_ scheme: Scheme) -> [String] {
    section("bubbles", bubbles(scheme.bubbles)) + section("glass", glass(scheme.glass))
      + section("roles", roles(scheme.rules))
  }

  private func section(_ name: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(name):"] + lines.map { "  " + $0 }
  }

  private func bubbles(_ rules: BubbleRules) -> [String] {
    var lines: [String] = []
    if let ground = rules.ground { lines.append("ground: \(name(ground))") }
    if let colors = rules.colors {
      lines.append("colors: [\(colors.map(name).joined(separator: ", "))]")
    }
    let numbers = [
      ("strength", rules.strength), ("number", rules.number), ("speed", rules.speed),
      ("blur", rules.blur),
    ]
    for (key, value) in numbers { if let value { lines.append("\(key): \(value)") } }
    if let sizes = rules.sizes { lines.append("sizes: [\(sizes.lowerBound), \(sizes.upperBound)]") }
    if let blend = rules.blend { lines.append("blend: \(blend.rawValue)") }
    return lines
  }

  private func glass(_ rules: GlassRules) -> [String] {
    var lines: [String] = []
    if let tint = rules.tint { lines.append("tint: \(name(tint))") }
    for (key, value) in [
      ("strength", rules.strength), ("panel", rules.panel), ("dialog", rules.dialog),
    ] {
      if let value { lines.append("\(key): \(value)") }
    }
    if let border = rules.border { lines.append("border: \(border.rawValue)") }
    return lines
  }

  private func roles(_ rules: [Role: RoleRule]) -> [String] {
    Role.allCases.compactMap { role in
      guard let rule = rules[role] else { return nil }
      var parts: [String] = []
      if let color = rule.color { parts.append("color: \(name(color))") }
      if let background = rule.background { parts.append("background: \(name(background))") }
      if let opacity = rule.opacity { parts.append("opacity: \(opacity)") }
      for (attribute, value) in TextAttributes.named.sorted(by: { $0.key < $1.key }) {
        if rule.added.contains(value) { parts.append("\(attribute): true") }
        if rule.removed.contains(value) { parts.append("\(attribute): false") }
      }
      return "\(role.rawValue): { \(parts.joined(separator: ", ")) }"
    }
  }

  private func name(_ color: ColorName) -> String {
    switch color {
    case .palette(let index): Palette.name(index)
    case .fixed(let color): "\"\(color.schemeText)\""
    case .role(let role): role.rawValue
    }
  }

  private func quoted(_ text: String) -> String {
    let clean = text.unicodeScalars.reduce(into: "") { clean, scalar in
      switch scalar {
      case "\"", "\\": clean += "\\\(scalar)"
      default: if scalar.value >= 0x20 { clean.unicodeScalars.append(scalar) }
      }
    }
    return "\"\(clean)\""
  }
}
