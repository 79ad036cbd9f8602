import BubblepadCommands
import BubblepadDailyNotes
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesText
import CursesUICore

/// Notes that are started.
extension NoteOpener {
  package func askForNew() {
    guard folder != nil else {
      return context.tell(
        .hint("A single note is open. To make more notes, start bubblepad with a folder."))
    }
    let subfolder = list.browser.selectedFolder
    afterKeepingChanges { [weak self] in
      self?.startNote(in: subfolder)
    }
  }

  /// Starts an empty note that gets its file at the first save. What was open has been kept or given
  /// up.
  ///
  /// - Parameters:
  ///   - title: nil leaves it to be typed.
  ///   - subfolder: from the notebook's folder on; nil for the one that the notebook's settings name.
  package func startNote(titled title: String? = nil, in subfolder: String? = nil) {
    guard let folder = folderOfNewNotes(subfolder) else { return }
    close()
    list.filter = ""
    load(path: folder.newPath(titled: title ?? "", besides: tabs.newTitles(in: folder.path)))
    if let frame = context.arrangement.pageFrame { context.show(.bubble(above: frame)) }
    guard title == nil else { return }
    note?.promptForTitle()
    if !context.arrangement.isZen { context.focus(.title) }
  }

  /// Starts a note with a text in a folder of the notebook, which is created if it is not there.
  package func start(at path: String, in subfolder: String, with text: [UInt8]) {
    guard let folder else { return }
    do throws(FileError) {
      try folder.createSubfolder(subfolder)
    } catch {
      return context.tell(.problem(error.message))
    }
    close()
    list.filter = ""
    load(path: path)
    context.focus(.editor)
    guard let note, note.path.isSamePath(as: path), note.isNew, !note.isReadOnly else { return }
    if !text.isEmpty {
      note.editor.apply([Edit(0..<0, SourceText(bytes: text))])
      note.editor.go(toOffset: text.count)
      // What is typed next is no part of a heading.
      let document = note.editor.document
      if case .heading = document.paragraph(at: document.head).kind {
        note.editor.perform(.edit(.insertParagraph))
      }
    }
    context.tell(
      .hint(
        context.saver.savesByItself && !text.isEmpty
          ? "This is a new note from your template."
          : "This is a new note. Its file is written when you save."))
  }

  /// The folder for a new note; nil where it cannot be, which is said.
  ///
  /// - Parameters:
  ///   - subfolder: from the notebook's folder on; nil for the one that the notebook's settings name.
  ///   - creates: whether it is made if it is not there.
  package func folderOfNewNotes(_ subfolder: String? = nil, creates: Bool = true) -> NotebookFolder?
  {
    guard let folder else { return nil }
    let open = note.flatMap { context.pathInNotebook(ofFolder: $0.path.parentFolder) }
    let place = ObsidianSettings(notebook: folder.path).newNotes
    guard let wanted = subfolder ?? place.folder(besides: open) else {
      context.tell(
        .problem("The folder for new notes in .obsidian/app.json is not in the notebook."))
      return nil
    }
    guard !wanted.isEmpty else { return folder }
    do throws(FileError) {
      if creates { try folder.createSubfolder(wanted) }
    } catch {
      context.tell(.problem(error.message))
      return nil
    }
    return NotebookFolder(path: folder.path + "/" + wanted)
  }

  /// Starts a note with a name, after folders of the notebook where the name has slashes.
  package func start(named words: String) {
    guard let place = try? NotebookPath(folder: "", name: words, from: "quick open") else { return }
    let subfolder = place.folder.isEmpty ? nil : place.folder
    // Another program may have made it since the list was read.
    let home = folderOfNewNotes(subfolder, creates: false)?.path ?? ""
    let path = home + "/" + place.title + NoteTitle.fileExtension
    if FileStamp(ofFileAt: path) != nil { return open(path: path) }
    afterKeepingChanges { [weak self] in
      self?.startNote(titled: place.title, in: subfolder)
    }
  }

  package func duplicate() {
    guard !settings.isReadOnly else {
      return context.tell(.hint("Notes are open for reading only: none can be duplicated."))
    }
    guard let folder, let note, !note.isNew else {
      return context.tell(.hint("Save the note before you duplicate it."))
    }
    do {
      let path = try folder.duplicate(note.path, backupFolder: context.places.backupFolder)
      list.reading.start(selecting: path)
      open(path: path)
    } catch {
      context.tell(.problem(error.message))
    }
  }
}

extension PassingLight {
  /// A note has been started: a bubble rises from its page.
  fileprivate static func bubble(above page: Rect) -> PassingLight {
    .bubble(Point(column: (page.minColumn + page.maxColumn) / 2, row: page.maxRow - 1))
  }
}
