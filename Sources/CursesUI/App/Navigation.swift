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

  /// The older name of `navigationTitle`; a terminal has one size of title.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarTitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  /// The older name of `navigationTitle`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The older name of `navigationTitle`; a terminal has one size of title.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// The older name of `navigationTitle`.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarTitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  /// The older form of items of a toolbar before and behind the title.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// The older form of items of a toolbar before the title.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// The older form of items of a toolbar behind the title.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
