import CursesCore

/// A mouse report as xterm encodes it; the place counts from 0.
struct MouseReport {
  let code: Int
  let column: Int
  let row: Int

  /// What was done, or nil for a button that has no name here.
  func mouse(released: Bool, clicks: inout ClickCounter, at time: UInt64) -> Mouse? {
    let position = Point(column: max(0, column), row: max(0, row))
    guard let action = action(released: released, at: position, clicks: &clicks, time) else {
      return nil
    }
    return Mouse(action, at: position, modifiers: modifiers)
  }

  private var modifiers: KeyModifiers {
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private func action(
    released: Bool, at position: Point, clicks: inout ClickCounter, _ time: UInt64
  ) -> Mouse.Action? {
    guard code & 128 == 0 else { return nil }
    if code & 64 != 0 {
      if released { return nil }
      let wheels: [Mouse.Action] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
      return wheels[code & 3]
    }
    let buttons: [Mouse.Button?] = [.left, .middle, .right, nil]
    let button = buttons[code & 3]
    if released { return (button ?? clicks.button).map(Mouse.Action.release) }
    guard let button else { return code & 32 != 0 ? .move : nil }
    if code & 32 != 0 { return .drag(button) }
    return .press(button, clicks: clicks.press(button, at: position, time))
  }
}

/// Counts presses of one button at one place in quick succession, from 1 to 3 and round again.
struct ClickCounter: Sendable {
  private(set) var button: Mouse.Button?
  private var position = Point.zero
  private var time: UInt64 = 0
  private var count = 0

  /// The time two presses may be apart, in nanoseconds.
  static let interval: UInt64 = 400_000_000

  mutating func press(_ button: Mouse.Button, at position: Point, _ now: UInt64) -> Int {
    let follows =
      self.button == button && self.position == position && now >= time
      && now - time <= Self.interval
    count = follows ? count % 3 + 1 : 1
    (self.button, self.position, time) = (button, position, now)
    return count
  }
}
