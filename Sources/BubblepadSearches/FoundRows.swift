import BubblepadIndex
import BubblepadNotebook

/// The rows of what a search has found: of each note its name, and below it the lines that were found.
extension TextSearch {
  /// The rows, in the order of the notes.
  package var rows: [NoteListItem] {
    hits.flatMap { note -> [NoteListItem] in
      guard let found = found[note.id], !found.matches.isEmpty else {
        return [NoteListItem(note)]
      }
      let lines = found.matches.enumerated().map { place, match in
        NoteListItem(
          .line(place, text: match.excerpt, marked: match.highlights), of: note)
      }
      return [NoteListItem(.name(lineCount: found.lineCount), of: note)] + lines
    }
  }

  /// The line of a note that is meant: the chosen one, else the first.
  package func match(in note: FileID) -> SearchHit.Match? {
    guard let matches = found[note]?.matches else { return nil }
    return matches.indices.contains(line(of: note)) ? matches[line(of: note)] : matches.first
  }

  /// The row that is selected.
  ///
  /// - Parameter note: the one that is selected.
  package func row(of note: FileID?) -> FileID? {
    guard let note, line(of: note) > 0 else { return note }
    return rows.first { $0.note?.id == note && $0.foundLine == line(of: note) }?.id ?? note
  }

  /// Chooses a row, or the next one where that is the name of a note. Returns the note.
  ///
  /// - Parameter row: the id of the row.
  /// - Parameter note: the one that was selected before.
  package func choose(_ row: FileID?, from note: FileID?) -> FileID? {
    let rows = rows
    guard let place = rows.firstIndex(where: { $0.id == row }) else { return row }
    let before = rows.firstIndex { $0.id == self.row(of: note) } ?? -1
    let above = rows[..<place].lastIndex { !$0.isFoundName }
    // The name of the first note has nothing above it.
    let chosen =
      !rows[place].isFoundName ? place : place < before ? above ?? place + 1 : place + 1
    guard rows.indices.contains(chosen), let new = rows[chosen].note else { return note }
    choose(line: rows[chosen].foundLine ?? 0, of: new.id)
    return new.id
  }
}
