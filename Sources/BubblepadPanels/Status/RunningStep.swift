import BubblepadNotebook
import Observation

/// The step over files that is being written, as the status bar tells of it. It can be stopped.
@Observable @MainActor
package final class RunningStep {
  /// What is said of it; nil where none runs, or it has just begun.
  package private(set) var words: String?
  @ObservationIgnored private var progress: [FilesProgress] = []
  /// Whether the next look at it is due already.
  @ObservationIgnored private var isWatched = false
  /// What other programs have changed meanwhile, or the step itself.
  @ObservationIgnored private var changes: [FolderChange] = []
  /// What waits for its end.
  @ObservationIgnored private var waiting: [() -> Void] = []

  /// Milliseconds before it is told of, and between two looks at it.
  private static let (patience, interval) = (250, 100)

  package var isRunning: Bool { !progress.isEmpty }

  /// Called when files are going to be written.
  @ObservationIgnored package var onBegin: () -> Void = {}

  package init() {}

  /// Files are going to be written.
  ///
  /// - Parameter schedule: runs an action after so many milliseconds.
  package func begin(
    _ count: Int, schedule: @escaping (Int, @escaping @MainActor () -> Void) -> Void
  ) -> FilesProgress {
    let new = FilesProgress(count: count)
    progress.append(new)
    if !isWatched { look(after: Self.patience, schedule) }
    onBegin()
    return new
  }

  private func look(
    after milliseconds: Int,
    _ schedule: @escaping (Int, @escaping @MainActor () -> Void) -> Void
  ) {
    isWatched = true
    schedule(milliseconds) { [weak self] in
      guard let self else { return }
      isWatched = false
      guard let state = progress.last?.state else { return }
      words = state.words(isLast: !waiting.isEmpty)
      look(after: Self.interval, schedule)
    }
  }

  /// Files were written.
  package func end(_ old: FilesProgress) {
    progress.removeAll { $0 === old }
    guard progress.isEmpty else { return }
    words = nil
    let actions = waiting
    waiting = []
    // The step is noted first.
    Task { for action in actions { action() } }
  }

  /// Has no further file written. Returns whether there was a step to be stopped.
  @discardableResult
  package func stop() -> Bool {
    guard let last = progress.last, last.stop() else { return false }
    waiting = []
    words = last.state.words(isLast: false)
    return true
  }

  /// Runs an action once no step runs: to quit. Esc takes it back.
  package func whenOver(_ action: @escaping () -> Void) {
    guard isRunning else { return action() }
    waiting = [action]
    words = progress.last?.state.words(isLast: true)
  }

  // MARK: Changes meanwhile

  /// Keeps what a watch has seen until no step runs: each file that is written would have the list read again.
  /// Returns false where none runs.
  package func keep(_ new: [FolderChange]) -> Bool {
    guard isRunning else { return false }
    changes += new
    return true
  }

  /// What was kept, without the files that the step has written.
  package func takeChanges(without written: [FileChange]) -> [FolderChange] {
    defer { changes = [] }
    let own = Set(written.map { FileID($0.path) })
    return changes.filter { change in
      switch change {
      case .changed(let file), .removed(let file): !own.contains(file)
      case .rescan: true
      }
    }
  }
}
