import BubblepadNotebook

/// The files of the index in memory: what is asked of every note is asked of these.
struct IndexedFiles {
  /// A file.
  struct File {
    let path: String
    let kind: FileKind
    let modified: Int64
    let linkCount: Int
  }

  /// The path of the notebook's folder.
  let notebook: String
  private(set) var byID: [Int64: File] = [:]
  private var ids: [FileID: Int64]?
  private var newest: [Int64]?
  private var resolver: LinkResolver?

  init(notebook: String) { self.notebook = notebook }

  mutating func set(_ file: File, _ id: Int64) {
    if !file.path.isSamePath(as: byID[id]?.path) { (resolver, ids) = (nil, nil) }
    byID[id] = file
    newest = nil
  }

  mutating func remove(_ id: Int64) {
    byID[id] = nil
    (newest, resolver, ids) = (nil, nil, nil)
  }

  /// The notes, the one changed last first.
  mutating func newestFirst() -> [Int64] {
    if let newest { return newest }
    let sorted = byID.filter { $0.value.kind.isNote }
      .sorted {
        ($0.value.modified, FileID($1.value.path)) > ($1.value.modified, FileID($0.value.path))
      }
      .map(\.key)
    newest = sorted
    return sorted
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
