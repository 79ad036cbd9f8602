/// What is to be undone where the last change was to another note than the one in front.
package enum UnexpectedUndo {
  case step, text, nothing
}

extension Confirmation {
  /// Asks what is to be undone before a note changes that nobody sees.
  ///
  /// - Parameter step: what was done last.
  package static func undo(
    of step: NotebookStep, _ answer: @escaping (UnexpectedUndo) -> Void
  ) -> Confirmation {
    Confirmation(
      title: "Undo in another note?",
      words: "The last change was not in this note:\n\(step.name).\n"
        + "Undo that, or the last change to this text?",
      answers: [
        .init(words: "Undo that", letter: "u") { answer(.step) },
        .init(words: "Undo in this text", letter: "t") { answer(.text) },
      ], cancel: { answer(.nothing) })
  }
}
