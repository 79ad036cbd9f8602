import BubblepadNotebook

/// The vault that a file opened by itself lies in: the nearest folder above it with a folder `.obsidian`.
package struct SurroundingVault: Equatable, Sendable {
  package let path: String

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
    guard let own = source.below(path), let files = NotebookWalk(folder: path).files() else {
      return nil
    }
    return LinkResolver(files.map(\.path), notebook: path).path(of: name, from: own)
      .map { path + "/" + $0 }
  }
}
