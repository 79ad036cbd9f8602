import BubblepadPanels

/// Enter in the filter before the texts are searched: what is found first is opened then, and keys that come meanwhile
/// go there.
@MainActor
final class FirstHit {
  private unowned let workspace: Workspace
  private let keys: HeldKeys

  init(_ workspace: Workspace) {
    self.workspace = workspace
    keys = HeldKeys(workspace.shell)
    keys.hold()
  }

  /// Opens it, at the end of the search.
  func open() {
    guard workspace.place == .filter, let first = workspace.textSearch?.hits.first else {
      return giveUp()
    }
    keys.deliver {
      workspace.open(listed: first)
    } unless: {
      workspace.heldKeys?.holds == true
    }
  }

  /// Something else is looked for, or nothing.
  func giveUp() { keys.deliver {} }
}
