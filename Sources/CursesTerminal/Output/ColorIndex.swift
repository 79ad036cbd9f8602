import CursesCore

/// The numbers of terminals' own colours, for output that does not go through a `Terminal`.
public enum ColorIndex {
  /// The nearest of the 240 colours that every 256-colour terminal shows alike: 16 to 255.
  public static func nearest256(to color: Color) -> Int {
    var palette = Palette.indexed256
    return Int(palette.nearest(to: color))
  }

  /// The nearest of the sixteen, as xterm has them: 0 to 15.
  public static func nearest16(to color: Color) -> Int {
    var palette = Palette.ansi16
    return Int(palette.nearest(to: color))
  }

  /// The standard colour of an index from 0 to 255.
  public static func color(_ index: Int) -> Color { Palette.color(min(max(index, 0), 255)) }
}
