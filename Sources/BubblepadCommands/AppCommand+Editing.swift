import CursesRichText
import CursesUICore

extension AppCommand {
  /// What the editor does for this command; nil when it is none of the editor's.
  package var editing: RichEditorCommand? {
    switch self {
    case .undo: .edit(.undo)
    case .redo: .edit(.redo)
    case .cut: .cut
    case .copy: .copy
    case .copyPlain: .copyPlain
    case .copyHTML: .copyHTML
    case .paste: .paste
    case .selectAll: .edit(.selectAll)
    case .goToTop: .edit(.moveToDocumentStart)
    case .goToBottom: .edit(.moveToDocumentEnd)
    case .followLink: .followLink
    case .insertLink: .askForLink
    case .caretAbove: .addCaret(.rowUp)
    case .caretBelow: .addCaret(.rowDown)
    case .fold: .toggleFold
    case .foldAll: .toggleAllFolds
    case .indent: .edit(.indent)
    case .outdent: .edit(.outdent)
    default: formatting.map { .edit($0) }
    }
  }

  private var formatting: RichCommand? {
    switch self {
    case .toggleBold: .toggleStrong
    case .toggleItalic: .toggleEmphasis
    case .toggleStrikethrough: .toggleStrikethrough
    case .toggleCode: .toggleCode
    case .toggleHighlight: .toggleHighlight
    case .insertFootnote: .insertFootnote
    case .lineBreak: .insertLineBreak
    case .insertRule: .insertRule
    case .deleteLine: .deleteParagraphs
    case .moveBlockUp: .moveBlockUp
    case .moveBlockDown: .moveBlockDown
    case .nextOccurrence: .selectNextOccurrence
    case .heading1: .setHeading(1)
    case .heading2: .setHeading(2)
    case .heading3: .setHeading(3)
    case .heading4: .setHeading(4)
    case .heading5: .setHeading(5)
    case .heading6: .setHeading(6)
    case .headingNone: .setHeading(0)
    case .bulletList: .toggleBulletList
    case .orderedList: .toggleOrderedList
    case .taskList: .toggleTaskList
    case .tickTask: .toggleTask(at: nil)
    case .quote: .toggleQuote
    case .increaseQuote: .increaseQuoteLevel
    case .decreaseQuote: .decreaseQuoteLevel
    case .codeBlock: .toggleCodeBlock
    default: nil
    }
  }
}
