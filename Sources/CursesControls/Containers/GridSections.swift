@_spi(Nodes) import CursesViewGraph

/// The heading or the remark of a section, which a grid gives a line of its own.
struct AloneView<Content: View>: View, PrimitiveView {
  let content: Content
  let isOn: Bool

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? AloneNode ?? AloneNode(context)
    node.isOn = isOn
    node.updateContent(content, context)
    return node
  }
}

/// The node of what stands in a line of its own.
final class AloneNode: WrapperNode {
  var isOn = false
  override var isStructural: Bool { true }
}

extension Node {
  /// Whether a grid gives the view a line of its own.
  package var standsAlone: Bool { ancestor(AloneNode.self)?.isOn == true }
}
