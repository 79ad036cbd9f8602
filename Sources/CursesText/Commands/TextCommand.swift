/// What can be done to a plain text, by name: verb, unit, direction.
///
/// Motions by row belong to the view that wraps the text.
public enum TextCommand: Equatable, Sendable {
  case insert(String)
  case deleteBackward, deleteForward
  case deleteWordBackward, deleteWordForward
  case deleteToLineStart, deleteToLineEnd
  case deleteLine
  case deleteSelection
  case transpose

  case moveBackward, moveForward
  case moveWordBackward, moveWordForward
  case moveToLineStart, moveToLineEnd
  case moveParagraphBackward, moveParagraphForward
  case moveToTextStart, moveToTextEnd

  case extendBackward, extendForward
  case extendWordBackward, extendWordForward
  case extendToLineStart, extendToLineEnd
  case extendParagraphBackward, extendParagraphForward
  case extendToTextStart, extendToTextEnd

  case selectAll, selectWord, selectLine, collapse
}

extension TextState {
  /// The transaction that does `command` here; `nil` where there is nothing to do.
  public func transaction(for command: TextCommand) -> Transaction? {
    if let deletion = command.deletion { return deleting(deletion) }
    if let (motion, extends) = command.motion { return moving(motion, extending: extends) }
    switch command {
    case .insert(let string): return inserting(string)
    case .transpose: return transposing()
    case .selectAll: return selectingAll()
    case .selectWord: return selectingWord()
    case .selectLine: return selectingLine()
    case .collapse: return collapsing()
    default: return nil
    }
  }
}

extension TextCommand {
  fileprivate var deletion: Deletion? {
    switch self {
    case .deleteBackward: .backward
    case .deleteForward: .forward
    case .deleteWordBackward: .wordBackward
    case .deleteWordForward: .wordForward
    case .deleteToLineStart: .toLineStart
    case .deleteToLineEnd: .toLineEnd
    case .deleteLine: .line
    case .deleteSelection: .selection
    default: nil
    }
  }

  fileprivate var motion: (Motion, extends: Bool)? {
    switch self {
    case .moveBackward: (.backward, false)
    case .moveForward: (.forward, false)
    case .moveWordBackward: (.wordBackward, false)
    case .moveWordForward: (.wordForward, false)
    case .moveToLineStart: (.lineStart, false)
    case .moveToLineEnd: (.lineEnd, false)
    case .moveParagraphBackward: (.paragraphBackward, false)
    case .moveParagraphForward: (.paragraphForward, false)
    case .moveToTextStart: (.textStart, false)
    case .moveToTextEnd: (.textEnd, false)
    case .extendBackward: (.backward, true)
    case .extendForward: (.forward, true)
    case .extendWordBackward: (.wordBackward, true)
    case .extendWordForward: (.wordForward, true)
    case .extendToLineStart: (.lineStart, true)
    case .extendToLineEnd: (.lineEnd, true)
    case .extendParagraphBackward: (.paragraphBackward, true)
    case .extendParagraphForward: (.paragraphForward, true)
    case .extendToTextStart: (.textStart, true)
    case .extendToTextEnd: (.textEnd, true)
    default: nil
    }
  }
}
