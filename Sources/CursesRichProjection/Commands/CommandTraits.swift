import CursesMarkdown
import CursesText

/// The facts about a command that decide what is done around it. A new command states them here, once.
package struct CommandTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The history groups its steps.
  package static let typing = CommandTraits(rawValue: 1 << 0)
  /// It puts typed characters into the text, or would.
  package static let insertsText = CommandTraits(rawValue: 1 << 1)
  /// The word at the caret is being written.
  package static let changesWords = CommandTraits(rawValue: 1 << 2)
  /// What the next character gets outlives it.
  package static let keepsPending = CommandTraits(rawValue: 1 << 3)
  /// The first text of a note is typed by it, or marked as what it will be.
  package static let begins = CommandTraits(rawValue: 1 << 4)
  /// Items of a list may come, go or change places.
  package static let changesItems = CommandTraits(rawValue: 1 << 5)
  /// What Enter has begun stays that: an item that goes in, out, or is none any more.
  package static let movesMarkers = CommandTraits(rawValue: 1 << 6)
  /// It is about whole lines: not about one at whose very start a selection ends.
  package static let lines = CommandTraits(rawValue: 1 << 7)
  /// Its key is used up where it finds nothing to do: at its end a motion leaves the caret where it is.
  package static let usedUp = CommandTraits(rawValue: 1 << 8)
  /// There is a command that is its opposite, which gives the former bytes back.
  package static let hasWayBack = CommandTraits(rawValue: 1 << 9)
  /// The same, where nothing is selected.
  package static let hasWayBackAtCaret = CommandTraits(rawValue: 1 << 10)
}

extension RichCommand {
  /// The facts about it.
  package var traits: CommandTraits {
    switch self {
    case .insertText(let text): Self.traits(ofTyped: text)
    case .paste, .pasteLines, .pasteForeign: .changesItems
    case .insertParagraph: [.changesItems, .hasWayBackAtCaret]
    case .insertLineBreak: .hasWayBackAtCaret
    case .deleteBackward:
      [.typing, .changesWords, .changesItems, .movesMarkers, .usedUp, .hasWayBackAtCaret]
    case .deleteForward: [.typing, .changesWords, .changesItems, .usedUp, .hasWayBackAtCaret]
    case .deleteWordBackward, .deleteWordForward: [.typing, .changesItems, .usedUp]
    case .deleteSelection: .changesItems
    case .cut: .hasWayBack
    case .deleteParagraphs: [.changesItems, .lines, .hasWayBack]
    case .indent, .outdent: [.changesItems, .movesMarkers, .lines, .hasWayBack]
    case .moveBlockUp, .moveBlockDown: [.changesItems, .lines, .hasWayBack]
    case .toggleStrong, .toggleEmphasis, .toggleStrikethrough, .toggleCode, .toggleHighlight:
      [.keepsPending, .hasWayBack]
    case .toggleOrderedList: [.begins, .changesItems, .lines, .hasWayBack]
    case .toggleBulletList, .toggleTaskList, .toggleTask(at: nil): [.begins, .lines, .hasWayBack]
    case .toggleTask: .hasWayBack
    case .setHeading, .toggleQuote, .toggleCallout, .toggleCodeBlock: [.lines, .hasWayBack]
    case .increaseQuoteLevel, .decreaseQuoteLevel: .lines
    case .insertRule, .insertTable, .insertFootnote, .setLink, .setLinkText, .setImage,
      .completeName, .table:
      []
    case .selectAlso, .selectNextOccurrence, .selectAllOccurrences, .keepMainCaret: []
    case .moveBackward, .moveForward, .moveWordBackward, .moveWordForward, .moveToParagraphStart,
      .moveToParagraphEnd, .moveParagraphBackward, .moveParagraphForward, .moveToDocumentStart,
      .moveToDocumentEnd, .extendBackward, .extendForward, .extendWordBackward,
      .extendWordForward, .extendToParagraphStart, .extendToParagraphEnd,
      .extendParagraphBackward, .extendParagraphForward, .extendToDocumentStart,
      .extendToDocumentEnd, .selectAll, .selectWord, .selectParagraph, .select, .undo, .redo:
      .usedUp
    }
  }

  private static func traits(ofTyped text: String) -> CommandTraits {
    var traits: CommandTraits = [.insertsText, .changesWords, .keepsPending]
    if !text.utf8.contains(Byte.lineFeed) { traits.insert(.typing) }
    if text != " " { traits.insert(.begins) }
    return traits
  }
}

/// What a command is about, which decides who does it.
package enum CommandKind {
  case motion(Motion, extends: Bool)
  case selection
  case history
  case edit
}

extension RichCommand {
  package var kind: CommandKind {
    switch self {
    case .moveBackward: .motion(.backward, extends: false)
    case .moveForward: .motion(.forward, extends: false)
    case .moveWordBackward: .motion(.wordBackward, extends: false)
    case .moveWordForward: .motion(.wordForward, extends: false)
    case .moveToParagraphStart: .motion(.lineStart, extends: false)
    case .moveToParagraphEnd: .motion(.lineEnd, extends: false)
    case .moveParagraphBackward: .motion(.paragraphBackward, extends: false)
    case .moveParagraphForward: .motion(.paragraphForward, extends: false)
    case .moveToDocumentStart: .motion(.textStart, extends: false)
    case .moveToDocumentEnd: .motion(.textEnd, extends: false)
    case .extendBackward: .motion(.backward, extends: true)
    case .extendForward: .motion(.forward, extends: true)
    case .extendWordBackward: .motion(.wordBackward, extends: true)
    case .extendWordForward: .motion(.wordForward, extends: true)
    case .extendToParagraphStart: .motion(.lineStart, extends: true)
    case .extendToParagraphEnd: .motion(.lineEnd, extends: true)
    case .extendParagraphBackward: .motion(.paragraphBackward, extends: true)
    case .extendParagraphForward: .motion(.paragraphForward, extends: true)
    case .extendToDocumentStart: .motion(.textStart, extends: true)
    case .extendToDocumentEnd: .motion(.textEnd, extends: true)
    case .select, .selectAll, .selectWord, .selectParagraph, .selectAlso, .selectNextOccurrence,
      .selectAllOccurrences, .keepMainCaret:
      .selection
    case .undo, .redo: .history
    default: .edit
    }
  }
}
