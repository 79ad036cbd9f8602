import BubblepadPanels

/// Enter in the filter before the texts are searched: what is found first is opened then, and keys that come meanwhile
/// go there.
@MainActor
final class FirstHit {
  private unowned let list: NoteList
  private let keys: HeldKeys

  init(_ list: NoteList) {
    self.list = list
    keys = HeldKeys(list.context.keyboard)
    keys.hold()
  }

  /// Opens it, at the end of the search.
  func open() {
    guard list.context.place == .filter, let first = list.search.current?.hits.first else {
      return giveUp()
    }
    keys.deliver {
      list.open(first)
    } unless: {
      list.context.holdsKeys
    }
  }

  /// Something else is looked for, or nothing.
  func giveUp() { keys.deliver {} }
}
