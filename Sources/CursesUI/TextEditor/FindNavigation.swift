/// What surrounds say about finding text in editors.
struct FindNavigation {
  /// Whether the find bar is shown, where a program keeps that.
  var isPresented: Binding<Bool>?
  var canFind = true
  var canReplace = true
}

private enum FindNavigationKey: EnvironmentKey {
  static let defaultValue = FindNavigation()
}

extension EnvironmentValues {
  var findNavigation: FindNavigation {
    get { self[FindNavigationKey.self] }
    set { self[FindNavigationKey.self] = newValue }
  }
}

extension View {
  /// Shows the find bar of the text editor in this view as long as `isPresented` is true. Ctrl+F in the
  /// editor and Escape in the bar set it.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    environment(\.findNavigation.isPresented, isPresented)
  }

  /// Takes finding from the text editors of this view.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    findNavigation { $0.canFind = $0.canFind && !isDisabled }
  }

  /// Takes replacing from the text editors of this view; finding is left.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    findNavigation { $0.canReplace = $0.canReplace && !isDisabled }
  }

  private func findNavigation(_ change: @escaping (inout FindNavigation) -> Void) -> some View {
    transformEnvironment(\.findNavigation, transform: change)
  }
}
