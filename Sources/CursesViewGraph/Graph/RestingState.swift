/// What the bodies of a row keep (`@State` and the like) while the row is scrolled away.
@MainActor
package final class RestingState {
  private var stores: [(kind: ObjectIdentifier, properties: PropertyStore)] = []

  /// Takes over what the bodies below and with a node keep; nil when they keep nothing.
  package init?(of node: Node) {
    node.walk { node in
      guard let body = node as? BodyNode, !body.properties.isEmpty else { return }
      stores.append((ObjectIdentifier(type(of: body)), body.giveUpProperties()))
    }
    if stores.isEmpty { return nil }
  }

  /// What the next body of a kind kept. Bodies are made again in the order they had.
  func take(for kind: BodyNode.Type) -> PropertyStore? {
    guard let index = stores.firstIndex(where: { $0.kind == ObjectIdentifier(kind) }) else {
      return nil
    }
    return stores.remove(at: index).properties
  }
}
