import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import CursesText
import CursesUICore

/// What other programs do to the files of the open notes.
@MainActor
package struct OutsideChanges {
  let context: any SavingContext

  package init(_ context: any SavingContext) { self.context = context }

  /// Looks whether the files of the open notes are still those that were read. Asked on every change in their
  /// folders and when the terminal gets the focus again, since some file systems report nothing.
  package func check() {
    for note in context.tabs.notes { check(note) }
  }

  /// Looks again in a moment: many programs take a file away for as long as they write it anew.
  package func checkSoon() {
    _ = context.schedule(after: 300) { [weak context] in
      if let context { OutsideChanges(context).check() }
    }
  }

  package func check(_ note: OpenNote) {
    guard !note.isNew, !note.isSaving, !note.isReading, !context.isAsking else { return }
    switch note.file.externalState() {
    case .unchanged: takeReturn(of: note)
    case .changed: take(note)
    case .removed: takeRemoval(of: note)
    }
    note.noteLoss()
  }

  private func isShown(_ note: OpenNote) -> Bool { note === context.note }

  /// The file in words: that of the note that is shown needs no name.
  private func file(_ note: OpenNote) -> String {
    isShown(note) ? "this file" : "“\(note.file.shownTitle)”"
  }

  /// The file that was gone, or half written, is again what was saved last: nothing has changed.
  private func takeReturn(of note: OpenNote) {
    guard let loss = note.loss, note.file.loss == nil else { return }
    let subject = isShown(note) ? "this note" : "“\(note.shownTitle)”"
    context.tell(
      .done("The file of \(subject) is \(loss == .gone ? "back" : "whole again")."))
    note.saveProblem = nil
    context.watch.know(note.path, note.file.stamp)
    context.saver.keeper.saveSoon()
  }

  /// The file has another path now, or is gone.
  private func takeRemoval(of note: OpenNote) {
    Task {
      guard await !context.findMoved(note), note.file.stamp != nil else { return }
      // The next save writes it anew, unless there is another by then.
      note.file.forgetFile()
      note.noteLoss()
      let save = context.wayTo(.save)
      context.tell(
        .warning(
          isShown(note)
            ? "The file of this note was removed. Write it again with \(save)."
            : "The file of “\(note.shownTitle)” was removed. Its text is still in its tab."))
    }
  }

  /// Brings what another program has written into the text, as a step that can be undone. What both have
  /// changed is left for the user to decide when it is saved; a tab in the background says so once it is shown.
  private func take(_ note: OpenNote) {
    // What was made of a half-written file is no text to read by itself.
    let wasModified = note.isModified || note.loss == .halfWritten
    guard note.following.takes(FileStamp(ofFileAt: note.path), at: .now) else {
      let way = isShown(note) ? " Read it again with \(context.wayTo(.reload))." : ""
      return context.tell(.warning("Another program keeps changing \(file(note)).\(way)"))
    }
    do throws(FileError) {
      if try isBackAsItWas(note) { return }
      guard let isMerged = try merge(of: note) else {
        guard isShown(note) else { return }
        return wasModified ? warn() : reloadKeepingPlace()
      }
      guard isMerged else { return isShown(note) ? warn() : () }
    } catch {
      return context.tell(.warning(error.message))
    }
    if wasModified {
      context.tell(
        .done("Another program changed \(file(note)). Both changes are in the text now."))
      context.saver.keeper.saveSoon()
    } else {
      note.saved(revision: note.editor.revision)
      context.tell(.done("Another program changed \(file(note)). It has been reloaded."))
    }
  }

  /// Takes a file that holds what was saved last: it was away, or written anew. Nothing has changed, and what was
  /// typed is saved as before.
  private func isBackAsItWas(_ note: OpenNote) throws(FileError) -> Bool {
    guard let outside = try note.file.outsideText(), outside.theirs == outside.base else {
      return false
    }
    try note.accept(outside)
    note.mustSave = false
    context.watch.know(note.path, note.file.stamp)
    if note.isModified { context.saver.keeper.saveSoon() }
    return true
  }

  /// Brings what the program itself has written into a note of another tab, as part of the step it belongs to.
  ///
  /// Where it cannot be, the next look at the file finds a change by another program.
  ///
  /// - Parameter event: `.acrossFiles` for a part of a step.
  package func follow(_ note: OpenNote, as event: UserEvent) {
    guard !note.isNew, !note.isSaving, !note.isReading else { return }
    let wasModified = note.isModified
    let isMerged = (try? merge(of: note, as: event)) == true
    if isMerged, !wasModified { note.saved(revision: note.editor.revision) }
  }

  /// What becomes of words that the user and another program have both changed.
  package enum Conflict {
    /// Nothing is done.
    case refused
    /// Both stand in the text, the user's first.
    case keepsBoth
    /// The other program's text takes the place of all of the user's.
    case takesTheirs
  }

  /// Brings an external change into the text, as a step that can be undone. Returns false where both have
  /// changed the same words, nil where it is not known what the other program has changed.
  ///
  /// - Parameter event: what it is in the text's history.
  package func merge(
    of note: OpenNote, _ conflict: Conflict = .refused, as event: UserEvent = .external
  ) throws(FileError) -> Bool? {
    guard let outside = try note.file.outsideText() else { return nil }
    let mine = note.editor.text
    let edits =
      note.isModified && conflict != .takesTheirs
      ? TextMerge.edits(
        base: outside.base, mine: note.editor.textToSave, theirs: outside.theirs,
        keepsBoth: conflict == .keepsBoth, isMarkdown: note.isMarkdown)
      : TextMerge.edits(from: mine, to: outside.theirs)
    guard let edits else { return false }
    if !edits.isEmpty { note.take(edits, as: event) }
    try note.accept(outside)
    context.watch.know(note.path, note.file.stamp)
    // Both may have written the same.
    if note.editor.text == outside.theirs { note.saved(revision: note.editor.revision) }
    return true
  }

  private func warn() {
    context.tell(
      .warning("Another program changed this file. You can choose what to keep when you save."))
  }

  private func reloadKeepingPlace() {
    guard let note = context.note, !note.isLocked else { return }
    let place = note.editor.editor.position
    context.openAgain(
      at: .line(place.line, column: place.column),
      saying: "Another program changed this file. It has been reloaded.")
  }
}
