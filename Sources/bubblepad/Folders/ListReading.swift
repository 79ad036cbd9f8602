import BubblepadNotebook
import CursesText
import CursesUICore

/// Reading the list of notes. The first time their names come first: nothing waits for what is in the notes.
@MainActor
struct ListReading {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// More notes than any screen shows: they are read before the list is shown, all others after that.
  private static let notesInView = 100

  /// - Parameters:
  ///   - path: what is selected then; nil for what is selected now.
  ///   - opensFirst: whether the note that a notebook begins with is opened, where none is.
  ///   - finished: called once the names of all notes are known.
  func read(
    selecting path: String?, openingFirst opensFirst: Bool, finished: @escaping () -> Void
  ) {
    if let path { workspace.selection = FileID(path) }
    guard let folder = workspace.folder else {
      workspace.isListLoaded = true
      return
    }
    let number = workspace.listings.begin()
    Task {
      do throws(FileError) {
        let isFirst = !workspace.isListLoaded
        if isFirst {
          showNames(try await folder.listing(reading: Self.notesInView))
          begin(openingFirst: opensFirst, finished)
        }
        let listed = try await folder.listing(known: workspace.entries, isPatient: isFirst)
        let lacksFiles = workspace.listings.takes(number) && take(listed)
        if !isFirst { begin(openingFirst: opensFirst, finished) }
        look(at: lacksFiles ? .all : workspace.listings.takeWaiting())
      } catch {
        _ = workspace.listings.takes(number)
        workspace.isListLoaded = true
        workspace.tell(.problem(error.message))
        workspace.releaseKeys()
      }
    }
  }

  /// Takes the names of all notes before they are read, unless others know more by now.
  private func showNames(_ listed: NotebookFolder.Listing) {
    guard !workspace.isListLoaded else { return }
    (workspace.entries, workspace.noteFolders) = (listed.entries, listed.folders)
    workspace.isListLoaded = true
    workspace.services.quickOpen.renew()
  }

  /// Looks at what has changed, after the look that is under way.
  ///
  /// - Parameter path: what is selected then; nil for what is selected now.
  func follow(_ changes: LatestFirst.Changes, selecting path: String? = nil) {
    if let path { workspace.selection = FileID(path) }
    guard workspace.folder != nil, workspace.listings.changed(changes) else { return }
    look(at: changes)
  }

  private func look(at changes: LatestFirst.Changes) {
    switch changes {
    case .none: break
    case .notes(let files): readAgain(files)
    case .all: workspace.rescan(selecting: nil)
    }
  }

  /// Reads notes again whose files have changed; all folders where more than that may be another now.
  private func readAgain(_ files: Set<FileID>) {
    let listed = ChangedNotes.entries(of: files, in: workspace.entries)
    guard listed.count == files.count, files.count <= ChangedNotes.most, workspace.isListLoaded,
      workspace.watch.isWhole
    else { return workspace.rescan(selecting: nil) }
    let number = workspace.listings.begin(ofAll: false)
    Task {
      let changed = await Background.run { ChangedNotes(reading: listed) }
      guard workspace.listings.takes(number) else { return }
      guard let changed else { return workspace.rescan(selecting: nil) }
      if changed.areOthers {
        guard let entries = changed.placed(in: workspace.entries) else {
          return workspace.rescan(selecting: nil)
        }
        workspace.dates = workspace.dates.renewed
        workspace.entries = entries
        workspace.indexing?.filesChanged(files.map(\.path))
        workspace.renewInsets()
      }
      look(at: workspace.listings.takeWaiting())
    }
  }

  private func begin(openingFirst opensFirst: Bool, _ finished: () -> Void) {
    finished()
    if opensFirst, workspace.dialog == nil { workspace.openNewestNoteIfNone() }
    workspace.releaseKeys()
  }

  /// Takes all that is known of the notes. Returns whether there are files that the index lacks.
  private func take(_ listed: NotebookFolder.Listing) -> Bool {
    workspace.dates = workspace.dates.renewed
    MovedNotes(workspace).look(in: listed.entries)
    (workspace.entries, workspace.noteFolders) = (listed.entries, listed.folders)
    workspace.browser.keepMarks(in: workspace)
    let lacksFiles = workspace.indexing?.listChanged(folders: listed.folders) ?? false
    workspace.isListLoaded = true
    workspace.services.quickOpen.renew()
    workspace.updateInsets()
    workspace.tell(ofUnlisted: listed.warnings)
    return lacksFiles
  }
}
