import BubblepadIndex
import BubblepadNotebook
import CursesCLibrary
import CursesText
import Observation
import Synchronization

/// A search of all notes beside the typing, and what it has found so far.
///
/// It asks the index; where that is not there yet, it looks into the files.
@Observable @MainActor
final class TextSearch {
  let query: String
  /// The notes that have what is looked for, each with the line it was found in.
  private(set) var hits: [NoteEntry] = []
  /// What was found, by the paths of the notes.
  @ObservationIgnored private(set) var found: [String: SearchHit] = [:]
  /// The part of the notes that has been looked at, from 0 to 1.
  private(set) var progress = 0.0
  /// Whether there are more notes than those that are listed.
  private(set) var isCut = false
  /// What is wrong with the query, in a sentence.
  let problem: String?
  /// The notes that cannot be looked into without their passphrase.
  let lockedCount: Int

  /// The query as it is understood; nil for a wrong one.
  @ObservationIgnored let parsed: SearchQuery?
  @ObservationIgnored private let entries: [NoteEntry]
  @ObservationIgnored private let folder: String
  @ObservationIgnored private let indexing: NotebookIndexing?
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var timer: (any ScheduledAction)?
  @ObservationIgnored private let stop = Stop()

  /// Whether nobody waits for the answer any more.
  private final class Stop: Sendable {
    private let isSet = Atomic(false)
    var isWanted: Bool { isSet.load(ordering: .relaxed) }
    func set() { isSet.store(true, ordering: .relaxed) }
  }

  var isDone: Bool { progress >= 1 }

  /// Whether a search for what was typed is one at all.
  static func isEmpty(_ query: String) -> Bool { (try? SearchQuery(query))?.isEmpty ?? false }

  /// - Parameter before: the search for what stood there before: what it found is shown until there is more.
  init(
    _ query: String, in entries: [NoteEntry], folder: String, indexing: NotebookIndexing? = nil,
    after before: TextSearch? = nil
  ) {
    self.query = query
    self.entries = entries
    self.folder = folder
    self.indexing = indexing
    lockedCount = entries.count { $0.isLocked }
    do throws(QueryProblem) {
      parsed = try SearchQuery(query)
      problem = nil
    } catch {
      parsed = nil
      problem = error.sentence
      progress = 1
    }
    guard parsed != nil, indexing?.readyIndex != nil, let before else { return }
    (hits, found) = (before.hits, before.found)
  }

  /// How many notes are looked at between two looks at whether anybody still wants it.
  private static let batch = 16

  /// Starts when nothing has been typed for a moment; at once where there is an index to be asked.
  ///
  /// - Parameter finished: called when all notes have been looked at, unless it was cancelled before.
  func start(
    after milliseconds: Int, shell: any AppShell, finished: @escaping @MainActor () -> Void
  ) {
    guard let parsed else { return finished() }
    if let index = indexing?.readyIndex { return ask(index, parsed, shell, finished) }
    guard milliseconds > 0 else { return scan(parsed, finished) }
    timer = shell.schedule(after: milliseconds) { [weak self] in self?.scan(parsed, finished) }
  }

  // MARK: With the index

  /// So many notes are found for each key, which fill a screen; then the others, up to the most that are listed.
  private static let limits = [48, 200]

  private func ask(
    _ index: NoteIndex, _ query: SearchQuery, _ shell: any AppShell,
    _ finished: @escaping @MainActor () -> Void
  ) {
    let now = Self.now
    task = Task { [weak self, entries, folder, stop] in
      for limit in Self.limits {
        let answer = await Background.run { () -> (SearchAnswer, [NoteEntry])? in
          guard
            let answer = index.search(
              query, now: now, limit: limit, isCancelled: { stop.isWanted })
          else { return nil }
          let paths = Set(answer.hits.map { folder + "/" + $0.path })
          let listed = Dictionary(
            entries.lazy.filter { paths.contains($0.path) }.map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first })
          return (answer, answer.hits.compactMap { listed[folder + "/" + $0.path] })
        }
        guard let self, !Task.isCancelled else { return }
        guard let (answer, hits) = answer else {
          indexing?.wasOfNoUse()
          (self.hits, found) = ([], [:])
          return scan(query, finished)
        }
        found = Dictionary(
          answer.hits.map { (folder + "/" + $0.path, $0) }, uniquingKeysWith: { first, _ in first })
        self.hits = hits.map(shown)
        isCut = answer.isCut
        if !isCut { break }
      }
      self?.progress = 1
      finished()
    }
  }

  /// Nanoseconds since 1970.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  // MARK: Without

  private func scan(_ query: SearchQuery, _ finished: @escaping @MainActor () -> Void) {
    let (now, folder) = (Self.now, folder)
    task = Task { [weak self, entries] in
      for start in stride(from: 0, to: entries.count, by: Self.batch) {
        guard !Task.isCancelled else { return }
        let part = entries[start..<min(start + Self.batch, entries.count)]
        let found = await Background.run {
          part.compactMap { entry in Self.hit(query, in: entry, folder, now).map { (entry, $0) } }
        }
        guard let self, !Task.isCancelled else { return }
        take(found, Double(part.endIndex) / Double(entries.count))
      }
      guard let self, !Task.isCancelled else { return }
      take([], 1)
      finished()
    }
  }

  private nonisolated static func hit(
    _ query: SearchQuery, in entry: NoteEntry, _ folder: String, _ now: Int64
  ) -> SearchHit? {
    let source = entry.isLocked ? [] : NoteSource.bytes(ofFileAt: entry.path) ?? []
    let path = entry.path.below(folder) ?? entry.path
    return query.hit(
      in: SearchedNote(
        path: path, isLocked: entry.isLocked, modified: entry.modified, source: source), now: now)
  }

  private func take(_ found: [(entry: NoteEntry, hit: SearchHit)], _ progress: Double) {
    for (entry, hit) in found { self.found[entry.path] = hit }
    if !found.isEmpty { hits += found.map { shown($0.entry) } }
    self.progress = progress
  }

  /// An entry with the excerpt that was found in it.
  private func shown(_ entry: NoteEntry) -> NoteEntry {
    found[entry.path]?.excerpt.map { entry.showing($0) } ?? entry
  }

  /// Drops notes that are not there any more.
  func keep(thoseIn entries: [NoteEntry]) {
    guard !hits.isEmpty else { return }
    let paths = Set(entries.map(\.path))
    hits.removeAll { !paths.contains($0.path) }
  }

  func cancel() {
    stop.set()
    timer?.cancel()
    task?.cancel()
  }
}
