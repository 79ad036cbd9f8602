import CursesViewGraph

/// Whether a text can be selected. After SwiftUI's.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How far the system's writing tools may go. After SwiftUI's.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let number: Int
  /// Accepted, as all of them: a terminal has no writing tools.
  public static let automatic = WritingToolsBehavior(number: 0)
  /// Accepted: a terminal has no writing tools.
  public static let complete = WritingToolsBehavior(number: 1)
  /// Accepted: a terminal has no writing tools.
  public static let limited = WritingToolsBehavior(number: 2)
  /// Accepted: a terminal has no writing tools.
  public static let disabled = WritingToolsBehavior(number: 3)
}

// Services of a system that a terminal has not, or has for itself. They are accepted, so that a program
// needs no conditions, and change nothing.
extension View {
  /// The view itself: texts that are no fields are selected with the terminal's own means (often the
  /// mouse with Shift).
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// The view itself: a terminal has no writing tools.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// The view itself: a screen reader decides how it speaks.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// The view itself: a screen reader decides how it speaks.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
