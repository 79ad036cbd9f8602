import CursesGeometry
import CursesViewGraph

/// One or several clicks. After SwiftUI's `TapGesture`.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  /// How many clicks.
  public var count: Int
  /// So many clicks in quick succession.
  public init(count: Int = 1) { self.count = count }

  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Void> {
    let recognizer = old as? MapRecognizer<_Touch, Void> ?? MapRecognizer { _ in () }
    recognizer.base = TapRecognizer.renewed(recognizer.base, count: count)
    return recognizer
  }
}

/// One or several clicks, and where. After SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture: PrimitiveGesture {
  /// A click's place.
  public struct Value: Equatable, Sendable {
    /// In points.
    public var location: CGPoint
  }
  /// How many clicks.
  public var count: Int
  /// What the place is counted from.
  public var coordinateSpace: CoordinateSpace

  /// So many clicks in quick succession.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> {
    let space = coordinateSpace
    let transform: (_Touch) -> Value = { Value(location: $0.location(in: space)) }
    let recognizer = old as? MapRecognizer<_Touch, Value> ?? MapRecognizer(transform)
    recognizer.transform = transform
    recognizer.base = TapRecognizer.renewed(recognizer.base, count: count)
    return recognizer
  }
}

extension _Touch {
  /// The place in a coordinate space; in one that is not around the view as in `.local`.
  func location(in space: CoordinateSpace) -> CGPoint {
    let origin = space == .local ? self.origin : spaces.origin(of: space) ?? self.origin
    return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }
}

/// Counts clicks: each is let go on the view, and the next comes soon.
final class TapRecognizer: _Recognizer<_Touch> {
  private var count = 1
  private var taps = 0
  /// When the next click has to have come.
  private var latest: Double?

  /// How long the next click may take, in seconds.
  private static let pause = 0.35

  static func renewed(_ old: AnyObject?, count: Int) -> TapRecognizer {
    let recognizer = old as? TapRecognizer ?? TapRecognizer()
    recognizer.count = max(1, count)
    return recognizer
  }

  override var deadline: Double? { latest }

  override func take(_ touch: _Touch) -> GesturePhase<_Touch> {
    switch touch.kind {
    case .down:
      if let latest, touch.time > latest { taps = 0 }
      latest = nil
    case .moved: break
    case .up:
      guard touch.isInside else { return fail() }
      taps += 1
      guard taps < count else {
        cancel()
        return .ended(touch)
      }
      latest = touch.time + TapRecognizer.pause
    case .later:
      if let latest, touch.time >= latest { return fail() }
    }
    return .possible
  }

  private func fail() -> GesturePhase<_Touch> {
    cancel()
    return .failed
  }

  override func cancel() {
    taps = 0
    latest = nil
  }
}

/// The button held down for some time. After SwiftUI's `LongPressGesture`.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// How far the mouse may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// A press of a duration in seconds, during which the mouse moves by no more than a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Bool> {
    let recognizer = old as? LongPressRecognizer ?? LongPressRecognizer()
    recognizer.duration = minimumDuration
    recognizer.distance = maximumDistance
    return recognizer
  }
}

/// Waits until a button has been held long enough.
final class LongPressRecognizer: _Recognizer<Bool> {
  var duration = 0.5
  var distance: CGFloat = 10
  private var start: _Touch?

  override var deadline: Double? { start.map { $0.time + duration } }

  override func take(_ touch: _Touch) -> GesturePhase<Bool> {
    switch touch.kind {
    case .down:
      start = touch
      return .changed(true)
    case .moved:
      guard let start, touch.distance(to: start) <= distance else { return fail() }
    case .up, .later:
      guard let start else { return .failed }
      if touch.time - start.time >= duration {
        self.start = nil
        return .ended(true)
      }
      if touch.kind == .up { return fail() }
    }
    return .possible
  }

  private func fail() -> GesturePhase<Bool> {
    start = nil
    return .failed
  }

  override func cancel() { start = nil }
}

extension _Touch {
  func distance(to other: _Touch) -> CGFloat {
    let (x, y) = (place.x - other.place.x, place.y - other.place.y)
    return (x * x + y * y).squareRoot()
  }
}
