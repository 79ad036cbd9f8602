@_spi(Nodes) import CursesViewGraph

/// What sets off an `onSubmit` action, after SwiftUI's type of this name.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Enter in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What Enter means in a field, in a word. After SwiftUI's type of this name.
public struct SubmitLabel: Hashable, Sendable {
  /// The word, as a field with the focus shows it beside Enter.
  public let word: String

  init(_ word: String) { self.word = word }

  /// “Done” beside Enter.
  public static let done = SubmitLabel("Done")
  /// “Go” beside Enter.
  public static let go = SubmitLabel("Go")
  /// “Send” beside Enter.
  public static let send = SubmitLabel("Send")
  /// “Join” beside Enter.
  public static let join = SubmitLabel("Join")
  /// “Route” beside Enter.
  public static let route = SubmitLabel("Route")
  /// “Search” beside Enter.
  public static let search = SubmitLabel("Search")
  /// “Return” beside Enter.
  public static let `return` = SubmitLabel("Return")
  /// “Next” beside Enter.
  public static let next = SubmitLabel("Next")
  /// “Continue” beside Enter.
  public static let `continue` = SubmitLabel("Continue")
  /// A word of one's own.
  public static func custom(_ word: String) -> SubmitLabel { SubmitLabel(word) }
}

struct SubmitAction {
  var triggers: SubmitTriggers
  var run: () -> Void
}

enum SubmitKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: [SubmitAction] = []
}

enum SubmitTriggerKey: EnvironmentKey {
  static let defaultValue = SubmitTriggers.text
}

enum SubmitLabelKey: EnvironmentKey {
  static let defaultValue: SubmitLabel? = nil
}

extension EnvironmentValues {
  /// What Enter in a field does, the innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// What Enter in a field sets off.
  package var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }

  /// What Enter means here, in a word; nil where nobody has said it.
  public var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }

  /// Runs the actions for a trigger, the innermost first. Returns whether there is one.
  @discardableResult
  package func submit(_ trigger: SubmitTriggers = .text) -> Bool {
    let actions = submitActions.filter { !$0.triggers.isDisjoint(with: trigger) }
    for action in actions { action.run() }
    return !actions.isEmpty
  }
}

extension View {
  /// Adds an action for Enter in the fields of this view; those further in run first.
  ///
  /// The fields of this view are submitted as one: while one of them is not valid, nothing is run, and
  /// the focus goes to it.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    SubmitView(content: self) { environment in
      environment.submitActions.insert(
        SubmitAction(triggers: triggers, run: action), at: 0)
    }
  }

  /// Keeps the submissions of this view from the actions around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    SubmitView(content: self, isScope: isBlocking) { environment in
      if isBlocking { environment.submitActions = [] }
    }
  }

  /// What Enter means in the fields of this view: a word at the end of the one with the focus.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    environment(\.submitLabel, label)
  }
}

/// A view whose fields are submitted together.
struct SubmitView<Content: View>: View, PrimitiveView {
  let content: Content
  var isScope = false
  let change: (inout EnvironmentValues) -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? SubmitNode ?? SubmitNode(context)
    node.isScope = isScope
    var inner = context
    change(&inner.environment)
    node.updateContent(content, inner)
    return node
  }
}

/// The node of `onSubmit` and `submitScope`.
package final class SubmitNode: WrapperNode {
  /// Whether what is within is no part of what is around.
  package var isScope = false
  package override var isStructural: Bool { true }
}
