import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesText
import CursesUICore

extension Workspace {
  /// Saves the open note, under a new name if its title was changed.
  ///
  /// - Parameters:
  ///   - overwriting: replaces what another program wrote, as the person wants it.
  ///   - createsLinkTarget: makes the file that a link names, as the person wants it.
  ///   - finished: called with whether the disk has the note now.
  func saveNote(
    overwriting: Bool = false, createsLinkTarget: Bool = false,
    finished: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    guard let note else { return finished(false) }
    if let refusal = refusalToSave(note) {
      tell(.problem(refusal))
      return finished(false)
    }
    if note.isSaving {
      return note.whenSaved { [weak self] in
        guard let self, note === self.note, dialog == nil else { return finished(false) }
        saveNote(
          overwriting: overwriting, createsLinkTarget: createsLinkTarget, finished: finished)
      }
    }
    if note.isReading {
      tell(.hint("Bubblepad is still reading the note. It saves it afterwards."))
      return note.whenRead { [weak self] isWhole in
        guard isWhole, let self, note === self.note else { return finished(false) }
        saveNote(
          overwriting: overwriting, createsLinkTarget: createsLinkTarget, finished: finished)
      }
    }
    note.editor.finishTyping(leaves: !savesByItself)
    note.endLastLine()
    note.takeTitle()
    guard note.needsSaving || note.isNew else {
      let problem = keeper.journalProblem
      tell(problem.map { .warning("Already saved. \($0)") } ?? .done("Already saved."))
      return finished(true)
    }
    guard services.renaming.isDecided(of: note) else {
      return services.renaming.decide(of: note) { [weak self] isDecided in
        guard isDecided, let self else { return finished(false) }
        saveNote(
          overwriting: overwriting, createsLinkTarget: createsLinkTarget, finished: finished)
      }
    }
    note.startSaving()
    if note.isLocked { tell(.hint("Locking the note…")) }
    Task {
      let isSaved = await write(
        note, overwriting: overwriting, createsLinkTarget: createsLinkTarget)
      note.finishSaving { finished(isSaved) }
      // What was looked for in vain meanwhile: another program may have written the file right after. Where the note
      // was to be left once it is saved, it may be in the trash by now.
      if tabs.notes.contains(where: { $0 === note }) { OutsideChanges(self).check(note) }
    }
  }

  /// Why the note cannot be saved as it is, in words; the focus goes to where that can be changed.
  private func refusalToSave(_ note: OpenNote) -> String? {
    if note.isReadOnly || settings.isReadOnly {
      return "This note is read-only. Save a copy with \(wayTo(.saveAs))."
    }
    note.finishTitle()
    note.checkTitle()
    guard let problem = note.titleProblem else { return nil }
    note.refusedTitle = note.title
    focus(.title)
    return "\(note.refusalStart) \(problem)"
  }

  /// The title that could not be taken is another now: what was said of it is not true any more.
  func titleChanged() {
    guard let note, note.refusedTitle != nil, note.refusedTitle != note.title else { return }
    note.refusedTitle = nil
    notice = nil
  }

  private func write(
    _ note: OpenNote, overwriting: Bool, createsLinkTarget: Bool
  ) async -> Bool {
    let wasRenamed = note.hasNewTitle && !note.isNew
    do {
      try await store(
        note, renaming: note.hasNewTitle, overwriting: overwriting,
        createsLinkTarget: createsLinkTarget)
    } catch let error as FileError where error.isConflict && isBroughtTogether(note) {
      // Saving is left to the user, who has not seen it yet.
      tell(
        .warning(
          "Another program changed this file. Both changes are in the text now. Review, then save.")
      )
      return false
    } catch let error as FileError where ask(about: error, of: note) {
      note.saveProblem = error.message
      return false
    } catch {
      let reason = words(for: error)
      note.saveProblem = reason
      tell(.problem(reason))
      return false
    }
    let renamed = wasRenamed ? await services.renaming.changeLinks(of: note) : nil
    tell(
      renamed ?? note.takeNumberNotice() ?? .done(note.isLocked ? "Saved and locked." : "Saved."))
    let isShown = note === self.note
    if isShown { shineOnPage() }
    ListReading(self).follow(
      .notes([FileID(note.path)]), selecting: isShown && place != .list ? note.path : nil)
    previewSoon()
    return true
  }

  /// Puts a note on the disk, under its new title if it is renamed.
  func store(
    _ note: OpenNote, renaming: Bool, overwriting: Bool = false, createsLinkTarget: Bool = false
  ) async throws {
    await note.history?.recall()
    if note.file.lost != nil { _ = await MovedNotes(self).find(note) }
    let (path, oldTitle, wasNew) = (note.path, note.savedTitle, note.isNew)
    if renaming {
      if !wasNew { await services.renaming.begin(of: note) }
      try await note.file.rename(to: note.title, of: folder?.path)
      noteRenamed(path, to: note.path)
      if !wasNew, let edits = note.rename?.ownEdits(in: note.editor.text), !edits.isEmpty {
        let before = note.editor.text
        note.take(edits)
        note.rename?.ownText = OwnText(before: before, after: note.editor.text)
      }
    }
    // The file is gone, and its folder may be too.
    if note.file.stamp == nil, let folder, folder.exists,
      let home = note.path.parentFolder.below(folder.path)
    {
      try folder.createSubfolder(home)
    }
    let revision = note.editor.revision
    let moment = note.history?.moment
    do {
      try await note.file.save(
        note.editor.textToSave, without: note.editor.untypedRange, of: note.editor.text,
        overwriting: overwriting, createsLinkTarget: createsLinkTarget)
    } catch {
      if renaming, !wasNew, note.rename?.stop == nil {
        await giveNameBack(to: note, path, oldTitle)
      }
      throw error
    }
    if !note.isLocked { await LockedNotes.forget(note.file) }
    note.saved(revision: revision)
    if let moment, let kept = note.history?.kept(moment) {
      services.histories.queue.add { await kept.write() }
    }
    showTitle()
    watch.know(note.path, note.file.stamp)
    indexing?.filesChanged([note.path])
  }

