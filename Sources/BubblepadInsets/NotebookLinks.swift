import BubblepadIndex
import BubblepadNotebook
import CursesText

/// Where the links of the notebook lead: one table for all open notes.
@MainActor
package final class NotebookLinks {
  /// Nil while the files of the notebook are not known, and where there is none.
  package private(set) var resolver: LinkResolver?
  /// Counts up when links may lead elsewhere than before.
  package private(set) var revision = 0

  /// Whether files have been given that the table does not have yet.
  package private(set) var isReading = false

  private var files: Set<FileID> = []
  /// Counts what was asked to be read.
  private var round = 0

  package init() {}

  /// Takes the files that there are, from the notebook's folder on.
  ///
  /// - Parameter done: called on a later turn, when the table has them.
  package func update(
    _ all: [String], notebook: String, then done: @escaping @MainActor () -> Void
  ) {
    round += 1
    isReading = true
    let (round, known) = (round, resolver == nil ? nil : files)
    Task {
      let found = await Background.run { () -> (files: Set<FileID>, resolver: LinkResolver)? in
        let files = Set(all.map { FileID($0) })
        guard files != known else { return nil }
        return (files, LinkResolver(files.map(\.path), notebook: notebook))
      }
      guard round == self.round else { return }
      isReading = false
      if let found {
        (files, resolver) = (found.files, found.resolver)
        revision += 1
      }
      done()
    }
  }
}
