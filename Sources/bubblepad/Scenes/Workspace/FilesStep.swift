import BubblepadIndex
import BubblepadNotebook
import CursesText
import CursesUICore

extension Workspace {
  /// Which way a step over files goes.
  private enum StepWay { case new, back, again }

  /// Writes files as one step of the notebook that can be undone and done again. A file that has changed since
  /// it was read stays as it is, and is named. The open note is changed in its editor and saved.
  ///
  /// - Returns: whether any file was written.
  @discardableResult
  func write(_ changes: [FileChange], _ words: FilesStepWords) async -> Bool {
    await write(changes, .new, words)
  }

  private func write(
    _ changes: [FileChange], _ way: StepWay, _ words: FilesStepWords
  ) async -> Bool {
    let outcome = await writing(changes)
    tell(outcome, way, words)
    // What the disk has refused to undo can be undone once it has room again.
    if way == .back, outcome.problem != nil {
      let rest = changes.filter { change in
        outcome.left.contains { $0.isSamePath(as: change.path) }
      }
      notebookSteps.didAgain(
        NotebookStep { [weak self] in
          self?.notebookSteps.writing = Task { _ = await self?.write(rest, .back, words) }
        })
    }
    guard !outcome.back.isEmpty else { return false }
    let next: StepWay = way == .back ? .again : .back
    let turn: () -> Void = { [weak self, back = outcome.back] in
      self?.notebookSteps.writing = Task { _ = await self?.write(back, next, words) }
    }
    let own = outcome.back.first { $0.path.isSamePath(as: note?.path) }.map {
      (file: FileID($0.path), text: OwnText(before: $0.after, after: $0.before))
    }
    switch way {
    case .new: notebookSteps.did(NotebookStep(own: own, undo: turn))
    case .again: notebookSteps.didAgain(NotebookStep(own: own, undo: turn))
    case .back: notebookSteps.undid(turn)
    }
    return true
  }

  /// Writes files, the open note in its editor. What has changed since it was read stays as it is.
  ///
  /// - Parameter isInStep: whether it is a part of a step that has a journal.
  func writing(_ changes: [FileChange], isInStep: Bool = false) async -> FilesOutcome {
    let journal = isInStep ? nil : await beginStep(changes.map { StepText($0) })
    defer { journal?.end() }
    let (bounds, backups) = (reach.bounds, places.backupFolder)
    var outcome = FilesOutcome()
    if let own = changes.first(where: { $0.path.isSamePath(as: note?.path) }),
      bounds.contains(fileAt: own.path)
    {
      outcome.add(await writeInEditor(own))
    }
    let ownPath = outcome.back.first?.path ?? outcome.left.first
    let others = changes.filter { !$0.path.isSamePath(as: ownPath) }
    outcome.add(
      await Background.run {
        FilesOutcome(writing: others, within: bounds, backups: backups)
      })
    took(outcome.back)
    return outcome
  }

  /// Writes down what a step over files is about to do: should the program end in the middle, the next start can
  /// finish or undo it.
  func beginStep(_ texts: [StepText], moves: [StepMove] = []) async -> StepJournal? {
    guard let folder else { return nil }
    let places = places
    return await Background.run {
      StepJournal(texts, moves: moves, notebook: folder.path, in: places)
    }
  }

  /// Changes the open note, if its text is the one that the change is about.
  private func writeInEditor(_ change: FileChange) async -> FilesOutcome {
    var outcome = FilesOutcome()
    guard let note else { return outcome }
    if note.isSaving {
      await withCheckedContinuation { done in note.whenSaved { done.resume() } }
    }
    guard self.note === note, !note.isReadOnly, !note.isReading, !note.isLocked,
      note.editor.text == change.before
    else {
      outcome.leave(change, nil)
      return outcome
    }
    apply(change.before, change.after, to: note)
    note.startSaving()
    defer { note.finishSaving() }
    do {
      try await store(note, renaming: false)
    } catch {
      if note.editor.text == change.after { apply(change.after, change.before, to: note) }
      outcome.leave(change, error as? FileError)
      return outcome
    }
    outcome.wrote(
      change.inverse(in: note.path, note.file.stamp ?? change.stamp, note.file.encoding))
    return outcome
  }

  /// An edit that belongs to the step, and so does not end what can be undone of the notebook.
  private func apply(_ before: SourceText, _ after: SourceText, to note: OpenNote) {
    notebookSteps.isUnderWay = true
    note.editor.apply(TextMerge.edits(from: before, to: after))
    notebookSteps.isUnderWay = false
  }

  private func tell(_ outcome: FilesOutcome, _ way: StepWay, _ words: FilesStepWords) {
    guard let first = outcome.left.first else {
      switch way {
      case .new: tell(.done("\(words.done) \(wayTo(.undo)) undoes it."))
      case .again: tell(.done(words.doneAgain))
      case .back: tell(.done(words.undone))
      }
      return
    }
    let names = NoteTitle.shownTitle(ofFileName: first.lastComponent)
    let more = outcome.left.count - 1
    let others = more == 0 ? "" : more == 1 ? " and 1 more note" : " and \(more) more notes"
    if let problem = outcome.problem {
      let (count, left) = (outcome.back.count, outcome.left.count)
      let part = "\(count) of \(count + left) notes are written, the others are as they were. "
      return tell(.problem((count > 0 ? part : "") + problem.message))
    }
    let left = way == .back ? words.left.whenUndone : words.left.whenDone
    tell(.warning("“\(names)”\(others) changed meanwhile: \(left)."))
  }

  /// The open note as it is in the editor, if its file can be changed.
  var openFile: FileText? {
    guard let note, !note.isNew, !note.isLocked, !note.isReadOnly, let stamp = note.file.stamp
    else { return nil }
    return FileText(
      path: note.path, stamp: stamp, text: note.editor.text, encoding: note.file.encoding)
  }

  /// Lets the list and the index know of files that the program has written itself.
  func took(_ files: [FileChange]) {
    guard !files.isEmpty else { return }
    // A note that was opened since is read again, as after a change by another program.
    for file in files where !file.path.isSamePath(as: note?.path) {
      if let open = tabs.note(at: file.path) {
        OutsideChanges(self).follow(open)
      } else {
        watch.know(file.path, file.stamp)
      }
    }
    indexing?.filesChanged(files.map(\.path))
    rescan(selecting: note?.path)
  }
}
