import BubblepadIndex
import BubblepadNotebook

/// Something that was done to the notebook and not to a text, and can be undone as one step: a note in the
/// trash, a rename.
@MainActor
package struct NotebookStep {
  /// The notes in the trash that it is about.
  var trashed: Set<TrashedNote.ID>
  /// What it has done, as a command says it.
  package let name: String
  /// The paths of the notes and folders that it has changed.
  var changed: [String]
  /// Takes it back, and says so; once that is done, `NotebookSteps.undid` is told what does it again.
  package let undo: () -> Void

  package init(
    trashed: Set<TrashedNote.ID> = [], name: String = "", changing changed: [String] = [],
    undo: @escaping () -> Void
  ) {
    (self.trashed, self.undo) = (trashed, undo)
    (self.name, self.changed) = (name, changed)
  }

  /// Returns whether it has changed notes, and none that is the open one or has it within.
  fileprivate func isElsewhere(than open: String) -> Bool {
    !changed.isEmpty && !changed.contains { open.isSamePath(as: $0) || open.below($0) != nil }
  }
}

extension NotebookMove {
  /// The step that is undone by this.
  @MainActor
  package func step(undo: @escaping () -> Void) -> NotebookStep {
    NotebookStep(name: name, changing: moves.map(\.to) + changes.map(\.path), undo: undo)
  }
}

/// What the user was at when a step was done: undo right after it is about that step.
private struct StepMoment: Equatable {
  var note: FileID?
  /// The commands that were given before.
  var commandCount = 0
}

