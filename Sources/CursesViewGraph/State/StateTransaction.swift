@_exported import CursesAnimation

/// What goes along with a change of state: how it is to be animated. `CursesUI` calls it `Transaction`.
public struct StateTransaction {
  /// How the values that change are to change; nil for at once.
  public var animation: Animation?
  /// Whether `.animation(_:value:)` further down has no say.
  public var disablesAnimations = false
  var group: AnimationGroup?

  /// Changes that happen at once.
  public init() {}
  /// Changes that happen with an animation; nil for at once.
  public init(animation: Animation?) { self.animation = animation }

  var isPlain: Bool { animation == nil && !disablesAnimations && group == nil }

  /// The transaction of the changes that are being made now. Only the main actor sets it.
  nonisolated(unsafe) private static var stored = StateTransaction()

  static var current: StateTransaction {
    get { MainQueue.isCurrent ? stored : StateTransaction() }
    set { if MainQueue.isCurrent { stored = newValue } }
  }
}

/// The movements that one `withAnimation` has started, for its completion.
final class AnimationGroup {
  private var running = 0
  private var completion: (() -> Void)?
  /// Whether the views have been brought up to date since.
  private var isSettled = false

  init(_ completion: @escaping () -> Void) { self.completion = completion }

  func begin() { running += 1 }

  func end() {
    running -= 1
    completeIfDone()
  }

  func settle() {
    isSettled = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isSettled, running == 0, let action = completion else { return }
    completion = nil
    action()
  }
}

/// Makes changes of state whose effects on the screen are animated.
///
///     withAnimation(.easeInOut(duration: 1)) { isOpen.toggle() }
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(StateTransaction(animation: animation), body)
}

/// When an animation counts as complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// Makes animated changes, and says when everything they moved has come to rest.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = StateTransaction(animation: animation)
  let group = AnimationGroup(completion)
  transaction.group = group
  defer { TransactionInbox.add(group) }
  return try withTransaction(transaction, body)
}

/// Makes changes of state under a transaction.
public func withTransaction<Result>(
  _ transaction: StateTransaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = StateTransaction.current
  StateTransaction.current = transaction
  defer { StateTransaction.current = outer }
  return try body()
}

/// The groups that wait for the next update of a window to know whether anything moves.
enum TransactionInbox {
  nonisolated(unsafe) private static var waiting: [AnimationGroup] = []

  static func add(_ group: AnimationGroup) {
    guard MainQueue.isCurrent else { return group.settle() }
    waiting.append(group)
  }

  /// Takes the groups; called when a window is up to date.
  @MainActor static func settle() {
    guard !waiting.isEmpty else { return }
    let groups = waiting
    waiting = []
    for group in groups { group.settle() }
  }
}

extension Binding {
  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(StateTransaction(animation: animation))
  }

  /// A binding whose changes are made under a transaction.
  public func transaction(_ transaction: StateTransaction) -> Binding<Value> {
    let base = self
    return Binding(
      get: { base.wrappedValue },
      set: { value in withTransaction(transaction) { base.wrappedValue = value } })
  }
}
