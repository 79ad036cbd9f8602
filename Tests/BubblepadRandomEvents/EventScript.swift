/// A run as it can be kept in a file: how the program is started, and what happens to it.
public struct EventScript: Sendable {
  public var settings: RunSettings
  public var events: [RandomEvent]

  public init(settings: RunSettings, events: [RandomEvent]) {
    (self.settings, self.events) = (settings, events)
  }

  /// What comes with a seed: settings and so many events.
  public init(seed: UInt64, count: Int, pace: EventPace = .calm) {
    settings = RunSettings(seed: seed)
    var source = EventSource(seed: seed, settings: settings, pace: pace)
    events = source.next(count)
  }

  /// The same with so many of its first events.
  func upTo(_ count: Int) -> EventScript {
    EventScript(settings: settings, events: Array(events.prefix(count)))
  }

  public var text: String {
    (settings.lines + events.map(\.description)).map { $0 + "\n" }.joined()
  }

  /// Reads what `text` has written; nil where a line is neither a setting nor an event.
  public init?(text: String) {
    settings = RunSettings()
    events = []
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("#") {
      if settings.take(line) { continue }
      guard let event = RandomEvent(line) else { return nil }
      events.append(event)
    }
  }
}
