import CursesCore
import CursesThemes

/// The part of a scene that is drawn as light behind the cells: the run of shapes at its back, when
/// any of them is blurred.
///
/// Light is composited without drawing any view, so a moving background costs no layout and no
/// drawing, and glass over it shows it through.
@MainActor
package final class LightStage {
  /// How many nodes blur what they hold: without any nothing is looked for.
  var blurs = 0
  var list = LightList()
  var members: Set<ObjectIdentifier> = []
  var isChanged = false
  /// The colours that text has been made readable on, and the theme before.
  var colors: [Color] = []
  var plainTheme: Theme?

  package var shapes: [LightShape] { list.shapes }

  package func takeChange() -> Bool {
    defer { isChanged = false }
    return isChanged
  }

  func note() { isChanged = true }

  /// The window has another theme, which knows nothing of the light yet.
  func forgetTheme() {
    colors = []
    plainTheme = nil
  }
}

extension LightShape {
  /// Whether the shape hides everything behind it.
  func covers(_ size: Size) -> Bool {
    guard case .rounded(let rect, _) = outline, effects.blur == 0, case .fill = part,
      (brush.solid?.w ?? 0) * opacity > 0.99, blend == .normal
    else { return false }
    let screen = PointRect(Rect(origin: .zero, size: size))
    let area = effects.placed(rect)
    return area.x <= 0.5 && area.y <= 0.5 && area.x + area.width >= screen.width - 0.5
      && area.y + area.height >= screen.height - 0.5
  }
}
