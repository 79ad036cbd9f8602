import CursesControls
import CursesGeometry
import CursesViewGraph

// Looks that a terminal has one of, or none: taken, so that a program compiles as it is. docs/swiftui.md says why,
// line by line.

/// How much a badge stands out. After SwiftUI's; badges have one look.
public enum BadgeProminence: Hashable, Sendable { case decreased, standard, increased }

/// What two views share. After SwiftUI's.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Of no effect.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Of no effect.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Of no effect.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a view comes. After SwiftUI's `NavigationTransition`; at once.
public enum NavigationTransitionKind: Sendable {
  case automatic
  /// From another view, on other systems.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NavigationTransitionKind { .automatic }
}

/// How a symbol moves. After SwiftUI's `SymbolEffect`; it does not.
public enum SymbolEffectKind: Hashable, Sendable {
  case appear, bounce, breathe, disappear, pulse, replace, rotate, scale, variableColor, wiggle
}

/// How often a symbol moves. After SwiftUI's; it does not.
public enum SymbolEffectOptions: Hashable, Sendable { case `default`, repeating, nonRepeating }

/// How a value is drawn in a symbol. After SwiftUI's.
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

/// How a symbol is coloured. After SwiftUI's.
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }

/// How glass comes. After SwiftUI's.
public enum GlassEffectTransition: Hashable, Sendable {
  case identity, matchedGeometry, materialize
}

/// How an edge looks that is scrolled over. After SwiftUI's.
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, hard, soft }

/// Whether an input scrolls. After SwiftUI's.
public enum ScrollInputBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// What scrolls. After SwiftUI's.
public enum ScrollInputKind: Hashable, Sendable { case handGestureShortcut, look }

/// How a material looks in a window at the back. After SwiftUI's.
public enum MaterialActiveAppearance: Hashable, Sendable {
  case automatic, active, inactive, matchWindow
}

/// How a chosen item of a palette looks. After SwiftUI's.
public enum PaletteSelectionEffect: Hashable, Sendable { case automatic, custom }

/// Whether a view is turned round from right to left. After SwiftUI's.
public enum LayoutDirectionBehavior: Hashable, Sendable { case fixed, mirrors }

/// What the pointer does over a view. After SwiftUI's; a terminal's pointer is its own.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }

extension Image {
  /// How bright a picture may be. After SwiftUI's.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

extension View {
  /// Accepted: badges have one look.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Accepted: each view is animated by itself; what comes and goes has its `transition`.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Accepted: views come at once.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  { self }
  /// Accepted: views come at once.
  public func navigationTransition(_ style: NavigationTransitionKind) -> some View { self }
  /// Accepted: a sign does not move.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  /// Accepted: a sign does not move.
  public func symbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Accepted: a sign does not move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Accepted: a sign has one form.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Accepted: a sign has the colour of the place.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// Accepted: colours are the terminal's.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Accepted: all cells are safe.
  public func backgroundExtensionEffect() -> some View { self }
  /// Accepted: each glass is one by itself.
  public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View { self }
  /// Accepted: glass comes as its view does.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Accepted: what scrolls is cut at the edge.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
  /// Accepted: what scrolls is cut at the edge.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  { self }
  /// Accepted: a view scrolls by the wheel and the keys.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  { self }
  /// Accepted: a terminal does not tell whether it is in front.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  /// Accepted: a palette is a row of buttons.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// Accepted: the place of the value is always shown.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted: views are laid out from the left.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  /// Accepted: a terminal is recorded as it is; what is secret is said with `privacySensitive(_:)`.
  public func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }
  /// Accepted: a program shows what it has.
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> some View { self }
  /// Accepted: a column lies between sign and title.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// Accepted: a sign is as wide as its character.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
  /// Accepted: a terminal's pointer is its own.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepted: a terminal's pointer is its own.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted: a list has no index beside it.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Accepted: a list has no index beside it.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}
