import TerminalCore

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

  private func range(of glass: Color) -> LuminanceRange {
    LuminanceRange(of: glass, over: shine, slack: DirectStyles.slack)
  }
}
