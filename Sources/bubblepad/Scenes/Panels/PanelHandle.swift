import CursesCore
import CursesUICore

/// The gap between two panels: a drag moves it.
struct PanelHandle: ControlView {
  /// Called with the screen's column to which it was dragged.
  let moved: (Int) -> Void

  func makeModel() -> PanelHandleModel { PanelHandleModel() }
  func update(_ model: PanelHandleModel) { model.moved = moved }
}

/// The living part of a handle. It draws nothing: the light shows there.
final class PanelHandleModel: ControlModel {
  var moved: (Int) -> Void = { _ in }

  override var isFocusable: Bool { false }

  override func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 1, rows: rows ?? 1)
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.action {
    case .press(.left, _): return true
    case .drag(.left):
      moved(mouse.position.column)
      return true
    default: return false
    }
  }
}
