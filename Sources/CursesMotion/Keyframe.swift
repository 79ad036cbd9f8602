import CursesViewGraph

/// A part of a track: the value it comes to, how long it takes, and how it goes there.
public struct _KeyframeSegment<Value: Animatable> {
  enum Way {
    case linear
    /// Smooth; the velocities are in units a second, nil for that of the neighbours.
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring)
    case jump
  }
  let target: Value
  let duration: Double
  let way: Way
}

/// What a track is made of. After SwiftUI's.
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  /// The parts, in order. The library's own.
  var _segments: [_KeyframeSegment<Value>] { get }
}

/// A value that is reached at an even pace. After SwiftUI's.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
  /// Goes to a value within some seconds.
  public init(_ to: Value, duration: Double) {
    _segments = [_KeyframeSegment(target: to, duration: max(0, duration), way: .linear)]
  }
}

/// A value that is reached on a smooth curve. After SwiftUI's.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
  /// Goes to a value within some seconds. Without velocities the curve is smooth through the keyframes beside it.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _segments = [
      _KeyframeSegment(
        target: to, duration: max(0, duration),
        way: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }
}

/// A value that a spring draws to. After SwiftUI's.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
  /// Goes to a value within some seconds, or until the spring rests. It begins at rest.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _segments = [
      _KeyframeSegment(
        target: to, duration: max(0, duration ?? spring.settlingDuration), way: .spring(spring))
    ]
  }
}

/// A value that is there at once. After SwiftUI's.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
  /// Jumps to a value.
  public init(_ to: Value) {
    _segments = [_KeyframeSegment(target: to, duration: 0, way: .jump)]
  }
}

/// Several parts of a track.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public let _segments: [_KeyframeSegment<Value>]
}

/// Builds a track from the statements of a closure. After SwiftUI's.
@MainActor
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ expression: K
  ) -> _KeyframeList<Value> { _KeyframeList(_segments: expression._segments) }
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    buildArray(parts)
  }
  public static func buildArray(_ parts: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(_segments: parts.flatMap(\._segments))
  }
  public static func buildOptional(_ part: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    part ?? _KeyframeList(_segments: [])
  }
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
}
