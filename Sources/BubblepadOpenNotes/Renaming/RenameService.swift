import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// What renaming needs besides the notebook.
@MainActor
package protocol RenameContext: NotebookContext {
  var notebookSteps: NotebookSteps { get set }
  /// Saves the open note. `finished` is called with whether the disk has it now.
  func save(_ finished: @escaping @MainActor (Bool) -> Void)
  /// Writes files as a part of a step that is written down in a journal.
  func write(_ changes: [FileChange], as journal: StepJournal?) async -> FilesOutcome
  /// Writes down what a step over files is about to do.
  func beginStep(_ texts: [StepText], moves: [StepMove], name: StepName) async -> StepJournal?
}

/// Renaming a note together with the links that lead to it.
@MainActor
package final class RenameService {
  private unowned let context: any RenameContext
  /// What is to be said of links, or of the title, when a note has got this one.
  private var afterRename: (title: String, words: String)?

  package init(_ context: any RenameContext) { self.context = context }

  /// Whether the links to a note with a new title have been looked for, and the person has said what becomes
  /// of them.
  package func isDecided(of note: OpenNote) -> Bool {
    guard note.hasNewTitle, !note.isNew, context.folder != nil else { return true }
    return note.rename?.newTitle == NoteTitle.trimmed(note.title)
  }

  /// Looks for the links to the note and shows them, before anything is renamed. Where there are none, nothing
  /// is asked.
  ///
  /// - Parameter finished: called with whether the note may be renamed.
  package func decide(of note: OpenNote, finished: @escaping @MainActor (Bool) -> Void) {
    planRename(of: note) { [weak self] plan in
      guard let self, let plan else { return finished(false) }
      take(plan, for: note, finished)
    }
  }

  /// Looks for the links to the note. `finished` gets nil where the note is not open any more.
  private func planRename(
    of note: OpenNote, finished: @escaping @MainActor (RenamePlan?) -> Void
  ) {
    lookForLinks(
      of: note,
      by: context.renameScan(
        of: note.path, from: note.savedTitle, to: NoteTitle.trimmed(note.title)),
      finished: finished)
  }

  /// Looks for the links that a scan is about; nothing is saved meanwhile. `finished` gets nil where the note is
  /// not open any more.
  package func lookForLinks(
    of note: OpenNote, by scan: RenameScan, renaming part: NamedPart? = nil,
    finished: @escaping @MainActor (RenamePlan?) -> Void
  ) {
    let own = note.editor.text
    note.startSaving()
    context.tell(.hint("Looking for links to this note…"))
    Task { [weak self] in
      let index = await self?.context.indexing?.settledIndex()
      let plan = await Background.run {
        scan.narrowed(by: index).plan(own: own, renaming: part)
      }
      note.finishSaving { [weak self] in finished(self?.context.note === note ? plan : nil) }
    }
  }

  private func take(
    _ plan: RenamePlan, for note: OpenNote, _ finished: @escaping @MainActor (Bool) -> Void
  ) {
    context.notice = nil
    guard plan.linkCount == 0 || plan.isUnasked(in: context.folder) else {
      return ask(about: plan, of: note, finished)
    }
    note.rename = plan
    if plan.leftCount > 0 {
      let before = words(afterRenameTo: plan.newTitle)
      afterRename = (
        plan.newTitle, [before, plan.leftWords].compactMap(\.self).joined(separator: " ")
      )
    }
    finished(true)
  }

  private func ask(
    about plan: RenamePlan, of note: OpenNote, _ finished: @escaping @MainActor (Bool) -> Void
  ) {
    let links =
      Numbers.words(plan.linkCount, "link") + (plan.linkCount == 1 ? " leads" : " lead") + " here"
    var words = ["\(links), in \(plan.noteWords):"]
    words.insert(contentsOf: plan.remarks, at: 0)
    if plan.changesHeading {
      words.insert("The heading “\(plan.oldTitle)” will change too.", at: 0)
    }
    context.present(
      Confirmation(
        title: "Rename to “\(plan.newTitle)”", words: words.joined(separator: "\n"),
        changes: plan.changes,
        answers: [
          .init(words: plan.renameWords, letter: "r") {
            note.rename = plan
            finished(true)
          },
          .init(words: "Rename only", letter: "o") {
            note.rename = plan.withoutLinks
            finished(true)
          },
        ],
        cancel: { [weak self] in
          self?.afterRename = nil
          self?.context.tell(.hint("Not renamed. Esc in the title keeps “\(plan.oldTitle)”."))
          finished(false)
        }))
  }

  /// Writes down what the rename is about to do.
  package func begin(of note: OpenNote) async {
    guard let plan = note.rename else { return }
    let ending = NoteTitle.ending(ofFileName: note.path.lastComponent)
    let path = note.path.parentFolder + "/" + plan.newTitle + ending
    let isUndoing = plan.way == .back
    let titles = isUndoing ? (plan.newTitle, plan.oldTitle) : (plan.oldTitle, plan.newTitle)
    note.rename?.journal = await context.beginStep(
      plan.texts(own: note.editor.text, at: path), moves: [StepMove(from: note.path, to: path)],
      name: StepName("Rename “\(titles.0)” to “\(titles.1)”", isUndoing: isUndoing))
  }

  /// Changes the links, now that the note has its new name. What another program has changed meanwhile is left
  /// alone.
  ///
  /// - Returns: what to say of it.
  package func changeLinks(of note: OpenNote) async -> Notice? {
    let context = context
    guard var plan = note.rename else { return nil }
    note.rename = nil
    let outcome = await context.write(plan.files, as: plan.journal)
    if outcome.isStopped { return stopped(plan, of: note, outcome) }
    plan.journal?.end()
    plan.journal = nil
    context.notebookSteps.endStopped()
    if plan.way != .back { noteStep(plan, of: note.path, back: outcome.back + plan.kept) }
    if let words = plan.stop { return .problem(words) }
    if plan.way == .back { return restored(plan, outcome) }
    var words =
      words(afterRenameTo: plan.newTitle).map { "Renamed. \($0)" }
      ?? "Renamed to “\(plan.newTitle)”."
    afterRename = nil
    let failed = outcome.left.count
    if outcome.back.count + (plan.changesOwnText ? 1 : 0) > 0 {
      let others = words == "Renamed to “\(plan.newTitle)”." ? "" : words.dropFirst(8)
      words =
        "Renamed, and \(changedWords(of: plan)) changed.\(others) \(context.wayTo(.undo)) undoes it."
    }
    guard failed > 0 else { return .done(words) }
    if let problem = outcome.problem {
      let notes = failed == 1 ? "1 note" : "\(failed) notes"
      return .warning("Renamed, but the links in \(notes) stay as they were. \(problem.message)")
    }
    let first = outcome.left.first?.lastComponent ?? ""
    return .warning(
      "Renamed, but the links in “\(first)”\(failed > 1 ? " and \(failed - 1) more notes" : "") "
        + "stay as they were: another program changed the file.")
  }

  /// How many links have changed, and what else.
  private func changedWords(of plan: RenamePlan) -> String {
    guard plan.linkCount > 0 else { return plan.changedWords }
    return Numbers.words(plan.linkCount, "link") + (plan.changesHeading ? " and the heading" : "")
  }

  /// The links are as they were: the note gets its name and its own text back too.
  private func stopped(
    _ plan: RenamePlan, of note: OpenNote, _ outcome: FilesOutcome
  ) -> Notice {
    context.notebookSteps.stopped = plan.journal
    note.title = plan.oldTitle
    note.rename = plan.stopped(from: note.editor.text)
    if outcome.problem != nil || !outcome.left.isEmpty {
      note.rename?.stop = outcome.stoppedNotice.words
    }
    // Once this save has ended.
    Task { [weak self] in if let self, context.note === note { context.save { _ in } } }
    return .hint("Stopped…")
  }

  private func noteStep(_ plan: RenamePlan, of path: String, back: [FileChange]) {
    let step = NotebookStep(
      name: "Rename “\(plan.oldTitle)” to “\(plan.newTitle)”", changing: [path]
    ) { [weak self] in self?.undoRename(plan, of: path, back: back) }
    switch plan.way {
    case .new: context.notebookSteps.did(step)
    case .again: context.notebookSteps.didAgain(step)
    case .back: break
    }
  }

  /// Gives the note its old title back, and the files their bytes, if nobody has changed them since. What cannot be
  /// undone now can be once more.
  private func undoRename(_ plan: RenamePlan, of path: String, back: [FileChange]) {
    context.open(path: path) { [weak self] in
      guard let self, let note = context.note, note.path == path else { return }
      context.focus(.editor)
      let scan = context.renameScan(of: path, from: plan.newTitle, to: plan.oldTitle)
      note.title = plan.oldTitle
      var own = RenamePlan(oldTitle: plan.newTitle, newTitle: plan.oldTitle)
      own.way = .back
      if plan.changesOwnText {
        let text = note.editor.text
        own.setOwn(
          plan.ownText?.editsBack(from: text)
            ?? scan.ownEdits(in: text, withHeading: plan.changesHeading), of: text)
      }
      own.files = back
      note.rename = own
      context.save { [weak self] isSaved in
        guard let self else { return }
        guard isSaved else {
          var again = plan
          again.way = .again
          note.giveTitleBack()
          return noteStep(again, of: path, back: back)
        }
        // It may have been stopped.
        guard note.rename == nil else { return }
        let oldPath = note.path
        context.notebookSteps.undid { [weak self] in self?.renameAgain(plan, at: oldPath) }
      }
    }
  }

  /// Does a rename again that was undone, with the links there are by now if it changed them before.
  private func renameAgain(_ plan: RenamePlan, at path: String) {
    context.open(path: path) { [weak self] in
      guard let self, let note = context.note, note.path == path else { return }
      context.focus(.editor)
      note.title = plan.newTitle
      planRename(of: note) { [weak self] found in
        guard let self, let found else { return }
        let changesLinks = !plan.files.isEmpty || plan.changesOwnText
        note.rename = changesLinks ? found : found.withoutLinks
        note.rename?.way = .again
        context.save { [weak self] isSaved in
          guard !isSaved else { return }
          note.giveTitleBack()
          self?.context.notebookSteps.undid { [weak self] in self?.renameAgain(plan, at: path) }
        }
      }
    }
  }

  /// Says what a typed title has become; a rename says it again at its end.
  package func tellReplaced(_ words: String, in note: OpenNote) {
    context.tell(.warning(words))
    if !note.isNew { afterRename = (NoteTitle.trimmed(note.title), words) }
  }

  /// Of a title that was refused, and typed once more, nothing is said.
  private func words(afterRenameTo title: String) -> String? {
    afterRename.flatMap { $0.title == title ? $0.words : nil }
  }

  /// What is said of a rename that was undone.
  private func restored(_ plan: RenamePlan, _ outcome: FilesOutcome) -> Notice {
    guard let first = outcome.left.first else { return .done("It is “\(plan.newTitle)” again.") }
    return .warning(
      "It is “\(plan.newTitle)” again, but “\(first.lastComponent)” has changed since: "
        + "its links stay.")
  }
}
