import CursesControls
import CursesViewGraph

// Ways of scrolling that a terminal has one of, or none: taken, so that a program
// compiles as it is. docs/swiftui.md says why, line by line.

/// Whether scrolling springs back. After SwiftUI's; it does not.
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }

/// Where scrolling comes to rest. After SwiftUI's; at any row.
public enum ScrollTargetBehaviorKind: Hashable, Sendable { case paging, viewAligned }

extension View {
  /// Accepted: scrolling ends at the end.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }
  /// Accepted: what scrolls is cut at the edge.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Accepted: the bar is there all the time.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Accepted: scrolling rests at any row.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorKind) -> some View { self }
  /// Accepted: scrolling rests at any row.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
