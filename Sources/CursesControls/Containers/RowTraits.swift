@_spi(Nodes) import CursesViewGraph

/// What may not be done to a row of a list.
package struct RowLimits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let delete = RowLimits(rawValue: 1)
  package static let move = RowLimits(rawValue: 2)
  package static let select = RowLimits(rawValue: 4)
}

extension View {
  /// Keeps the row from being deleted by `onDelete`.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { limited(.delete, isDisabled) }

  /// Keeps the row from being moved by `onMove`.
  public func moveDisabled(_ isDisabled: Bool) -> some View { limited(.move, isDisabled) }

  /// Keeps the row from being selected in a `List`.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    limited(.select, isDisabled)
  }

  private func limited(_ limit: RowLimits, _ isOn: Bool) -> some View {
    RowLimitView(content: self, limits: isOn ? limit : [])
  }
}

struct RowLimitView<Content: View>: View, PrimitiveView {
  let content: Content
  let limits: RowLimits

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? RowLimitNode ?? RowLimitNode(context)
    node.limits = limits
    node.updateContent(content, context)
    return node
  }
}

/// The node of `deleteDisabled`, `moveDisabled` and `selectionDisabled`.
final class RowLimitNode: WrapperNode {
  var limits: RowLimits = []
  override var isStructural: Bool { true }
}

extension Node {
  /// What a container within `self` may not do to one of its views.
  func limits(of node: Node) -> RowLimits {
    var limits: RowLimits = []
    var next: Node? = node
    while let here = next, here !== self {
      if let own = here as? RowLimitNode { limits.formUnion(own.limits) }
      next = here.parent
    }
    return limits
  }
}
