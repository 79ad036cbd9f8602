import BubblepadNotebook
import CursesText

/// The text of an open note, as steps over files are placed among those of it.
package struct SteppedText {
  let note: AnyObject
  let history: History
  let file: FileID

  /// - Parameters:
  ///   - note: what it is known by while it is open.
  ///   - path: that of its file.
  package init(_ note: AnyObject, _ history: History, at path: String) {
    (self.note, self.history, file) = (note, history, FileID(path))
  }
}

/// The position of what was done to the notebook among the steps of each text: after those that led to the texts as
/// they were then, before all that was done to them since.
///
/// It holds for notes that were closed and opened again too, whose steps are kept in a file.
@MainActor
package struct StepPosition {
  private struct Opened {
    weak var note: AnyObject?
    /// The revision of its text then.
    var revision: Int
  }

  private var opened: [Opened]
  /// Of notes that were closed since: the revision of their text then, as they are numbered when they are opened again.
  private var closed: [FileID: Int] = [:]

  /// The position that is reached now.
  ///
  /// - Parameter texts: those of the notes that are open.
  package init(_ texts: [SteppedText]) {
    opened = texts.map { Opened(note: $0.note, revision: $0.history.revision) }
  }

  /// A note that was opened since begins with number 0.
  private func revision(in text: SteppedText) -> Int {
    opened.first { $0.note === text.note }?.revision ?? closed[text.file] ?? 0
  }

  /// Returns whether nothing was done to a text since that can be undone.
  package func isNextToUndo(in text: SteppedText) -> Bool {
    !text.history.canUndoAlone || text.history.revision <= revision(in: text)
  }

  /// Returns whether nothing is to be done again in a text before this.
  package func isNextToRedo(in text: SteppedText) -> Bool {
    !text.history.canRedo || text.history.revision >= revision(in: text)
  }

  /// In a note, all steps of its text are to be undone before this.
  package mutating func precedeAll(in text: SteppedText) {
    opened.removeAll { $0.note === text.note || $0.note == nil }
    opened.append(Opened(note: text.note, revision: .min))
  }

  /// A note is closed.
  package mutating func close(_ text: SteppedText) {
    let count = text.history.stepCount(after: revision(in: text))
    opened.removeAll { $0.note === text.note || $0.note == nil }
    closed[text.file] = count > 0 ? -count : nil
  }

  /// A file has another path.
  package mutating func rename(_ file: FileID, to new: FileID) {
    if let revision = closed.removeValue(forKey: file) { closed[new] = revision }
  }
}

/// The texts as they are, to see later whether something was done to one of them that was not undone and done again.
@MainActor
package struct StepStillness {
  private struct Opened {
    weak var note: AnyObject?
    let newest: Int
  }

  private var opened: [Opened] = []

  package init() {}

  /// - Parameter texts: those of the notes that are open.
  package init(_ texts: [SteppedText]) {
    opened = texts.map { Opened(note: $0.note, newest: $0.history.newestRevision) }
  }

  /// Returns whether nothing was done to any of the texts since.
  package func holds(for texts: [SteppedText]) -> Bool {
    texts.allSatisfy { text in
      text.history.newestRevision <= opened.first { $0.note === text.note }?.newest ?? 0
    }
  }
}
