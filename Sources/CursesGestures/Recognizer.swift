import CursesGeometry
import CursesViewGraph

/// A moment of the mouse on a view with a gesture.
struct _Touch {
  enum Kind { case down, moved, up, later }
  let kind: Kind
  /// From the top left of the screen, in points.
  let place: CGPoint
  /// The top left of the view at the press, from that of the screen.
  let origin: CGPoint
  /// Whether the view is below the mouse.
  let isInside: Bool
  /// In seconds since the press.
  let time: Double
  /// The moment on the calendar.
  let date: Date
  /// The coordinate spaces around the view.
  let spaces: NamedSpaces

  /// The press that a gesture begins with where another has ended; nil after the button was let go.
  var asPress: _Touch? {
    kind == .up
      ? nil
      : _Touch(
        kind: .down, place: place, origin: origin, isInside: isInside, time: time, date: date,
        spaces: spaces)
  }
}

/// What a gesture has become.
enum GesturePhase<Value> {
  /// Not decided yet.
  case possible
  /// Going on, with something to tell.
  case changed(Value)
  case ended(Value)
  case failed

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .changed: false
    }
  }

  func map<Other>(_ body: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .changed(let value): .changed(body(value))
    case .ended(let value): .ended(body(value))
    case .failed: .failed
    }
  }
}

/// What decides what a press of the mouse becomes. The library's own.
@MainActor
public class _Recognizer<Value> {
  init() {}
  /// Takes a moment; after one that ended or failed a press begins anew.
  func take(_ touch: _Touch) -> GesturePhase<Value> { .failed }
  /// The moment at which it wants to be asked again, in seconds; nil for none.
  var deadline: Double? { nil }
  /// Forgets what has begun.
  func cancel() {}
}

/// Runs actions for another gesture.
final class ActionRecognizer<Value>: _Recognizer<Value> {
  var base: _Recognizer<Value>?
  var updated: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  var over: () -> Void = {}
  private var hasBegun = false

  override var deadline: Double? { base?.deadline }

  override func take(_ touch: _Touch) -> GesturePhase<Value> {
    let phase = base?.take(touch) ?? .failed
    switch phase {
    case .possible: break
    case .changed(let value):
      hasBegun = true
      updated(value)
    case .ended(let value):
      finish()
      ended(value)
    case .failed: finish()
    }
    return phase
  }

  private func finish() {
    if hasBegun { over() }
    hasBegun = false
  }

  override func cancel() {
    base?.cancel()
    finish()
  }
}

/// Tells what is made of what another gesture tells.
final class MapRecognizer<Old, Value>: _Recognizer<Value> {
  var base: _Recognizer<Old>?
  var transform: (Old) -> Value
  init(_ transform: @escaping (Old) -> Value) { self.transform = transform }
  override var deadline: Double? { base?.deadline }
  override func take(_ touch: _Touch) -> GesturePhase<Value> {
    base?.take(touch).map(transform) ?? .failed
  }
  override func cancel() { base?.cancel() }
}
