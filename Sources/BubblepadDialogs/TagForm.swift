import BubblepadIndex
import BubblepadPanels
import CursesCore
import CursesMarkdown
import CursesUICore
import Observation

/// A tag and the name that it is to get.
@Observable @MainActor
package final class TagForm {
  var old: String
  var new: String {
    didSet { isTouched = true }
  }
  @ObservationIgnored let tree: TagTree
  @ObservationIgnored let submit: (TagRename) -> Void
  var isTouched = false

  /// Whether the tag is still to be typed.
  let asksForOld: Bool

  package init(old: String, tree: TagTree, submit: @escaping (TagRename) -> Void) {
    self.old = old
    asksForOld = old.isEmpty
    new = old
    self.tree = tree
    self.submit = submit
    isTouched = false
  }

  var title: String { asksForOld ? "Rename tag" : "Rename #\(old)" }

  var rename: TagRename { TagRename(old, to: new) }

  /// What is wrong with what was typed; nil when the tag can be renamed.
  var problem: String? {
    guard !rename.old.isEmpty else { return "Type the tag that is to be renamed." }
    guard tree[rename.old] != nil else { return "No note has #\(rename.old)." }
    return rename.problem
  }

  /// The tags that go on from what is typed.
  func found(_ typed: String) -> [String] {
    let name = TagRename.name(typed: typed)
    return name.isEmpty ? [] : tree.completions(of: name, limit: 7).map(\.name)
  }
}
