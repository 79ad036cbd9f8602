import BubblepadProperties

/// How long a text is, and how far its goals are reached.
package struct NoteCounts: Equatable {
  /// Nil until they are counted, which does not hold up the first screen.
  package var words: Int?
  /// What is said of the selection; nil where nothing is selected.
  package var selection: String?
  /// How far its goals of words are reached; nil where it has none.
  package var progress: WordGoal.Progress?

  /// What the status bar says.
  ///
  /// - Parameter isShort: where there is little room.
  package func hint(isShort: Bool = false) -> String {
    if let selection { return selection }
    if let progress { return isShort ? progress.shortWords : progress.words }
    guard let words else { return "" }
    return words == 1 ? "1 word" : "\(words) words"
  }
}
