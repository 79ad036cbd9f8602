import CursesFoundation
import CursesViewGraph

extension Text {
  /// The text in a style of its own.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let paint = style.paint
    return styled { $0.ink = .paint(paint) }
  }

  /// The text in a colour; nil for that of its surroundings.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    guard let paint = color?.paint else { return self }
    return styled { $0.ink = .paint(paint) }
  }

  /// Underlined. The colour is accepted; a line has that of its text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color?
  ) -> Text { underline(isActive, pattern: pattern) }

  /// Struck through. The colour is accepted; a line has that of its text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color?
  ) -> Text { strikethrough(isActive, pattern: pattern) }

  /// Cells have one width: the text itself.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
  /// Cells have one width: the text itself.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
  /// Cells have one height: the text itself.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension Text.LineStyle {
  /// A line of a pattern. The colour is accepted; a line has that of its text.
  public init(pattern: Pattern = .solid, color: Color?) { self.init(pattern: pattern) }
}

extension View {
  /// Cells have one width: the view itself.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Cells have one width: the view itself.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Cells have one height: the view itself.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// A terminal has one size of letter: the view itself.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Cells have one width: the view itself.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Underlined. The colour is accepted; a line has that of its text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color?
  ) -> some View { underline(isActive, pattern: pattern) }

  /// Struck through. The colour is accepted; a line has that of its text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color?
  ) -> some View { strikethrough(isActive, pattern: pattern) }
}
