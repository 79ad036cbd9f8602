import CursesThemes
import CursesViewGraph

// Styles by what they are for. After SwiftUI's.

/// What is selected: the tint of the place.
public struct SelectionShapeStyle: PaintedStyle {
  /// The tint of the place.
  public init() {}
  package var painted: Paint { .tint }
}

/// What separates parts of a view: the lines of the theme.
public struct SeparatorShapeStyle: PaintedStyle {
  /// The colour of the lines of the theme.
  public init() {}
  package var painted: Paint { .role(.border) }
}

/// What fills a control or a small area: the theme's text, at a fifth of its opacity.
public struct FillShapeStyle: PaintedStyle {
  /// A shade of the theme's text.
  public init() {}
  package var painted: Paint { .faded(.role(.text), by: 0.2) }
}

/// The ground of a window: that of the theme's panels.
public struct WindowBackgroundShapeStyle: PaintedStyle {
  /// The ground that panels of the theme have.
  public init() {}
  package var painted: Paint { .role(.panel) }
}

/// The theme's look of a link.
public struct LinkShapeStyle: PaintedStyle {
  /// The look of a link.
  public init() {}
  package var painted: Paint { .role(.link) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// What separates parts of a view.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What fills a control or a small area.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The theme's look of a link.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
