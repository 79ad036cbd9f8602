// MARK: - Its steps among those of others

extension History {
  /// The highest number that a text has had here: it is another once something is recorded.
  public var newestRevision: Int { revisions }

  /// Returns the number of steps to undo until the text is that of a revision, or one before it.
  public func stepCount(after other: Int) -> Int {
    guard revision > other, !done.isEmpty else { return 0 }
    return 1 + done.dropFirst().count { $0.revisionThere > other }
  }

  /// Returns which way another text is one step away: `undo`, `redo`, or nil where it is not.
  public func way(from text: SourceText, to other: SourceText) -> UserEvent? {
    func leads(_ step: Step?) -> Bool {
      step.map { $0.transaction.applying(to: text) == other } == true
    }
    return leads(done.last) ? .undo : leads(undone.last) ? .redo : nil
  }
}
