import CursesCore
import CursesUICore

/// The gap between two panels: a drag moves it.
package struct PanelHandle: ControlView {
  /// Called with the screen's column to which it was dragged.
  private let moved: (Int) -> Void

  package init(moved: @escaping (Int) -> Void) { self.moved = moved }

  package func makeModel() -> PanelHandleModel { PanelHandleModel() }
  package func update(_ model: PanelHandleModel) { model.moved = moved }
}

/// The living part of a handle. It draws nothing: the light shows there.
package final class PanelHandleModel: ControlModel {
  var moved: (Int) -> Void = { _ in }

  override package var isFocusable: Bool { false }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 1, rows: rows ?? 1)
  }

  override package func handle(_ event: InputEvent) -> Bool {
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
