/// What is said of notes that a look into all of them could not read.
package enum UnreadNotes {
  /// A sentence; nil where there are none.
  package static func words(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    let notes = count == 1 ? "1 note" : "\(count) notes"
    return "\(notes) could not be searched: locked, too large, or not readable."
  }
}
