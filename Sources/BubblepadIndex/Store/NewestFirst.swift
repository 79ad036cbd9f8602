import BubblepadNotebook

/// Files in order, the one changed last first. After a few changes the files that were changed alone are put in
/// their new places.
struct NewestFirst {
  typealias File = IndexedFiles.File

  private var ordered: [Int64] = []
  /// The files that are new, changed or gone since they were put in order.
  private var moved: Set<Int64> = []

  /// More changed files than these, and all are put in order again.
  private static let mostMoved = 100

  /// A file is new, has changed or is gone.
  mutating func move(_ id: Int64) { moved.insert(id) }

  /// All files.
  mutating func ids(of files: [Int64: File]) -> [Int64] {
    guard !moved.isEmpty else { return ordered }
    if moved.count > Self.mostMoved {
      ordered = Self.sorted(files.keys, of: files)
    } else {
      ordered.removeAll(where: moved.contains)
      for id in moved where files[id] != nil {
        ordered.insert(id, at: place(of: id, in: files))
      }
    }
    moved = []
    return ordered
  }

  private func place(of id: Int64, in files: [Int64: File]) -> Int {
    var (lower, upper) = (0, ordered.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if Self.isBefore(ordered[middle], id, of: files) {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return lower
  }

  /// Files in this order.
  static func sorted(_ ids: some Sequence<Int64>, of files: [Int64: File]) -> [Int64] {
    // Each is looked up once: two for every comparison take most of the first search. Few are of the same time.
    ids.map { (id: $0, modified: files[$0]?.modified ?? 0) }.sorted { one, other in
      one.modified == other.modified
        ? isBefore(one.id, other.id, of: files) : one.modified > other.modified
    }.map(\.id)
  }

  private static func isBefore(_ one: Int64, _ other: Int64, of files: [Int64: File]) -> Bool {
    guard let one = files[one], let other = files[other] else { return false }
    return (one.modified, FileID(other.path)) > (other.modified, FileID(one.path))
  }
}
