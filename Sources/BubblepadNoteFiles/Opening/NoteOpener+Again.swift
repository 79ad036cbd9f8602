import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesText
import CursesUICore

/// Reading notes to their ends, and again.
extension NoteOpener {
  /// Reads what of a large file was left out to show its start at once.
  package func readRest(of note: OpenNote) {
    guard note.isReading else { return note.editor.readAhead() }
    Task { [weak self] in
      do throws(FileError) {
        try await note.readRest()
      } catch {
        if self?.note === note { self?.context.tell(.problem(error.message)) }
      }
    }
  }

  /// Goes to a place of a note, at once or when it has been read so far.
  package func go(to position: NotePlace.Position, in note: OpenNote) {
    switch position {
    case .unspecified: break
    case .line(let line, let column):
      guard note.isReading, line > note.editor.text.newlineCount else {
        return note.editor.goTo(line: line, column: column)
      }
      note.whenRead { _ in note.editor.goTo(line: line, column: column) }
    case .end: note.editor.perform(.edit(.moveToDocumentEnd))
    }
  }

  /// Not only when it is left: after a crash, too, this is the note that was open last.
  package func rememberSoon(_ note: OpenNote) {
    _ = context.schedule(after: 1000) { [weak self, weak note] in
      if let self, let note, self.note === note { services.visits.remember(note) }
    }
  }

  /// Has the first text of all on the screen before anything else is done with it.
  func showFirst(_ editor: RichEditorControl) {
    let show = onFirstText
    onFirstText = nil
    show?(editor)
  }

  func startJournal(of note: OpenNote) {
    guard !note.isReadOnly else { return }
    do {
      try note.file.startJournal()
    } catch  where error.reason == .inUse {
      context.tell(
        .warning(
          "This note is also open in another window. After a crash, only the text of the other window can be recovered."
        )
      )
    } catch {
      context.saver.keeper.journalProblem = error.message
      context.tell(.warning(error.message))
    }
  }

  /// Reads the open note again.
  package func reload() {
    if !reloadAsStep() { openAgain() }
  }

  /// Puts the text on the disk in the place of the one in the editor, as a step that can be undone. Returns
  /// false for what cannot be: a locked note, one that is no text any more, or is too large.
  package func reloadAsStep() -> Bool {
    guard let note, !note.isReading else { return false }
    let wasModified = note.isModified
    let place = note.editor.editor.position
    guard (try? OutsideChanges(context).merge(of: note, .takesTheirs)) == true else { return false }
    go(to: .line(place.line, column: place.column), in: note)
    note.saveProblem = nil
    let undo = context.keyName(.undo)
    context.tell(.done(wasModified ? "Reloaded. Restore your own text with \(undo)." : "Reloaded."))
    return true
  }

  /// Opens the open note anew, without what was changed in it.
  package func openAgain(
    at position: NotePlace.Position = .unspecified, saying words: String = "Reloaded."
  ) {
    guard let path = note?.path else { return }
    close()
    load(path: path, position: position)
    context.tell(.done(words))
  }

  /// Opens what the question of a recovery kept from being opened.
  func openFirstIfNone() {
    guard note == nil else { return }
    if let first = namedPaths.first {
      load(path: first)
    } else {
      list.reading.openNewestNoteIfNone()
    }
  }

  /// A note has another name now.
  ///
  /// - Parameter isWithFolder: whether it is in a folder that has another name.
  package func noteRenamed(_ path: String, to newPath: String, isWithFolder: Bool = false) {
    guard !path.isSamePath(as: newPath) else { return }
    if !isWithFolder { list.bookmarks.follow(path, to: newPath) }
    services.visits.memory.rename(path, to: newPath)
    context.undo.steps.follows(path, to: newPath)
    tabs.rename(path, to: newPath)
    TabCommands(context).keepSoon()
    list.follow(path, to: newPath)
    services.reading.follow(path, to: newPath)
  }

  package func askToReload() {
    // Whoever has said no to the question for a passphrase is asked again.
    if note == nil {
      let path = tabs.current.waitingPath ?? (folder == nil ? namedPaths.first : nil)
      if let path { return load(path: path) }
    }
    guard let note, !note.isNew else {
      return context.tell(.hint("This note has no file yet. Save it first."))
    }
    if reloadAsStep() { return }
    guard note.isModified else { return openAgain() }
    context.present(
      Confirmation(
        title: "Reload",
        words: "Reload “\(note.file.shownTitle)”? Your changes since the last save will be lost.",
        answers: [.init(words: "Reload", letter: "r") { [weak self] in self?.openAgain() }]))
  }
}
