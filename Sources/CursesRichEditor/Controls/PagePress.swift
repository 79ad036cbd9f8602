import CursesCore
import CursesTextEditors

/// A press of the mouse on something in the text that is the program's: the box of a task, or a link.
@MainActor
struct PagePress {
  let control: RichEditorControl
  let mouse: Mouse

  /// Has the program do what there is to do. Returns whether it did.
  var isTaken: Bool {
    let rect = control.textRect
    guard rect.contains(mouse.position) else { return false }
    let point = Point(
      column: mouse.position.column - rect.minColumn, row: mouse.position.row - rect.minRow)
    switch mouse.action {
    case .press(.left, 1): return control.editor.task(at: point).map(control.onToggleTask) ?? false
    case .press(.middle, _):
      guard let follow = control.onFollowElsewhere,
        case .link(let address) = control.editor.view.target(at: point)
      else { return false }
      follow(address)
      return true
    default: return false
    }
  }
}
