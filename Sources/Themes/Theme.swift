import TerminalCore

/// Every colour of the screen: a style for each role on each surface, and the light behind.
///
/// Text is moved towards white or black until it can be read on its surface whatever bubble is behind
/// it (`Role.leastContrast`), once, when the theme is made. So no text ever flickers.
///
///     let theme = try ThemeLibrary().theme(named: "nord")
///     frame.tint(panelRect, with: theme[.panel].background)
///     let style = theme.style(.link, on: .panel)
public struct Theme: Hashable, Sendable {
  public let name: String
  public let author: String
  public let isDark: Bool
  public let palette: Palette
  /// What backgrounds draw.
  public let light: BubbleLight
  /// What is behind the panels in truth: what contrast is secured against.
  let shine: BubbleLight
  /// The ground behind everything; the terminal's own colour where colours are few.
  public let backdrop: Color
  /// The depth of colour the theme is made for.
  public let depth: ColorDepth

  private let styles: [RoleStyle]
  let scheme: Scheme

  /// How a role looks on a panel.
  public subscript(role: Role) -> RoleStyle { style(role, on: .panel) }

  /// How a role looks on a surface. Its own background, if it has one, lies between the two.
  public func style(_ role: Role, on surface: Surface) -> RoleStyle {
    styles[surface.rawValue * Role.allCases.count + role.index]
  }

  /// The same theme for a terminal with fewer colours (or more).
  ///
  /// - 256: opaque backgrounds from the 256, text moved to the nearest of them that can be read.
  /// - 16: the terminal's own ground and text; hues for what has a meaning; selections reversed.
  /// - none: bold, underline and reverse alone.
  public func adapted(to depth: ColorDepth) -> Theme {
    depth == self.depth ? self : Theme(scheme, depth: depth)
  }

  /// The same theme over other light than its own: text can be read on every mixture of these
  /// colours, as far as there is a colour that can.
  public func lit(by shine: BubbleLight) -> Theme { Theme(scheme, depth: depth, shine: shine) }

  init(_ scheme: Scheme, depth: ColorDepth = .direct, shine: BubbleLight? = nil) {
    var rules = RoleResolver(scheme)
    self.scheme = scheme
    self.depth = depth
    name = scheme.name
    author = scheme.author
    isDark = scheme.isDark
    palette = scheme.palette
    light = rules.light
    if let shine { rules.light = shine }
    self.shine = rules.light
    switch depth {
    case .direct:
      backdrop = light.ground
      styles = DirectStyles(rules).table
    case .indexed256:
      backdrop = XtermPalette.nearest(light.ground)
      styles = IndexedStyles(rules).table
    case .ansi16:
      backdrop = .terminalDefault
      styles = PlainStyles(rules, hues: true).table
    case .none:
      backdrop = .terminalDefault
      styles = PlainStyles(rules, hues: false).table
    }
  }
}
