import CursesViewGraph

extension View {
  /// Accepted: a terminal has one line of help at most, which is the program's.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Accepted, as above.
  public func help(_ text: Text) -> some View { self }
  /// Accepted, as above.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { self }

  // A screen reader in a terminal reads the screen itself: what is shown is what is said.
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  /// Accepted: a screen reader in a terminal reads the screen itself.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

/// What a view is to a screen reader.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Something to press. Accepted, as all traits.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading. Accepted.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// What is chosen. Accepted.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// Something that leads elsewhere. Accepted.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture. Accepted.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that does not change. Accepted.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Something that changes often. Accepted.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  /// Something that keeps the focus. Accepted.
  public static let isModal = AccessibilityTraits(rawValue: 128)
}

/// How a screen reader takes the views within another.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }
