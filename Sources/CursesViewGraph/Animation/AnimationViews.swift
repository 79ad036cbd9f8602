/// A view whose changes are animated when a value has changed.
package struct AnimationView<Content: View, Value: Equatable>: View, PrimitiveView {
  let content: Content
  let animation: Animation?
  let value: Value

  package init(_ content: Content, _ animation: Animation?, value: Value) {
    self.content = content
    self.animation = animation
    self.value = value
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    guard let node = old as? AnimationValueNode<Value> else {
      let node = AnimationValueNode(value, context)
      node.updateContent(content, context)
      return node
    }
    guard node.value != value, !context.graph.transaction.disablesAnimations else {
      node.updateContent(content, context)
      return node
    }
    node.value = value
    var transaction = context.graph.transaction
    transaction.animation = animation
    context.graph.under(transaction) { node.updateContent(content, context) }
    return node
  }
}

/// Remembers the value that an animation goes with.
final class AnimationValueNode<Value: Equatable>: WrapperNode {
  var value: Value
  init(_ value: Value, _ context: ViewContext) {
    self.value = value
    super.init(context)
  }
  override var isStructural: Bool { true }
}

/// A view whose changes are made under another transaction.
package struct TransactionView<Content: View>: View, PrimitiveView {
  let content: Content
  let change: (inout StateTransaction) -> Void

  package init(_ content: Content, _ change: @escaping (inout StateTransaction) -> Void) {
    self.content = content
    self.change = change
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? EnvironmentNode ?? EnvironmentNode(context)
    var transaction = context.graph.transaction
    change(&transaction)
    context.graph.under(transaction) { node.updateContent(content, context) }
    return node
  }
}
