import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesText
import CursesUICore

/// What is asked where a note cannot be saved.
extension NoteSaver {
  /// Asks what is to become of a note that could not be saved, where there is a choice.
  func ask(about error: FileError, of note: OpenNote) -> Bool {
    switch error.reason {
    case .changedByAnotherProgram where context.reveal(note):
      askAboutChange(of: note, isCreated: false)
    case .createdByAnotherProgram where context.reveal(note):
      askAboutChange(of: note, isCreated: true)
    case .removedByAnotherProgram where context.reveal(note): askAboutRemoval(of: note)
    case .linkToNothing(let target) where context.reveal(note):
      askAboutLink(of: note, to: target)
    case .missesCharacters where context.reveal(note):
      context.askAboutEncoding(of: note)
    default: return false
    }
    return true
  }

  /// The file is not what was opened: nothing is overwritten before the person has chosen.
  private func askAboutChange(of note: OpenNote, isCreated: Bool) {
    let theirs = (try? note.file.outsideText()).flatMap(\.self)
    let isKnown = theirs != nil
    let comparison = ComparisonForm("Yours, not saved", "The file, as it is now")
    if let theirs, !note.isLocked { comparison.compare(note.editor.text, theirs.theirs) }
    let both = Confirmation.Answer(words: "Keep both", letter: "b") { [weak self] in
      self?.keepBoth(note)
    }
    context.present(
      Confirmation(
        title: "\(isCreated ? "Created" : "Changed") by another program",
        words: "Another program \(isCreated ? "created" : "changed") “\(note.file.shownTitle)” "
          + "since you \(isCreated ? "started" : "opened") it. "
          + "Your text is still here, and the file is as the other program left it.",
        answers: (isKnown ? [both] : []) + [
          .init(words: "Save mine as a copy", letter: "c") { [weak self] in
            self?.saveCopy(titled: nil)
          },
          .init(words: "Overwrite theirs") { [weak self] in
            self?.save(overwriting: true)
          },
          .init(words: "Reload theirs", letter: "r") { [weak self] in self?.context.reload()
          },
        ], comparison: comparison))
  }

  /// Where both have changed the same words, mine stand in the text and then theirs.
  private func keepBoth(_ note: OpenNote) {
    guard (try? OutsideChanges(context).merge(of: note, .keepsBoth)) == true else {
      return context.tell(
        .problem(
          "Cannot read the file any more. Your text is still here: save it elsewhere with \(context.wayTo(.saveAs))."
        ))
    }
    note.saveProblem = nil
    context.tell(.warning("Both versions are in the text now, yours first. Review, then save."))
  }

  /// There is no file any more: it may have been thrown away on purpose.
  private func askAboutRemoval(of note: OpenNote) {
    context.present(
      Confirmation(
        title: "Removed by another program",
        words: "Another program removed the file of “\(note.file.shownTitle)”. "
          + "Your text is still here.",
        answers: [
          .init(words: "Write again", letter: "w") { [weak self] in
            note.file.forgetFile()
            self?.save()
          }
        ]))
  }

  /// The note is a link to a file that is not there.
  private func askAboutLink(of note: OpenNote, to target: String) {
    context.present(
      Confirmation(
        title: "Broken link",
        words: "“\(note.file.shownTitle)” is a link to \(target), "
          + "which does not exist. Create it?",
        answers: [
          .init(words: "Create", letter: "c") { [weak self] in
            self?.save(createsLinkTarget: true)
          }
        ]))
  }
}
