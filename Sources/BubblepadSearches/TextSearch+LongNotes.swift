import BubblepadIndex
import BubblepadNotebook
import CursesText

/// Notes that are too long to be looked at with all others: they are read to their ends after those, beside what was found.
extension TextSearch {
  /// Looks into them, one after another, a slice at a time.
  func readLongNotes(_ query: SearchQuery) {
    // Of a locked one the text in memory counts.
    let long =
      notes.long + notes.locked.filter { Int64(unlocked[$0.id]?.count ?? 0) > NoteSource.most }
    guard !long.isEmpty, query.readsText else { return }
    longNotesLeft = long
    let (now, folder) = (Self.now, folder)
    task = Task { [weak self] in
      let excluded = await Background.run { ExcludedFiles(notebook: folder) }
      for entry in long {
        guard !Task.isCancelled else { return }
        let path = entry.path.below(folder) ?? entry.path
        let search = SlicedSearch(query, path: path, modified: entry.modified, now: now)
        let isSearched = !excluded.contains(path)
        let text = self?.unlocked[entry.id]
        let hit = isSearched ? await Self.hit(search, in: entry, text) : nil
        guard let self, !Task.isCancelled else { return }
        // What was found in a note that has been locked meanwhile is a secret again.
        let isOpen = !entry.isLocked || unlocked[entry.id] != nil
        if isSearched, isOpen, let hit { take(hit.found, of: entry) }
        longNotesLeft.removeFirst()
      }
    }
  }

  /// What was found in a note that could be read.
  private struct Answer: Sendable { let found: SearchHit? }

  /// Nil where it is cancelled, or the note cannot be read to its end.
  ///
  /// - Parameter text: that of a locked note, which is in memory.
  private nonisolated static func hit(
    _ search: SlicedSearch, in entry: NoteEntry, _ text: SourceText?
  ) async -> Answer? {
    if entry.isLocked {
      guard let text, let search = await looking(at: text, search) else { return nil }
      return await answer(of: search)
    }
    let start = await Background.run {
      try? NoteContent.load(entry.path, firstBytes: SlicedSearch.slice)
    }
    guard let start, case .plain(let text) = start.kind else { return nil }
    var search = search
    var piece: SourceText? = text
    while let now = piece {
      guard let next = await looking(at: now, search) else { return nil }
      search = next
      do {
        piece = try await start.rest?.next(limit: SlicedSearch.slice)
      } catch {
        return nil
      }
    }
    return await answer(of: search)
  }

  /// A search after it has looked at the next part of a note; nil where it is cancelled.
  private nonisolated static func looking(
    at text: SourceText, _ search: SlicedSearch
  ) async -> SlicedSearch? {
    var search = search
    // A text in another encoding comes whole.
    for begin in stride(from: 0, to: text.count, by: SlicedSearch.slice) {
      guard !Task.isCancelled else { return nil }
      search = await Background.run { [search] in
        var next = search
        next.take(text.bytes(in: begin..<min(begin + SlicedSearch.slice, text.count)))
        return next
      }
    }
    return search
  }

  private nonisolated static func answer(of search: SlicedSearch) async -> Answer {
    await Background.run {
      var last = search
      return Answer(found: last.finish())
    }
  }
}
