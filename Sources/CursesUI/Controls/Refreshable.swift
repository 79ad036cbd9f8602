import CursesCore
import CursesViewGraph

/// Renews what a view shows. After SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void
  /// Runs the action and waits for its end.
  @MainActor
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// Renews what the view shows; nil where nothing around is refreshable.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Renews what this view shows when F5 or Ctrl+R is pressed in it; while it does, another press is
  /// ignored. Views within find the action as `\.refresh`.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { Refreshed(content: self, action: RefreshAction(action: action)) }
}

/// A view that can be refreshed by a key.
private struct Refreshed<Content: View>: View {
  let content: Content
  let action: RefreshAction
  @State private var isRunning = false

  var body: some View {
    content
      .environment(\.refresh, action)
      .onKey { key in
        guard key.pressed == Key(.function(5)) || key.pressed == Key(.character("r"), .control)
        else { return false }
        start()
        return true
      }
  }

  private func start() {
    guard !isRunning else { return }
    isRunning = true
    Task { @MainActor in
      await action()
      isRunning = false
    }
  }
}
