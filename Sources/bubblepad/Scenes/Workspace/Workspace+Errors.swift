import BubblepadNotebook
import BubblepadPanels

extension Workspace {
  /// What went wrong, as one sentence.
  func words(for error: any Error) -> String { error.words }

  /// Says which files of the app's own could not be read, and where they are kept.
  func tellOfUnreadableFiles() {
    let files = places.unreadableFiles.take()
    guard let first = files.first else { return }
    let more = files.count > 1 ? " (\(files.count - 1) more)" : ""
    tell(.warning(first.message + more))
  }
}
