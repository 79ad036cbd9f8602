import CursesGeometry

/// What a gesture leaves to the one after it.
struct Handover<Second, Told> {
  /// What the second is to have seen.
  let touches: [_Touch]
  /// What is told while the second has told nothing; nil for nothing.
  let told: Told?
  /// What is told of the second.
  let tell: (Second) -> Told
}

/// Follows one gesture until it hands over to another: in a sequence where it ends, in a choice where it fails.
final class StagedRecognizer<First: Gesture, Second: Gesture, Told>: _Recognizer<Told> {
  /// What the first leaves to the second; nil while it goes on, and where it is all there was.
  typealias HandOver = (GesturePhase<First.Value>, [_Touch]) -> Handover<Second.Value, Told>?

  private var first: _Recognizer<First.Value>?
  private var second: _Recognizer<Second.Value>?
  private var tellFirst: (First.Value) -> Told
  private var handOver: HandOver
  /// What the first has seen, until it is over.
  private var touches: [_Touch] = []
  private var handover: Handover<Second.Value, Told>?

  private init(tellFirst: @escaping (First.Value) -> Told, handOver: @escaping HandOver) {
    self.tellFirst = tellFirst
    self.handOver = handOver
  }

  /// The recogniser of before, as far as it has come, or a new one.
  static func following(
    _ old: AnyObject?, _ first: First, _ second: Second,
    tellFirst: @escaping (First.Value) -> Told, handOver: @escaping HandOver
  ) -> StagedRecognizer {
    let recognizer =
      old as? StagedRecognizer ?? StagedRecognizer(tellFirst: tellFirst, handOver: handOver)
    recognizer.first = first._makeRecognizer(recognizer.first)
    recognizer.second = second._makeRecognizer(recognizer.second)
    recognizer.tellFirst = tellFirst
    recognizer.handOver = handOver
    return recognizer
  }

  override var deadline: Double? { handover == nil ? first?.deadline : second?.deadline }

  override func take(_ touch: _Touch) -> GesturePhase<Told> {
    if let handover { return follow(touch, handover) }
    touches.append(touch)
    let phase = first?.take(touch) ?? .failed
    let seen = touches
    if phase.isOver { touches = [] }
    guard let handover = handOver(phase, seen) else { return phase.map(tellFirst) }
    self.handover = handover
    var last = GesturePhase<Told>.possible
    for touch in handover.touches where !last.isOver { last = follow(touch, handover) }
    guard case .possible = last, let told = handover.told else { return last }
    return .changed(told)
  }

  private func follow(
    _ touch: _Touch, _ handover: Handover<Second.Value, Told>
  ) -> GesturePhase<Told> {
    let phase = second?.take(touch).map(handover.tell) ?? .failed
    if phase.isOver { self.handover = nil }
    return phase
  }

  override func cancel() {
    first?.cancel()
    second?.cancel()
    touches = []
    handover = nil
  }
}
