import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesRichText
import CursesText
import CursesUICore

/// The tags of the notebook.
extension Workspace {
  /// Calls `body` with the tags of all notes; says so where there is no notebook or no tag.
  ///
  /// - Parameter body: not called once the person has gone elsewhere.
  func withTags(_ body: @escaping @MainActor (TagTree) -> Void) {
    guard folder != nil else {
      return tell(.hint("A single note is open. Tags are gathered in a notebook."))
    }
    let indexing = indexing
    let paths = entries.filter { !$0.isLocked }.map(\.path)
    tell(.hint("Gathering the tags of all notes…"))
    Task { [weak self] in
      // What was saved last is looked at too.
      await indexing?.settled()
      let index = indexing?.readyIndex
      let tree = await Background.run { index?.tagTree() ?? TagTree(filesAt: paths) }
      guard let self, dialog == nil else { return }
      notice = nil
      guard !tree.tags.isEmpty else {
        return tell(.hint("No note has a tag yet. Type #word in a text to tag it."))
      }
      body(tree)
    }
  }

  /// Lists the tags as a tree, with how many notes have each.
  func showTags() {
    withTags { [weak self] tree in self?.offer(TagBranches(tree)) }
  }

  private func offer(_ branches: TagBranches) {
    var branches = branches
    let picker = ItemPicker(
      title: "Tags", prompt: "type a few letters of a tag", items: branches.items
    ) { [weak self] item in
      if let tag = branches.tree[item.id] { self?.searchNotes(tagged: tag.name) }
    }
    picker.finder = branches.found
    picker.fold = { item, opens in
      let selected = branches.fold(item.id, opens: opens)
      return (branches.items, selected)
    }
    picker.pickWords = "show notes"
    picker.actions = [
      PickerAction(key: .alt("r"), words: "rename") { [weak self] item in
        if let self {
          TagRenaming(self).ask(
            for: item.flatMap { branches.tree[$0.id]?.name } ?? "", in: branches.tree)
        }
      }
    ]
    picker.show(start: branches.items)
    dialog = .pick(picker)
  }

  /// Searches all notes for a tag and those below it.
  private func searchNotes(tagged name: String) {
    let isPlain = Hashtag.isName(name)
    searchTexts(for: isPlain ? "tag:#\(name)" : "tag:\"\(name.replacing("\"", with: "\\\""))\"")
  }
}
