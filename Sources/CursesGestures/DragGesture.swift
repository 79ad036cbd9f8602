import CursesGeometry
import CursesViewGraph

/// The mouse moved with the button down. After SwiftUI's `DragGesture`.
public struct DragGesture: PrimitiveGesture {
  /// Where a drag has come to, in points; a step of the mouse is a cell.
  public struct Value: Equatable, Sendable {
    /// When it came there.
    public var time: Date
    /// Where the mouse is.
    public var location: CGPoint
    /// Where the button was pressed.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest: a quarter of a second further on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far it would have come.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far the mouse moves before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// What places are counted from.
  public var coordinateSpace: CoordinateSpace

  /// A drag of at least a distance in points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> {
    let recognizer = old as? DragRecognizer ?? DragRecognizer()
    recognizer.distance = minimumDistance
    recognizer.space = coordinateSpace
    return recognizer
  }
}

/// Follows the mouse from where its button was pressed.
final class DragRecognizer: _Recognizer<DragGesture.Value> {
  var distance: CGFloat = 10
  var space = CoordinateSpace.local
  private var start: _Touch?
  private var last: _Touch?
  private var velocity = CGSize.zero
  private var isDrag = false

  override func take(_ touch: _Touch) -> GesturePhase<DragGesture.Value> {
    switch touch.kind {
    case .down:
      cancel()
      start = touch
      last = touch
      isDrag = distance <= 0
      return going(touch)
    case .later: return .possible
    case .moved:
      guard let start else { return .failed }
      follow(touch)
      isDrag = isDrag || touch.distance(to: start) >= distance
      return going(touch)
    case .up:
      defer { cancel() }
      guard isDrag, let value = told(touch) else { return .failed }
      return .ended(value)
    }
  }

  private func going(_ touch: _Touch) -> GesturePhase<DragGesture.Value> {
    guard isDrag, let value = told(touch) else { return .possible }
    return .changed(value)
  }

  private func follow(_ touch: _Touch) {
    guard let before = last else { return }
    let passed = touch.time - before.time
    if passed > 0 {
      velocity = CGSize(
        width: (touch.place.x - before.place.x) / passed,
        height: (touch.place.y - before.place.y) / passed)
    }
    last = touch
  }

  private func told(_ touch: _Touch) -> DragGesture.Value? {
    guard let start else { return nil }
    return DragGesture.Value(
      time: touch.date, location: touch.location(in: space),
      startLocation: start.location(in: space), velocity: velocity)
  }

  override func cancel() {
    start = nil
    last = nil
    velocity = .zero
    isDrag = false
  }
}
