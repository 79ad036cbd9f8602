import BubblepadNotebook
import CCursesFileShims
import CursesText

/// Keeps the index of the open notebook in step with it, beside what the user does.
///
/// It starts after the first screen. All work is done on another thread, one thing after another; what asks
/// before the index has all notes does without it.
@MainActor
package final class NotebookIndexing {
  package let index: NoteIndex
  /// How far the index is.
  package private(set) var state = IndexState.missing
  private var names: KnownNames?
  /// What notes are called beside their file names, for quick open.
  package var otherNames: OtherNames { names?.others ?? [] }
  /// The files that are no notes, from the notebook's folder on: links lead to them.
  package var otherFiles: [String] { names?.files ?? [] }
  /// The same; nil while they are not known.
  package var knownOtherFiles: [String]? { readyIndex == nil ? nil : names?.files }
  /// The tags of all notes, for those that are typed.
  package var tags: TagTree { names?.tags ?? TagTree([]) }

  /// Called once, with the reason why there can be no index.
  package var onFailed: (String) -> Void = { _ in }
  private var hasFailed = false

  /// Called whenever some changes have been taken in: from then on searches find them.
  package var onUpdated: () -> Void = {}

  /// Whether links may lead to other files since this was asked last.
  package func takeNewFiles() -> Bool {
    defer { hasNewFiles = false }
    return hasNewFiles
  }
  private var hasNewFiles = false

  /// Called when everything that was asked for has been taken in.
  package var onSettled: () -> Void = {}

  private let folder: String
  private let watch: FolderWatch
  private var watched: Set<FileID> = [FileID("")]
  private var isWorking = false
  /// Whether the notes have been looked at: the list names them first.
  private var hasBegun = false
  private var isClosed = false
  private var wantsAll = false
  private var wanted: Set<FileID> = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(folder: NotebookFolder, cacheHome: String, watch: FolderWatch) {
    self.folder = folder.path
    self.watch = watch
    index = NoteIndex(
      notebook: folder.path, place: IndexPlace(notebook: folder.path, cacheHome: cacheHome))
  }

  /// The index once it has taken in what was saved last; nil where another program keeps it.
  package func settledIndex() async -> NoteIndex? {
    guard state == .ready else { return nil }
    await settled()
    return state == .ready ? index : nil
  }

  /// The index, if it can be asked; it may have been deleted since.
  package var readyIndex: NoteIndex? {
    switch state {
    case .ready, .otherWriter: index
    case .missing, .failed: nil
    }
  }

  // MARK: What has changed

  /// The list of notes was read again.
  ///
  /// - Parameter folders: all there are below the notebook's.
  /// - Returns: whether the list may lack files: they came into a new folder before that was watched.
  @discardableResult
  package func listChanged(folders: [String]) -> Bool {
    // Changes below folders are reported by those.
    let all = Set(folders.map { FileID($0) })
    let new = all.subtracting(watched)
    for folder in new { watch.watch(absolute(folder.path)) }
    watched = all.union([FileID("")])
    wantsAll = true
    work()
    return !new.isEmpty
  }

  /// Other programs changed files, or this one has saved one.
  package func filesChanged(_ paths: some Sequence<String>) {
    wanted.formUnion(paths.compactMap { pathInNotebook($0).map { FileID($0) } })
    work()
  }

  /// Reports what a watch has seen. What needs a look at everything comes with the list.
  package func filesChanged(_ changes: [FolderChange]) {
    filesChanged(
      changes.compactMap { change in
        switch change {
        case .changed(let file), .removed(let file): file.path
        case .rescan: nil
        }
      })
  }

  /// A path from the notebook's folder on; nil for a file elsewhere.
  package func pathInNotebook(_ path: String) -> String? { path.below(folder) }

  package func absolute(_ path: String) -> String { folder + "/" + path }

  /// Something did not get an answer that the index should have had: it looks after itself.
  package func wasOfNoUse() {
    state = .missing
    wantsAll = true
    work()
  }

  /// Returns when everything has been taken in that was asked for so far, and all notes once.
  package func settled() async {
    guard isWorking || !hasBegun, !isClosed else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Leaves the index whole on the disk.
  package func close() {
    isClosed = true
    index.close()
    resumeWaiting()
  }

  // MARK: Work

  private func work() {
    guard !isWorking, !isClosed, wantsAll || !wanted.isEmpty else { return }
    (isWorking, hasBegun) = (true, true)
    let (index, all, paths) = (index, wantsAll, wanted.map(\.path))
    (wantsAll, wanted) = (false, [])
    let isFirst = state != .ready
    Task { [weak self] in
      let state = await Background.run(isPatient: isFirst || all) {
        let state = index.update(paths)
        return all || state == .missing ? index.update() : state
      }
      self?.updated(state)
      // What is read of all notes takes longer than the changes.
      let known = await Background.run(isPatient: isFirst || all) {
        defer { if isFirst || all { bp_give_back_freed_memory() } }
        return index.knownNames()
      }
      self?.ended(known)
    }
  }

  private func updated(_ state: IndexState) {
    self.state = state
    if readyIndex != nil { onUpdated() }
  }

  private func ended(_ known: KnownNames?) {
    if let known {
      if known.files != names?.files { hasNewFiles = true }
      names = known
    }
    isWorking = false
    if case .failed(let reason) = state, !hasFailed {
      hasFailed = true
      onFailed(reason)
    }
    work()
    guard !isWorking else { return }
    onSettled()
    resumeWaiting()
  }

  private func resumeWaiting() {
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume() }
  }
}
