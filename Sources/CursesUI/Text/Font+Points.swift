import CursesUICore

extension Font {
  /// A font of a size in points: from 28 a title, from 20 a smaller one, below 12 a caption.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    let style: TextStyle =
      switch size {
      case 28...: .title
      case 20...: .title3
      case ..<12: .caption
      default: .body
      }
    return Font.system(style, weight: weight)
  }

  /// A font by name: a terminal has its own, of which the size is kept as in `system(size:)`.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font.system(textStyle) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { system(size: fixedSize) }
}
