import BubblepadDailyNotes
import BubblepadNoteFiles
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesRichText
import CursesText
import CursesUICore

/// Merging the open note with another, and making a note of a part of it.
@MainActor
struct NoteComposer {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Gives the open note, saved, where it can be changed and lies in a notebook; says so elsewhere.
  private func changing(_ action: @escaping (OpenNote, FileText, NotebookFolder) -> Void) {
    workspace.note?.editor.finishTyping(leaves: false)
    workspace.opener.afterKeepingChanges {
      guard let folder = workspace.folder, !workspace.settings.isReadOnly,
        let note = workspace.note, let file = workspace.openFile, !note.isReading,
        note.path.below(folder.path) != nil
      else {
        return workspace.tell(.hint("Only saved notes of a notebook are merged and extracted."))
      }
      action(note, file, folder)
    }
  }

  /// Asks for another note; `picked` gets nil and its name for one that is not there yet.
  private func pick(
    _ title: String, besides path: String, new query: String? = nil,
    picked: @escaping (NoteEntry?, String) -> Void
  ) {
    let notes = workspace.list.entries.filter {
      !$0.isLocked && NoteTitle.isMarkdown($0.path) && !$0.path.isSamePath(as: path)
    }
    let items = notes.enumerated().map {
      ItemPicker.Item(id: "\($0)", title: $1.titleWithFolder, words: $1.folder)
    }
    let picker = ItemPicker(title: title, prompt: "a note", items: items) { item in
      picked(Int(item.id).map { notes[$0] }, item.words)
    }
    picker.pickWords = query == nil ? "merge" : "extract"
    if let query {
      picker.offer = workspace.services.quickOpen.offerOfNotes()
      (picker.query, picker.isReplaced) = (query, true)
    }
    workspace.present(picker)
  }

  // MARK: Merging

  func askToMerge() {
    changing { note, _, _ in
      pick("Merge “\(note.shownTitle)” into", besides: note.path) { target, _ in
        if let target { look(note, target) }
      }
    }
  }

  private func look(_ note: OpenNote, _ target: NoteEntry) {
    workspace.tell(.hint("Looking for links to this note…"))
    Task { [path = note.path] in
      let (files, index) = (
        await workspace.filesOnDisk(), await workspace.indexing?.settledIndex()
      )
      let merge = await Background.run { () -> Result<NoteMerge, Refusal> in
        Result { () throws(Refusal) in
          try NoteMerge(path, into: target.path, files, index: index)
        }
      }
      guard !workspace.isAsking, workspace.note === note else { return }
      workspace.notice = nil
      switch merge {
      case .failure(let refusal): workspace.tell(.problem(refusal.words))
      case .success(let merge): ask(merge, note, target)
      }
    }
  }

  private func ask(_ merge: NoteMerge, _ note: OpenNote, _ target: NoteEntry) {
    workspace.present(
      Confirmation(
        title: "Merge into “\(target.shownTitle)”", words: merge.words,
        changes: merge.links.changes,
        answers: [
          .init(words: "Merge", letter: "m") {
            Task { await perform(merge, note.path, note.shownTitle, target) }
          }
        ], cancel: { workspace.tell(.hint("Not merged.")) }))
  }

  private func perform(
    _ merge: NoteMerge, _ path: String, _ title: String, _ target: NoteEntry
  ) async {
    let both = "“\(title)” and “\(target.shownTitle)”"
    let words = FilesStepWords(
      name: "Merge “\(title)” into “\(target.shownTitle)”", done: "Merged \(both).",
      doneAgain: "Merged \(both) again.", undone: "\(both) are two notes again.",
      left: (whenDone: "its text stays", whenUndone: "its text stays as it is"))
    let bookmarks = workspace.list.bookmarks.lead(from: path, to: target.path)
    guard await workspace.undo.write(merge.changes, words, after: bookmarks, before: 1) else {
      return
    }
    TrashCommands(workspace).move(
      [path], workspace.list.entries.filter { $0.path.isSamePath(as: path) })
    guard FileStamp(ofFileItselfAt: path) == nil else {
      return workspace.undo.steps.joinNext(1)
    }
    workspace.open(path: target.path)
    workspace.tell(.done("Merged \(both). \(workspace.wayTo(.undo)) undoes it."))
  }

