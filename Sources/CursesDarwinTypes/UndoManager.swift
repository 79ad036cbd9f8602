import Observation

/// Steps that a program can undo and redo. After Foundation's, which Linux lacks.
///
/// What is registered while undoing is what redoes. A group is one step; without `beginUndoGrouping()` each
/// registration is a step of its own. Views that read what can be undone are evaluated again when that changes.
open class UndoManager: Observable, Hashable {
  private typealias Action = () -> Void

  private struct Step {
    var actions: [Action] = []
    var name = ""
  }

  private struct Steps {
    var undo: [Step] = []
    var redo: [Step] = []
    var open: [Step] = []
  }

  private let registrar = ObservationRegistrar()
  private var stored = Steps()

  private var steps: Steps {
    get {
      registrar.access(self, keyPath: \.steps)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.steps) { stored = newValue } }
  }

  private var disabled = 0
  /// Whether something is being undone now.
  public private(set) var isUndoing = false
  /// Whether something is being redone now.
  public private(set) var isRedoing = false
  /// The most steps that are kept; 0 for any number.
  open var levelsOfUndo = 0 { didSet { forgetOldest() } }

  /// A manager without steps.
  public init() {}

  /// Whether both are the same manager.
  public static func == (one: UndoManager, other: UndoManager) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Whether there is a step to undo.
  open var canUndo: Bool { !steps.undo.isEmpty || steps.open.contains { !$0.actions.isEmpty } }
  /// Whether there is a step to redo.
  open var canRedo: Bool { !steps.redo.isEmpty }
  /// How many groups are open.
  open var groupingLevel: Int { steps.open.count }
  /// The name of the step that would be undone; empty without one.
  open var undoActionName: String { steps.undo.last?.name ?? "" }
  /// The name of the step that would be redone; empty without one.
  open var redoActionName: String { steps.redo.last?.name ?? "" }
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
    if steps.open.isEmpty {
      close(Step(actions: [{ handler(target) }]))
    } else {
      steps.open[steps.open.count - 1].actions.append { handler(target) }
    }
  }

  /// Names the last step.
  open func setActionName(_ actionName: String) {
    if !steps.open.isEmpty {
      steps.open[steps.open.count - 1].name = actionName
    } else if isUndoing {
      rename(&steps.redo, actionName)
    } else {
      rename(&steps.undo, actionName)
    }
  }

  private func rename(_ steps: inout [Step], _ name: String) {
    if !steps.isEmpty { steps[steps.count - 1].name = name }
  }

  /// Begins a group: what is registered until it ends is one step.
  open func beginUndoGrouping() { steps.open.append(Step()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let step = steps.open.popLast(), !step.actions.isEmpty else { return }
    if steps.open.isEmpty {
      close(step)
    } else {
      steps.open[steps.open.count - 1].actions += step.actions
    }
  }

  private func close(_ step: Step) {
    if isUndoing {
      steps.redo.append(step)
    } else {
      steps.undo.append(step)
      if !isRedoing { steps.redo = [] }
      forgetOldest()
    }
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    steps.undo.removeFirst(max(0, steps.undo.count - levelsOfUndo))
  }

  /// Undoes the last step; open groups are ended first.
  open func undo() {
    while !steps.open.isEmpty { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let step = steps.undo.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Redoes the step that was undone last.
  open func redo() {
    guard !isUndoing, !isRedoing, let step = steps.redo.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  /// What the actions register is one step.
  private func run(_ step: Step) {
    beginUndoGrouping()
    steps.open[steps.open.count - 1].name = step.name
    for action in step.actions.reversed() { action() }
    while !steps.open.isEmpty { endUndoGrouping() }
  }

  /// Forgets all steps.
  open func removeAllActions() {
    steps.undo = []
    steps.redo = []
    steps.open = []
  }

  /// Lets registrations pass unheard until they are enabled as often as they were disabled.
  open func disableUndoRegistration() { disabled += 1 }

  /// Takes back one `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
}
