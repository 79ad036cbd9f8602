import CursesControls
import CursesGeometry
import CursesViewGraph

// What screen readers of other systems are told that a terminal has one of, or none: taken, so that a program
// compiles as it is. docs/swiftui.md says why, line by line.

/// An action that a screen reader offers. After SwiftUI's.
public enum AccessibilityActionKind: Hashable, Sendable { case `default`, escape, magicTap, delete }

/// The direction of a step that a screen reader asks for. After SwiftUI's.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading for a screen reader. After SwiftUI's.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// How a screen reader says a text. After SwiftUI's.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// Which of two labelled views is the label. After SwiftUI's.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// What the actions of a screen reader belong to. After SwiftUI's.
public enum AccessibilityActionCategory: Hashable, Sendable { case `default`, edit }

extension View {
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
}
