import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A view whose content depends on the time, evaluated anew whenever a schedule says so.
package struct ClockReader<Content: View>: View, PrimitiveView {
  let content: (Double) -> Content
  let next: (Double) -> Double?
  /// Whether it moves rather than tells the time: it then stands still where motion is reduced.
  let isMotion: Bool

  /// Times are seconds since 1970. `next` gives the first moment after another one at which the
  /// content is another, nil for never.
  package init(
    isMotion: Bool = false, next: @escaping (Double) -> Double?,
    @ViewBuilder content: @escaping (Double) -> Content
  ) {
    self.isMotion = isMotion
    self.next = next
    self.content = content
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ClockReaderNode<Content> ?? ClockReaderNode(self, context)
    node.update(self, context)
    return node
  }
}

/// The node of `ClockReader`.
final class ClockReaderNode<Content: View>: WrapperNode, Reevaluable, ClockedNode {
  private let watch = BodyWatch()
  private var view: ClockReader<Content>
  private var due: Double?

  init(_ view: ClockReader<Content>, _ context: ViewContext) {
    self.view = view
    super.init(context)
  }

  override var isStructural: Bool { true }

  func update(_ view: ClockReader<Content>, _ context: ViewContext) {
    self.view = view
    environment = context.environment
    evaluate(context)
    schedule()
  }

  func reevaluate() {
    evaluate(ViewContext(graph: graph, parent: parent, environment: environment))
  }

  private func evaluate(_ context: ViewContext) {
    graph.evaluated(self)
    let content = watch.reading {
      view.content(graph.date)
    } onChange: { [weak self] in
      onMainActor { self?.setNeedsUpdate() }
    }
    updateContent(content, context)
  }

  private func schedule() {
    due = view.isMotion && graph.reducesMotion ? nil : view.next(graph.date)
    if due != nil { graph.startMoving(self) }
  }

  var secondsToMoment: Double { due.map { max(0, $0 - graph.date) } ?? .infinity }

  func advance(to time: Double) -> Bool {
    guard let due else { return false }
    if graph.date >= due {
      self.due = view.next(graph.date)
      setNeedsUpdate()
    }
    return self.due != nil
  }
}
