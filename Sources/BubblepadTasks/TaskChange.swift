import BubblepadNotebook
import CursesInputFormats
import CursesText

/// A change of a task in its note, and what is said of it.
package struct TaskChange: Sendable {
  package let task: AgendaTask
  /// The lines that take the place of its own.
  package let lines: [TaskLine]
  /// Once it is done: a sentence.
  package let done: String

  /// Puts lines in the place of a task's.
  package init(task: AgendaTask, lines: [TaskLine], done: String) {
    (self.task, self.lines, self.done) = (task, lines, done)
  }

  /// Ticks a task, or opens it again.
  ///
  /// - Parameter lines: what it is then.
  package init(toggling task: AgendaTask, to lines: [TaskLine], today: CalendarDate) {
    self.init(task: task, lines: lines, done: Self.words(for: task, toggledTo: lines, today))
  }

  private static func words(
    for task: AgendaTask, toggledTo lines: [TaskLine], _ today: CalendarDate
  ) -> String {
    guard task.line.isOpen else { return "“\(task.shortWords)” is open again." }
    var words = "“\(task.shortWords)” is done."
    if let onNext = task.line.wordsOnNext {
      words += " " + onNext
    } else if let next = lines.first, next.isOpen, let day = next.agendaDay(today: today) {
      words += " The next one is for \(day.shortWords(in: today.year))."
    }
    return words
  }

  /// What is said of it where its note is not open.
  package var stepWords: FilesStepWords {
    let name = "“\(task.shortWords)” in “\(task.noteTitle)”"
    return FilesStepWords(
      name: "Change \(name)", done: done, doneAgain: "\(name) is changed again.",
      undone: "\(name) is as it was.",
      left: (whenDone: "the task stays as it was", whenUndone: "the task stays as it is now"))
  }
}

extension FileChange {
  /// A task's line rewritten in its file; nil where the line is another by now.
  package init?(_ change: TaskChange) throws(FileError) {
    let loaded = try SafeFile.load(change.task.path)
    let file = FileText(loaded)
    guard !loaded.isBinary,
      let edits = TaskRewrite.edits(
        of: file.text, line: change.task.number, holding: change.task.line, to: change.lines)
    else { return nil }
    self.init(file, edits)
  }
}
