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
    case .press(.left, 1):
      return EditorMouse(control.editor).task(at: point).map(control.onToggleTask) ?? false
    case .press(.middle, _):
      guard let follow = control.onFollowElsewhere,
        case .link(let address) = control.editor.view.target(at: point)
      else { return false }
      follow(address)
      return true
    case .release(.left) where control.document.isReadOnly && mouse.modifiers.isEmpty:
      return isFollowed(at: point)
    default: return false
    }
  }

  /// Follows what a click ends on in a text that is not edited, where nothing was selected by it.
  private func isFollowed(at point: Point) -> Bool {
    let editor = control.editor
    let selection = control.document.state.selection
    let place = editor.view.caret(at: point).position.richPlace
    guard editor.drag?.unit == .character, selection.ranges.count == 1, selection.main.isCaret,
      let run = control.document.paragraph(at: place).run(after: place.visible), run.leadsSomewhere
    else { return false }
    if case .link(let address) = editor.view.target(at: point) {
      editor.drag = nil
      control.onFollow(address)
      return true
    }
    guard editor.leadsSomewhere(place) else { return false }
    editor.drag = nil
    return control.apply(editor.followLink())
  }
}
