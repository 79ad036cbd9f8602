/// A file as what looks into all notes reads it.
package struct ScannedFile: Sendable {
  /// What it holds.
  package let loaded: LoadedFile
  /// Whether it lies outside of what the command may write: it is looked at, and stays as it is.
  package let isOutside: Bool

  /// In bytes: a longer note is not looked into.
  package static let most = 32 << 20

  /// All of a file; nil for one that is longer, or cannot be read.
  package init?(_ path: String, within bounds: NotebookBounds) {
    guard let file = try? SafeFile.load(path, firstBytes: Self.most), file.rest == nil else {
      return nil
    }
    loaded = file
    isOutside = !bounds.contains(resolved: file.resolvedPath)
  }
}

/// The notes outside of the notebook that a command over all notes would have changed, by their titles.
package struct OutsideNotes: Sendable {
  package private(set) var titles: [String] = []

  /// None.
  package init() {}

  /// Takes a note that stays as it is.
  package mutating func add(_ title: String) { titles.append(title) }

  /// A sentence; nil where there are none.
  package var words: String? {
    guard !titles.isEmpty else { return nil }
    let notes = Numbers.words(titles.count, "note")
    let stay = titles.count == 1 ? "stays as it is" : "stay as they are"
    return "\(notes) outside of the notebook \(stay): \(Numbers.list(titles))."
  }
}
