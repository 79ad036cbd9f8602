import CursesRichText
import CursesUICore

extension AppCommand {
  /// Whether it is about the open note.
  package var needsNote: Bool {
    if editing != nil { return true }
    return switch self {
    case .headingUp, .headingDown, .revealMarkers, .sourceMode, .save, .saveAs, .duplicate,
      .mergeNote, .extractSelection, .extractHeading,
      .rename, .renameHeading, .renameBlock, .renameAttachment, .moveAttachment, .focusTitle,
      .focusEditor,
      .lockNote, .unlockNote, .changePassphrase, .copyPath,
      .find, .replace, .replaceAll, .findCase, .findWord, .findPattern, .allOccurrences,
      .backlinks, .neighbourhood, .properties, .wordCount, .wordGoal, .insertTemplate, .insertDate,
      .insertImage, .outline, .callout, .table, .zen, .findNext, .findPrevious, .goToLine,
      .nextMisspelling, .previousMisspelling, .suggestSpelling, .toggleSpelling, .toggleReading:
      true
    default: false
    }
  }

  /// Whether it is about something that only pages of Markdown have.
  package var isForPages: Bool {
    switch self {
    case .insertLink, .insertImage, .callout, .table, .headingUp, .headingDown, .insertFootnote,
      .insertRule, .toggleBold, .toggleItalic, .toggleStrikethrough, .toggleCode, .toggleHighlight,
      .heading1, .heading2, .heading3, .heading4, .heading5, .heading6, .headingNone, .bulletList,
      .orderedList, .taskList, .tickTask, .quote, .increaseQuote, .decreaseQuote, .codeBlock,
      .properties, .wordGoal, .renameHeading, .renameBlock, .renameAttachment, .moveAttachment,
      .mergeNote, .extractSelection, .extractHeading:
      true
    default: false
    }
  }

  /// Whether undo after it is not expected to be about what was done before it. What moves the caret, the focus or
  /// only shows commands is no act.
  package var isAct: Bool {
    switch self {
    case .undo, .redo, .commandPalette, .back, .nextPanel, .previousPanel, .focusList, .focusFilter,
      .focusTitle, .focusEditor, .agenda, .save:
      false
    default: editing == nil
    }
  }

  /// Whether it changes the text.
  package var changesText: Bool {
    switch self {
    case .cut, .paste, .insertLink, .insertTemplate, .insertDate, .insertImage, .callout, .table,
      .headingUp, .headingDown, .replace, .replaceAll, .indent, .outdent, .properties, .wordGoal,
      .renameHeading, .renameBlock, .renameAttachment, .moveAttachment, .extractSelection,
      .extractHeading:
      true
    default:
      editing.map { if case .edit(let command) = $0 { command.changesText } else { false } }
        ?? false
    }
  }
}

extension RichCommand {
  /// Whether it does more than to select or to move the caret.
  fileprivate var changesText: Bool {
    switch self {
    case .undo, .redo, .selectAll, .moveToDocumentStart, .moveToDocumentEnd, .selectNextOccurrence,
      .selectAllOccurrences:
      false
    default: true
    }
  }
}