  /// A renamed note that could not be saved has its name again, which the links to it have still. Its new title stays
  /// to be tried once more.
  private func giveNameBack(to note: OpenNote, _ path: String, _ title: String) async {
    let newPath = note.path
    guard !newPath.isSamePath(as: path) else { return }
    do {
      try await note.file.rename(to: title, of: folder?.path)
    } catch {
      return
    }
    noteRenamed(newPath, to: note.path)
    if note.rename?.ownText != nil { note.editor.perform(.edit(.undo)) }
    note.rename?.journal?.end()
    note.rename = nil
  }

  /// Asks what is to become of a note that could not be saved, where there is a choice.
  private func ask(about error: FileError, of note: OpenNote) -> Bool {
    switch error.reason {
    case .changedByAnotherProgram where TabCommands(self).reveal(note): askAboutChange(of: note)
    case .removedByAnotherProgram where TabCommands(self).reveal(note): askAboutRemoval(of: note)
    case .linkToNothing(let target) where TabCommands(self).reveal(note):
      askAboutLink(of: note, to: target)
    case .missesCharacters where TabCommands(self).reveal(note): askAboutEncoding(of: note)
    default: return false
    }
    return true
  }

  /// The file is not what was opened: nothing is overwritten before the person has chosen.
  private func askAboutChange(of note: OpenNote) {
    let theirs = (try? note.file.outsideText()).flatMap(\.self)
    let isKnown = theirs != nil
    let comparison = ComparisonForm("Yours, not saved", "The file, as it is now")
    if let theirs, !note.isLocked { comparison.compare(note.editor.text, theirs.theirs) }
    let both = Confirmation.Answer(words: "Keep both", letter: "b") { [weak self] in
      self?.keepBoth(note)
    }
    dialog = .confirm(
      Confirmation(
        title: "Changed by another program",
        words: "Another program changed “\(note.file.shownTitle)” since you opened it. "
          + "Your text is still here, and the file is as the other program left it.",
        answers: (isKnown ? [both] : []) + [
          .init(words: "Save mine as a copy", letter: "c") { [weak self] in
            self?.saveAs(title: nil)
          },
          .init(words: "Overwrite theirs") { [weak self] in
            self?.saveNote(overwriting: true)
          },
          .init(words: "Reload theirs", letter: "r") { [weak self] in self?.reload() },
        ], comparison: comparison))
  }

  /// Where both have changed the same words, mine stand in the text and then theirs.
  private func keepBoth(_ note: OpenNote) {
    guard (try? OutsideChanges(self).merge(of: note, .keepsBoth)) == true else {
      return tell(
        .problem(
          "Cannot read the file any more. Your text is still here: save it elsewhere with \(wayTo(.saveAs))."
        ))
    }
    note.saveProblem = nil
    tell(.warning("Both versions are in the text now, yours first. Review, then save."))
  }

  /// There is no file any more: it may have been thrown away on purpose.
  private func askAboutRemoval(of note: OpenNote) {
    dialog = .confirm(
      Confirmation(
        title: "Removed by another program",
        words: "Another program removed the file of “\(note.file.shownTitle)”. "
          + "Your text is still here.",
        answers: [
          .init(words: "Write again", letter: "w") { [weak self] in
            note.file.forgetFile()
            self?.saveNote()
          }
        ]))
  }

  /// The note is a link to a file that is not there.
  private func askAboutLink(of note: OpenNote, to target: String) {
    dialog = .confirm(
      Confirmation(
        title: "Broken link",
        words: "“\(note.file.shownTitle)” is a link to \(target), "
          + "which does not exist. Create it?",
        answers: [
          .init(words: "Create", letter: "c") { [weak self] in
            self?.saveNote(createsLinkTarget: true)
          }
        ]))
  }

  /// Saves the text under another title, or one like this note's, and opens that.
  func saveAs(title: String?) {
    saveCopy { try await $0.file.saveCopy($0.editor.textToSave, titled: title) }
  }

  /// Saves the text to a new file anywhere, and opens that.
  func saveAs(path: String) {
    saveCopy { [weak self] note in
      let saved = try await note.file.saveCopy(note.editor.textToSave, at: path)
      self?.reach.allow(saved)
      return saved
    }
  }

  private func saveCopy(_ save: @escaping @MainActor (OpenNote) async throws -> String) {
    guard let note else { return }
    guard !note.isReading else {
      return tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    Task {
      do {
        let path = try await save(note)
        guard TabCommands(self).reveal(note) else { return }
        note.file.close(keepingJournal: false)
        tabs.current.note = nil
        rescan(selecting: path)
        load(path: path)
        tell(.done("Saved as “\(NoteTitle.shownTitle(ofFileName: path.lastComponent))”."))
      } catch {
        tell(.problem(words(for: error)))
      }
    }
  }
}
