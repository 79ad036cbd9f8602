import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// Moving a note to another folder of the notebook, with the links that it concerns, as one step.
extension Workspace {
  /// Asks for the folder of the open note, or of the one selected in the list.
  func askToMove() {
    guard folder != nil else {
      return tell(.hint("A single note is open. Folders are for the notes of a notebook."))
    }
    guard browser.selectedFolder(in: self) == nil else {
      return tell(.hint("Select a note to move it. “Rename folder…” gives a folder another name."))
    }
    guard place == .list || place == .filter, let path = selection?.path,
      !path.isSamePath(as: note?.path)
    else {
      return chooseFolder()
    }
    open(path: path) { [weak self] in self?.chooseFolder() }
  }

  private func chooseFolder() {
    guard let note, let own = pathInNotebook(ofFolder: note.path.parentFolder) else {
      return tell(.hint("No note of this notebook is open."))
    }
    guard !note.isReadOnly else { return tell(.hint("This note is open for reading only.")) }
    guard !note.isNew else {
      return tell(.hint("This note has no file yet. Save it first."))
    }
    let folders = ([""] + noteFolders.sorted { $0.lowercased() < $1.lowercased() })
      .filter { !$0.isSamePath(as: own) }
    let items = folders.enumerated().map { index, folder in
      ItemPicker.Item(id: "\(index)", title: Self.words(ofFolder: folder), words: folder)
    }
    let picker = ItemPicker(
      title: "Move “\(note.file.shownTitle)” to",
      prompt: "a folder, or a new one such as work/2026",
      items: items
    ) { [weak self] item in self?.move(note, toSubfolder: item.words)
    }
    picker.pickWords = "move"
    picker.emptyWords = "No folder is called so."
    picker.startWords = "There is no other folder yet. Type a name for a new one."
    picker.offer = { words in
      guard let place = try? NotebookPath(folder: "", name: words, from: "the field"),
        !folders.contains(place.text), place.text != own
      else { return nil }
      return ItemPicker.Item(
        id: ItemPicker.offerID, title: "New folder “\(place.text)”", words: place.text)
    }
    dialog = .pick(picker)
  }

  private static func words(ofFolder folder: String) -> String {
    folder.isEmpty ? "Top folder of the notebook" : folder
  }

  private func move(_ note: OpenNote, toSubfolder subfolder: String) {
    afterKeepingChanges { [weak self] in
      guard let self, self.note === note, let folder = folderOfNewNotes(subfolder, creates: false)
      else { return }
      guard !folder.titles().contains(where: { $0.lowercased() == note.savedTitle.lowercased() })
      else {
        return tell(
          .problem(
            "Not moved: there is a note “\(note.file.shownTitle)” in \(folder.path.lastComponent).")
        )
      }
      plan(note, to: folder.path) { [weak self] plan in
        guard let self else { return }
        guard plan.linkCount > 0 else { return move(note, to: folder.path, plan, .new) }
        ask(about: plan, of: note, to: folder.path)
      }
    }
  }

  /// Looks for the links that would not lead where they lead.
  private func plan(
    _ note: OpenNote, to target: String, finished: @escaping @MainActor (RenamePlan) -> Void
  ) {
    let scan = renameScan(of: note.path, from: note.savedTitle, to: nil, in: target)
    lookForLinks(of: note, by: scan) { [weak self] plan in
      guard let self, let plan else { return }
      notice = nil
      finished(plan)
    }
  }

  private func folderWords(_ path: String) -> String {
    pathInNotebook(ofFolder: path).map(Self.words(ofFolder:)) ?? path
  }

  private func ask(about plan: RenamePlan, of note: OpenNote, to target: String) {
    let name = folderWords(target)
    dialog = .confirm(
      Confirmation(
        title: "Move to “\(name)”",
        words: (plan.remarks + [plan.changeWords]).joined(separator: "\n"),
        lines: plan.changeLines,
        answers: [
          .init(words: "Move and change the links", letter: "m") { [weak self] in
            self?.move(note, to: target, plan, .new)
          },
          .init(words: "Move only", letter: "o") { [weak self] in
            self?.move(note, to: target, plan.withoutLinks, .new)
          },
        ], cancel: { [weak self] in self?.tell(.hint("Not moved.")) }))
  }

