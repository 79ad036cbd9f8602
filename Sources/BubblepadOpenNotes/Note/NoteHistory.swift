import BubblepadNotebook
import BubblepadSettings
import CursesRichText
import CursesText
import CursesUICore

/// What can be undone in the open note, from one start of the program to the next.
///
/// What was kept is read after the first screen, or when somebody undoes more than was done since. It is
/// kept again with each save, and when the note is closed as it is on the disk.
@MainActor
package final class NoteHistory {
  /// A history, and the text it leads to.
  package struct Moment {
    package let history: History
    package let text: SourceText
    /// How often the document's history had changed.
    package let changes: Int
  }

  private let file: NoteFile
  private let document: RichDocument
  /// The text the note was opened with, until it is known what could be undone in it.
  private var openedText: SourceText?
  /// How often the history had changed when it was kept last.
  private var keptChanges = 0

  /// Longer texts, 4 MB, are not hashed while a key waits.
  private static let longestAtOnce = 4 << 20

  package init(file: NoteFile, document: RichDocument) {
    self.file = file
    self.document = document
    document.findEarlierHistory = { [weak self] in self?.recallNow() }
  }

  /// Says what the note held when it was opened, once it is read to its end.
  package func begin(with text: SourceText) { openedText = text }

  /// Reads what an earlier process could undo; returns when that is known.
  package func recall() async {
    guard let text = openedText else { return }
    let earlier = await file.earlierHistory(of: text)
    // The person may have asked for it meanwhile.
    guard openedText != nil else { return }
    openedText = nil
    document.findEarlierHistory = nil
    if let earlier { document.take(earlier: earlier) }
  }

  private func recallNow() -> History? {
    guard let text = openedText, text.count <= Self.longestAtOnce else { return nil }
    openedText = nil
    return file.earlierHistoryNow(of: text)
  }

  /// What can be undone now.
  package var moment: Moment {
    let (history, text) = TextEnd(document: document).momentToSave
    return Moment(history: history, text: text, changes: document.history.changeCount)
  }

  /// What is to be kept of a moment whose text the disk has.
  package func kept(_ moment: Moment) -> KeptHistory? {
    keptChanges = moment.changes
    return file.kept(moment.history, of: moment.text)
  }

  /// What is to be kept when the note is closed; nil when that has been done, or the text is not the one
  /// on the disk.
  package func keptAtTheEnd() -> KeptHistory? {
    guard document.isSaved, document.history.changeCount != keptChanges, openedText == nil else {
      return nil
    }
    return kept(moment)
  }
}

/// Histories that are being written or removed, one after another.
@MainActor
package final class HistoryQueue {
  /// Those of notes in the trash.
  package let trashed = TrashedHistories()
  private var last: Task<Void, Never>?
  private var waiting = 0

  package init() {}

  package func add(_ work: @escaping @MainActor () async -> Void) {
    let former = last
    waiting += 1
    last = Task { [weak self] in
      await former?.value
      await work()
      self?.waiting -= 1
    }
  }

  /// Returns when everything is written.
  package func settled() async { await last?.value }

  /// Does an action when everything is written, or after so many milliseconds; at once if nothing waits.
  package func finish(
    within milliseconds: Int, scheduler: any Scheduler, then action: @escaping @MainActor () -> Void
  ) {
    guard waiting > 0, let last else { return action() }
    var next: (@MainActor () -> Void)? = action
    let goOn: @MainActor () -> Void = {
      next?()
      next = nil
    }
    let deadline = scheduler.schedule(after: milliseconds, goOn)
    Task {
      await last.value
      deadline.cancel()
      goOn()
    }
  }
}
