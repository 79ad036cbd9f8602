import CursesText

/// The numbers of a list around a command that may change its items: they counted up before it, and do again after it.
struct ItemNumbers {
  private let document: RichDocument
  /// Whether the numbers behind the list at the caret count up too.
  private let isLater: Bool
  private let follower: ListFollower?

  /// Nil where the command changes no items, or the numbers do not count up.
  init?(around command: RichCommand, in document: RichDocument) {
    guard command.changesItems || document.typing.pendingBreak?.isItem == true,
      Numbering(document: document).numbersCountUp
    else { return nil }
    self.document = document
    isLater = Numbering(document: document).laterNumbersCountUp
    follower = ListFollowers(document: document).follower(of: command)
  }

  /// Has the numbers count up again.
  func countUp() {
    if let follower { ListFollowers(document: document).closeUp(follower, later: isLater) }
    Numbering(document: document).renumber(later: isLater)
  }
}

extension RichCommand {
  /// Whether items of a list may come, go or change places.
  fileprivate var changesItems: Bool {
    switch self {
    case .insertParagraph, .indent, .outdent, .deleteBackward, .deleteForward, .deleteSelection,
      .deleteParagraphs, .deleteWordBackward, .deleteWordForward, .moveBlockUp, .moveBlockDown,
      .paste, .pasteLines, .pasteForeign, .toggleOrderedList:
      true
    default: false
    }
  }
}
