import BubblepadNotebook

/// What is said of files that a step has written.
extension FilesOutcome {
  /// What is said once everything is as it was before the step.
  package var stoppedNotice: Notice {
    guard let first = left.first else {
      guard let problem else { return .done("Stopped: all files are as they were.") }
      return .problem("Nothing has changed: \(problem.cause). \(problem.wayOut)")
    }
    let reason = problem.map { " " + $0.message } ?? ""
    return .problem("Stopped, but not undone in “\(first.lastComponent)”\(otherNotes).\(reason)")
  }

  /// What is said of a step.
  ///
  /// - Parameters:
  ///   - isUndoing: whether it has undone another.
  ///   - isAgain: whether it was undone before.
  ///   - undo: the key that undoes it.
  package func notice(
    _ words: FilesStepWords, isUndoing: Bool, isAgain: Bool, undo: String
  ) -> Notice {
    guard let first = left.first else {
      if isUndoing { return .done(words.undone) }
      return .done(isAgain ? words.doneAgain : "\(words.done) \(undo) undoes it.")
    }
    if let problem {
      let part =
        "\(Numbers.words(back.count)) of \(Numbers.words(back.count + left.count)) notes are written, the others are as they were. "
      return .problem((back.isEmpty ? "" : part) + problem.message)
    }
    let name = NoteTitle.shownTitle(ofFileName: first.lastComponent)
    let stay = isUndoing ? words.left.whenUndone : words.left.whenDone
    return .warning("“\(name)”\(otherNotes) changed meanwhile: \(stay).")
  }

  private var otherNotes: String {
    let more = left.count - 1
    return more == 0 ? "" : " and " + Numbers.words(more, "more note")
  }
}
