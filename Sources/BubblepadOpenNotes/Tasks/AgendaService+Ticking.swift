import BubblepadNotebook
import BubblepadPanels
import BubblepadTasks
import CursesInputFormats
import CursesText
import CursesUICore

/// Ticking a task in its note.
extension AgendaService {
  /// Does to the task at the caret what the list of all tasks does: the next one of a task that comes again
  /// above it, and the day it was done, also where it or others of the note had one. False for a task that
  /// is no more than its box, and for other text.
  ///
  /// - Parameter offset: of the task; nil for the one at the caret.
  package func tick(in note: OpenNote, at offset: Int? = nil) -> Bool {
    let selection = note.editor.document.state.selection
    guard offset != nil || selection.ranges.count == 1, let today = LocalTime.now.date else {
      return false
    }
    let text = note.editor.text
    let number = text.line(at: offset ?? selection.main.lowerBound)
    guard number == text.line(at: offset ?? selection.main.upperBound), note.isMarkdown,
      !note.isReading, !note.isReadOnly
    else { return false }
    let content = text.lineContentRange(number)
    guard content.count < 1 << 14, let line = TaskLine(text.bytes(in: content)) else {
      return false
    }
    let dating = line.isOpen ? note.doneDates.form(for: line, in: text) : nil
    guard line.isMoreThanABox || dating != nil, offset != nil || isInProse(note),
      let edits = TaskRewrite.edits(
        of: text, line: number + 1, holding: line, to: line.toggled(today: today, dating: dating))
    else { return false }
    note.editor.finishTyping()
    guard text.isIdentical(to: note.editor.text) || text == note.editor.text else { return false }
    note.editor.apply(edits)
    note.doneDates.noteToggle(of: line)
    if line.isOpen, let words = line.wordsOnNext { context.tell(.hint("Done. " + words)) }
    return true
  }

  /// Whether the caret is in text, and not in code that only looks like a task.
  private func isInProse(_ note: OpenNote) -> Bool {
    let document = note.editor.document
    return switch document.paragraph(at: document.head).kind {
    case .code, .tableRow, .rule, .raw: false
    case .paragraph, .heading, .source: true
    }
  }
}
