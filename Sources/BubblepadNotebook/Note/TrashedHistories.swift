import CursesText

/// What can be undone in notes that went to the trash in this session, until they are restored.
///
/// It is in memory alone: whoever empties the trash wants no copy to stay.
@MainActor
package final class TrashedHistories {
  private enum State {
    /// Its file is still to be read and removed.
    case waiting
    /// The note was restored before that.
    case restored(NoteHistoryFile)
    case held([UInt8])
  }

  /// The most bytes that are held, 32 MB: of what goes to the trash after that, nothing can be undone.
  private static let most = 32 << 20

  /// By the path of the note in the trash.
  private var states: [String: State] = [:]
  private var heldCount = 0

  package init() {}

  /// A note has gone to the trash.
  ///
  /// - Parameter path: where it lies there.
  package func trashed(_ path: String) { states[path] = .waiting }

  /// Takes what is kept of it from the disk, on another thread.
  package func take(_ kept: NoteHistoryFile, of path: String) async {
    if case .restored(let target) = states[path] {
      states[path] = nil
      return kept.file.move(to: target.file)
    }
    let bytes = await Background.run {
      let bytes = kept.file.bytes
      kept.file.remove()
      return bytes
    }
    switch states.removeValue(forKey: path) {
    case .restored(let target): put(bytes, into: target)
    case .waiting:
      guard let bytes, heldCount + bytes.count <= Self.most else { return }
      heldCount += bytes.count
      states[path] = .held(bytes)
    case .held, nil: break
    }
  }

  /// A note or folder has left the trash: what could be undone can be again.
  package func restored(_ path: String, to newPath: String, in places: NotebookPlaces) {
    for (trashed, inside) in paths(in: path) {
      let target = places.keptHistory(ofFileAt: newPath + inside)
      switch states[trashed] {
      case .held(let bytes):
        forget(trashed)
        if let target { put(bytes, into: target) }
      case .waiting: states[trashed] = target.map(State.restored)
      case .restored, nil: break
      }
    }
  }

  /// A note or folder is deleted for good.
  package func deleted(_ path: String) {
    for (trashed, _) in paths(in: path) { forget(trashed) }
  }

  /// The notes at a path and below it, with what comes after it.
  private func paths(in path: String) -> [(trashed: String, inside: String)] {
    states.keys.compactMap { trashed in
      if trashed == path { return (trashed, "") }
      return trashed.below(path).map { (trashed, "/" + $0) }
    }
  }

  private func forget(_ path: String) {
    if case .held(let bytes) = states.removeValue(forKey: path) { heldCount -= bytes.count }
  }

  /// What cannot be written is not kept: nobody loses a text by that.
  private func put(_ bytes: [UInt8]?, into target: NoteHistoryFile) {
    if let bytes { try? target.file.write(bytes) }
  }
}
