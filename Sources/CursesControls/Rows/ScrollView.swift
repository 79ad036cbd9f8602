import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A view that shows a part of a longer one. After SwiftUI's `ScrollView`.
///
/// It scrolls by the wheel, by the arrow and page keys that the control with the focus does not take,
/// and to the control that gets the focus.
public struct ScrollView<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content
  /// Whether it takes all rows it is offered, also those it has no content for.
  var fillsRows = true

  /// Views that scroll along some axes.
  ///
  /// - Parameter showsIndicators: whether a bar tells how far it has scrolled, where not all can be seen.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ScrollNode ?? ScrollNode(context)
    node.axes = axes
    node.showsIndicators = showsIndicators && context.environment.scrollIndicators != .hidden
    node.fillsRows = fillsRows
    var inner = context
    inner.environment.stackAxis = .vertical
    node.updateContent(content, inner)
    return node
  }
}

enum ScrollIndicatorsKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var scrollIndicators: Visibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

private enum ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether keys and the mouse scroll the views here.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps keys and the mouse from scrolling. A view still scrolls to the control that gets the focus.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
}

private enum ScrollsFromEndKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether views that scroll begin at their end, and stay there while they are at it.
  package var scrollsFromEnd: Bool {
    get { self[ScrollsFromEndKey.self] }
    set { self[ScrollsFromEndKey.self] = newValue }
  }
}

/// Whether a view that scrolls shows where it is.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

extension View {
  /// Whether the bar of a scrolling view is shown.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(
      \.scrollIndicators, visibility == .hidden || visibility == .never ? .hidden : .visible)
  }
}
