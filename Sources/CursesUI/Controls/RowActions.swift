import CursesViews

extension View {
  /// Actions for a row. There is nothing to swipe: they are in the menu of the row, which the second mouse button,
  /// Shift+F10 and Alt+Enter open.
  ///
  /// - Parameters:
  ///   - edge: accepted.
  ///   - allowsFullSwipe: accepted.
  ///   - content: a button for each action.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> Actions
  ) -> some View { rowActions(actions: content) }

  /// Where views that scroll begin: at their end for an anchor at the bottom, else at their start. A view that is
  /// at its end stays there when more comes.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollsFromEnd, (anchor?.y ?? 0) > 0.5)
  }
}
