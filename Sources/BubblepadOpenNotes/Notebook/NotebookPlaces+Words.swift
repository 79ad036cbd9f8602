import BubblepadNotebook

extension NotebookPlaces {
  /// A path with `~` for the home folder.
  package func shortened(_ path: String) -> String {
    guard let home, path == home || path.below(home) != nil else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
