import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The living part of a control: what is kept, drawn and edited between two evaluations of a body.
///
/// A program makes a control of its own by subclassing this and returning it from a `ControlView`.
/// Everything is called on the main actor, between two frames.
@MainActor
open class ControlModel {
  private weak var place: Node?
  /// Where it stands among the views: nil before it is shown, and once its window is gone.
  package var node: Node? {
    get { place.flatMap { $0.windowIsGone ? nil : $0 } }
    set { place = newValue }
  }

  /// A control that is not on the screen yet.
  public nonisolated init() {}

  /// Where the control lies on the screen.
  public var frame: Rect { node?.frame ?? .zero }
  /// Whether keys come here.
  public internal(set) var isFocused = false
  /// The values around the control.
  public var environment: EnvironmentValues { node?.environment ?? EnvironmentValues() }
  /// How things look on this terminal.
  public var look: Look? { node?.graph.look }

  /// The size the control chooses; nil asks for the ideal length.
  open func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 10, rows: rows ?? 1)
  }

  /// Called when the control has been put in a place, before it is drawn there.
  open func placed() {}

  /// Draws within `frame`.
  open func draw(in canvas: inout Canvas) {}

  /// Takes an event or leaves it to the views around.
  open func handle(_ event: InputEvent) -> Bool { false }

  /// What a key will have changed on the screen, where that is known before it is handled.
  @_spi(Nodes) open func echo(of key: Key) -> Echo? { nil }

  /// When `advance` is to be called next after `ViewGraph.startMoving`, in seconds of the graph.
  @_spi(Nodes) open var nextMoment: Double { .infinity }
  /// Does what is due at a moment. Returns whether there is more to come.
  @_spi(Nodes) open func advance(to time: Double) -> Bool { false }

  /// Whether something is typed here, in a field.
  @_spi(Nodes) open var isField: Bool { false }

  /// Whether the focus can stand here.
  open var isFocusable: Bool { true }

  /// The caret while the control has the focus.
  open var caret: CaretMark? { nil }

  /// Where somebody who hears the screen begins to read while the focus is here.
  open var readingPoint: Point { frame.origin }

  /// Called when the focus has come or gone; `isFocused` says which.
  open func focusChanged() {}

  /// Called when the control has left the screen.
  open func removed() {}

  /// Draws the control again in the next frame.
  public func setNeedsDisplay() { node?.invalidate() }

  /// Draws a part of the control again, in cells of the screen.
  public func setNeedsDisplay(_ rect: Rect) { node?.graph.invalidate(rect.intersection(frame)) }

  /// Asks for a new size.
  public func setNeedsLayout() { node?.graph.setNeedsLayout() }
}

/// A view that is a control of its own making.
@MainActor
public protocol ControlView: View where Body == Never {
  associatedtype Model: ControlModel
  /// Called once, when the control comes onto the screen.
  func makeModel() -> Model
  /// Called at each evaluation: hands the model what the view was made with.
  func update(_ model: Model)
  /// Whether the view is still shown by this model; if not, it gets one from `makeModel`.
  func isShown(by model: Model) -> Bool
}

extension ControlView {
  public var body: Never { preconditionFailure("a control has no body") }

  public func isShown(by model: Model) -> Bool { true }

  public func _makeNode(_ slot: _NodeSlot) -> _MadeNode {
    let context = slot.context
    let kept = (slot.old as? ControlNode<Model>).flatMap { isShown(by: $0.model) ? $0 : nil }
    let node = kept ?? ControlNode(makeModel(), context)
    if node.environment.isEnabled != context.environment.isEnabled {
      context.graph.setNeedsFocusUpdate()
      node.invalidate()
    }
    if node.environment.textStyle != context.environment.textStyle
      || node.environment.multilineTextAlignment != context.environment.multilineTextAlignment
    {
      node.invalidate()
    }
    node.environment = context.environment
    update(node.model)
    return _MadeNode(node: node)
  }
}

/// A node that is the place of a control, whatever its kind.
@MainActor
package protocol ControlHolder {
  var control: ControlModel { get }
}

/// The node of a control.
final class ControlNode<Model: ControlModel>: Node, ClockedNode, ControlHolder {
  let model: Model
  var control: ControlModel { model }

  init(_ model: Model, _ context: ViewContext) {
    self.model = model
    super.init(context)
    model.node = self
  }

  override var isFocusable: Bool { model.isFocusable && environment.isEnabled }
  override var caretMark: CaretMark? { model.caret }
  override var readingPoint: Point { model.readingPoint }
  override var isField: Bool { model.isField }

  override func measure(_ proposal: ProposedSize) -> Size {
    model.sizeThatFits(columns: proposal.columns, rows: proposal.rows)
  }
  override func placeChildren(in rect: Rect) { model.placed() }
  override func draw(in canvas: inout Canvas) { model.draw(in: &canvas) }
  override func handle(_ event: InputEvent) -> Bool {
    environment.isEnabled && model.handle(event)
  }
  override func echo(of key: Key) -> Echo? {
    environment.isEnabled ? model.echo(of: key) : nil
  }
  var secondsToMoment: Double { max(0, model.nextMoment - graph.time) }
  func advance(to time: Double) -> Bool { model.advance(to: time) }

  override func focusChanged(_ isFocused: Bool) {
    model.isFocused = isFocused
    invalidate()
    model.focusChanged()
  }
  override func detach() {
    // A model that its owner keeps may be shown in another place by now.
    if model.node === self { model.removed() }
    super.detach()
  }
}
