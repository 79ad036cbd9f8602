import CursesCore

/// How a view looks while it is not quite there.
package struct AbsentLook: Hashable, Sendable {
  /// Whether it fades.
  package var fades = false
  /// In how many steps it does; 0 for one a frame. What covers the screen is sent with each.
  package var fadeSteps = 0
  /// Where it comes from or goes to, in parts of its own size.
  package var shift = SIMD2(0.0, 0.0)
  /// Where it comes from or goes to, in points.
  package var offset = SIMD2(0.0, 0.0)
  /// How large its shapes are when it is not there at all.
  package var scale = 1.0
  /// Whether it opens up and down from its middle row, and closes to it.
  package var folds = false
  /// How it comes or goes, in place of what the change says.
  package var animation: Animation?
  /// Whether something else is done to the view.
  package var isChanged = false

  package init() {}

  package var isPlain: Bool { self == AbsentLook() }

  /// Both at once.
  package func combined(with other: AbsentLook) -> AbsentLook {
    var look = self
    look.fades = fades || other.fades
    look.fadeSteps = max(fadeSteps, other.fadeSteps)
    look.shift += other.shift
    look.offset += other.offset
    look.scale *= other.scale
    look.folds = folds || other.folds
    look.animation = animation ?? other.animation
    look.isChanged = isChanged || other.isChanged
    return look
  }
}

/// A view that comes and goes in an animation.
package struct TransitionView<Content: View>: View, PrimitiveView {
  let content: Content
  let insertion: AbsentLook
  let removal: AbsentLook
  let changed: ((_ isComing: Bool, _ isGoing: Bool) -> AnyView)?

  /// `changed` shows the content where something else is done to it while it comes or goes.
  package init(
    _ content: Content, insertion: AbsentLook, removal: AbsentLook,
    changed: ((_ isComing: Bool, _ isGoing: Bool) -> AnyView)? = nil
  ) {
    self.content = content
    self.insertion = insertion
    self.removal = removal
    self.changed = changed
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? TransitionNode ?? TransitionNode(context)
    let isNew = !(old is TransitionNode)
    node.removal = removal
    if let changed {
      node.changed = { changed(false, $0) }
      node.updateContent(changed(isNew && node.animation(of: insertion) != nil, false), context)
    } else {
      node.updateContent(content, context)
    }
    if isNew { node.enter(insertion) }
    return node
  }
}

/// The node of `transition`: drawn between not there and there.
final class TransitionNode: LayoutWrapperNode, PassingMotion {
  var removal = AbsentLook()
  /// The view as it is shown, by whether it goes; nil where that is the same.
  var changed: ((_ isGoing: Bool) -> AnyView)?
  private var look = AbsentLook()
  private var presence = Animated(1)
  /// What still draws the node although its view has gone.
  private weak var host: (any DepartureHost)?

  /// What animates a look: its own animation, but for what comes with the view around it or is scrolled; else that of
  /// the change.
  func animation(of look: AbsentLook) -> Animation? {
    guard !look.isPlain, !graph.reducesMotion else { return nil }
    let own = graph.transaction.disablesAnimations || !isInPlacedView ? nil : look.animation
    return own ?? graph.transaction.animation
  }

  /// Whether the view that lays this one out has a place already.
  private var isInPlacedView: Bool {
    var next = parent
    while let here = next, here.isStructural { next = here.parent }
    return next.map { $0.frame != .zero && $0.lazyLayout == nil } ?? false
  }

  func enter(_ insertion: AbsentLook) {
    guard let animation = animation(of: insertion) else { return }
    look = insertion
    presence = Animated(0)
    move(to: 1, isGoing: false, animation)
  }

  /// Starts to go. Returns false when the node has gone at once.
  func leave(_ group: any DepartureHost) -> Bool {
    guard let animation = animation(of: removal) else { return false }
    look = removal
    host = group
    move(to: 0, isGoing: true, animation)
    return presence.isMoving
  }

  private func move(to end: Double, isGoing: Bool, _ animation: Animation) {
    var transaction = graph.transaction
    transaction.animation = animation
    graph.under(transaction) {
      presence.set([end, 0, 0, 0], in: self)
      guard let changed else { return }
      updateContent(
        changed(isGoing), ViewContext(graph: graph, parent: parent, environment: environment))
    }
  }

  func advance(to time: Double) -> Bool {
    let isMoving = presence.advance(to: time)
    show(isMoving: isMoving)
    return isMoving
  }

  func finish() {
    presence.finish()
    show(isMoving: false)
  }

  private func show(isMoving: Bool) {
    placeChildren(in: frame)
    invalidate()
    if !isMoving, let host { host.finishLeaving(self) }
  }

  private var absence: Double { 1 - presence.shown.x }

  override func placeChildren(in rect: Rect) {
    let size = PointRect(rect)
    let away = (look.shift * SIMD2(size.width, size.height) + look.offset) * absence
    placeContent(
      in: rect.offset(columns: PointScale.columns(away.x), rows: PointScale.rows(away.y)))
  }

  override func draw(in canvas: inout Canvas) {
    let outer = canvas.effects
    if look.scale != 1, absence > 0 {
      let factor = 1 + (look.scale - 1) * absence
      canvas.effects = outer.scaled(by: [factor, factor], about: PointRect(frame).center)
    }
    if look.fades, absence > 0 {
      canvas.layer(frame, opacity: opacity, blend: .normal) { drawChildren(in: &$0) }
    } else if look.folds, absence > 0 {
      canvas.clipped(to: opened) { drawChildren(in: &$0) }
    } else {
      drawChildren(in: &canvas)
    }
    canvas.effects = outer
  }

  private var opacity: Double {
    guard look.fadeSteps > 0 else { return 1 - absence }
    let steps = Double(look.fadeSteps)
    return ((1 - absence) * steps).rounded() / steps
  }

  /// The part that has unfolded by now.
  private var opened: Rect {
    let closed = Int((Double(frame.size.rows) * absence / 2).rounded())
    return frame.inset(columns: 0, rows: min(closed, max(0, (frame.size.rows - 1) / 2)))
  }

  override func touches(_ area: Rect) -> Bool {
    content.contains { $0.touches(area) } || super.touches(area)
  }
}

extension Node {
  /// The transition that the view of this node has, if it has one.
  var transition: TransitionNode? {
    var node = self
    while node.isStructural, node.children.count == 1 { node = node.children[0] }
    return node as? TransitionNode
  }
}
