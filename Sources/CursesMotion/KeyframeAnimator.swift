import CursesControls
import CursesViewGraph

/// A view that goes through keyframes. After SwiftUI's.
///
/// Without a trigger it goes through them for as long as it is shown; with one, once whenever the trigger's value
/// changes, and it then stays with the last. With reduced motion it shows what they begin with.
///
///     KeyframeAnimator(initialValue: 0.0) { shift in
///       Text("Saved").offset(x: shift)
///     } keyframes: { _ in
///       LinearKeyframe(40, duration: 0.5)
///       SpringKeyframe(0, duration: 1, spring: .bouncy)
///     }
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let initial: Value
  private let repeats: Bool
  private let trigger: AnyEquatable?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var run = KeyframeRun<Value>()

  /// Goes through the keyframes again and again, or once.
  ///
  /// - Parameters:
  ///   - initialValue: what the keyframes begin with.
  ///   - repeating: whether they begin again when they are through.
  ///   - content: the view for a value.
  ///   - keyframes: the tracks.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes through the keyframes once whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    repeats = false
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    ClockReader(
      isMotion: true,
      next: { moment in
        start(at: moment)
        guard let begin = run.begin, let timeline = run.timeline, timeline.duration > 0,
          repeats || moment - begin < timeline.duration
        else { return nil }
        return moment + 1.0 / 30
      },
      content: { moment in content(value(at: moment)) })
  }

  private func value(at moment: Double) -> Value {
    guard let begin = run.begin, let timeline = run.timeline else { return initial }
    let passed = max(0, moment - begin)
    guard repeats, timeline.duration > 0 else { return timeline.value(time: passed) }
    return timeline.value(time: passed.truncatingRemainder(dividingBy: timeline.duration))
  }

  private func start(at moment: Double) {
    if let trigger {
      defer { run.trigger = trigger }
      guard let before = run.trigger, before != trigger else { return }
    } else {
      guard run.begin == nil else { return }
    }
    let from = trigger == nil ? initial : value(at: moment)
    run.timeline = KeyframeTimeline(initialValue: from) { keyframes(from) }
    run.begin = moment
  }
}

/// How far a `KeyframeAnimator` has come.
private final class KeyframeRun<Value> {
  /// When it began, in seconds since 1970; nil before that.
  var begin: Double?
  var timeline: KeyframeTimeline<Value>?
  var trigger: AnyEquatable?
}

extension View {
  /// Goes through keyframes, whose values change this view; see `KeyframeAnimator`.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      keyframes: keyframes)
  }

  /// Goes through keyframes once whenever `trigger` changes; see `KeyframeAnimator`.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      keyframes: keyframes)
  }
}
