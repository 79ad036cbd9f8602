import CursesCore

/// Keeps what is being typed into a text from answering a question that opens meanwhile.
///
/// A question that opens within a moment after a typed key was not asked for by that: what is typed on goes nowhere,
/// until there is a pause. A blank presses no button of a question that is new: the program may have just started.
package struct TypingGuard {
  /// The pause that ends typing.
  package static let pause = Duration.milliseconds(700)

  private var lastTyped: ContinuousClock.Instant?
  private var isOn = false
  /// When the question opened that has buttons only.
  private var opened: ContinuousClock.Instant?

  package init() {}

  /// Notes a key while no question is open.
  ///
  /// - Parameter isInText: whether the focus is where text is typed, and Enter belongs to it.
  package mutating func noted(_ key: Key, isInText: Bool, at now: ContinuousClock.Instant) {
    lastTyped = isInText && Self.isTyping(key) ? now : nil
  }

  /// A command is done: a question that opens by it is asked for.
  package mutating func commandChosen() { lastTyped = nil }

  /// A question opens.
  ///
  /// - Parameter hasFields: whether a blank may be meant for a field or a row of it.
  package mutating func questionOpened(hasFields: Bool, at now: ContinuousClock.Instant) {
    opened = hasFields ? nil : now
    isOn = lastTyped.map { now - $0 < Self.pause } ?? false
  }

  /// A question has opened that no key has asked for, such as one at the start: what is typed from the first moment
  /// on is meant for the text.
  package mutating func questionCameByItself(at now: ContinuousClock.Instant) {
    (isOn, lastTyped) = (true, now)
  }

  /// Whether a key belongs to the text that was being typed, and so is none for the question.
  package mutating func takes(_ key: Key, at now: ContinuousClock.Instant) -> Bool {
    if let opened, key.typed == " ", now - opened < Self.pause { return true }
    guard isOn, Self.isTyping(key), let last = lastTyped, now - last < Self.pause else {
      isOn = false
      return false
    }
    lastTyped = now
    return true
  }

  private static func isTyping(_ key: Key) -> Bool {
    guard key.modifiers.subtracting(.shift).isEmpty else { return false }
    switch key.code {
    case .enter, .backspace: return true
    default: return key.typed != nil
    }
  }
}
