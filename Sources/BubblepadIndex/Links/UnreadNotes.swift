/// What is said of notes that a look into all of them could not read.
package enum UnreadNotes {
  /// A sentence; nil where there are none.
  package static func words(_ count: Int) -> String? {
    guard count > 0 else { return nil }
    return
      "\(count == 1 ? "1 note" : "\(count) notes") could not be searched: locked, or too large."
  }
}
