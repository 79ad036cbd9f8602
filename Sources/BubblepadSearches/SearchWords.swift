import BubblepadIndex
import BubblepadNotebook

/// What is said of a search below the list, and in the place of an empty one.
extension TextSearch {
  /// How many notes were found.
  ///
  /// - Parameter hasIndex: whether the index answers.
  package func countWords(hasIndex: Bool) -> String {
    guard problem == nil else { return "the search is not complete" }
    let count = hits.count
    if isCut { return "the best \(Numbers.words(count)) of more" }
    // What was found before stands until there is more.
    guard isDone || hasIndex && count > 0 else { return "searching \(Int(progress * 100)) %" }
    let isOfNotes = hits.allSatisfy(\.isNote)
    return Numbers.words(count, isOfNotes ? "note" : "file") + (count == 1 ? " matches" : " match")
      + (longNotes.isEmpty ? "" : ", \(Numbers.words(longNotes.count)) read in part")
  }

  /// Why nothing was found.
  package var emptyWords: String {
    if let problem { return problem }
    guard isDone else { return "Searching the texts…" }
    var lines = ["No text has “\(query)”."]
    if let unknown = parsed?.unknownWords { lines.append(unknown) }
    if lockedCount > 0 {
      lines.append(
        lockedCount == 1
          ? "1 locked note was not searched." : "\(lockedCount) locked notes were not searched.")
    }
    if let first = longNotes.first {
      let notes =
        longNotes.count == 1
        ? "“\(first.shownTitle)”" : Numbers.words(longNotes.count, "note")
      lines.append("Of \(notes) only the first \(NoteSource.most >> 20) MB were searched.")
    }
    if leavesOutExcluded { lines.append("Excluded files (app.json) were not searched.") }
    return lines.joined(separator: "\n") + "\nEsc shows all notes."
  }

  /// Those that are not searched to their ends.
  private var longNotes: [NoteEntry] { entries.filter { $0.size > NoteSource.most } }
}
