import CursesCore

// The light of a theme: what an editor of themes shows and changes beside the colours of roles.

/// A number of a theme's light.
public enum LightLevel: String, CaseIterable, Sendable {
  /// How much of a bubble's colour is shown.
  case strength
  /// How many bubbles there are.
  case number
  /// The radius of the smallest bubble.
  case smallest
  /// The radius of the largest bubble.
  case largest
  /// How soft edges are.
  case blur
  /// How fast bubbles drift.
  case speed
  /// How much panels hide.
  case panel
  /// How much dialogs hide.
  case dialog

  /// What a theme file may say.
  public var range: ClosedRange<Double> {
    switch self {
    case .strength, .panel, .dialog: 0...1
    case .number, .speed: 0...3
    case .smallest, .largest: 0.3...2.5
    case .blur: 0.2...2
    }
  }

  /// What it is changed by at a time.
  public var step: Double {
    switch self {
    case .strength, .panel, .dialog: 0.02
    case .number, .speed, .smallest, .largest, .blur: 0.05
    }
  }
}

extension Theme {
  /// What the light is like, as the file says or as is usual.
  public func level(_ level: LightLevel) -> Double {
    switch level {
    case .strength: scheme.bubbles.strength ?? (isDark ? 0.92 : 0.8)
    case .number: light.shape.number
    case .smallest: light.shape.sizes.lowerBound
    case .largest: light.shape.sizes.upperBound
    case .blur: light.shape.blur
    case .speed: light.shape.speed
    case .panel: scheme.glass.panelOpacity
    case .dialog: scheme.glass.dialogOpacity
    }
  }

  /// The same theme with other light. A number outside of what a file may say is brought into it, and the
  /// smallest bubble is never larger than the largest.
  public func setting(_ level: LightLevel, to value: Double) -> Theme {
    guard value.isFinite else { return self }
    let held = min(max(value, level.range.lowerBound), level.range.upperBound)
    let number = (held * 1000).rounded() / 1000
    let sizes = light.shape.sizes
    return changing {
      switch level {
      case .strength: $0.bubbles.strength = number
      case .number: $0.bubbles.number = number
      case .smallest: $0.bubbles.sizes = number...max(number, sizes.upperBound)
      case .largest: $0.bubbles.sizes = min(number, sizes.lowerBound)...number
      case .blur: $0.bubbles.blur = number
      case .speed: $0.bubbles.speed = number
      case .panel: $0.glass.panel = number
      case .dialog: $0.glass.dialog = number
      }
    }
  }

  /// The same theme whose bubbles mix in another way.
  public func setting(_ blend: BubbleShape.Blend) -> Theme { changing { $0.bubbles.blend = blend } }

  /// The same theme with other edges of panels.
  public func setting(_ border: BorderShape) -> Theme { changing { $0.glass.border = border } }

  /// The colour of glass as the file asks for it.
  public var wantedTint: Color {
    if scheme.rules[.panel]?.background == nil, let tint = scheme.glass.tint {
      return RoleResolver.plain(tint, scheme)
    }
    return wantedBackground(of: .panel)?.color ?? light.ground
  }

  /// The same theme with glass of another colour.
  public func setting(tint: Color) -> Theme { changing { $0.glass.tint = .fixed(tint) } }

  /// The same theme on another ground.
  public func setting(ground: Color) -> Theme { changing { $0.bubbles.ground = .fixed(ground) } }

  /// The colours of bubbles as the file asks for them, before they are mixed with the ground.
  public var wantedBubbles: [Color] { RoleResolver.hues(of: scheme) }

  /// The same theme with bubbles of other colours; without any, as it was.
  public func setting(bubbles colors: [Color]) -> Theme {
    colors.isEmpty ? self : changing { $0.bubbles.colors = colors.map(ColorName.fixed) }
  }
}
