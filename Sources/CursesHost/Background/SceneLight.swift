import CursesBackdrops
import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// Makes the light behind a scene, the background's and that of views, as a terminal of a certain
/// depth shows it.
struct SceneLight {
  /// Made where it is needed: it has a large table.
  private lazy var indexed = IndexedLight()

  init() {}

  /// Whether a terminal of so many colours shows light at all.
  static func canPaint(_ depth: ColorDepth) -> Bool { depth >= .indexed256 }

  /// How finely the compositor shows it: colours that the terminal has are not rounded again.
  static func compositor(for theme: Theme) -> Compositor {
    theme.depth == .direct
      ? Compositor(backdrop: theme.backdrop)
      : Compositor(
        backdrop: theme.backdrop, clear: Compositor.Grain(step: 1, hysteresis: 0),
        glass: Compositor.Grain(step: 1, hysteresis: 0))
  }

  mutating func paint(
    _ background: any BackgroundScene, into field: inout LightField, at time: Double,
    theme: Theme, scene: Frame, shapes: [LightShape] = []
  ) {
    let mask = LightMask(scene: scene)
    background.draw(into: &field, at: time, light: theme.light, mask: mask)
    if !shapes.isEmpty {
      var painter = LightPainter(field, mask: mask)
      painter.paint(shapes)
      painter.finish(&field)
    }
    guard theme.depth == .indexed256 else { return }
    indexed.reduce(&field, mask: mask, from: theme.light.ground, to: theme.backdrop)
  }
}
