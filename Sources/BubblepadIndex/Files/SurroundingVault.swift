import BubblepadNotebook

/// The vault that a file opened by itself lies in: the nearest folder above it with a folder `.obsidian`. Its files are
/// looked through once, when the first link asks for them.
package final class SurroundingVault {
  package let path: String
  /// Nil where the folder cannot be read.
  private lazy var resolver = NotebookWalk(folder: path).files().map {
    LinkResolver($0.map(\.path), notebook: path)
  }

  /// Nil where the file lies in none.
  package init?(around file: String) {
    var folder = file.parentFolder
    while Folder.names(in: folder + "/.obsidian") == nil {
      let next = folder.parentFolder
      guard next != folder, next.hasPrefix("/") else { return nil }
      folder = next
    }
    path = folder
  }

  /// The file that a link in a file of the vault leads to, by the rules of the vault; nil where there is none.
  package func file(named name: String, from source: String) -> String? {
    source.below(path).flatMap { resolver?.path(of: name, from: $0) }.map { path + "/" + $0 }
  }
}
