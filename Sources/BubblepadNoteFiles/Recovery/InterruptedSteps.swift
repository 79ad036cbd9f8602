import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// Steps over several files in the middle of which the program has ended.
@MainActor
package struct InterruptedSteps {
  private let context: any NoteFilesContext

  package init(_ context: any NoteFilesContext) { self.context = context }

  /// Looks for one, and asks what is to become of it once nothing else is asked.
  package func find() {
    guard let folder = context.folder, !context.isReadOnly else { return }
    let places = context.places
    Task {
      let found = await Background.run { InterruptedStep.all(of: folder.path, in: places) }
      if let step = found.first { offer(step) }
    }
  }

  private func offer(_ step: InterruptedStep) {
    guard !context.isAsking else {
      _ = context.schedule(after: 500) { offer(step) }
      return
    }
    let onward = Confirmation.Answer(words: step.isUndoing ? "Finish undoing" : "Finish it") {
      perform(step, finishes: true)
    }
    let back = Confirmation.Answer(words: step.isUndoing ? "Keep the change" : "Undo it") {
      perform(step, finishes: false)
    }
    // What was under way comes first.
    context.present(
      Confirmation(
        title: "Interrupted change", words: step.words,
        answers: (step.isStopped ? [back, onward] : [onward, back]) + [
          .init(words: "Leave everything as it is") {
            step.forget()
            context.closeDialog()
          }
        ], cancelWords: "later"))
    context.conversation.typing.questionCameByItself(at: .now)
  }

  /// Does what was chosen. It cannot be undone as a step: that would take a part of the change back. Where the disk
  /// refuses, the next start asks again.
  private func perform(_ step: InterruptedStep, finishes: Bool) {
    Task {
      let changes: [FileChange]
      do throws(FileError) {
        changes = finishes ? try step.moveOn() : step.done
      } catch {
        return context.tell(.problem(error.message))
      }
      let count = InterruptedStep.words(changes.count)
      // Its journal is there already.
      let outcome =
        changes.isEmpty
        ? FilesOutcome() : await FilesStep(context).writing(changes, in: .step(nil))
      guard !outcome.isStopped else {
        FilesStep(context).tellStopped(outcome)
        return offer(step)
      }
      if let problem = outcome.problem { return context.tell(.problem(problem.message)) }
      guard finishes || moveBack(step) else { return }
      let moves = finishes ? step.allMoves : step.moves.map(\.inverse)
      if !moves.isEmpty {
        await NotebookMoves(context).follow(moves)
        context.list.reading.start(selecting: context.note?.path)
        OutsideChanges(context).check()
      }
      step.forget()
      let left =
        outcome.left.isEmpty
        ? "" : " \(InterruptedStep.words(outcome.left.count)) changed meanwhile and left alone."
      let end = finishes == step.isUndoing ? "undone" : "finished"
      let written = changes.isEmpty ? "." : ": \(count) written."
      context.tell(.done("The change is \(end)\(written)" + left))
    }
  }

  /// Returns whether everything has its former path again.
  private func moveBack(_ step: InterruptedStep) -> Bool {
    guard !step.moves.isEmpty else { return true }
    do throws(FileError) {
      try step.moveBack()
    } catch {
      context.tell(.problem(error.message))
      return false
    }
    return true
  }
}
