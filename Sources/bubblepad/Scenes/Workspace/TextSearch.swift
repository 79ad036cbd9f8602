import Notebook
import Observation
import TextModel

/// A search of the texts of all notes beside the typing, and what it has found so far.
@Observable @MainActor
final class TextSearch {
  let query: String
  /// The notes that have what is looked for, each with the line it was found in.
  private(set) var hits: [NoteEntry] = []
  /// The lines that were found, from 1, by the paths of their notes.
  @ObservationIgnored private(set) var lines: [String: Int] = [:]
  /// The part of the notes that has been looked at, from 0 to 1.
  private(set) var progress = 0.0
  /// The notes that cannot be looked into without their passphrase.
  let lockedCount: Int

  @ObservationIgnored private let entries: [NoteEntry]
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var timer: (any ScheduledAction)?

  var isDone: Bool { progress >= 1 }

  init(_ query: String, in entries: [NoteEntry]) {
    self.query = query
    self.entries = entries.filter { !$0.isLocked }
    lockedCount = entries.count - self.entries.count
  }

  /// How many notes are looked at between two looks at whether anybody still wants it.
  private static let batch = 16

  /// Starts when nothing has been typed for a moment.
  ///
  /// - Parameter finished: called when all notes have been looked at, unless it was cancelled before.
  func start(
    after milliseconds: Int, shell: any AppShell, finished: @escaping @MainActor () -> Void
  ) {
    guard milliseconds > 0 else { return scan(finished) }
    timer = shell.schedule(after: milliseconds) { [weak self] in self?.scan(finished) }
  }

  private func scan(_ finished: @escaping @MainActor () -> Void) {
    let search = NoteTextSearch(query)
    task = Task { [weak self, entries] in
      for start in stride(from: 0, to: entries.count, by: Self.batch) {
        guard !Task.isCancelled else { return }
        let part = entries[start..<min(start + Self.batch, entries.count)]
        let found = await Background.run {
          part.compactMap { entry in
            search.hit(inFileAt: entry.path).map { (entry.showing($0.excerpt), $0.line) }
          }
        }
        guard let self, !Task.isCancelled else { return }
        take(found, Double(part.endIndex) / Double(entries.count))
      }
      guard let self, !Task.isCancelled else { return }
      take([], 1)
      finished()
    }
  }

  private func take(_ found: [(entry: NoteEntry, line: Int)], _ progress: Double) {
    for (entry, line) in found { lines[entry.path] = line }
    if !found.isEmpty { hits += found.map(\.entry) }
    self.progress = progress
  }

  /// Drops notes that are not there any more.
  func keep(thoseIn entries: [NoteEntry]) {
    guard !hits.isEmpty else { return }
    let paths = Set(entries.map(\.path))
    hits.removeAll { !paths.contains($0.path) }
  }

  func cancel() {
    timer?.cancel()
    task?.cancel()
  }
}
