import CursesGeometry
import CursesViewGraph

/// Two gestures at once. After SwiftUI's `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What each of the two tells; nil for one that has not begun.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }
  /// One of the two.
  public var first: First
  /// The other.
  public var second: Second

  /// Two gestures that do not mind each other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> {
    let recognizer = old as? BothRecognizer<First, Second> ?? BothRecognizer()
    recognizer.first = first._makeRecognizer(recognizer.first)
    recognizer.second = second._makeRecognizer(recognizer.second)
    return recognizer
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another. After SwiftUI's `SequenceGesture`.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two it is at, and what that tells.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  /// What comes first.
  public var first: First
  /// What follows.
  public var second: Second

  /// A gesture that begins when another has ended, without the button being let go in between.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> {
    StagedRecognizer.following(old, first, second, tellFirst: Value.first) { phase, touches in
      guard case .ended(let value) = phase else { return nil }
      return Handover(
        touches: touches.suffix(1).compactMap(\.asPress), told: .second(value, nil),
        tell: { .second(value, $0) })
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures, the first where it can be. After SwiftUI's `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two it was, and what that tells.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// What is tried first.
  public var first: First
  /// What it is where the first fails.
  public var second: Second

  /// The first of two gestures that succeeds.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeRecognizer(_ old: AnyObject?) -> _Recognizer<Value> {
    StagedRecognizer.following(old, first, second, tellFirst: Value.first) { phase, touches in
      guard case .failed = phase else { return nil }
      return Handover(touches: touches, told: nil, tell: Value.second)
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture, then another one without the button being let go.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, and where it fails another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Follows two gestures until both are over.
final class BothRecognizer<First: Gesture, Second: Gesture>:
  _Recognizer<SimultaneousGesture<First, Second>.Value>
{
  typealias Told = SimultaneousGesture<First, Second>.Value
  var first: _Recognizer<First.Value>?
  var second: _Recognizer<Second.Value>?
  private var told = Told()
  private var areOver = (first: false, second: false)

  override var deadline: Double? {
    [areOver.first ? nil : first?.deadline, areOver.second ? nil : second?.deadline]
      .compactMap { $0 }.min()
  }

  override func take(_ touch: _Touch) -> GesturePhase<Told> {
    if touch.kind == .down, areOver.first == areOver.second { reset() }
    if !areOver.first, let phase = first?.take(touch) {
      areOver.first = note(phase, \.first)
    }
    if !areOver.second, let phase = second?.take(touch) {
      areOver.second = note(phase, \.second)
    }
    let isOver = areOver.first && areOver.second
    guard told.first != nil || told.second != nil else { return isOver ? .failed : .possible }
    return isOver ? .ended(told) : .changed(told)
  }

  /// Returns whether the gesture is over.
  private func note<V>(_ phase: GesturePhase<V>, _ part: WritableKeyPath<Told, V?>) -> Bool {
    switch phase {
    case .changed(let value), .ended(let value): told[keyPath: part] = value
    case .possible, .failed: break
    }
    return phase.isOver
  }

  private func reset() {
    told = Told()
    areOver = (false, false)
  }

  override func cancel() {
    first?.cancel()
    second?.cancel()
    reset()
  }
}
