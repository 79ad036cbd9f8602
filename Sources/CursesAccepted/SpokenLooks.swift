import CursesControls
import CursesGeometry
import CursesViewGraph

// What is said to screen readers alone: one in a terminal reads the screen itself.

/// How an area is touched. After SwiftUI's.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Of no effect.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Of no effect.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A gesture of a screen reader. After SwiftUI's.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Which way.
  public let direction: Direction
  /// Where, in parts of the view.
  public let location: UnitPoint
}

/// How soon something is read. After Accessibility's `AXCustomContent.Importance`.
public enum AccessibilityContentImportance: Hashable, Sendable { case `default`, high }

extension View {
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibility(label: Text) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibility(value: Text) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibility(hint: Text) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibility(hidden: Bool) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibility(identifier: String) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibility(sortPriority: Double) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibility(inputLabels: [Text]) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> some View
  { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> some View
  { self }
  /// Accepted: never called: a screen reader in a terminal reads the screen itself.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  { self }
  /// Accepted: never called: a screen reader in a terminal reads the screen itself.
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> some View
  { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text,
    importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: some StringProtocol,
    importance: AccessibilityContentImportance = .default
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  { self }
}
