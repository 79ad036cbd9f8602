import BubblepadIndex

/// What is to be undone where the last change was to the name of another note than the open one.
package enum UndoOfRename {
  case rename, text, nothing
}

extension Confirmation {
  /// Asks what is to be undone before another note is opened.
  package static func undoOfRename(
    _ plan: RenamePlan, _ answer: @escaping (UndoOfRename) -> Void
  ) -> Confirmation {
    Confirmation(
      title: "Undo the rename?",
      words:
        "The last change was to rename “\(plan.oldTitle)” to “\(plan.newTitle)”. "
        + "Undo that, or the last change to this text?",
      answers: [
        .init(words: "Undo the rename", letter: "r") { answer(.rename) },
        .init(words: "Undo in this text", letter: "t") { answer(.text) },
      ], cancel: { answer(.nothing) })
  }
}
