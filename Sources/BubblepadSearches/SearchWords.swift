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
      + (longNotesLeft.isEmpty ? "" : ", reading \(longWords)")
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
    if !longNotesLeft.isEmpty {
      lines = ["Still reading \(longWords)…"]
    }
    if leavesOutExcluded { lines.append("Excluded files (app.json) were not searched.") }
    return lines.joined(separator: "\n") + "\nEsc shows all notes."
  }

  private var longWords: String {
    let titles = longNotesLeft.prefix(2).map { "“\($0.shownTitle)”" }
    return titles.count == 1 ? titles[0] : Numbers.words(longNotesLeft.count, "long note")
  }
}
