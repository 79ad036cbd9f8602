import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// Keeps what is typed in the open notes without being asked: in their journals within a second, and by the rule of
/// the settings on the disk after a pause.
@MainActor
package final class NoteKeeper {
  private unowned let context: any SavingContext
  private var journalTimer: (any ScheduledAction)?
  private var saveTimer: (any ScheduledAction)?

  /// How long nothing must have been typed before a note is saved, in milliseconds.
  private static let pause = 2000
  /// The same for a locked note: locking takes a second of work.
  private static let lockedPause = 10000
  /// When what was typed is written to the journal, in milliseconds.
  private static let journalPause = 700

  init(_ context: any SavingContext) { self.context = context }

  private var notes: [OpenNote] { context.tabs.notes }

  /// To be called after each edit of a note.
  package func edited() {
    journalSoon()
    saveSoon()
  }

  // MARK: The journal

  private func journalSoon() {
    guard journalTimer == nil else { return }
    journalTimer = context.schedule(after: Self.journalPause) { [weak self] in
      self?.journalTimer = nil
      self?.writeJournals()
    }
  }

  /// Why what is typed was not kept the last time; nil where it was.
  package var journalProblem: String?

  private func writeJournals() {
    for note in notes where note.file.needsFlush {
      Task { [self, context] in
        do {
          try await note.file.flushJournal()
          journalProblem = nil
        } catch let error as FileError {
          journalProblem = error.message
          context.tell(.warning(error.message))
        }
      }
    }
  }

  // MARK: Saving

  /// Has what was changed saved once nothing has been typed for a while.
  package func saveSoon() {
    guard saveTimer == nil, context.saver.savesByItself else { return }
    saveSoon(after: Self.pause)
  }

  private func saveSoon(after milliseconds: Int) {
    saveTimer = context.schedule(after: milliseconds) { [weak self] in
      self?.saveTimer = nil
      self?.saveAfterPause()
    }
  }

  private func saveAfterPause() {
    guard context.saver.savesByItself else { return }
    var next: Int?
    for note in notes where !note.isReadOnly && !note.isOutside && note.needsSaving {
      if let rest = restOfPause(for: note) {
        next = min(next ?? rest, rest)
      } else {
        saveQuietly(note)
      }
    }
    if let next { saveSoon(after: next) }
  }

  /// How many milliseconds a note has still to wait; nil for one that is saved now.
  private func restOfPause(for note: OpenNote) -> Int? {
    let pause = note.isLocked ? Self.lockedPause : Self.pause
    let last = note === context.note ? context.status.lastChange : note.leftAt
    let rest = .milliseconds(pause) - (.now - last)
    guard rest <= .zero else { return max(50, Int(rest.components.seconds + 1) * 1000) }
    let isHeld = context.conversation.dialog?.holdsSaving == true
    guard !isHeld, !note.isSaving, !note.isReading else { return Self.pause }
    return nil
  }

  /// Saves without a word and without a question; what stands in the way is told and left to the user.
  private func saveQuietly(_ note: OpenNote) {
    // A file that is gone may be so on purpose: it is not made again without being asked for.
    guard note.file.stamp != nil || note.isNew else { return }
    note.takeTitle(whileTyping: true)
    note.checkTitle()
    // What is typed as a title is no title before it is finished.
    let isTyped = note === context.note && context.arrangement.place == .title
    let hasTitle = note.hasNewTitle && note.titleProblem == nil && !isTyped
    let renames = hasTitle && (note.isNew || context.services.renaming.isDecided(of: note))
    guard renames || note.isModified || note.mustBeWritten else { return }
    guard !note.isOnlyConverted else { return }
    note.endLastLine()
    note.startSaving()
    Task { [self, context] in await save(note, renaming: renames, in: context) }
  }

  /// - Parameter context: kept until the note is on the disk.
  private func save(
    _ note: OpenNote, renaming renames: Bool, in context: any SavingContext
  ) async {
    defer { note.finishSaving() }
    let wasNew = note.isNew
    let name = note === context.note ? "this file" : "“\(note.shownTitle)”"
    do {
      try await context.saver.store(note, renaming: renames)
      if renames, !wasNew, let renamed = await context.services.renaming.changeLinks(of: note) {
        context.tell(renamed)
      }
      if renames, let notice = note.takeNumberNotice() { context.tell(notice) }
      context.list.reading.follow(.notes([FileID(note.path)]))
      if context.note === note { context.services.visits.remember(note) }
    } catch let error as FileError where error.isConflict && context.saver.isBroughtTogether(note) {
      context.tell(.done("Another program changed \(name): both changes are in the text now."))
      saveSoon()
    } catch let error as FileError where error.reason == .removedByAnotherProgram {
      OutsideChanges(context).checkSoon()
    } catch let error as FileError where error.isOfEncoding {
      note.saveProblem = words(forEncodingOf: note)
    } catch let error as FileError where error.isConflict {
      let key = context.keyName(.save)
      let done = error.reason == .createdByAnotherProgram ? "created" : "changed"
      note.saveProblem =
        "Not saved: another program \(done) this file. \(key) asks what is to be kept."
    } catch {
      let reason = error.words
      note.saveProblem = reason
      context.tell(.problem(note === context.note ? reason : "\(name): \(reason)"))
    }
  }

  /// Says that the encoding of an open note lacks a character, and how to be asked for another.
  func words(forEncodingOf note: OpenNote) -> String {
    "Not saved: \(note.lackWords) \(context.keyName(.save)) asks what to do."
  }
}
