import BubblepadNotebook

/// Which files of the index are excluded. The settings are read again when their file has changed.
struct IndexedExclusions {
  private let notebook: String
  private var stamp: FileStamp?
  private var rules = ExcludedFiles.none
  private(set) var ids: Set<Int64> = []

  init(notebook: String) { self.notebook = notebook }

  /// Takes in what the settings have become.
  mutating func follow(_ files: [Int64: IndexedFiles.File]) {
    let now = FileStamp(ofFileAt: ExcludedFiles.file(of: notebook))
    guard now != stamp else { return }
    stamp = now
    rules = ExcludedFiles(notebook: notebook)
    ids = rules.isEmpty ? [] : Set(files.filter { rules.contains($0.value.path) }.keys)
  }

  mutating func set(_ id: Int64, _ path: String) {
    if rules.contains(path) { ids.insert(id) } else { ids.remove(id) }
  }

  mutating func remove(_ id: Int64) { ids.remove(id) }

  /// Whether a file is excluded, by its path.
  func contains(_ path: String) -> Bool { rules.contains(path) }
}
