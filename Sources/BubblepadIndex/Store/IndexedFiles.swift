import BubblepadNotebook

/// The files of the index in memory: what is asked of every note is asked of these.
struct IndexedFiles {
  /// A file.
  struct File {
    let path: String
    let kind: FileKind
    let modified: Int64
    let linkCount: Int
    /// Those of its text and its names.
    let signs: TextSigns
    let tasks: TaskKinds
  }

  /// The path of the notebook's folder.
  let notebook: String
  private(set) var byID: [Int64: File] = [:]
  private var ids: [FileID: Int64]?
  private var newest = NewestFirst()
  /// The notes of which the index has the start only.
  private(set) var long: Set<Int64> = []
  private var resolver: LinkResolver?
  /// The files that the vault excludes.
  private(set) var exclusions: IndexedExclusions

  init(notebook: String) {
    self.notebook = notebook
    exclusions = IndexedExclusions(notebook: notebook)
  }

  /// Takes in what the settings of the vault have become.
  mutating func followSettings() { exclusions.follow(byID) }

  mutating func set(_ file: File, _ id: Int64) {
    if !file.path.isSamePath(as: byID[id]?.path) { (resolver, ids) = (nil, nil) }
    byID[id] = file
    newest.move(id)
    exclusions.set(id, file.path)
    if file.kind == .long { long.insert(id) } else { long.remove(id) }
  }

  mutating func remove(_ id: Int64) {
    byID[id] = nil
    exclusions.remove(id)
    long.remove(id)
    newest.move(id)
    (resolver, ids) = (nil, nil)
  }

  /// All files, the one changed last first.
  mutating func newestFirst() -> [Int64] { newest.ids(of: byID) }

  /// Some of the files, the one changed last first.
  mutating func newestFirst(among wanted: Set<Int64>) -> [Int64] {
    // A few are put in order sooner than they are picked out of all.
    guard wanted.count * 16 > byID.count else {
      return NewestFirst.sorted(wanted.filter { byID[$0] != nil }, of: byID)
    }
    return newestFirst().filter(wanted.contains)
  }

  /// The files by their paths.
  mutating func byPath() -> [FileID: Int64] {
    if let ids { return ids }
    let new = Dictionary(
      byID.map { (FileID($0.value.path), $0.key) }, uniquingKeysWith: { first, _ in first })
    ids = new
    return new
  }

  /// Says where links lead.
  mutating func links() -> LinkResolver {
    if let resolver { return resolver }
    let new = LinkResolver(byID.values.lazy.map(\.path), notebook: notebook)
    resolver = new
    return new
  }
}
