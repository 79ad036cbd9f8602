import BubblepadDailyNotes
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// Giving notes and folders other paths, with the links that it concerns, as one step that can be undone.
@MainActor
package struct NotebookMoves {
  private let context: any NoteFilesContext

  package init(_ context: any NoteFilesContext) { self.context = context }

  // MARK: Before

  /// Looks for the links that would not lead where they lead, and shows them before anything is changed.
  ///
  /// - Parameter scan: what looks for them; nil for what looks for those of the whole move.
  package func plan(_ move: NotebookMove, by scan: RenameScan? = nil) {
    context.tell(.hint("Looking for links to \(move.words)…"))
    Task {
      let scan =
        if let scan { scan } else {
          RenameScan(moving: move.moves, await context.filesOnDisk())
        }
      let index = await context.indexing?.settledIndex()
      let plan = await Background.run { scan.narrowed(by: index).plan(own: SourceText()) }
      context.notice = nil
      let whole = move.changing(plan)
      guard plan.linkCount + plan.queries.count + plan.leftCount > 0,
        !plan.isUnasked(in: context.folder)
      else {
        return perform(whole, .new, links: plan.linkCount)
      }
      ask(about: plan, whole)
    }
  }

  private func ask(about plan: RenamePlan, _ move: NotebookMove) {
    let (title, verb, letter) = move.question
    let hasLinks = plan.linkCount > 0
    var answers: [Confirmation.Answer] = [
      .init(words: hasLinks ? "\(verb) and change the links" : verb, letter: letter) {
        perform(move, .new, links: plan.linkCount)
      }
    ]
    if hasLinks {
      answers.append(
        .init(words: "\(verb) only", letter: "o") { perform(move.withoutLinks, .new) })
    }
    context.present(
      Confirmation(
        title: title,
        words: (plan.remarks + (hasLinks ? [plan.changeWords] : [])).joined(separator: "\n"),
        changes: plan.changes, answers: answers,
        cancel: { context.tell(.hint("Not \(verb.lowercased())d.")) }))
  }

  // MARK: Doing it

  /// Moves everything and changes the links. What another program has changed meanwhile is left alone.
  ///
  /// - Parameter links: how many links change, which is said once.
  private func perform(_ move: NotebookMove, _ way: RenamePlan.Way, links: Int = 0) {
    context.opener.afterKeepingChanges {
      Task {
        var move = move
        if way == .new { move.newFolders = missingFolders(of: move) }
        let journal = await context.undo.begin(
          move.changes.map { StepText($0) }, moves: move.moves,
          name: StepName(move.name, isUndoing: move.isUndoing, newFolders: move.newFolders))
        defer { journal?.end() }
        do throws(FileError) {
          try await moveFiles(of: move)
        } catch {
          keep(move, way)
          return context.tell(.problem(error.message))
        }
        await finish(move, way, journal, links: links)
      }
    }
  }

  /// The folders that are not there yet, the outermost first.
  private func missingFolders(of move: NotebookMove) -> [String] {
    guard let target = move.moves.first?.to.parentFolder,
      let inside = context.pathInNotebook(ofFolder: target), let root = context.folder?.path
    else { return [] }
    let parts = inside.split(separator: "/")
    return parts.indices.map { root + "/" + parts[...$0].joined(separator: "/") }
      .filter { !NotebookFolder(path: $0).exists }
  }

  /// Gives the files their new paths; all that names them follows. Nothing is saved meanwhile.
  private func moveFiles(of move: NotebookMove) async throws(FileError) {
    let open = context.tabs.notes.filter { move.paths.path(of: $0.path) != nil }
    for note in open where note.isSaving {
      await withCheckedContinuation { done in note.whenSaved { done.resume() } }
    }
    for note in open { note.startSaving() }
    defer { for note in open { note.finishSaving() } }
    guard let notebook = context.folder else { return }
    let result = await Background.run { () -> Result<Void, FileError> in
      Result { () throws(FileError) in try move.perform(in: notebook) }
    }
    try result.get()
    let closed = context.list.entries.map(\.path)
      .filter { move.paths.path(of: $0) != nil && context.tabs.note(at: $0) == nil }
    keepHistories(of: closed, move)
    await follow(move.moves)
  }

  /// Open notes, bookmarks, the list and the index follow what has got other paths on the disk.
  package func follow(_ moves: [StepMove]) async {
    let paths = MovedPaths(moves)
    let open = context.tabs.notes
    let known = Set((context.list.entries.map(\.path) + open.map(\.path)).map(FileID.init))
    let moved = known.compactMap { note in paths.path(of: note.path).map { (note.path, $0) } }
    for note in open {
      guard
        let path = paths.path(of: note.path) ?? (note.file.leads(within: moves) ? note.path : nil)
      else { continue }
      let hasNewTitle = note.hasNewTitle
      await note.file.followFile(to: path)
      if !hasNewTitle { note.giveTitleBack() }
      context.watch.know(note.path, note.file.stamp)
    }
    context.opener.noteWatch.follow(context.tabs.notes)
    for root in moves {
      // What is unfolded is kept in a file, which only folders change.
      if !known.contains(FileID(root.from)) {
        context.list.browser.folderRenamed(root.from, to: root.to)
      }
      context.list.bookmarks.follow(root.from, to: root.to)
    }
    for (old, new) in moved { context.opener.noteRenamed(old, to: new, isWithFolder: true) }
    context.opener.showTitle()
    let own = moves.flatMap { [$0.from, $0.to] }
    context.indexing?.filesChanged(moved.flatMap { [$0, $1] } + own)
  }

  /// What can be undone in notes that are not open follows them; that of open notes goes with them.
  private func keepHistories(of closed: [String], _ move: NotebookMove) {
    let ids = Set(closed.map(FileID.init))
    for root in move.moves {
      let isNote = ids.contains(FileID(root.from))
      let notes = isNote ? [root.from.lastComponent] : closed.compactMap { $0.below(root.from) }
      guard !notes.isEmpty else { continue }
      context.places.moveHistories(
        ofFolder: isNote ? root.from.parentFolder : root.from,
        to: isNote ? root.to.parentFolder : root.to, notes: notes)
    }
  }

  private func finish(
    _ move: NotebookMove, _ way: RenamePlan.Way, _ journal: StepJournal?, links: Int
  ) async {
    let outcome = await FilesStep(context).writing(
      move.changes, in: .step(journal), merges: way == .back)
    if outcome.isStopped { return await goBack(move, way, outcome) }
    let next = move.inverse(restoring: outcome.back)
    let turn: (RenamePlan.Way) -> () -> Void = { way in { perform(next, way) } }
    switch way {
    case .new: context.undo.steps.did(move.step(undo: turn(.back)))
    case .again: context.undo.steps.didAgain(move.step(undo: turn(.back)))
    case .back: context.undo.steps.undid(turn(.again))
    }
    context.list.browser.marks.clear()
    context.list.reading.start(selecting: selection(after: move))
    tell(move, way, outcome, links: links)
  }

  /// The row of the list that is selected then: what has moved where the list is used, else the open note.
  private func selection(after move: NotebookMove) -> String? {
    guard context.arrangement.place == .list else { return context.note?.path }
    return move.moves.count == 1 ? move.moves.first?.to : context.list.selection?.path
  }

  /// The links are as they were after a stop: everything gets its path back too.
  private func goBack(
    _ move: NotebookMove, _ way: RenamePlan.Way, _ outcome: FilesOutcome
  ) async {
    do throws(FileError) {
      try await moveFiles(of: move.inverse(restoring: []))
    } catch {
      return context.tell(.problem(error.message))
    }
    keep(move, way)
    context.list.reading.start(selecting: context.note?.path)
    FilesStep(context).tellStopped(outcome)
  }

  /// Keeps what was not undone, or not done again, to be tried once more.
  private func keep(_ move: NotebookMove, _ way: RenamePlan.Way) {
    switch way {
    case .new: break
    case .again: context.undo.steps.undid { perform(move, way) }
    case .back:
      context.undo.steps.didAgain(move.inverse(restoring: []).step { perform(move, way) })
    }
  }

  // MARK: After

  private func tell(
    _ move: NotebookMove, _ way: RenamePlan.Way, _ outcome: FilesOutcome, links count: Int
  ) {
    if let problem = outcome.problem { return context.tell(.problem(problem.message)) }
    if let first = outcome.left.first?.lastComponent {
      return context.tell(
        .warning(
          "\(move.doneWord), but the links in “\(first)” stay as they were: another program changed the file."
        ))
    }
    guard way == .new else {
      return context.tell(.done(move.wordsAgain(in: context.folder?.path)))
    }
    let links = count > 0 ? ", and \(Numbers.words(count, "link")) changed" : ""
    let words = ["\(move.wordsNow)\(links)."] + move.sideWords
    context.tell(
      .done("\(words.joined(separator: " ")) \(context.wayTo(.undo)) undoes it."))
  }
}
