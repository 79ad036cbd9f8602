import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// Writing files as one step of the notebook.
@MainActor
package struct FilesStep {
  private let context: any StepContext

  /// Which way a step over files goes.
  package enum Way { case new, back, again }

  /// What files are written for.
  package enum Part {
    /// A step of its own.
    case whole(StepName)
    /// A part of a step that has a journal already, where it needs one.
    case step(StepJournal?)
  }

  package init(_ context: any StepContext) { self.context = context }

  private var running: RunningStep { context.undo.steps.running }

  /// Returns whether any file was written.
  package func write(_ changes: [FileChange], _ way: Way, _ words: FilesStepWords) async -> Bool {
    let outcome = await writing(
      changes, in: .whole(StepName(words.name, isUndoing: way == .back)))
    guard !outcome.isStopped else {
      keep(changes, way, words)
      return tellStopped(outcome)
    }
    let words = outcome.left.isEmpty ? words : words.of(outcome.back)
    let undo = context.wayTo(.undo)
    context.tell(
      outcome.notice(words, isUndoing: way == .back, isAgain: way == .again, undo: undo))
    // What the disk has refused to undo can be undone once it has room again.
    if way == .back, outcome.problem != nil {
      let rest = changes.filter { change in
        outcome.left.contains { $0.isSamePath(as: change.path) }
      }
      keep(rest, .back, words.of(rest))
    }
    guard !outcome.back.isEmpty else { return false }
    let turn = turn(outcome.back, way == .back ? .again : .back, words)
    switch way {
    case .new: context.undo.steps.did(step(outcome.back, words, undo: turn))
    case .again: context.undo.steps.didAgain(step(outcome.back, words, undo: turn))
    case .back: context.undo.steps.undid(turn)
    }
    return true
  }

  private func step(
    _ changes: [FileChange], _ words: FilesStepWords, undo: @escaping () -> Void
  ) -> NotebookStep {
    NotebookStep(name: words.name, changing: changes.map(\.path), undo: undo)
  }

  private func turn(
    _ changes: [FileChange], _ way: Way, _ words: FilesStepWords
  ) -> () -> Void {
    { [weak context] in
      guard let context else { return }
      context.undo.steps.writing = Task {
        _ = await FilesStep(context).write(changes, way, words)
      }
    }
  }

  /// Keeps what was not undone, or not done again, to be tried once more.
  private func keep(_ changes: [FileChange], _ way: Way, _ words: FilesStepWords) {
    let turn = turn(changes, way, words)
    switch way {
    case .new: break
    case .back: context.undo.steps.didAgain(step(changes, words, undo: turn))
    case .again: context.undo.steps.undid(turn)
    }
  }

  /// Writes files, the open note in its editor. What has changed since it was read stays as it is. Where it is
  /// stopped, all files have their former bytes again.
  ///
  /// - Parameters:
  ///   - part: what has the journal.
  ///   - merges: whether what was typed in the open note since stays beside its change.
  package func writing(
    _ changes: [FileChange], in part: Part, merges: Bool = false
  ) async -> FilesOutcome {
    let progress = running.begin(changes.count) { [context] in
      _ = context.schedule(after: $0, $1)
    }
    let event = event(of: changes, in: part)
    let journal: StepJournal?
    switch part {
    case .whole(let name):
      journal = await context.undo.begin(changes.map { StepText($0) }, name: name)
    case .step(let running): journal = running
    }
    defer { if case .whole = part { journal?.end() } }
    let (bounds, backups) = (context.reach.bounds, context.places.backupFolder)
    var outcome = FilesOutcome()
    if !progress.state.isStopped,
      let own = changes.first(where: { $0.path.isSamePath(as: context.note?.path) }),
      bounds.contains(fileAt: own.path)
    {
      outcome.add(await writeInEditor(own, as: event, merges: merges))
      if outcome.problem?.isOfDisk == true { progress.stop() }
    }
    let ownPath = outcome.back.first?.path ?? outcome.left.first
    let others = changes.filter { !$0.path.isSamePath(as: ownPath) }
    let written = await Background.run {
      FilesOutcome(
        writing: others, within: bounds, backups: backups, progress: progress, journal: journal)
    }
    if written.isStopped {
      let own = outcome.back.first
      outcome = written.because(of: outcome.problem)
      if let own { outcome.leaveStopped(await writeInEditor(own, as: event, merges: true)) }
    } else {
      outcome.add(written)
    }
    running.end(progress)
    // Of what was stopped, the list and the index read again what there is.
    took(outcome.isStopped ? changes : outcome.back, as: event, isKnown: !outcome.isStopped)
    return outcome
  }

  /// What a change is in the history of its text: a part of the step where that does more, which undo of the text alone
  /// would leave half done.
  private func event(of changes: [FileChange], in part: Part) -> UserEvent {
    switch part {
    case .whole: changes.count > 1 || context.undo.steps.isJoint ? .acrossFiles : .other
    case .step: .acrossFiles
    }
  }

  /// Changes the open note, if its text is the one that the change is about, or that and blank lines which are not saved
  /// yet.
  ///
  /// - Parameters:
  ///   - event: what it is in the history of the text.
  ///   - merges: whether what was typed since stays beside the change.
  private func writeInEditor(
    _ change: FileChange, as event: UserEvent, merges: Bool
  ) async -> FilesOutcome {
    var outcome = FilesOutcome()
    guard let note = context.note else { return outcome }
    if note.isSaving {
      await withCheckedContinuation { done in note.whenSaved { done.resume() } }
    }
    let before = note.editor.text
    let isSame = before == change.before
    let edits =
      isSame
      ? TextMerge.edits(from: before, to: change.after)
      : merges || note.editor.textToSave == change.before
        ? TextMerge.edits(base: change.before, mine: before, theirs: change.after) : nil
    guard context.note === note, !note.isReadOnly, !note.isReading, !note.isLocked, let edits
    else {
      outcome.leave(change, nil)
      return outcome
    }
    note.take(edits, as: event)
    let after = note.editor.text
    note.startSaving()
    defer { note.finishSaving() }
    do {
      try await context.saver.store(note, renaming: false)
    } catch {
      if note.editor.text == after {
        note.take(TextMerge.edits(from: after, to: before), as: event)
      }
      outcome.leave(change, error as? FileError)
      return outcome
    }
    outcome.wrote(
      change.inverse(in: note.path, note.file.stamp ?? change.stamp, note.file.encoding))
    return outcome
  }

  // MARK: Words

  /// Says that everything is as it was before the step. Returns false: nothing was written.
  @discardableResult
  package func tellStopped(_ outcome: FilesOutcome) -> Bool {
    context.tell(outcome.stoppedNotice)
    return false
  }

  /// Lets the list and the index know of files that the program has written itself.
  ///
  /// - Parameters:
  ///   - files: what gives them back what they held.
  ///   - event: what the changes are in the histories of the texts.
  ///   - isKnown: whether the files are as the changes say.
  private func took(_ files: [FileChange], as event: UserEvent, isKnown: Bool) {
    let others = running.isRunning ? [] : running.takeChanges(without: files)
    defer { if !others.isEmpty { context.follow(others) } }
    guard !files.isEmpty else { return }
    // A note that was opened since is read again, as after a change by another program.
    var closed: [FileChange] = []
    for file in files where !file.path.isSamePath(as: context.note?.path) {
      if let open = context.tabs.note(at: file.path) {
        OutsideChanges(context).follow(open, as: event)
      } else {
        context.watch.know(file.path, isKnown ? file.stamp : nil)
        if isKnown { closed.append(file) }
      }
    }
    context.services.histories.follow(closed, as: event)
    context.indexing?.filesChanged(files.map(\.path))
    context.list.reading.start(selecting: context.note?.path)
  }
}