  // MARK: Extracting

  func askToExtract(heading: Bool) {
    changing { note, file, folder in
      let (source, document) = (file.text.bytes, note.editor.document)
      let main = document.state.selection.main
      let selection = main.lowerBound..<main.upperBound
      let isWhole =
        Copies(document: document).selectedMarkdown.map {
          Array($0.utf8) == Array(source[selection])
        } ?? false
      let part =
        heading
        ? ExtractedPart(headingAt: note.editor.editor.position.line, in: source)
        : ExtractedPart(selection: selection, isWhole: isWhole, in: source)
      guard let part else {
        let words = heading ? "No heading here: put the caret into a section." : "Select a text."
        return workspace.tell(.hint(words))
      }
      pick("Extract into", besides: note.path, new: part.title) { target, name in
        Task { await extract(part, from: file, into: target, named: name, in: folder) }
      }
    }
  }

  private func extract(
    _ part: ExtractedPart, from file: FileText, into target: NoteEntry?, named name: String,
    in folder: NotebookFolder
  ) async {
    workspace.tell(.hint("Looking for links to this part…"))
    let (files, index) = (
      await workspace.filesOnDisk(), await workspace.indexing?.settledIndex()
    )
    let path =
      target?.path ?? ExtractedPart.newPath(named: name, besides: file.path, in: folder)
    let found = await Background.run { () -> Result<NoteExtraction, FileError> in
      Result { () throws(FileError) in
        let other = target == nil ? nil : FileText(try SafeFile.load(path))
        return NoteExtraction(part, of: file, into: path, other, files, index: index)
      }
    }
    guard !workspace.isAsking else { return }
    workspace.notice = nil
    do throws(FileError) {
      let extraction = try found.get()
      let title = NoteTitle.shownTitle(ofFileName: path.lastComponent)
      guard extraction.links.linkCount + extraction.links.leftCount > 0 else {
        return await perform(extraction, into: title, in: folder)
      }
      ask(extraction, into: title, in: folder)
    } catch {
      workspace.tell(.problem(error.message))
    }
  }

  private func ask(_ extraction: NoteExtraction, into title: String, in folder: NotebookFolder) {
    let links = extraction.links
    func answer(_ words: String, _ letter: Character, withLinks: Bool) -> Confirmation.Answer {
      .init(words: words, letter: letter) {
        Task { await perform(extraction, withLinks: withLinks, into: title, in: folder) }
      }
    }
    workspace.present(
      Confirmation(
        title: "Extract into “\(title)”",
        words: (links.remarks + (links.linkCount > 0 ? [links.changeWords] : []))
          .joined(separator: "\n"),
        changes: links.changes,
        answers: [
          answer("Extract and change the links", "e", withLinks: true),
          answer("Extract only", "o", withLinks: false),
        ], cancel: { workspace.tell(.hint("Not extracted.")) }))
  }

  private func perform(
    _ extraction: NoteExtraction, withLinks: Bool = true, into title: String,
    in folder: NotebookFolder
  ) async {
    let words = FilesStepWords(
      name: "Extract a part into “\(title)”", done: "Extracted into “\(title)”.",
      doneAgain: "Extracted into “\(title)” again.",
      undone: "The part of “\(title)” is back in its place.",
      left: (whenDone: "its text stays", whenUndone: "its text stays as it is"))
    let made: String?
    do throws(FileError) {
      made = try extraction.makeNote(in: folder, workspace.places)
    } catch {
      return workspace.tell(.problem(error.message))
    }
    let bookmarks =
      withLinks
      ? workspace.list.bookmarks.lead(to: extraction.places, ofNoteAt: extraction.ownPath) : nil
    let making = made.map { TrashCommands.stepThatMade($0, undone: words.undone, in: workspace) }
    if let made { workspace.indexing?.filesChanged([made]) }
    await workspace.undo.write(
      extraction.changes(withLinks: withLinks), words, after: bookmarks, making: making)
  }
}
