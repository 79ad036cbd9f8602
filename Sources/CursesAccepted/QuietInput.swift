import CursesControls
import CursesGeometry
import CursesViewGraph

// Ways of pointing, speaking and searching that a terminal does not know: taken, so that a program compiles as it is.

/// Where the pointer is. After SwiftUI's; no view is told.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How the pointer looks. After SwiftUI's; a terminal's pointer is its own.
public enum PointerStyle: Hashable, Sendable {
  case `default`, link, horizontalText, verticalText, grabIdle, grabActive, zoomIn, zoomOut
  case rectSelection, columnResize, rowResize
}

/// Whether something opens while something is dragged over it. After SwiftUI's.
public enum SpringLoadingBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How speech is written down. After SwiftUI's; a terminal has no dictation.
public enum TextInputDictationBehavior: Hashable, Sendable { case automatic, preventDictation }

/// How the field of a search becomes small. After SwiftUI's.
public enum SearchToolbarBehavior: Hashable, Sendable { case automatic, minimize }

/// What a search does to the bar. After SwiftUI's.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}

/// What the direction of a text is taken from. After SwiftUI's.
public enum WritingDirectionStrategy: Hashable, Sendable {
  case `default`, contentBased, layoutBased
}

/// What the side of a text is taken from. After SwiftUI's.
public enum TextAlignmentStrategy: Hashable, Sendable {
  case `default`, layoutBased, writingDirectionBased
}

extension View {
  /// Accepted: never called: few terminals report a mouse that is not pressed.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Accepted: a terminal's pointer is its own.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Accepted: a terminal's pointer is its own.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Accepted: a terminal's pointer is its own.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted: nothing opens while something is dragged over it.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  /// Accepted: the terminal's window is its own.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// Accepted: never called: a terminal reports keys with what is held, not what is held.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }
  /// Accepted: the view stays: a terminal does not report keys that are held alone.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }
  /// Accepted: never called: no terminal reports such a key.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// Accepted: letters choose nothing in a list.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  /// Accepted: nothing is tracked.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Accepted: a terminal has no dictation.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  /// Accepted: the field stands above the view.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// Accepted: the field stands above the view.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { self }
  /// Accepted: a terminal has no writing tools.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  /// Accepted: a terminal orders the characters of a row.
  public func writingDirection(strategy: WritingDirectionStrategy) -> some View { self }
  /// Accepted: a terminal orders the characters of a row.
  public func multilineTextAlignment(strategy: TextAlignmentStrategy) -> some View { self }
}
