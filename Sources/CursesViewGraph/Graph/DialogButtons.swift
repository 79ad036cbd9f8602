extension LayerNode {
  private var buttons: [PressNode] {
    var found: [PressNode] = []
    walk { node in
      if let button = node as? PressNode, button.environment.isEnabled { found.append(button) }
    }
    return found
  }

  /// The button that Enter presses where no button has the focus: the one with `.defaultAction`, else the
  /// first that is no way back and destroys nothing, else the way back. What destroys is never pressed
  /// unless it was gone to.
  package var defaultButton: PressNode? {
    let buttons = buttons
    return chosenButton ?? buttons.first { $0.role != .cancel && $0.role != .destructive }
      ?? cancelButton
  }

  /// The button that the program has given Enter to.
  var chosenButton: PressNode? {
    buttons.first { $0.environment.keyboardShortcut == .defaultAction }
  }

  /// The button that turns away.
  var cancelButton: PressNode? { buttons.last { $0.role == .cancel } }
}
