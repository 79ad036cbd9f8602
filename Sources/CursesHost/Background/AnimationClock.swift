import CursesCore
@_spi(Nodes) import CursesViewGraph

/// Says when the background may next be drawn, from what is true now.
///
/// It has no clock of its own: the shell asks after every tick and whenever a condition changes, and
/// sets its timer, or none.
public struct AnimationClock: Hashable, Sendable {
  /// What the answer depends on.
  public struct Conditions: Hashable, Sendable {
    /// Whether the terminal has the focus; without it nothing moves.
    public var isFocused = true
    /// Whether nothing is to move at all.
    public var reducesMotion = false
    /// The colours the terminal has: below 256 no light is drawn.
    public var depth = ColorDepth.direct
    /// Whether the scene changes with time, and any of it can be seen.
    public var isAnimated = true
    /// Seconds since the last key or click.
    public var idleSeconds: Double = 0
    /// Seconds since a frame was sent that the terminal has not answered for; nil when it has.
    public var unansweredSeconds: Double?
    /// How long the terminal took to answer for a frame, in seconds; nil when it never has.
    public var roundTrip: Double?

    /// A terminal with the focus and all colours, somebody at work.
    public init() {}
  }

  /// What is to be done next.
  public enum Step: Hashable, Sendable {
    /// Draw a frame and ask again after so many seconds.
    case draw(next: Double)
    /// The line is behind: draw nothing and ask again after so many seconds, or when it answers.
    case wait(Double)
    /// Draw one frame, then set no timer until a condition changes.
    case still
    /// The background needs no light field at all: set no timer.
    case off
  }

  /// Frames a second while somebody is at work.
  public var framesPerSecond: Double
  /// Frames a second after `slowAfter` idle seconds.
  public var slowFramesPerSecond: Double
  /// Idle seconds until the background slows down, and until it stands still.
  public var slowAfter: Double
  /// Idle seconds until the background stands still.
  public var stillAfter: Double
  /// A terminal that has not answered for so many seconds never will: frames go on without.
  public var patience: Double

  /// A clock. Frames a second are kept between 0.1 and 60; the rest is in seconds.
  public init(
    framesPerSecond: Double = 15, slowFramesPerSecond: Double = 4, slowAfter: Double = 60,
    stillAfter: Double = 300, patience: Double = 2
  ) {
    self.framesPerSecond = min(max(framesPerSecond, 0.1), 60)
    self.slowFramesPerSecond = min(max(slowFramesPerSecond, 0.1), 60)
    self.slowAfter = slowAfter
    self.stillAfter = stillAfter
    self.patience = patience
  }

  /// What to do now: draw a frame, wait so long, or rest until something changes.
  public func step(_ now: Conditions) -> Step {
    if !SceneLight.canPaint(now.depth) { return .off }
    if !now.isAnimated || now.reducesMotion || !now.isFocused { return .still }
    if now.idleSeconds >= stillAfter { return .still }
    let interval = interval(now)
    if let waiting = now.unansweredSeconds, waiting < patience {
      return .wait(min(interval, patience - waiting))
    }
    return .draw(next: interval)
  }

  /// Seconds until the next tick; nil when there is none.
  public func nextTick(_ now: Conditions) -> Double? {
    switch step(now) {
    case .draw(let next), .wait(let next): next
    case .still, .off: nil
    }
  }

  /// Not faster than the line answers: a slow line gets fewer frames, down to two a second.
  private func interval(_ now: Conditions) -> Double {
    var rate = now.idleSeconds >= slowAfter ? slowFramesPerSecond : framesPerSecond
    // The steps of 256 colours are coarse: more frames would show nothing more.
    if now.depth < .direct { rate = min(rate, 8) }
    return max(1 / rate, min((now.roundTrip ?? 0) * 1.5, 0.5))
  }
}
