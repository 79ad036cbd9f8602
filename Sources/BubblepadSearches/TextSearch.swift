import BubblepadIndex
import BubblepadNotebook
import CursesCLibrary
import CursesText
import Observation

/// The index of the notebook as a search asks for it.
@MainActor
package struct SearchedIndex {
  /// The index, if it can be asked now.
  let ready: () -> NoteIndex?
  /// Called when it had no answer.
  let wasOfNoUse: () -> Void

  package init(ready: @escaping () -> NoteIndex?, wasOfNoUse: @escaping () -> Void) {
    (self.ready, self.wasOfNoUse) = (ready, wasOfNoUse)
  }

  /// Of a notebook without one.
  package static let none = SearchedIndex(ready: { nil }, wasOfNoUse: {})
}

/// A search of all notes beside the typing, and what it has found so far.
///
/// It asks the index; where that is not there yet, it looks into the files.
@Observable @MainActor
package final class TextSearch {
  package let query: String
  /// The notes that have what is looked for, each with the line it was found in.
  package private(set) var hits: [NoteEntry] = []
  /// What was found, by the paths of the notes.
  @ObservationIgnored package private(set) var found: [FileID: SearchHit] = [:]
  /// The part of the notes that has been looked at, from 0 to 1.
  package private(set) var progress = 0.0
  /// Whether there are more notes than those that are listed.
  package private(set) var isCut = false
  /// Whether files were left out that the vault excludes.
  package private(set) var leavesOutExcluded = false
  /// The long notes that are still to be read to their ends.
  package internal(set) var longNotesLeft: [NoteEntry] = []
  /// What is wrong with the query, in a sentence.
  package let problem: String?
  /// A locked note that is open, with its text, which is in memory only.
  package struct UnlockedNote: Sendable {
    package let path: String
    package let text: SourceText

    /// A note as it is in memory.
    package init(path: String, text: SourceText) { (self.path, self.text) = (path, text) }
  }

  /// The notes that cannot be looked into without their passphrase.
  package let lockedCount: Int

  /// The query as it is understood; nil for a wrong one.
  @ObservationIgnored package let parsed: SearchQuery?
  @ObservationIgnored let notes: SearchedNotes
  /// The line of a note that was chosen among those that were found in it.
  private var chosen: (note: FileID, line: Int)?
  @ObservationIgnored let folder: String
  @ObservationIgnored private let index: SearchedIndex
  /// The texts of those that are open by their paths, until they are closed.
  @ObservationIgnored private(set) var unlocked: [FileID: SourceText]
  /// The paths of locked notes that have been closed since: what was found in them is a secret again.
  @ObservationIgnored private var closed: Set<FileID> = []
  @ObservationIgnored var task: Task<Void, Never>?
  @ObservationIgnored private var cancelStart: () -> Void = {}
  @ObservationIgnored private let stop = SearchStop()

  package var isDone: Bool { progress >= 1 }

  /// The place of the chosen line of a note among those that were found.
  package func line(of note: FileID) -> Int { chosen?.note == note ? chosen?.line ?? 0 : 0 }

  func choose(line: Int, of note: FileID) { chosen = (note, line) }

  /// Called whenever other notes are listed.
  @ObservationIgnored package var onFound: () -> Void = {}

  /// Whether a search for what was typed is one at all.
  package static func isEmpty(_ query: String) -> Bool {
    (try? SearchQuery(query))?.isEmpty ?? false
  }

  /// Why what was typed cannot be searched, in words; nil where it can.
  package static func problem(with query: String) -> String? {
    isEmpty(query)
      ? "Type a word or more." : TextSearch(query, in: SearchedNotes([]), folder: "").problem
  }

  /// - Parameter before: the search for what stood there before: what it found is shown until there is more.
  package init(
    _ query: String, in notes: SearchedNotes, folder: String, index: SearchedIndex = .none,
    unlocked: [UnlockedNote] = [], after before: TextSearch? = nil
  ) {
    self.query = query
    self.notes = notes
    self.folder = folder
    self.index = index
    let texts = Dictionary(
      unlocked.map { (FileID($0.path), $0.text) }, uniquingKeysWith: { first, _ in first })
    self.unlocked = texts
    lockedCount = notes.locked.count { texts[$0.id] == nil }
    do throws(QueryProblem) {
      parsed = try SearchQuery(query)
      problem = nil
    } catch {
      parsed = nil
      problem = error.sentence
      progress = 1
    }
    guard parsed != nil, index.ready() != nil, let before else { return }
    (hits, found) = (before.hits, before.found)
  }

  /// How many notes are looked at between two looks at whether anybody still wants it.
  private static let batch = 16

  /// Runs an action after so many milliseconds; what it returns cancels it.
  package typealias Schedule = (Int, @escaping @MainActor () -> Void) -> () -> Void

  /// Starts when nothing has been typed for a moment; at once where there is an index to be asked.
  ///
  /// - Parameter finished: called when all notes have been looked at, unless it was cancelled before.
  package func start(
    after milliseconds: Int, schedule: Schedule, finished: @escaping @MainActor () -> Void
  ) {
    guard let parsed else { return finished() }
    if let ready = index.ready() { return ask(ready, parsed, finished) }
    guard milliseconds > 0 else { return scan(parsed, finished) }
    cancelStart = schedule(milliseconds) { [weak self] in self?.scan(parsed, finished) }
  }

  // MARK: With the index

  /// So many notes are found for each key, which fill a screen; then the others, up to the most that are listed.
  private static let limits = [48, 200]

  /// What the index has found, with the notes that were hit as they are listed.
  private struct Found: Sendable {
    let hits: [FileID: SearchHit]
    let entries: [NoteEntry]
    let isCut: Bool
    let leavesOutExcluded: Bool

    init(_ hits: [SearchHit], of answer: SearchAnswer, _ notes: SearchedNotes, _ folder: String) {
      let paths = hits.map { FileID(folder + "/" + $0.path) }
      self.hits = Dictionary(zip(paths, hits), uniquingKeysWith: { first, _ in first })
      entries = zip(hits, notes.entries(at: paths)).compactMap { hit, note in
        guard let entry = note ?? TextSearch.entry(ofFile: hit, folder) else { return nil }
        return hit.excerpt.map(entry.showing) ?? entry
      }
      (isCut, leavesOutExcluded) = (answer.isCut, answer.leavesOutExcluded)
    }
  }

  private func ask(
    _ index: NoteIndex, _ query: SearchQuery,
    _ finished: @escaping @MainActor () -> Void
  ) {
    let now = Self.now
    task = Task { [weak self, notes, folder, stop, unlocked] in
      for limit in Self.limits {
        let answer = await Background.run { () -> Found? in
          guard
            let answer = index.search(
              query, now: now, limit: limit, isCancelled: { !stop.isWanted })
          else { return nil }
          var hits = answer.hits
          let excluded = unlocked.isEmpty ? .none : ExcludedFiles(notebook: folder)
          // Of a locked note the index knows the name alone: its text says whether it is a hit.
          for entry in notes.locked where unlocked[entry.id] != nil {
            guard let inside = entry.path.below(folder), !excluded.contains(inside) else {
              continue
            }
            hits.removeAll { $0.path.isSamePath(as: inside) }
            if let own = Self.hit(query, in: entry, folder, now, unlocked) {
              hits.insert(own, at: 0)
            }
          }
          return Found(hits, of: answer, notes, folder)
        }
        guard let self, !Task.isCancelled else { return }
        guard let answer else {
          self.index.wasOfNoUse()
          (hits, found) = ([], [:])
          return scan(query, finished)
        }
        (found, hits) = (answer.hits, answer.entries)
        dropClosed()
        onFound()
        (isCut, leavesOutExcluded) = (answer.isCut, answer.leavesOutExcluded)
        if !isCut { break }
      }
      self?.progress = 1
      finished()
      self?.readLongNotes(query)
    }
  }

  /// A file that is no note; nil for a note, which the list has as soon as it has been read.
  private nonisolated static func entry(ofFile hit: SearchHit, _ folder: String) -> NoteEntry? {
    guard !NotebookFolder.isNote(hit.path.lastComponent) else { return nil }
    let what =
      CanvasFile.isCanvas(hit.path)
      ? "a canvas" : PictureAddress.isPicture(hit.path) ? "a picture" : "no note"
    return NoteEntry(
      fileAt: folder + "/" + hit.path,
      in: hit.path.contains("/") ? hit.path.parentFolder : "", snippet: what)
  }

  /// Nanoseconds since 1970.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  // MARK: Without

  private func scan(_ query: SearchQuery, _ finished: @escaping @MainActor () -> Void) {
    let (now, folder) = (Self.now, folder)
    task = Task { [weak self, all = notes.entries, unlocked] in
      let entries = await Background.run { () -> [NoteEntry] in
        let excluded = ExcludedFiles(notebook: folder)
        guard !excluded.isEmpty else { return all }
        return all.filter { entry in entry.path.below(folder).map(excluded.contains) != true }
      }
      self?.leavesOutExcluded = entries.count < all.count
      for start in stride(from: 0, to: entries.count, by: Self.batch) {
        guard !Task.isCancelled else { return }
        let part = entries[start..<min(start + Self.batch, entries.count)]
        let found = await Background.run {
          part.compactMap { entry in
            Self.hit(query, in: entry, folder, now, unlocked).map { (entry, $0) }
          }
        }
        guard let self, !Task.isCancelled else { return }
        take(found, Double(part.endIndex) / Double(entries.count))
      }
      guard let self, !Task.isCancelled else { return }
      take([], 1)
      finished()
      readLongNotes(query)
    }
  }

  private nonisolated static func hit(
    _ query: SearchQuery, in entry: NoteEntry, _ folder: String, _ now: Int64,
    _ unlocked: [FileID: SourceText]
  ) -> SearchHit? {
    let source =
      unlocked[entry.id].map { $0.bytes(in: 0..<min($0.count, NoteSource.most)) }
      ?? (entry.isLocked ? [] : NoteSource.bytes(ofFileAt: entry.path) ?? [])
    let path = entry.path.below(folder) ?? entry.path
    return query.hit(
      in: SearchedNote(
        path: path, isLocked: entry.isLocked, modified: entry.modified, source: source), now: now)
  }

  /// Takes what a whole note has, where a part of it may have been looked at before.
  func take(_ hit: SearchHit?, of entry: NoteEntry) {
    let had = found[entry.id]
    guard hit != had else { return }
    found[entry.id] = hit
    if hit == nil {
      hits.removeAll { $0.id == entry.id }
    } else if had == nil {
      hits.append(shown(entry))
    }
    onFound()
  }

  private func take(_ found: [(entry: NoteEntry, hit: SearchHit)], _ progress: Double) {
    for (entry, hit) in found { self.found[entry.id] = hit }
    if !found.isEmpty { hits += found.map { shown($0.entry) } }
    dropClosed()
    self.progress = progress
    if !found.isEmpty { onFound() }
  }

  /// An entry with the excerpt that was found in it.
  private func shown(_ entry: NoteEntry) -> NoteEntry {
    found[entry.id]?.excerpt.map { entry.showing($0) } ?? entry
  }

  /// Drops notes that are not there any more.
  package func keep(thoseIn entries: [NoteEntry]) {
    guard !hits.isEmpty else { return }
    let there = Set(entries.map(\.id))
    hits.removeAll { $0.isNote && !there.contains($0.id) }
  }

  // MARK: Locked notes

  /// Whether something was found in the text of a locked note.
  package var hasUnlockedHit: Bool { unlocked.keys.contains { found[$0]?.line != nil } }

  /// Forgets what was found in a locked note that has been closed.
  package func noteClosed(_ path: String) {
    unlocked[FileID(path)] = nil
    closed.insert(FileID(path))
    dropClosed()
  }

  private func dropClosed() {
    for id in closed where found.removeValue(forKey: id) != nil {
      hits.removeAll { $0.id == id }
    }
  }

  package func cancel() {
    stop.set()
    cancelStart()
    task?.cancel()
  }
}
