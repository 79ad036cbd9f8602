import CursesCore

extension Theme {
  /// Glass of a colour through which text can be read whatever light is behind: with the opacity that
  /// was asked for, or as much more as white or black text needs.
  public func readableGlass(_ tint: Color, opacity: Double) -> Color {
    var opacity = min(max(opacity, 0), 1)
    while opacity < 0.96 {
      let range = range(of: .glass(tint, opacity: opacity))
      if max(range.contrast(1), range.contrast(0)) >= 4.6 { break }
      opacity += 0.04
    }
    return .glass(tint, opacity: opacity)
  }

  /// The colour of a role's text on glass over the light.
  public func foreground(_ role: Role, on glass: Color) -> Color {
    let own = self[role].foreground
    guard depth >= .indexed256, !own.isTerminalDefault else { return own }
    return Legibility.adjusted(own, for: range(of: glass), target: role.leastContrast)
  }

  /// How much of the light's colour a line of a role may take on a panel or dialog, 0 to 1, so that it
  /// stays as distinct from the glass as its role must be.
  public func edgeShare(of role: Role, on surface: Surface) -> Double {
    let line = style(role, on: surface).foreground
    guard depth == .direct, !line.isTerminalDefault else { return 0 }
    let range = range(of: self[surface == .dialog ? .dialog : .panel].background)
    let least = leastContrast(of: role)
    var share = 0.75
    while share > 0.05 {
      let isSeen = light.colors.allSatisfy {
        range.contrast(Luminance.of(line.mixed(with: $0, by: share))) >= least
      }
      if isSeen { return share }
      share -= 0.1
    }
    return 0
  }

  private func range(of glass: Color) -> LuminanceRange {
    LuminanceRange(of: glass, over: shine, slack: DirectStyles.slack)
  }
}
