import CursesControls
import CursesViewGraph

// What can only look different in a terminal: taken, so that a program compiles as it is, and without
// effect. docs/swiftui.md says why, line by line.

/// How large controls are. After SwiftUI's type; a terminal has one size.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How a symbol is coloured. After SwiftUI's type; a sign of a terminal has one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: Int
  /// In the colour of the place, as all.
  public static let monochrome = SymbolRenderingMode(number: 0)
  /// In the colour of the place.
  public static let multicolor = SymbolRenderingMode(number: 1)
  /// In the colour of the place.
  public static let hierarchical = SymbolRenderingMode(number: 2)
  /// In the colour of the place.
  public static let palette = SymbolRenderingMode(number: 3)
}

/// How scrolling moves the keyboard away. After SwiftUI's type; there is no keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int
  /// Nothing is moved, as with all.
  public static let automatic = ScrollDismissesKeyboardMode(number: 0)
  /// Nothing is moved.
  public static let immediately = ScrollDismissesKeyboardMode(number: 1)
  /// Nothing is moved.
  public static let interactively = ScrollDismissesKeyboardMode(number: 2)
  /// Nothing is moved.
  public static let never = ScrollDismissesKeyboardMode(number: 3)
}

/// How far the text of a window may grow. After SwiftUI's type; the terminal's font has one size.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who need large letters.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
  /// Accepted: a control is a row, or three with a border. A program's own views read it in the environment.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Accepted: a symbol has the colour of the place.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Accepted: a symbol has one form. A program's own views read it in the environment.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Accepted: cells do not turn.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }

  /// Accepted: the colours are those of the theme.
  public func brightness(_ amount: Double) -> some View { self }
  /// Accepted: the colours are those of the theme.
  public func contrast(_ amount: Double) -> some View { self }
  /// Accepted: the colours are those of the theme.
  public func saturation(_ amount: Double) -> some View { self }
  /// Accepted: the colours are those of the theme.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Accepted: there is no keyboard on the screen to move away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Accepted: a sheet is as high as what is in it.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Accepted: a sheet is as high as what is in it, and the selection stays as it is.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Accepted: a sheet is not dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted: rows lie on the ground of the list.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Accepted: rows begin at the edge of the list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Accepted: there are no lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }
  /// Accepted: there are no lines between rows.
  public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { self }
  /// Accepted: there are no lines between sections.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
  /// Accepted: rows of a list have no distance.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Accepted: sections of a list have one distance.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Accepted: there is no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Accepted: bars lie on the ground of the window.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
}

/// Forms of a symbol. After SwiftUI's type; a sign of a terminal has one.
public struct SymbolVariants: Hashable, Sendable {
  private let number: Int
  /// The sign as it is, as with all.
  public static let none = SymbolVariants(number: 0)
  /// The sign as it is.
  public static let fill = SymbolVariants(number: 1)
  /// The sign as it is.
  public static let circle = SymbolVariants(number: 2)
  /// The sign as it is.
  public static let square = SymbolVariants(number: 3)
  /// The sign as it is.
  public static let slash = SymbolVariants(number: 4)
}

/// A height of a sheet. After SwiftUI's type; a sheet is as high as what is in it.
public struct PresentationDetent: Hashable, Sendable {
  private let height: Double
  /// As high as the content, as with all.
  public static let medium = PresentationDetent(height: 0.5)
  /// As high as the content.
  public static let large = PresentationDetent(height: 1)
  /// As high as the content.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: Double(fraction))
  }
  /// As high as the content.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: Double(height))
  }
}

/// A bar of a window. After SwiftUI's type.
public struct ToolbarPlacement: Hashable, Sendable {
  private let number: Int
  /// Every bar.
  public static let automatic = ToolbarPlacement(number: 0)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(number: 1)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(number: 2)
  /// The bar of the tabs.
  public static let tabBar = ToolbarPlacement(number: 3)
}