  private func move(
    _ note: OpenNote, to target: String, _ plan: RenamePlan, _ way: RenamePlan.Way,
    restoring files: [FileChange]? = nil
  ) {
    let (old, home) = (note.path, note.path.parentFolder)
    note.startSaving()
    Task { [weak self] in
      guard let self else { return }
      defer { note.finishSaving() }
      var plan = plan
      plan.way = way
      if let files { plan.files = files }
      let new = target + "/" + old.lastComponent
      var journal = await beginStep(
        plan.texts(own: note.editor.text, at: new), moves: [StepMove(from: old, to: new)],
        name: "Move “\(note.file.shownTitle)” to “\(folderWords(target))”")
      defer { journal?.end() }
      do {
        // Only now: a question that is answered with Esc leaves no folder.
        if let folder, let inside = target.below(folder.path) { try folder.createSubfolder(inside) }
        try await note.file.move(toFolder: target)
        noteRenamed(old, to: note.path)
        plan.ownText = OwnText(before: note.editor.text, after: note.editor.text)
        if !plan.ownEdits.isEmpty {
          let before = note.editor.text
          notebookSteps.isUnderWay = true
          note.editor.apply(plan.ownEdits)
          notebookSteps.isUnderWay = false
          plan.ownText = OwnText(before: before, after: note.editor.text)
          try await store(note, renaming: false)
        }
      } catch {
        rescan(selecting: note.path)
        return tell(.problem(words(for: error)))
      }
      watch.know(note.path, note.file.stamp)
      indexing?.filesChanged([old, note.path])
      let outcome = await FilesStep(self).writing(plan.files, isInStep: true)
      rescan(selecting: note.path)
      guard !outcome.isStopped else {
        // The links are as they were: the note goes back too, once this has ended.
        (notebookSteps.stopped, journal) = (journal, nil)
        let back = plan.stopped(from: note.editor.text)
        Task { [weak self] in self?.move(note, to: home, back, back.way) }
        return
      }
      notebookSteps.endStopped()
      noteMove(
        of: note.path, from: home, to: target, plan, way, back: outcome.back + plan.kept)
      tellMoved(to: target, way, outcome)
    }
  }

  private func noteMove(
    of path: String, from home: String, to target: String, _ plan: RenamePlan,
    _ way: RenamePlan.Way, back: [FileChange]
  ) {
    // What leads here again without a change was changed before all the same.
    let changesLinks = !plan.files.isEmpty || !plan.ownEdits.isEmpty || !back.isEmpty
    let turn: (RenamePlan.Way) -> () -> Void = { next in
      { [weak self] in
        self?.moveBack(
          path, to: home, next, changesLinks: changesLinks,
          restoring: next == .back ? (back, plan.ownText) : nil)
      }
    }
    let own = plan.ownText.map { (file: FileID(path), text: $0) }
    switch way {
    case .new: notebookSteps.did(NotebookStep(own: own, undo: turn(.back)))
    case .again: notebookSteps.didAgain(NotebookStep(own: own, undo: turn(.back)))
    case .back: notebookSteps.undid(turn(.again))
    }
  }

  /// Moves a note to where it was before, with the links that were changed.
  private func moveBack(
    _ path: String, to target: String, _ way: RenamePlan.Way, changesLinks: Bool,
    restoring former: (files: [FileChange], own: OwnText?)?
  ) {
    open(path: path) { [weak self] in
      guard let self, let note, note.path.isSamePath(as: path) else { return }
      focus(.editor)
      if let edits = former?.own?.editsBack(from: note.editor.text) {
        var plan = RenamePlan(oldTitle: note.savedTitle, newTitle: note.savedTitle)
        plan.ownEdits = edits
        return move(note, to: target, plan, way, restoring: former?.files)
      }
      plan(note, to: target) { [weak self] found in
        self?.move(
          note, to: target, changesLinks ? found : found.withoutLinks, way,
          restoring: former?.files)
      }
    }
  }

  private func tellMoved(to target: String, _ way: RenamePlan.Way, _ outcome: FilesOutcome) {
    if let problem = outcome.problem { return tell(.warning("Moved. \(problem.message)")) }
    let name = folderWords(target)
    if let first = outcome.left.first?.lastComponent {
      return tell(
        .warning(
          "Moved, but the links in “\(first)” stay as they were: another program changed the file.")
      )
    }
    tell(
      .done(
        way == .new ? "Moved to “\(name)”. \(wayTo(.undo)) undoes it." : "It is in “\(name)”."))
  }
}
