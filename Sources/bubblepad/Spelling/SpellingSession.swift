import BubblepadSettings

/// What the workspace knows of checking the spelling, from one note to the next.
@MainActor
final class SpellingSession {
  /// Who checks; nil until the first note that is checked.
  var checker: SpellChecker?
  /// Whether the person has switched it on or off since the start.
  var isWanted: Bool?
  /// What looks at the words in view when the person pauses.
  var timer: (any ScheduledAction)?
  /// Whether something has changed since that was begun.
  var isPostponed = false

  /// How long a pause must be, in milliseconds.
  static let pause = 350
}
