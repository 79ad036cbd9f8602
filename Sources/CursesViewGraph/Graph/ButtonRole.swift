/// What a button is for. After SwiftUI's `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  let number: Int
  /// Throws something away: shown in the colour of errors.
  public static let destructive = ButtonRole(number: 1)
  /// Turns away from a dialog: Esc presses it.
  public static let cancel = ButtonRole(number: 2)
  /// Confirms what was done.
  public static let confirm = ButtonRole(number: 3)
  /// Closes something.
  public static let close = ButtonRole(number: 4)
}
