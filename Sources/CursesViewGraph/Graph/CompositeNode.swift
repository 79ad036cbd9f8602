/// A node that evaluates a body.
class BodyNode: WrapperNode, Reevaluable {
  private(set) var properties = PropertyStore()
  /// What the body has read.
  let watch = BodyWatch()

  override init(_ context: ViewContext) {
    super.init(context)
    if let resting = graph.restingState?.take(for: type(of: self)) { properties = resting }
  }

  override var isStructural: Bool { true }

  func reevaluate() {}

  /// Hands out what the properties keep, for a node that takes this one's place later.
  func giveUpProperties() -> PropertyStore {
    defer { properties = PropertyStore() }
    return properties
  }

  override func detach() {
    properties.release()
    super.detach()
  }
}

/// The node of a view with a body: it keeps the view's state and evaluates the body when that changes.
final class CompositeNode<V: View>: BodyNode, MovingNode {
  private var view: V
  /// Evaluates the body into its place.
  private let show: @MainActor (V, _BodyPlace) -> Void
  /// The view at a moment of its way to another, and whether it has arrived; nil at rest.
  private var course: ((Double) -> (view: V, isOver: Bool))?

  override var viewName: String? { "\(V.self)" }

  init(_ view: V, _ context: ViewContext, _ show: @escaping @MainActor (V, _BodyPlace) -> Void) {
    self.view = view
    self.show = show
    super.init(context)
    evaluate(context)
  }

  func update(_ view: V, _ context: ViewContext) {
    if graph.light.blurs > 0, isUnchangedLight(view, context) { return }
    course = graph.transaction.animation == nil ? nil : makeCourse(from: self.view, to: view)
    // What is not on its way is there at once.
    let start = course?(graph.time)
    if start?.isOver == true { course = nil }
    self.view = start?.view ?? view
    environment = context.environment
    evaluate(context)
  }

  /// The way from one view to another of the same type, where that can be animated.
  private func makeCourse(
    from old: V, to new: V
  ) -> ((Double) -> (view: V, isOver: Bool))? {
    func open<A: Animatable>(_ start: A) -> ((Double) -> (view: V, isOver: Bool))? {
      guard let end = new as? A else { return nil }
      let (from, to) = (start.animatableData, end.animatableData)
      guard from != to, let motion = Motion(graph) else { return nil }
      graph.startMoving(self)
      return { time in
        var between = end
        let isOver = motion.isOver(at: time)
        if isOver { motion.end() }
        between.animatableData =
          isOver ? to : from.interpolated(towards: to, amount: motion.progress(at: time))
        return (between as? V ?? new, isOver)
      }
    }
    guard let start = old as? any Animatable else { return nil }
    return open(start)
  }

  func advance(to time: Double) -> Bool {
    guard let course else { return false }
    let now = course(time)
    view = now.view
    if now.isOver { self.course = nil }
    setNeedsUpdate()
    return !now.isOver
  }

  override func reevaluate() {
    evaluate(ViewContext(graph: graph, parent: parent, environment: environment))
  }

  private func evaluate(_ context: ViewContext) {
    graph.evaluated(self)
    if let own = graph.motion.take(self), graph.transaction.isPlain {
      return graph.under(own) { evaluate(context) }
    }
    show(view, _BodyPlace(node: self, context: context))
  }
}

extension CompositeNode {
  /// Whether this is light that would only be evaluated to the same again.
  ///
  /// A body that draws lots would come out another each time something around it changes. The
  /// comparison is by reflection, and made only where there is light.
  private func isUnchangedLight(_ view: V, _ context: ViewContext) -> Bool {
    graph.transaction.isPlain && graph.isInLight(self)
      && environment.foregroundPaint == context.environment.foregroundPaint
      && environment.tintPaint == context.environment.tintPaint
      && environment.colorScheme == context.environment.colorScheme
      && isWhollyLight && ViewComparison.isSame(self.view, view)
  }

  private var isWhollyLight: Bool {
    var isLight = true
    walk { node in
      if !node.passesLight, !graph.isInLight(node) { isLight = false }
    }
    return isLight
  }
}

/// A node that can evaluate its body again by itself.
@MainActor
package protocol Reevaluable: Node, PropertyHost {
  func reevaluate()
}

extension Reevaluable {
  /// Evaluates the body again before the next frame. Without effect once the window is gone: work that
  /// sets state may end later.
  package func setNeedsUpdate() {
    if !windowIsGone { graph.setNeedsUpdate(self) }
  }

  package func setNeedsFocusUpdate() { graph.setNeedsFocusUpdate() }
}
