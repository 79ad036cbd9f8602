import BubblepadIndex
import BubblepadNotebook

extension RenamePlan {
  /// Whether links change without a question, as Obsidian's settings say. What stays as it is, and should not, is asked
  /// about all the same.
  package func isUnasked(in folder: NotebookFolder?) -> Bool {
    guard let folder, leftCount == 0, unreadCount == 0 else { return false }
    return ObsidianSettings(notebook: folder.path).updatesLinksUnasked
  }
}
