import Observation

/// The node of a view with a body: it keeps the view's state and evaluates the body when that changes.
final class CompositeNode<V: View>: WrapperNode, Reevaluable {
  private var view: V
  private let properties = PropertyStore()

  override var isStructural: Bool { true }
  override var viewName: String? { "\(V.self)" }

  init(_ view: V, _ context: ViewContext) {
    self.view = view
    super.init(context)
    evaluate(context)
  }

  func update(_ view: V, _ context: ViewContext) {
    self.view = view
    environment = context.environment
    evaluate(context)
  }

  func reevaluate() {
    evaluate(ViewContext(graph: graph, parent: parent, environment: environment))
  }

  private func evaluate(_ context: ViewContext) {
    graph.evaluated(self)
    properties.install(into: view, host: self)
    let body = withObservationTracking {
      view.body
    } onChange: { [weak self] in
      onMainActor { self?.setNeedsUpdate() }
    }
    updateContent(body, context)
  }

  override func detach() {
    properties.release()
    super.detach()
  }
}

/// A node that can evaluate its body again by itself.
@MainActor
protocol Reevaluable: Node {
  func reevaluate()
}

extension Reevaluable {
  /// Evaluates the body again before the next frame.
  func setNeedsUpdate() { graph.setNeedsUpdate(self) }
}
