import CursesCore
import CursesGeometry
@_spi(Nodes) import CursesViewGraph

/// Which of the gestures on and within a view are looked for. After SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Answers to a gesture on this view that nothing within takes.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, gesture: gesture, rank: .normal, mask: mask)
  }

  /// Answers to a gesture on this view; a gesture that is not disabled.
  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Answers to a gesture on this view before anything within does; what it fails at is for the views within.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, rank: .high, mask: mask)
  }

  /// Answers to a gesture on this view, whatever the views within make of it.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, rank: .simultaneous, mask: mask)
  }

  /// Runs an action with the place of a click, in points.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs an action when the button has been held down on the view for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds.
  ///   - maximumDistance: how far the mouse may move meanwhile, in points.
  ///   - action: run as soon as it has been held long enough.
  ///   - onPressingChanged: told that the button is down, and that it is not any more.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      _ActionGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        updated: { _ in onPressingChanged?(true) }, ended: { _ in action() },
        over: { onPressingChanged?(false) }))
  }

  /// The older order of arguments.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// How a gesture stands to what is within its view.
enum GestureRank { case normal, high, simultaneous }

struct GestureView<Content: View, G: Gesture>: View, PrimitiveView {
  let content: Content
  let gesture: G
  let rank: GestureRank
  let mask: GestureMask

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GestureNode<G.Value> ?? GestureNode<G.Value>(context)
    node.rank = rank
    node.mask = mask
    node.recognizer = gesture._makeRecognizer(node.recognizer)
    node.updateContent(content, context)
    return node
  }
}

/// The node of a view with a gesture.
class GestureNode<Value>: LayoutWrapperNode, ClockedNode {
  var rank = GestureRank.normal
  var mask = GestureMask.all
  var recognizer: _Recognizer<Value>?

  private var isDown = false
  private var origin = CGPoint.zero
  /// When the clock first moved after the press: before that it tells the time of an older frame.
  private var start: Double?
  private var last = Point.zero
  /// What was pressed within.
  private weak var inner: Node?
  /// What the views within are still to be told when the gesture fails.
  private var withheld: [InputEvent] = []

  override var passesLight: Bool { true }

  // MARK: Events

  private var isOn: Bool { mask.contains(.gesture) && environment.isEnabled }

  override func hit(_ point: Point) -> Node? {
    guard let hit = super.hit(point) else { return nil }
    guard mask.contains(.subviews) else { return self }
    return rank == .normal || !isOn ? hit : self
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch rank {
    case .normal: return isOn && take(mouse).isTaken
    case .simultaneous:
      let isTaken = pass(event, mouse)
      guard isOn else { return isTaken }
      return take(mouse).isTaken || isTaken
    case .high:
      guard isOn else { return pass(event, mouse) }
      let answer = take(mouse)
      guard answer.isTaken else { return pass(event, mouse) }
      withheld.append(event)
      settle(answer)
      return true
    }
  }

  /// Hands on what a gesture of high priority has failed at, and forgets what it has ended with.
  private func settle(_ answer: Answer) {
    guard rank == .high, answer.isOver else { return }
    let missed = withheld
    withheld = []
    guard answer.hasFailed else { return }
    for event in missed { if case .mouse(let mouse) = event { _ = pass(event, mouse) } }
  }

  /// Hands an event to what lies within.
  private func pass(_ event: InputEvent, _ mouse: Mouse) -> Bool {
    guard mask.contains(.subviews) else { return false }
    let target: Node?
    switch mouse.action {
    case .press:
      target = super.hit(mouse.position)
      inner = target
      if let target { graph.focus.focusNearest(target) }
    case .drag, .release: target = inner
    default: target = super.hit(mouse.position)
    }
    var next = target
    while let here = next, here !== self {
      if here.handle(event) { return true }
      next = here.parent
    }
    return false
  }

  /// What came of an event.
  private struct Answer {
    var isTaken = false
    var isOver = false
    var hasFailed = false
  }

  private func take(_ mouse: Mouse) -> Answer {
    switch mouse.action {
    case .press(.left, _):
      isDown = true
      if recognizer?.deadline == nil { start = nil }
      let rect = PointRect(frame)
      origin = CGPoint(x: rect.x, y: rect.y)
      return tell(.down, mouse.position)
    case .drag(.left) where isDown: return tell(.moved, mouse.position)
    case .release(.left) where isDown:
      isDown = false
      return tell(.up, mouse.position)
    default: return Answer()
    }
  }

  private func tell(_ kind: _Touch.Kind, _ position: Point) -> Answer {
    last = position
    let phase = recognizer?.take(touch(kind)) ?? .failed
    if start == nil || recognizer?.deadline != nil { graph.startMoving(self) }
    var answer = Answer(isTaken: true, isOver: phase.isOver)
    if case .failed = phase { answer.hasFailed = true }
    return answer
  }

  private func touch(_ kind: _Touch.Kind) -> _Touch {
    let place = CGPoint(
      x: (Double(last.column) + 0.5) * PointScale.column,
      y: (Double(last.row) + 0.5) * PointScale.row)
    return _Touch(
      kind: kind, place: place, origin: origin, isInside: frame.contains(last), time: now,
      date: Date(timeIntervalSince1970: graph.date), spaces: environment.namedSpaces)
  }

  // MARK: Time

  /// Seconds since the clock first moved after the press.
  private var now: Double { start.map { graph.time - $0 } ?? 0 }

  var secondsToMoment: Double {
    start == nil ? 0 : recognizer?.deadline.map { max(0, $0 - now) } ?? .infinity
  }

  func advance(to time: Double) -> Bool {
    if start == nil { start = time }
    guard let deadline = recognizer?.deadline else { return false }
    if now >= deadline {
      let answer = tell(.later, last)
      if answer.isOver, !answer.hasFailed { isDown = false }
      settle(answer)
    }
    return recognizer?.deadline != nil
  }

  override func detach() {
    recognizer?.cancel()
    super.detach()
  }
}
