@_spi(Nodes) import CursesViewGraph

/// What an operator of vi does to a stretch of text.
enum ViOperator: Hashable, Sendable {
  case delete, change, yank
  case indent, outdent
  case lowercase, uppercase
  /// `~` alone leaves the caret behind what it has changed.
  case toggleCase(advances: Bool)
  /// `r`: every character becomes this one.
  case replace(Character)
  /// `gq`: the lines of the source are filled anew.
  case reflow
  /// `J`, and `gJ` that puts no space between.
  case join(isSpaced: Bool)
  /// Ctrl+A and Ctrl+X on what is selected; progressive: once more for each number.
  case add(Int, isProgressive: Bool)

  var changesText: Bool { self != .yank }

  /// The key that, typed after the operator's own, means whole lines.
  var doubledKey: Character? {
    switch self {
    case .delete: "d"
    case .change: "c"
    case .yank: "y"
    case .indent: ">"
    case .outdent: "<"
    case .lowercase: "u"
    case .uppercase: "U"
    case .toggleCase: "~"
    case .reflow: "q"
    case .replace, .join, .add: nil
    }
  }
}

/// What an operator is done to.
enum ViTarget: Hashable, Sendable {
  case motion(ViMotion)
  case object(ViObject, isAround: Bool)
  /// As many lines as the count says, from this one.
  case lines
  /// What is selected.
  case selection
  /// As much as was selected when it was done first.
  case extent(ViExtent)
}

/// How much was selected.
struct ViExtent: Hashable, Sendable {
  var kind: ViSelectionKind
  /// The number of lines, at least 1.
  var lines: Int
  /// The number of characters in the last of them.
  var characters: Int
  /// Whether it was a block to the ends of its lines.
  var reachesLineEnds = false
}

/// Where typing begins.
enum ViInsertPlace: Hashable, Sendable {
  case before, after, lineStart, lineEnd
  /// A new line.
  case below, above
  /// Where typing ended last.
  case last
  /// Over the text.
  case over
}

/// Something that changes the text, so that `.` can do it again.
struct ViChange: Hashable, Sendable {
  enum What: Hashable, Sendable {
    case operate(ViOperator, ViTarget)
    case insert(ViInsertPlace)
    /// Typing in each line of a block as large as one that was selected.
    case insertInBlock(ViInsertPlace, ViExtent)
    case put(isAfter: Bool, leavesCaretBehind: Bool)
    /// Ctrl+A, and Ctrl+X with -1.
    case add(Int)
  }

  var what: What
  var count: Int?
  var register: Character?

  init(_ what: What, count: Int? = nil, register: Character? = nil) {
    self.what = what
    self.count = count
    self.register = register
  }
}

/// What a key of vi asks for.
enum ViAction: Hashable, Sendable {
  case move(ViMotion, count: Int?)
  case change(ViChange)
  /// `.`: the last change again, with another count if there is one.
  case repeatChange(count: Int?)
  case undo(Int)
  case redo(Int)
  /// `U`.
  case undoLine

  /// Begins to select, or selects otherwise.
  case select(ViSelectionKind)
  case selectObject(ViObject, isAround: Bool, count: Int)
  /// `o`: the other end moves on; `O` in a block the other side.
  case swapEnds(isSide: Bool)
  case reselect
  case endSelection

  case setMark(Character)
  /// Back among the places that were left, when negative, or on again.
  case jump(Int)
  case scroll(ViScroll, count: Int?)
  case toggleFold, toggleAllFolds
  case followLink

  /// Esc while typing.
  case endInsert
  /// Ctrl+O while typing: one command before it goes on; and Esc instead of one.
  case typeOnce, typeAgain
  case deleteTypedWord, deleteTypedLine
  case insertRegister(Character)
  case overtype(Character)
  case takeOvertypedBack

  case ex(String)
  /// A key asks something of the program.
  case request(ViRequest)
  /// A letter for the match that is asked about.
  case answer(Character)
  case startMacro(Character)
  case endMacro
  case playMacro(Character, count: Int)
  case tell(String)
}

/// How the view moves.
enum ViScroll: Hashable, Sendable {
  case pageDown, pageUp, halfDown, halfUp, rowDown, rowUp
  case lineToTop, lineToMiddle, lineToBottom
}
