import CursesCore
import Synchronization

/// Every colour of the screen: a style for each role on each surface, and the light behind.
///
/// Text is moved towards white or black until it can be read on its surface whatever bubble is behind
/// it (`Role.leastContrast`), once, when the theme is made. So no text ever flickers.
///
///     let theme = try ThemeLibrary().theme(named: "nord")
///     frame.tint(panelRect, with: theme[.panel].background)
///     let style = theme.style(.link, on: .panel)
public struct Theme: Sendable {
  /// As the file says.
  public let name: String
  /// As the file says; empty where it does not.
  public let author: String
  /// Whether text is lighter than its ground.
  public let isDark: Bool
  /// The sixteen colours of the scheme.
  public let palette: Palette
  /// What backgrounds draw.
  public let light: BubbleLight
  /// What is behind the panels in truth: what contrast is secured against.
  let shine: BubbleLight
  /// The ground behind everything; the terminal's own colour where colours are few.
  public let backdrop: Color
  /// The depth of colour the theme is made for.
  public let depth: ColorDepth

  /// The accent as the file says: the colour of shapes, which nobody reads.
  public let accent: Color

  /// How the edges of panels are drawn.
  public let border: BorderShape

  private let styles: StyleTable
  let scheme: Scheme

  /// How a role looks on a panel.
  public subscript(role: Role) -> RoleStyle { style(role, on: .panel) }

  /// How a role looks on a surface. Its own background, if it has one, lies between the two.
  public func style(_ role: Role, on surface: Surface) -> RoleStyle {
    styles.style(role, on: surface)
  }

  /// The same theme for a terminal with fewer colours (or more).
  ///
  /// - 256: opaque backgrounds from the 256, text moved to the nearest of them that can be read.
  /// - 16: the terminal's own ground and text; hues for what has a meaning; selections reversed.
  /// - none: bold, underline and reverse alone.
  ///
  /// - Parameter shine: the light that text can be read on, where it is another than the theme's own.
  public func adapted(to depth: ColorDepth, shine: BubbleLight? = nil) -> Theme {
    depth == self.depth && shine == nil ? self : Theme(scheme, depth: depth, shine: shine)
  }

  /// The same theme over other light than its own: text can be read on every mixture of these
  /// colours, as far as there is a colour that can.
  public func lit(by shine: BubbleLight) -> Theme { adapted(to: depth, shine: shine) }

  init(_ scheme: Scheme, depth: ColorDepth = .direct, shine: BubbleLight? = nil) {
    var rules = RoleResolver(scheme)
    self.scheme = scheme
    self.depth = depth
    name = scheme.name
    author = scheme.author
    isDark = scheme.isDark
    palette = scheme.palette
    light = rules.light
    border = scheme.glass.border ?? .rounded
    accent = rules.style(.accent).foreground
    if let shine { rules.light = shine }
    self.shine = rules.light
    switch depth {
    case .direct:
      backdrop = light.ground
      styles = .growing(GrowingStyles(rules))
    case .indexed256:
      backdrop = XtermPalette.nearest(light.ground)
      styles = .whole(IndexedStyles(rules).table)
    case .ansi16:
      backdrop = .terminalDefault
      styles = .whole(PlainStyles(rules, hues: true).table)
    case .none:
      backdrop = .terminalDefault
      styles = .whole(PlainStyles(rules, hues: false).table)
    }
  }

  /// The least contrast of a role's text to its surface, whatever light is behind it.
  ///
  /// 4.5 for everything that is read, and 7 in a theme of high contrast; less for signs that only
  /// stand for a state (3, or 4.5) and for decoration (1.5, or 3).
  public func leastContrast(of role: Role) -> Double {
    Theme.leastContrast(of: role, reading: scheme.contrast ?? 4.5)
  }

  static func leastContrast(of role: Role, reading: Double) -> Double {
    guard reading > 4.5 else { return role.leastContrast }
    return switch role.leastContrast {
    case 4.5...: reading
    case 3..<4.5: 4.5
    default: 3
    }
  }

  /// Whether the file has a half for a light and one for a dark background.
  public var hasHalves: Bool { !scheme.halves.isEmpty }

  /// The theme for a background of this kind, from the file's other half if that is it.
  public func half(isDark wanted: Bool) -> Theme {
    guard wanted != isDark, var other = scheme.halves.first else { return self }
    var own = scheme
    own.halves = []
    other.halves = [own]
    return Theme(other, depth: depth)
  }
}

extension Theme: Hashable {
  /// Whether both come from the same rules, for the same depth and light: then all their colours are the
  /// same.
  public static func == (left: Theme, right: Theme) -> Bool {
    left.depth == right.depth && left.shine == right.shine && left.scheme == right.scheme
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(depth)
    hasher.combine(shine)
    hasher.combine(scheme)
  }
}

/// A style for each role on each surface.
private enum StyleTable: Sendable {
  /// All of them, by surface and then by role.
  case whole([RoleStyle])
  case growing(GrowingStyles)

  func style(_ role: Role, on surface: Surface) -> RoleStyle {
    switch self {
    case .whole(let table): table[surface.rawValue * Role.count + role.index]
    case .growing(let styles): styles.style(role, on: surface)
    }
  }
}

/// Styles that are made when they are first asked for, by whomever.
private final class GrowingStyles: Sendable {
  private let styles: Mutex<DirectStyles>

  init(_ rules: RoleResolver) { styles = Mutex(DirectStyles(rules)) }

  func style(_ role: Role, on surface: Surface) -> RoleStyle {
    styles.withLock { $0.style(role, on: surface) }
  }
}
