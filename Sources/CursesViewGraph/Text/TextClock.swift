/// What a part of a text says at any time.
package struct TextClock: Hashable, Sendable {
  /// What tells it from others.
  private let name: String
  /// What it says at a moment, in seconds since 1970, at a place (nil before there is one), and when it
  /// says something else; nil for never.
  let reading: @Sendable (Double, EnvironmentValues?) -> (text: String, next: Double?)

  package init(
    _ name: String,
    reading: @escaping @Sendable (Double, EnvironmentValues?) -> (text: String, next: Double?)
  ) {
    self.name = name
    self.reading = reading
  }

  package static func == (one: TextClock, other: TextClock) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Text {
  /// A text that changes as time passes; `now` is in seconds since 1970.
  package nonisolated init(clock: TextClock, now: Double) {
    var piece = Piece(clock.reading(now, nil).text)
    piece.clock = clock
    self.init(pieces: [piece])
  }
}
