import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadProperties
import BubblepadSettings
import CursesText
import CursesUICore

/// Opens notes, shows them in their tabs, and closes them.
@MainActor
package final class NoteOpener: NoteFilesPart {
  unowned let context: any NoteFilesContext
  /// Which files are edited without being asked for.
  package var reach: NotebookReach
  /// The notes that the command line named, when it named no folder.
  package private(set) var namedPaths: [String] = []
  /// Where to go in those that have not been opened yet.
  private var namedPositions: [FileID: NotePlace.Position] = [:]
  /// Called once, with the first text that is to be shown.
  package var onFirstText: ((RichEditorControl) -> Void)?
  package private(set) lazy var noteWatch = NoteWatch(context.watch, notebook: context.folder)
  package private(set) lazy var dawnCounts = DawnCounts(places: context.places)
  package private(set) lazy var smartTyping = SmartTypingService(context)

  package init(_ context: any NoteFilesContext) {
    self.context = context
    reach = NotebookReach(folder: context.folder?.path)
  }

  /// What a note is opened with, read past observation: the first text on the screen waits for it, and the
  /// key paths that observation needs take a fifteenth of that time.
  var unobserved: (hasNote: Bool, isZen: Bool, usesVi: Bool) {
    (
      tabs.unobserved.note != nil, context.arrangement.unobserved.isZen,
      context.preferences.usesViUnobserved
    )
  }

  /// Takes the notes that the command line named, and opens them in tabs.
  package func open(named wanted: [NotePlace]) {
    let places = wanted.distinct
    namedPaths = places.map(\.path)
    reach = NotebookReach(folder: folder?.path, files: namedPaths)
    for place in places.dropFirst() where place.position != .unspecified {
      namedPositions[FileID(place.path)] = place.position
    }
    TabCommands(context).start(with: places)
  }

  /// Where the command line wants to go in a note that has not been opened yet.
  func takePosition(of path: String) -> NotePlace.Position {
    namedPositions.removeValue(forKey: FileID(path)) ?? .unspecified
  }

  package func open(path: String, then finished: @escaping @MainActor () -> Void = {}) {
    // What is open stands in the list.
    let showInList: @MainActor () -> Void = { [weak self] in
      guard let self, !list.filter.isEmpty else { return }
      if !list.shownEntries.contains(where: { $0.id == FileID(path) }) { list.filter = "" }
    }
    switch tabs.takeTarget() {
    case .newTab:
      showInList()
      return TabCommands(context).open(path, then: finished)
    case .beside:
      showInList()
      return TabCommands(context).openBeside(path, then: finished)
    case .here: break
    }
    guard FileID(path) != note.map({ FileID($0.path) }) else {
      context.focus(.editor)
      return finished()
    }
    if let open = tabs.tab(at: path), open !== tabs.current {
      showInList()
      TabCommands(context).goBack(to: open)
      return finished()
    }
    afterKeepingChanges { [weak self] in
      guard let self else { return }
      showInList()
      load(path: path, position: takePosition(of: path))
      finished()
    }
  }

  /// Reads a note, or the start of a large one, and shows it, or asks for its passphrase.
  package func load(path: String, position: NotePlace.Position = .unspecified) {
    defer { list.selection = FileID(path) }
    if !unobserved.hasNote { tabs.current.waitingPath = path }
    do {
      let content = try NoteContent.load(path, firstBytes: OpenNote.firstBytes)
      let file = NoteFile(content, places: context.places)
      switch content.kind {
      case .plain(let text): show(file, text: text, position: position)
      case .new: show(file, text: SourceText(), position: position)
      case .locked: services.locking.askToUnlock(file, position: position)
      case .utf16(let bytes): context.askToConvert(file, bytes, position: position)
      case .binary:
        context.tell(.problem("Cannot open \(path.lastComponent): it is not a text file."))
      }
    } catch {
      context.tell(.problem(error.message))
    }
  }
}
