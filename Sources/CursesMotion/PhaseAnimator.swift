import CursesControls
import CursesViewGraph

/// A view that goes through phases, each animated into the next. After SwiftUI's.
///
/// Without a trigger it goes round for as long as it is shown; with one, once from the first phase back to
/// the first whenever the trigger's value changes. With reduced motion it stays in the first phase.
///
///     PhaseAnimator([false, true]) { isBright in
///       Text("Saved").opacity(isBright ? 1 : 0.4)
///     } animation: { _ in .easeInOut(duration: 0.6) }
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var walk = PhaseWalk()

  /// Goes round.
  ///
  /// - Parameters:
  ///   - phases: the phases in order; at least one.
  ///   - content: the view in a phase.
  ///   - animation: how the view gets into a phase; nil for at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases once whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    ClockReader(
      isMotion: true,
      next: { moment in
        start(at: moment)
        advance(to: moment)
        return walk.due
      },
      content: { moment in
        if !phases.isEmpty { view(at: advance(to: moment)) }
      })
  }

  private func view(at step: Int) -> some View {
    let phase = phases[step % phases.count]
    return content(phase).animation(animation(phase), value: step)
  }

  private func start(at moment: Double) {
    guard phases.count > 1 else { return }
    if let trigger {
      defer { walk.trigger = trigger }
      guard let before = walk.trigger, before != trigger else { return }
      walk.last = phases.count
    } else {
      guard walk.last == nil else { return }
      walk.last = .max
    }
    walk.step = 0
    walk.due = moment + PhaseWalk.least
  }

  @discardableResult
  private func advance(to moment: Double) -> Int {
    while let due = walk.due, due <= moment {
      walk.step += 1
      let stay = animation(phases[walk.step % phases.count])?.duration ?? 0
      // What nobody has seen, since the clock stood still, is not made up for.
      walk.due = max(due, moment - stay) + max(stay, PhaseWalk.least)
      if walk.step == walk.last || walk.due == .infinity { walk.due = nil }
    }
    return walk.step
  }
}

/// How far a `PhaseAnimator` has come.
private final class PhaseWalk {
  /// The shortest time in a phase, in seconds.
  static let least = 1.0 / 30

  var step = 0
  /// The step it ends at, once it has begun.
  var last: Int?
  /// When the next step is due, in seconds since 1970; nil while it rests.
  var due: Double?
  var trigger: AnyEquatable?
}

extension View {
  /// Goes round through phases, each of which changes this view; see `PhaseAnimator`.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      animation: animation)
  }

  /// Goes through phases once whenever `trigger` changes; see `PhaseAnimator`.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
      animation: animation)
  }
}
