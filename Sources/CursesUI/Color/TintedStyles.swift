import CursesControls
import CursesMeasures
import CursesViewGraph

extension SwitchToggleStyle {
  /// A switch behind the label, in a colour while it is on.
  public nonisolated init(tint: Color) { self.init(paint: tint.painted) }
}

extension LinearProgressViewStyle {
  /// A line that fills, in a colour.
  public nonisolated init(tint: Color) { self.init(paint: tint.painted) }
}

extension CircularProgressViewStyle {
  /// A circle of one cell that fills, in a colour.
  public nonisolated init(tint: Color) { self.init(paint: tint.painted) }
}
