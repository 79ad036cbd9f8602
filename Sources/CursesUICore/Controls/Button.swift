import TerminalCore
import Themes

/// A control that runs an action, by Enter, Space or a click.
public struct Button: ControlView {
  let title: String
  let action: () -> Void

  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.title = String(title)
    self.action = action
  }

  public func makeModel() -> ButtonModel { ButtonModel() }

  public func update(_ model: ButtonModel) {
    if model.title != title { model.setNeedsLayout() }
    model.title = title
    model.action = action
    model.setNeedsDisplay()
  }
}

/// The living part of a button.
public final class ButtonModel: ControlModel {
  var title = ""
  var action: () -> Void = {}

  override public func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: (look?.width(of: title) ?? title.count) + 2, rows: 1)
  }

  override public func draw(in canvas: inout Canvas) {
    let role: Role =
      !environment.isEnabled ? .buttonDisabled : isFocused ? .buttonFocused : .button
    canvas.tint(frame, role: role)
    canvas.write(
      canvas.look.fitted(" \(title) ", columns: frame.size.columns), column: frame.minColumn,
      row: frame.minRow, role: role)
  }

  override public func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key) where key.phase != .up && key.modifiers.isEmpty:
      guard key.code == .enter || key.code == .character(" ") else { return false }
    case .mouse(let mouse):
      guard case .release(.left) = mouse.action else { return mouse.isPress }
      guard frame.contains(mouse.position) else { return true }
    default: return false
    }
    action()
    return true
  }
}

extension Mouse {
  /// Whether a button went down.
  public var isPress: Bool {
    if case .press = action { return true }
    return false
  }
}
