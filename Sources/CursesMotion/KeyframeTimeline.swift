import CursesViewGraph

/// Tracks of keyframes for a value. After SwiftUI's.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
  associatedtype Value
  /// The tracks. The library's own.
  var _tracks: [_KeyframeTrackRun<Value>] { get }
}

/// A track with the part of the value that it changes. The library's own.
@MainActor
public struct _KeyframeTrackRun<Value> {
  let duration: Double
  /// Changes the value to what it is some seconds on, from what it was to begin with.
  let apply: (inout Value, Double) -> Void
}

/// The keyframes of one property of a value, or of the value. After SwiftUI's.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  public typealias Value = Root
  public let _tracks: [_KeyframeTrackRun<Root>]

  /// Keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let path = KeyframePath(content()._segments)
    _tracks = [
      _KeyframeTrackRun(duration: path.duration) { root, time in
        root[keyPath: keyPath] = path.value(from: root[keyPath: keyPath], at: time)
      }
    ]
  }

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  public let _tracks: [_KeyframeTrackRun<Value>]
}

/// Builds the tracks of a value from the statements of a closure. After SwiftUI's.
@MainActor
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(
    _ expression: K
  ) -> _KeyframeTracks<Value> { _KeyframeTracks(_tracks: expression._tracks) }
  // Keyframes without a track are one track, of the whole value.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(
    _ expression: K
  ) -> _KeyframeList<Value> where Value: Animatable {
    _KeyframeList(_segments: expression._segments)
  }
  public static func buildBlock(
    _ first: _KeyframeList<Value>, _ others: _KeyframeList<Value>...
  ) -> _KeyframeTracks<Value> where Value: Animatable {
    let list = _KeyframeList(_segments: ([first] + others).flatMap(\._segments))
    return _KeyframeTracks(
      _tracks: KeyframeTrack<Value, Value, _KeyframeList<Value>> { list }._tracks)
  }
  public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: parts.flatMap(\._tracks))
  }
}

/// The values of tracks over time. After SwiftUI's.
@MainActor
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [_KeyframeTrackRun<Value>]

  /// Tracks that begin at a value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    initial = initialValue
    tracks = content()._tracks
  }

  /// How long the longest track takes, in seconds.
  public var duration: Double { tracks.map(\.duration).max() ?? 0 }

  /// The value some seconds on.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value when a part of the time has passed, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The way of one animated value through its keyframes.
struct KeyframePath<Value: Animatable> {
  private let segments: [_KeyframeSegment<Value>]
  /// In seconds.
  let duration: Double

  init(_ segments: [_KeyframeSegment<Value>]) {
    self.segments = segments
    duration = segments.reduce(0) { $0 + $1.duration }
  }

  @MainActor
  func value(from initial: Value, at time: Double) -> Value {
    var start = 0.0
    var from = initial
    for (index, segment) in segments.enumerated() {
      let end = start + segment.duration
      guard time < end else {
        from = segment.target
        start = end
        continue
      }
      var value = from
      value.animatableData = data(index, initial, from.animatableData, at: time - start)
      return value
    }
    return from
  }

  @MainActor
  private func data(
    _ index: Int, _ initial: Value, _ from: Value.AnimatableData, at time: Double
  ) -> Value.AnimatableData {
    let segment = segments[index]
    let target = segment.target.animatableData
    switch segment.way {
    case .jump: return target
    case .linear: return from.interpolated(towards: target, amount: time / segment.duration)
    case .spring(let spring):
      return from.interpolated(towards: target, amount: spring.progress(at: time))
    case .cubic(let first, let last):
      let begin = first ?? velocity(before: index, initial)
      let end = last ?? velocity(before: index + 1, initial)
      let length = segment.duration
      let part = time / length
      let (square, cube) = (part * part, part * part * part)
      // Hermite's curve through both values with both velocities.
      return from.scaled(by: 2 * cube - 3 * square + 1)
        + begin.scaled(by: (cube - 2 * square + part) * length)
        + target.scaled(by: 3 * square - 2 * cube)
        + end.scaled(by: (cube - square) * length)
    }
  }

  /// How fast the value moves between two smooth segments, in units a second; none at the ends of the smooth part.
  @MainActor
  private func velocity(before index: Int, _ initial: Value) -> Value.AnimatableData {
    guard index > 0, index < segments.count, case .cubic = segments[index - 1].way,
      case .cubic = segments[index].way
    else { return .zero }
    let before = index > 1 ? segments[index - 2].target : initial
    let length = segments[index - 1].duration + segments[index].duration
    guard length > 0 else { return .zero }
    return (segments[index].target.animatableData - before.animatableData)
      .scaled(by: 1 / length)
  }
}
