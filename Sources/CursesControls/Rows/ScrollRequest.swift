import CursesCore
@_spi(Nodes) import CursesViewGraph

/// Where a view that scrolls is asked to be.
package struct ScrollRequest: Hashable {
  /// A place in it.
  package enum Target: Hashable {
    case start, end
    /// So many cells from the beginning; nil leaves a direction alone.
    case offset(column: Int?, row: Int?)
    case view(AnyHashable, Alignment?)
  }
  package var target: Target
  /// What tells it from one before for the same place.
  package var number: Int

  package init(_ target: Target, number: Int = 0) {
    self.target = target
    self.number = number
  }
}

/// A view whose part that scrolls goes to a place whenever that is asked for anew.
package struct ScrollRequestView<Content: View>: View, PrimitiveView {
  let content: Content
  let request: ScrollRequest?

  package init(_ content: Content, _ request: ScrollRequest?) {
    self.content = content
    self.request = request
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ScrollRequestNode ?? ScrollRequestNode(context)
    node.updateContent(content, context)
    if let request, request != node.request {
      // What is new may have to be laid out before there is anything to scroll.
      context.graph.beforeFrame { [weak node] in node?.follow(request.target) }
    }
    node.request = request
    return node
  }
}

/// The node of a request.
final class ScrollRequestNode: WrapperNode {
  var request: ScrollRequest?
  override var isStructural: Bool { true }

  fileprivate func follow(_ target: ScrollRequest.Target) {
    let scroller = first { $0 as? ScrollNode }
    switch target {
    case .view(let id, let anchor): reveal(id, anchor)
    case .start: scroller?.go(to: .zero)
    case .end: scroller?.go(to: Point(column: 0, row: .max / 4))
    case .offset(let column, let row): scroller?.go(to: Point(column: column ?? 0, row: row ?? 0))
    }
  }
}
