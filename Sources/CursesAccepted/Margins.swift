import CursesControls
import CursesGeometry
import CursesViewGraph

/// What margins are those of. After SwiftUI's.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

extension View {
  /// Margins around the view, in points; the bar of what scrolls lies within them too.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { margins(edges, placement == .scrollIndicators ? 0 : length) }

  /// Margins around the view, in points; the bar of what scrolls lies within them too.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { margins(.all, placement == .scrollIndicators ? 0 : length) }

  /// A distance from the edges of the window: all of its cells are safe.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// A distance from the edges of the window, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// The standard distance from the edges of the window.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, nil) }

  /// A bar above or below this view, which gets the rest of the room.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// A bar beside this view, which gets the rest of the room.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  // Nil is no margin here, and the standard padding there.
  private func margins(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    padding(edges, length ?? 0)
  }
}
