/// Steps that a program can undo and redo. After Foundation's, which Linux lacks.
///
/// What is registered while undoing is what redoes. A group is one step; without `beginUndoGrouping()` each
/// registration is a step of its own.
open class UndoManager {
  private typealias Action = () -> Void

  private struct Step {
    var actions: [Action] = []
    var name = ""
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var open: [Step] = []
  private var disabled = 0
  /// Whether something is being undone now.
  public private(set) var isUndoing = false
  /// Whether something is being redone now.
  public private(set) var isRedoing = false
  /// The most steps that are kept; 0 for any number.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }

  /// A manager without steps.
  public init() {}

  /// Whether there is a step to undo.
  open var canUndo: Bool { !undoSteps.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether there is a step to redo.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// The name of the step that would be undone; empty without one.
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  /// The name of the step that would be redone; empty without one.
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  /// A title for a command that undoes.
  open var undoMenuItemTitle: String { title("Undo", undoActionName) }
  /// A title for a command that redoes.
  open var redoMenuItemTitle: String { title("Redo", redoActionName) }
  /// Whether registrations count.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  /// Registers what undoes a change, or redoes it while one is being undone. The target is kept.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard disabled == 0 else { return }
    if open.isEmpty {
      close(Step(actions: [{ handler(target) }]))
    } else {
      open[open.count - 1].actions.append { handler(target) }
    }
  }

  /// Names the last step.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing {
      rename(&redoSteps, actionName)
    } else {
      rename(&undoSteps, actionName)
    }
  }

  private func rename(_ steps: inout [Step], _ name: String) {
    if !steps.isEmpty { steps[steps.count - 1].name = name }
  }

  /// Begins a group: what is registered until it ends is one step.
  open func beginUndoGrouping() { open.append(Step()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let step = open.popLast(), !step.actions.isEmpty else { return }
    if open.isEmpty {
      close(step)
    } else {
      open[open.count - 1].actions += step.actions
    }
  }

  private func close(_ step: Step) {
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if !isRedoing { redoSteps = [] }
      forgetOldest()
    }
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo))
  }

  /// Undoes the last step; open groups are ended first.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Redoes the step that was undone last.
  open func redo() {
    guard !isUndoing, !isRedoing, let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  /// What the actions register is one step.
  private func run(_ step: Step) {
    beginUndoGrouping()
    open[open.count - 1].name = step.name
    for action in step.actions.reversed() { action() }
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Forgets all steps.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
    open = []
  }

  /// Lets registrations pass unheard until they are enabled as often as they were disabled.
  open func disableUndoRegistration() { disabled += 1 }

  /// Takes back one `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
}
