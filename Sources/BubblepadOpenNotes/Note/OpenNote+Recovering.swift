import BubblepadNotebook

/// The journal that the text came from.
extension OpenNote {
  /// Has the note's own journal keep what was recovered, in the place of the one it came from.
  package func keepRecovered() async {
    guard let recovered, (try? await file.flushJournal()) != nil, file.isJournalled else { return }
    self.recovered = nil
    discard(recovered)
  }

  /// The disk has the note: the journal that it was recovered from is not needed.
  package func forgetRecovered() {
    guard let recovered else { return }
    self.recovered = nil
    discard(recovered)
  }

  /// A journal that cannot be removed is offered once too often; nothing is lost by that.
  private func discard(_ recovered: RecoverableNote) { try? recovered.discard() }
}
