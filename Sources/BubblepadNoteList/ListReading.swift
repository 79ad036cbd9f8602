import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesText
import CursesUICore

/// Reading the list of notes. The first time their names come first: nothing waits for what is in the notes.
@MainActor
package final class ListReading {
  private unowned let list: NoteList
  package internal(set) var listings = LatestFirst()
  /// What has been told of files that are not listed.
  private var unlistedWords: [String] = []
  private var context: any NoteListContext { list.context }

  init(_ list: NoteList) { self.list = list }

  /// More notes than any screen shows: they are read before the list is shown, all others after that.
  private static let notesInView = 100
  /// Of more notes than these the first are shown before the names of all are known: so many are there at once.
  private static let namesAtOnce = 4000

  /// Reads the list again, on another thread.
  ///
  /// - Parameters:
  ///   - path: what is selected then; nil for what is selected now.
  ///   - opensFirst: whether the note that a notebook begins with is opened, where none is.
  ///   - finished: called once the names of all notes are known.
  package func start(
    selecting path: String?, openingFirst opensFirst: Bool = false,
    finished: @escaping () -> Void = {}
  ) {
    if let path { list.selection = FileID(path) }
    guard let folder = context.folder else {
      list.isLoaded = true
      return
    }
    let number = listings.begin()
    Task { [self, list, context] in
      do throws(FileError) {
        let isFirst = !list.isLoaded
        if isFirst {
          showNames(try await folder.listing(reading: Self.notesInView, early: earlyNames()))
          begin(openingFirst: opensFirst, finished)
        }
        let listed = try await folder.listing(known: list.entries, isPatient: isFirst)
        let lacksFiles = listings.takes(number) && take(listed)
        if !isFirst { begin(openingFirst: opensFirst, finished) }
        look(at: lacksFiles ? .all : listings.takeWaiting())
      } catch {
        _ = listings.takes(number)
        list.isLoaded = true
        context.tell(.problem(error.message))
        context.releaseKeys()
      }
    }
  }

  /// Shows the first of very many notes while the names of the others are read.
  private func earlyNames() -> EarlyNames {
    EarlyNames(after: Self.namesAtOnce, reading: Self.notesInView) { [weak list] listed in
      Task { @MainActor in
        guard let list, !list.isLoaded else { return }
        (list.entries, list.folders) = (listed.entries, listed.folders)
      }
    }
  }

  /// Takes the names of all notes before they are read, unless others know more by now.
  private func showNames(_ listed: NotebookFolder.Listing) {
    guard !list.isLoaded else { return }
    (list.entries, list.folders) = (listed.entries, listed.folders)
    list.isLoaded = true
    context.services.quickOpen.renew()
  }

  /// Looks at what has changed, after the look that is under way.
  ///
  /// - Parameter path: what is selected then; nil for what is selected now.
  package func follow(_ changes: LatestFirst.Changes, selecting path: String? = nil) {
    if let path { list.selection = FileID(path) }
    guard context.folder != nil, listings.changed(changes) else { return }
    look(at: changes)
  }

  private func look(at changes: LatestFirst.Changes) {
    switch changes {
    case .none: break
    case .notes(let files): readAgain(files)
    case .all: start(selecting: nil)
    }
  }

  /// Reads notes again whose files have changed; all folders where more than that may be another now.
  private func readAgain(_ files: Set<FileID>) {
    let listed = ChangedNotes.entries(of: files, in: list.entries)
    guard listed.count == files.count, files.count <= ChangedNotes.most, list.isLoaded,
      context.watch.isWhole
    else { return start(selecting: nil) }
    let number = listings.begin(ofAll: false)
    Task { [self, list, context] in
      let changed = await Background.run { ChangedNotes(reading: listed) }
      guard listings.takes(number) else { return }
      guard let changed else { return start(selecting: nil) }
      if changed.areOthers {
        guard let entries = changed.placed(in: list.entries) else {
          return start(selecting: nil)
        }
        list.dates = list.dates.renewed
        list.entries = entries
        context.indexing?.filesChanged(files.map(\.path))
        context.renewInsets()
      }
      look(at: listings.takeWaiting())
    }
  }

  private func begin(openingFirst opensFirst: Bool, _ finished: () -> Void) {
    finished()
    if opensFirst, !context.isAsking { openNewestNoteIfNone() }
    context.releaseKeys()
  }

  /// Takes all that is known of the notes. Returns whether there are files that the index lacks.
  private func take(_ listed: NotebookFolder.Listing) -> Bool {
    list.dates = list.dates.renewed
    context.lookForMoved(in: listed.entries)
    (list.entries, list.folders) = (listed.entries, listed.folders)
    list.browser.keepMarks()
    let lacksFiles = context.indexing?.listChanged(folders: listed.folders) ?? false
    list.isLoaded = true
    context.services.quickOpen.renew()
    context.updateInsets()
    tell(ofUnlisted: listed.warnings)
    return lacksFiles
  }

  /// Names what the list cannot show, once.
  func tell(ofUnlisted warnings: [String]) {
    guard warnings != unlistedWords else { return }
    unlistedWords = warnings
    if !warnings.isEmpty { context.tell(.warning(warnings.joined(separator: " "))) }
  }

  /// Opens the note that a notebook begins with.
  package func openNewestNoteIfNone() {
    if context.note == nil, let first = context.reach.firstNote(of: list.entries) {
      context.loadNote(at: first.path)
    }
  }
}
