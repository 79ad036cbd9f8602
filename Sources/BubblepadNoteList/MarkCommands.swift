import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesUICore

/// Marking rows of the list of notes.
@MainActor
package struct MarkCommands {
  private let list: NoteList
  private var context: any NoteListContext { list.context }

  package init(_ list: NoteList) { self.list = list }

  private var marks: RowMarks { list.browser.marks }

  /// The rows that can be marked: a note without a file cannot.
  private var rows: [FileID] {
    let draft = list.draft?.id
    return list.browser.rows
      .filter { !$0.isFoundName && $0.foundLine ?? 0 == 0 && $0.id != draft }.map(\.id)
  }

  /// Marks the selected row, or takes its mark away, and goes to another.
  ///
  /// - Parameter distance: how many rows on.
  package func toggle(moving distance: Int = 1) {
    let rows = rows
    guard let (selected, index) = selected(in: rows) else { return }
    marks.toggle(selected)
    if rows.indices.contains(index + distance) { list.selection = rows[index + distance] }
    tellReader()
  }

  /// Marks the rows from the selected one to the next, as long as Shift goes on.
  package func extend(by distance: Int) {
    let rows = rows
    guard let (selected, index) = selected(in: rows) else { return }
    let next = rows[min(max(0, index + distance), rows.count - 1)]
    marks.extend(from: selected, to: next, in: rows)
    list.selection = next
    tellReader()
  }

  /// Marks all notes of the list; folders go with their notes, and are not marked.
  package func markAll() {
    let notes = Set(list.browser.shownNotes.map(\.id))
    let wanted = rows.filter(notes.contains)
    guard !wanted.isEmpty else {
      return context.tell(.hint("There is no note in the list to mark."))
    }
    marks.add(wanted)
    tellReader()
  }

  /// The selected row and its place; nil where none can be marked, which is said.
  private func selected(in rows: [FileID]) -> (FileID, Int)? {
    guard let selected = list.selection, let index = rows.firstIndex(of: selected) else {
      context.tell(.hint("Select a note that has a file to mark it."))
      return nil
    }
    return (selected, index)
  }

  /// How many rows are marked, in words; nil where none is.
  package var words: String? {
    let count = marks.files.count
    return count == 0 ? nil : "\(Numbers.words(count)) marked"
  }

  private func tellReader() {
    guard context.settings.isForScreenReader else { return }
    context.tell(.hint(words ?? "Nothing is marked."))
  }
}
