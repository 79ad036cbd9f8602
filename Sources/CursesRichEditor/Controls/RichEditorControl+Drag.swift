import CursesCore
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// A drag that is held above the text or below it: it scrolls on without the mouse being moved.
struct HeldDrag {
  var mouse: Mouse
  /// When the next row comes, in seconds of the graph.
  var next: Double
}

extension RichEditorControl {
  /// Takes what the mouse does.
  func handle(_ mouse: Mouse) -> RichEditorEffect {
    let mouse = beyondTheScreen(mouse)
    if PagePress(control: self, mouse: mouse).isTaken { return RichEditorEffect() }
    let effect = editor.handle(mouse, in: textRect, tick: tick)
    let wasHeld = heldDrag != nil
    heldDrag = nil
    guard case .drag(.left) = mouse.action, editor.drag != nil,
      !textRect.rows.contains(mouse.position.row), let graph = node?.graph
    else { return effect }
    heldDrag = HeldDrag(mouse: mouse, next: graph.time + pause(for: mouse))
    if !wasHeld, let node = node as? any MovingNode { graph.startMoving(node) }
    return effect
  }

  /// Text that fills the screen has no row above it to drag to: its first one is that, and its last.
  private func beyondTheScreen(_ mouse: Mouse) -> Mouse {
    guard case .drag(.left) = mouse.action, let size = node?.graph.size else { return mouse }
    var mouse = mouse
    if mouse.position.row == 0, textRect.minRow == 0 { mouse.position.row = -1 }
    if mouse.position.row == size.rows - 1, textRect.maxRow == size.rows {
      mouse.position.row = size.rows
    }
    return mouse
  }

  /// Seconds from row to row: less, the further away the mouse is.
  private func pause(for mouse: Mouse) -> Double {
    let row = mouse.position.row
    let distance = row < textRect.minRow ? textRect.minRow - row : row - textRect.maxRow + 1
    return distance > 2 ? 0.03 : 0.08
  }

  /// Scrolls a row where it is time to. Returns whether the drag is held on.
  func scrollHeldDrag(at time: Double) -> Bool {
    guard let held = heldDrag, editor.drag != nil else {
      heldDrag = nil
      return false
    }
    if time >= held.next {
      heldDrag?.next = time + pause(for: held.mouse)
      let before = document.state.selection
      _ = apply(editor.handle(held.mouse, in: textRect, tick: tick))
      // At the end of the text there is nothing more to come.
      if document.state.selection == before { heldDrag = nil }
    }
    return heldDrag != nil
  }
}
