import CursesViewGraph

/// The foreground style with less and less weight.
public struct HierarchicalShapeStyle: PaintedStyle {
  let level: Int

  package var painted: Paint { level == 0 ? .foreground : .level(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// A step fainter than the foreground style; where there is none the theme's dim text.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// Two steps fainter than the foreground style; where there is none the theme's faint text.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// Fainter than the third.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// As faint as the fourth.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle {
  /// The style with less weight: the second of its levels.
  public var secondary: some ShapeStyle { weakened(by: 1) }
  /// The style with still less weight: the third of its levels.
  public var tertiary: some ShapeStyle { weakened(by: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { weakened(by: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { weakened(by: 4) }

  private func weakened(by levels: Int) -> AnyShapeStyle {
    AnyShapeStyle(paint: paint.weakened(by: levels))
  }
}

extension Paint {
  /// A later level of the paint. That of the theme's ground is a shade that tells a panel from it, of any other paint
  /// a part of its opacity.
  fileprivate func weakened(by levels: Int) -> Paint {
    switch self {
    case .foreground: .level(levels)
    case .level(let level): .level(min(level + levels, 4))
    case .role(.panel): .faded(.role(.text), by: 0.04 + 0.04 * Double(levels))
    default: .faded(self, by: Paint.share(levels))
    }
  }
}
