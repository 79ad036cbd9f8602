/// How densely events follow one another.
public struct EventPace: Sendable {
  /// How many events come between two rests, more or less: one of these for a whole run.
  var bursts: [Int]
  /// After how many events the screen is compared with what is drawn anew.
  var compareEvery: Int
  /// One in so many of the events that take time by the clock comes to pass; the others are keys.
  var slowEvents: Int

  /// Keys one by one and in small bursts, and many pauses: what timers do comes between them.
  public static let calm = EventPace(bursts: [1, 4, 16, 64], compareEvery: 200, slowEvents: 1)
  /// Hundreds of events at once, as pastes and held keys are: thousands in a second.
  public static let flood = EventPace(
    bursts: [64, 256, 512, 1024], compareEvery: 2000, slowEvents: 12)
}
