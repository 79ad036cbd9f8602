import BubblepadIndex
import BubblepadNotebook
import CursesText

/// Notes that are too long to be looked at with all others: they are read to their ends after those, beside what was found.
extension TextSearch {
  /// Looks into them, one after another, a slice at a time.
  func readLongNotes(_ query: SearchQuery) {
    let long = entries.filter { $0.size > NoteSource.most && !$0.isLocked }
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
        let hit = isSearched ? await Self.hit(search, in: entry) : nil
        guard let self, !Task.isCancelled else { return }
        if isSearched, let hit { take(hit.found, of: entry) }
        longNotesLeft.removeFirst()
      }
    }
  }

  /// What was found in a note that could be read.
  private struct Answer: Sendable { let found: SearchHit? }

  /// Nil where it is cancelled, or the note cannot be read to its end.
  private nonisolated static func hit(_ search: SlicedSearch, in entry: NoteEntry) async -> Answer?
  {
    let start = await Background.run {
      try? NoteContent.load(entry.path, firstBytes: SlicedSearch.slice)
    }
    guard let start, case .plain(let text) = start.kind else { return nil }
    var search = search
    var piece: SourceText? = text
    while let now = piece {
      guard !Task.isCancelled else { return nil }
      search = await Background.run { [search] in
        var next = search
        // A text in another encoding comes whole.
        for begin in stride(from: 0, to: now.count, by: SlicedSearch.slice) {
          next.take(now.bytes(in: begin..<min(begin + SlicedSearch.slice, now.count)))
        }
        return next
      }
      do {
        piece = try await start.rest?.next(limit: SlicedSearch.slice)
      } catch {
        return nil
      }
    }
    return await Background.run { [search] in
      var last = search
      return Answer(found: last.finish())
    }
  }
}
