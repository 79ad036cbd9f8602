import CursesCore

/// A control that can be drawn before there are views, so that its text is on the screen first.
@MainActor
public protocol DrawnAhead: AnyObject {
  /// Draws in `area` as the views will show it there. Returns the caret, nil for none.
  func drawAhead(in canvas: inout Canvas, _ area: Rect) -> CaretMark?
}