/// What was done to the notebook, the last step last, and what was undone of it.
///
/// Each step has its position among those of every text. So undo takes back, of a text and of the notebook, what was
/// done last, whatever was typed before and in whichever note.
@MainActor
package struct NotebookSteps {
  private struct Placed<Step> {
    var step: Step
    var position: StepPosition
    var moment = StepMoment()
    /// Steps of one number are one to the user.
    var joint: Int?
  }

  private var done: [Placed<NotebookStep>] = []
  /// What does the steps again that were undone, the last one last; nothing once something else was done.
  private var undone: [Placed<() -> Void>] = []
  /// The number of the steps that come next, and how many they are.
  private var joint: (number: Int, left: Int)?
  package private(set) var jointCount = 0
  /// What is undone, or done again, after what was taken last: together they are one to the user.
  private var following: [() -> Void] = []
  /// The texts when a step was undone or done again last.
  private var stillness = StepStillness()
  /// The texts of the open notes.
  private let texts: () -> [SteppedText]
  /// The path of the note in front.
  private let front: () -> String?
  private var commandCount = 0
  /// What writes the files of a step that is undone or done again.
  package var writing: Task<Void, Never>?
  /// The one whose files are being written.
  package let running = RunningStep()
  /// The journal of a step that was stopped, until it is undone.
  package var stopped: StepJournal?

  /// - Parameters:
  ///   - front: the path of the note in front.
  ///   - texts: those of the open notes.
  package init(front: @escaping () -> String?, texts: @escaping () -> [SteppedText]) {
    (self.front, self.texts) = (front, texts)
  }

  private var moment: StepMoment {
    StepMoment(note: front().map(FileID.init), commandCount: commandCount)
  }

  /// A command was given: what is done by it, or after it, comes after the steps so far.
  package mutating func noteCommand() { commandCount += 1 }

  /// The step to undo next, where the user may not mean it: it has changed other notes than the one in front, and was
  /// not the last thing that was done.
  package var unexpected: NotebookStep? {
    guard let last = done.last, let open = front(), last.step.isElsewhere(than: open),
      last.moment != moment
    else { return nil }
    return last.step
  }

  /// Whether there is a step to undo.
  package var canUndo: Bool { !done.isEmpty }
  /// What is undone of the notebook is forgotten once a text is edited.
  package var canRedo: Bool { !undone.isEmpty && stillness.holds(for: texts()) }

  /// Notes a step, after what was done to the texts so far.
  package mutating func did(_ step: NotebookStep) {
    undone = []
    didAgain(step)
  }

  /// Has the steps that come next, so many, be undone and done again as one.
  package mutating func joinNext(_ count: Int) {
    jointCount += 1
    joint = count > 1 ? (jointCount, count) : nil
  }

  /// Whether the step that comes next is one with others.
  package var isJoint: Bool { joint != nil }

  private mutating func takeJoint() -> Int? {
    guard let (number, left) = joint else { return nil }
    joint = left > 1 ? (number, left - 1) : nil
    return number
  }

  /// Notes a step that was undone before.
  package mutating func didAgain(_ step: NotebookStep) {
    done.append(
      Placed(
        step: step, position: StepPosition(texts()), moment: moment, joint: takeJoint()))
    stillness = StepStillness(texts())
  }

  /// A step has been undone.
  package mutating func undid(_ redo: @escaping () -> Void) {
    undone.append(Placed(step: redo, position: StepPosition(texts()), joint: takeJoint()))
    stillness = StepStillness(texts())
  }

  /// What was stopped is as it was before.
  package mutating func endStopped() {
    stopped?.end()
    stopped = nil
  }

  /// Whether the last step is what is to be undone next: nothing was done to the text since.
  package func isNextToUndo(in text: SteppedText) -> Bool {
    done.last?.position.isNextToUndo(in: text) == true
  }

  /// Whether the step that was undone last is to be done again next.
  package func isNextToRedo(in text: SteppedText) -> Bool {
    canRedo && undone.last?.position.isNextToRedo(in: text) == true
  }

  /// In a note, its text is undone before the last step.
  package mutating func undoesText(_ text: SteppedText) {
    guard !done.isEmpty else { return }
    done[done.count - 1].position.precedeAll(in: text)
  }

  /// A note is closed.
  package mutating func closes(_ text: SteppedText) {
    if !canRedo { undone = [] }
    for index in done.indices { done[index].position.close(text) }
    for index in undone.indices { undone[index].position.close(text) }
  }

  /// A note has another path.
  package mutating func follows(_ path: String, to newPath: String) {
    let (old, new) = (FileID(path), FileID(newPath))
    for index in done.indices {
      done[index].position.rename(old, to: new)
      if done[index].moment.note == old { done[index].moment.note = new }
      done[index].step.changed = done[index].step.changed.map {
        $0.isSamePath(as: path) ? newPath : $0
      }
    }
    for index in undone.indices { undone[index].position.rename(old, to: new) }
  }

  /// Takes the step that was done last. `takeFollowing` gives those that are one with it.
  package mutating func takeLast() -> NotebookStep? {
    guard let last = done.popLast() else { return nil }
    following = []
    while let number = last.joint, done.last?.joint == number {
      following.append(done.removeLast().step.undo)
    }
    joinNext(following.count + 1)
    return last.step
  }

  /// Takes what comes after that what was taken last; nil where nothing does, or that could not be done.
  ///
  /// - Parameter number: `jointCount` when that was taken: another may have been taken meanwhile.
  package mutating func takeFollowing(_ number: Int) -> (() -> Void)? {
    guard number == jointCount else { return nil }
    guard let next = following.first, joint?.left == following.count else {
      (following, joint) = ([], nil)
      return nil
    }
    following.removeFirst()
    return next
  }

  /// Takes what was undone last.
  package mutating func takeUndone() -> (() -> Void)? {
    if !canRedo { undone = [] }
    guard let last = undone.popLast() else { return nil }
    following = []
    while let number = last.joint, undone.last?.joint == number {
      following.append(undone.removeLast().step)
    }
    joinNext(following.count + 1)
    return last.step
  }

  /// Forgets how notes came into the trash that have left it in another way.
  package mutating func forgetTrashing(of notes: [TrashedNote]) {
    let gone = Set(notes.map(\.id))
    for index in done.indices.reversed() where !done[index].step.trashed.isDisjoint(with: gone) {
      done[index].step.trashed.subtract(gone)
      if done[index].step.trashed.isEmpty { done.remove(at: index) }
    }
  }
}
