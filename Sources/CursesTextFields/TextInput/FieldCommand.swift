@_spi(Nodes) import CursesViewGraph

/// A place that a caret in a field can go to.
public enum FieldMotion: Hashable, Sendable {
  case characterBackward, characterForward
  /// To the start of this word or the one before; to the end of this word or the next.
  case wordBackward, wordForward
  case start, end
}

/// What a field can be told to do, beside taking text.
public enum FieldCommand: Hashable, Sendable {
  case move(FieldMotion)
  /// Moves the head of the selection and keeps its anchor.
  case extend(FieldMotion)
  /// Deletes the selection, or up to where a motion goes.
  case delete(FieldMotion)
  /// Deletes likewise, and keeps the text in the kill ring.
  case kill(FieldMotion)
  /// Puts back what was killed last; again, what was killed before that.
  case yank
  /// Makes again what was taken back; where there is nothing, puts back what was killed last.
  case redoOrYank
  /// Swaps the characters around the caret: `ab¦` becomes `ba¦`.
  case transpose
  /// Swaps the words around the caret: `one ¦two` becomes `two one¦`.
  case transposeWords
  /// Changes the case of the selection, or up to the end of the word.
  case changeCase(FieldCase)
  case selectAll
  case undo, redo
  case cut, copy
  /// Asks the program for what it has on its clipboard.
  case paste
}

/// A case that letters are changed to.
public enum FieldCase: Hashable, Sendable {
  case upper, lower
  /// The first letter of each word upper, the others lower.
  case capitalized
}

/// What came of a key, a command or a text.
public struct FieldEffect: Hashable, Sendable {
  /// Whether the event is used up; else it is the parent's.
  public var isHandled = true
  /// Whether the value is another one now.
  public var hasChanged = false
  /// What is to go to the clipboard.
  public var copied: String?
  /// Whether the program should now call `paste` with its clipboard.
  public var asksForPaste = false
  /// Why something was not taken, or not wholly.
  public var refusal: FieldRefusal?

  /// A command that was understood and changed nothing.
  public init() {}

  static let unhandled: FieldEffect = {
    var effect = FieldEffect()
    effect.isHandled = false
    return effect
  }()
}

/// Why a field did not take what it was given.
public enum FieldRefusal: Hashable, Sendable {
  /// The value would have become too long.
  case tooLong
  /// What was pasted is longer than the room that is left, in characters.
  case overlong(room: Int)
  /// The filter wants none of it.
  case unwanted
  /// What was pasted does not fit as a whole, for a reason that is a sentence.
  case unfit(String)
  /// A secret is not given out.
  case secret
  case readOnly

  /// The reason in words.
  public var message: String {
    switch self {
    case .tooLong, .overlong(room: 0): "There is no room for more."
    case .overlong(room: 1): "It is too long: there is room for one character."
    case .overlong(let room): "It is too long: there is room for \(room) characters."
    case .unwanted: "That cannot be typed here."
    case .unfit(let reason): reason
    case .secret: "A secret cannot be copied."
    case .readOnly: "This cannot be changed."
    }
  }
}
