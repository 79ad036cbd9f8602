import CursesText

/// What can be undone, kept for the next start. Of a note that is locked, or was at any time since it was
/// opened, nothing is kept: a text that was deleted while it was a secret stays one. Nor of what a program
/// hands over for this once, which may be decrypted for it.
extension NoteFile {
  private var historyFile: HistoryFile? {
    guard !isSecret, lock == nil, stamp != nil, reading == .whole,
      !NoteTitle.isForOnce(resolvedPath)
    else { return nil }
    return HistoryFile(note: resolvedPath, in: places.historyFolder.path)
  }

  /// Reads what could be undone in a text when this note was used last, on another thread; nil where that
  /// is not known. What another program has changed since is one step more, the nearest.
  public func earlierHistory(of text: SourceText) async -> History? {
    guard let historyFile else { return nil }
    let unreadable = places.unreadableFiles
    return await Background.run { historyFile.read(for: text, unreadable: unreadable) }
  }

  /// As `earlierHistory`, before it returns. It takes as long as hashing the text, or comparing it.
  public func earlierHistoryNow(of text: SourceText) -> History? {
    historyFile?.read(for: text, unreadable: places.unreadableFiles)
  }

  /// What is to be kept for the next start; nil for a note of which nothing is.
  ///
  /// - Parameter text: the text that is on the disk, and the one that the history leads to.
  public func kept(_ history: History, of text: SourceText) -> KeptHistory? {
    historyFile.map {
      KeptHistory(history: history, text: text, file: $0, folder: places.historyFolder)
    }
  }

  /// Removes what is kept: the note is a secret from now on.
  func forgetHistory() {
    isSecret = true
    HistoryFile(note: resolvedPath, in: places.historyFolder.path).remove()
  }

  /// Has what is kept go with the note to its new path.
  func moveHistory(from old: String) {
    guard !old.isSamePath(as: resolvedPath) else { return }
    let folder = places.historyFolder.path
    HistoryFile(note: old, in: folder).move(to: HistoryFile(note: resolvedPath, in: folder))
  }
}

/// A history on its way to the disk.
public struct KeptHistory: Sendable {
  let history: History
  let text: SourceText
  let file: HistoryFile
  let folder: HistoryFolder

  /// Writes it on another thread. What cannot be written is not kept: nobody loses a text by that.
  public nonisolated(nonsending) func write() async {
    await Background.run {
      try? file.write(history, for: text)
      folder.sweep(now: now())
    }
  }
}

/// What is kept of a note that need not be open.
public struct NoteHistoryFile: Sendable {
  let file: HistoryFile
}

extension NotebookPlaces {
  /// Has what is kept of the notes in a folder go with it to its new path.
  ///
  /// - Parameter notes: their paths from the folder on.
  public func moveHistories(ofFolder from: String, to: String, notes: [String]) {
    guard let old = FilePath.inResolvedFolder(from), let new = FilePath.inResolvedFolder(to) else {
      return
    }
    for note in notes where FilePath.linkTarget(FilePath.join(new, note)) == nil {
      HistoryFile(note: FilePath.join(old, note), in: historyFolder.path).move(
        to: HistoryFile(note: FilePath.join(new, note), in: historyFolder.path))
    }
  }

  /// Has what is kept of notes lead to what this process has written into their files.
  ///
  /// - Parameters:
  ///   - back: what gives the files back what they held.
  ///   - event: what that is in the histories; `.acrossFiles` for parts of one step.
  public func keepHistories(of back: [FileChange], as event: UserEvent) {
    for change in back {
      guard let path = FilePath.resolved(change.path) else { continue }
      HistoryFile(note: path, in: historyFolder.path).take(
        from: change.after, to: change.before, as: event)
    }
  }

  /// What is kept of the note in a file; nil for a link, which is not the note.
  public func keptHistory(ofFileAt path: String) -> NoteHistoryFile? {
    guard FilePath.linkTarget(path) == nil, let resolved = FilePath.resolved(path) else {
      return nil
    }
    return NoteHistoryFile(file: HistoryFile(note: resolved, in: historyFolder.path))
  }
}
