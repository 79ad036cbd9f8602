import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesRichText
import CursesText
import CursesUICore

/// What tags need besides the notebook.
@MainActor
package protocol TagContext: NotebookContext {
  func searchTexts(for query: String)
  /// Asks for another name of a tag.
  func askToRename(tag name: String, in tree: TagTree)
}

/// Tags such as `#garden`, and the notes that have them.
@MainActor
package final class TagService {
  private unowned let context: any TagContext

  package init(_ context: any TagContext) { self.context = context }

  /// Offers the notes of the folder that have a tag; where there are no others goes to the next place in
  /// this one.
  package func showNotes(with tag: String) {
    guard context.folder != nil, let here = context.note?.path else {
      return goToNext(tag, words: nil)
    }
    let entries = context.entries
    Task { [weak self] in
      let found = await Background.run {
        entries.filter { $0.id == FileID(here) || TagFinder.has(tag, inFileAt: $0.path) }
      }
      guard let self, here.isSamePath(as: context.note?.path), !context.isAsking else { return }
      guard found.count > 1 else {
        return goToNext(
          tag, words: "No other note has \(tag). This is the next place in this note.")
      }
      offer(found, with: tag)
    }
  }

  private func offer(_ entries: [NoteEntry], with tag: String) {
    let items = entries.enumerated().map { index, entry in
      ItemPicker.Item(
        id: "\(index)", title: entry.titleWithFolder, detail: context.dateWords(for: entry.modified)
      )
    }
    context.present(
      ItemPicker(title: tag, prompt: "type a few letters of the title", items: items) {
        [weak self] item in
        self?.context.focus(.editor)
        guard let index = Int(item.id) else { return }
        self?.context.open(path: entries[index].path) { self?.goToNext(tag, words: nil) }
      })
  }

  /// Goes to the next place of a tag in this note; words are said when there is one.
  private func goToNext(_ tag: String, words: String?) {
    guard let note = context.note else { return }
    var options = SearchOptions()
    options.isPattern = true
    // It ends where a longer tag would go on.
    let end = "([^\\w/-]|$)"
    note.editor.perform(.edit(.moveForward))
    let isFound = (try? note.editor.find(TagFinder.pattern(tag) + end, options: options)) == true
    if isFound { note.editor.goToSelectionStart() }
    note.editor.endSearch()
    if let words { context.tell(.hint(words)) }
  }

  // MARK: The tree

  /// Calls `body` with the tags of all notes; says so where there is no notebook or no tag.
  ///
  /// - Parameter body: not called once the person has gone elsewhere.
  package func withTags(_ body: @escaping @MainActor (TagTree) -> Void) {
    guard context.folder != nil else {
      return context.tell(.hint("A single note is open. Tags are gathered in a notebook."))
    }
    let (indexing, context) = (context.indexing, context)
    let paths = context.entries.filter { !$0.isLocked }.map(\.path)
    context.tell(.hint("Gathering the tags of all notes…"))
    Task {
      // What was saved last is looked at too.
      await indexing?.settled()
      let index = indexing?.readyIndex
      let tree = await Background.run { index?.tagTree() ?? TagTree(filesAt: paths) }
      guard !context.isAsking else { return }
      context.notice = nil
      guard !tree.tags.isEmpty else {
        return context.tell(.hint("No note has a tag yet. Type #word in a text to tag it."))
      }
      body(tree)
    }
  }

  /// Lists the tags as a tree, with how many notes have each.
  package func show() {
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
        self?.context.askToRename(
          tag: item.flatMap { branches.tree[$0.id]?.name } ?? "", in: branches.tree)
      }
    ]
    picker.show(start: branches.items)
    context.present(picker)
  }

  /// Searches all notes for a tag and those below it.
  private func searchNotes(tagged name: String) {
    let isPlain = Hashtag.isName(name)
    context.searchTexts(
      for: isPlain ? "tag:#\(name)" : "tag:\"\(name.replacing("\"", with: "\\\""))\"")
  }
}
