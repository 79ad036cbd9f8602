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

/// Saves notes, and keeps what is typed without being asked.
@MainActor
package final class NoteSaver {
  unowned let context: any SavingContext
  /// Keeps what is typed without being asked.
  package private(set) lazy var keeper = NoteKeeper(context)

  package init(_ context: any SavingContext) { self.context = context }

  var note: OpenNote? { context.note }
  var tabs: NoteTabs { context.tabs }
  var list: NoteList { context.list }
  private var services: NotebookServices { context.services }
  private var folder: NotebookFolder? { context.folder }
  private var settings: Preferences { context.settings }

  // MARK: The rule of the settings

  /// Whether notes are saved by themselves here.
  package var savesByItself: Bool {
    switch settings.autosave {
    case .auto: folder != nil
    case .on: true
    case .off: false
    }
  }

  /// Whether a note that is left is saved without a question.
  package func savesWhenLeft(_ note: OpenNote) -> Bool {
    let isGone = note.file.stamp == nil && !note.isNew
    return savesByItself && !isGone && !note.isOutside
  }

  /// Takes in what another program has written, where it can stand beside what was typed. Returns whether it
  /// could.
  func isBroughtTogether(_ note: OpenNote) -> Bool {
    (try? OutsideChanges(context).merge(of: note)) == true
  }

  // MARK: Saving

  /// Saves the open note, under a new name if its title was changed.
  ///
  /// - Parameters:
  ///   - overwriting: replaces what another program wrote, as the person wants it.
  ///   - createsLinkTarget: makes the file that a link names, as the person wants it.
  ///   - finished: called with whether the disk has the note now.
  package func save(
    overwriting: Bool = false, createsLinkTarget: Bool = false,
    finished: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    guard let note else { return finished(false) }
    if let refusal = refusalToSave(note) {
      context.tell(.problem(refusal))
      return finished(false)
    }
    if note.isSaving {
      return note.whenSaved { [weak self] in
        guard let self, note === self.note, !context.isAsking else { return finished(false) }
        save(
          overwriting: overwriting, createsLinkTarget: createsLinkTarget, finished: finished)
      }
    }
    if note.isReading {
      context.tell(.hint("Bubblepad is still reading the note. It saves it afterwards."))
      return note.whenRead { [weak self] isWhole in
        guard isWhole, let self, note === self.note else { return finished(false) }
        save(
          overwriting: overwriting, createsLinkTarget: createsLinkTarget, finished: finished)
      }
    }
    note.editor.finishTyping(leaves: !savesByItself)
    note.endLastLine()
    note.takeTitle()
    guard note.needsSaving || note.isNew else {
      let problem = keeper.journalProblem
      context.tell(problem.map { .warning("Already saved. \($0)") } ?? .done("Already saved."))
      return finished(true)
    }
    guard services.renaming.isDecided(of: note) else {
      return services.renaming.decide(of: note) { [weak self] isDecided in
        guard isDecided, let self else { return finished(false) }
        save(
          overwriting: overwriting, createsLinkTarget: createsLinkTarget, finished: finished)
      }
    }
    note.startSaving()
    if note.isLocked { context.tell(.hint("Locking the note…")) }
    Task { [self, context] in
      let isSaved = await write(
        note, overwriting: overwriting, createsLinkTarget: createsLinkTarget)
      note.finishSaving { finished(isSaved) }
      // What was looked for in vain meanwhile: another program may have written the file right after. Where the note
      // was to be left once it is saved, it may be in the trash by now.
      if tabs.notes.contains(where: { $0 === note }) { OutsideChanges(context).check(note) }
    }
  }

  /// Why the note cannot be saved as it is, in words; the focus goes to where that can be changed.
  private func refusalToSave(_ note: OpenNote) -> String? {
    if note.file.content.isWriteProtected, note.isReadOnly, !settings.isReadOnly {
      return context.readOnlyWords(of: note.file)
    }
    if note.isReadOnly || settings.isReadOnly {
      return "This note is read-only. Save a copy with \(context.wayTo(.saveAs))."
    }
    note.finishTitle()
    note.checkTitle()
    guard let problem = note.titleProblem else { return nil }
    note.refusedTitle = note.title
    context.focus(.title)
    return "\(note.refusalStart) \(problem)"
  }

  /// The title that could not be taken is another now: what was said of it is not true any more.
  package func titleChanged() {
    guard let note, note.refusedTitle != nil, note.refusedTitle != note.title else { return }
    note.refusedTitle = nil
    context.notice = nil
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
      context.tell(
        .warning(
          "Another program changed this file. Both changes are in the text now. Review, then save.")
      )
      return false
    } catch let error as FileError where ask(about: error, of: note) {
      note.saveProblem = error.isOfEncoding ? keeper.words(forEncodingOf: note) : error.message
      return false
    } catch {
      let reason = error.words
      note.saveProblem = reason
      context.tell(.problem(reason))
      return false
    }
    let renamed = wasRenamed ? await services.renaming.changeLinks(of: note) : nil
    context.tell(
      renamed ?? note.takeNumberNotice() ?? .done(note.isLocked ? "Saved and locked." : "Saved."))
    let isShown = note === self.note
    if isShown, let frame = context.arrangement.pageFrame { context.show(.glint(frame)) }
    list.reading.follow(
      .notes([FileID(note.path)]), selecting: isShown && context.place != .list ? note.path : nil)
    list.preview.showSoon()
    return true
  }

  /// Puts a note on the disk, under its new title if it is renamed.
  package func store(
    _ note: OpenNote, renaming: Bool, overwriting: Bool = false, createsLinkTarget: Bool = false
  ) async throws {
    await note.history?.recall()
    if note.file.lost != nil { _ = await context.findMoved(note) }
    let (path, oldTitle, wasNew) = (note.path, note.savedTitle, note.isNew)
    if renaming {
      if !wasNew { await services.renaming.begin(of: note) }
      try await note.file.rename(to: note.title, of: folder?.path)
      context.noteRenamed(path, to: note.path)
      if !wasNew, let edits = note.rename?.ownEdits(in: note.editor.text), !edits.isEmpty {
        let before = note.editor.text
        note.take(edits, as: .acrossFiles)
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
    context.showTitle()
    context.watch.know(note.path, note.file.stamp)
    context.indexing?.filesChanged([note.path])
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
    context.noteRenamed(newPath, to: note.path)
    if note.rename?.ownText != nil { note.goOver(.undo) }
    note.rename?.journal?.end()
    note.rename = nil
  }
}
