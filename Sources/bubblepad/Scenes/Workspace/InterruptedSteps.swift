import BubblepadNotebook
import CursesText
import CursesUICore

/// Steps over several files in the middle of which the program has ended.
@MainActor
struct InterruptedSteps {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Looks for one, and asks what is to become of it once nothing else is asked.
  func find() {
    guard let folder = workspace.folder, !workspace.settings.isReadOnly else { return }
    let places = workspace.places
    Task {
      let found = await Background.run { InterruptedStep.all(of: folder.path, in: places) }
      if let step = found.first { offer(step) }
    }
  }

  private func offer(_ step: InterruptedStep) {
    guard workspace.dialog == nil else {
      _ = workspace.shell.schedule(after: 500) { offer(step) }
      return
    }
    workspace.dialog = .confirm(
      Confirmation(
        title: "Interrupted change", words: step.words,
        answers: [
          .init(words: "Finish it") { perform(step, finishes: true) },
          .init(words: "Undo it") { perform(step, finishes: false) },
          .init(words: "Leave everything as it is") {
            step.forget()
            workspace.closeDialog()
          },
        ], cancelWords: "later"))
    workspace.typing.questionCameByItself(at: .now)
  }

  private func perform(_ step: InterruptedStep, finishes: Bool) {
    let changes = finishes ? step.rest : step.done
    let count = InterruptedStep.words(changes.count)
    let words = FilesStepWords(
      done: finishes
        ? "The change is finished: \(count) written." : "The change is undone: \(count) written.",
      doneAgain: "\(count) written again.", undone: "\(count) written back.",
      left: (whenDone: "it stays as it is", whenUndone: "it stays as it is"))
    Task {
      if !changes.isEmpty { await workspace.write(changes, words) }
      if !finishes { moveBack(step, words) }
      step.forget()
    }
  }

  private func moveBack(_ step: InterruptedStep, _ words: FilesStepWords) {
    guard !step.moves.isEmpty else { return }
    do throws(FileError) {
      try step.moveBack()
      if step.done.isEmpty { workspace.tell(.done(words.done)) }
    } catch {
      workspace.tell(.problem(error.message))
    }
    workspace.rescan(selecting: nil)
    workspace.checkForOutsideChange()
  }
}
