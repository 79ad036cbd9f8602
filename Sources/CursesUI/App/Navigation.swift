import CursesViewGraph

/// A view with a title above it. After SwiftUI's `NavigationStack`.
///
/// The title of `navigationTitle` stands in the window's first row; a terminal needs no frame for it.
public struct NavigationStack<Root: View>: View {
  let root: Root
  /// Shows the root.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  public var body: some View { root }
}

/// The older name of `NavigationStack`.
public typealias NavigationView = NavigationStack

/// How large a title is.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable { case automatic, inline, large }

extension View {
  /// A terminal has one size of title: the view itself.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarTitleDisplayMode
  ) -> some View { self }

  /// The title in the window's first row, as a binding has it. It is not renamed there.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
}
