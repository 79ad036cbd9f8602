import CursesViewGraph

/// Where an arrow key goes. After SwiftUI's.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
  /// Runs an action for Esc; nil for none.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(.escape) { run(action) }
  }

  /// Runs an action for Delete and Backspace that nothing further in takes; nil for none.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(phases: [.down, .repeat]) { press in
      let isDelete = press.key == .delete || press.key == .deleteForward
      return isDelete && press.modifiers.isEmpty ? run(action) : .ignored
    }
  }

  /// Runs an action for the arrow keys that nothing further in takes; nil for none.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKeyPress(phases: [.down, .repeat]) { press in
      let directions: [KeyEquivalent: MoveCommandDirection] = [
        .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
      ]
      guard press.modifiers.isEmpty, let direction = directions[press.key] else { return .ignored }
      return run(action.map { action in { action(direction) } })
    }
  }

  private func run(_ action: (() -> Void)?) -> KeyPress.Result {
    guard let action else { return .ignored }
    action()
    return .handled
  }
}
