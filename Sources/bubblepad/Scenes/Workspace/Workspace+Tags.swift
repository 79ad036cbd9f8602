import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesText
import CursesUICore

/// Tags such as `#garden`, and the notes that have them.
extension Workspace {
  /// Offers the notes of the folder that have a tag; where there are no others goes to the next place in
  /// this one.
  func showNotes(with tag: String) {
    guard folder != nil, let here = note?.path else { return goToNext(tag, words: nil) }
    let entries = entries
    Task { [weak self] in
      let found = await Background.run {
        entries.filter { $0.id == FileID(here) || TagFinder.has(tag, inFileAt: $0.path) }
      }
      guard let self, here.isSamePath(as: note?.path), dialog == nil else { return }
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
        id: "\(index)", title: entry.titleWithFolder, detail: dates.words(for: entry.modified))
    }
    dialog = .pick(
      ItemPicker(title: tag, prompt: "type a few letters of the title", items: items) {
        [weak self] item in
        self?.focus(.editor)
        guard let index = Int(item.id) else { return }
        self?.open(path: entries[index].path) { self?.goToNext(tag, words: nil) }
      })
  }

  /// Goes to the next place of a tag in this note; words are said when there is one.
  private func goToNext(_ tag: String, words: String?) {
    guard let note else { return }
    var options = SearchOptions()
    options.isPattern = true
    // It ends where a longer tag would go on.
    let end = "([^\\w/-]|$)"
    note.editor.perform(.edit(.moveForward))
    let isFound = (try? note.editor.find(TagFinder.pattern(tag) + end, options: options)) == true
    if isFound { note.editor.goToSelectionStart() }
    note.editor.endSearch()
    if let words { tell(.hint(words)) }
  }
}
