/// Up to some hundred entries with the sums of their lengths.
struct BlockTableChunk: Sendable {
  static let maximum = 192

  private(set) var entries: [StoredEntry]
  private(set) var length = 0
  private(set) var lines = 0
  private(set) var hasNames = false

  init(_ entries: [StoredEntry]) {
    self.entries = entries
    for entry in entries { count(entry) }
  }

  mutating func append(_ entry: StoredEntry) {
    entries.append(entry)
    count(entry)
  }

  private mutating func count(_ entry: StoredEntry) {
    length += Int(entry.length)
    lines += Int(entry.lines)
    if !entry.names.isEmpty { hasNames = true }
  }

  /// Entries in chunks of nearly equal, allowed size.
  static func chunks(_ entries: [StoredEntry]) -> [BlockTableChunk] {
    guard entries.count > maximum else { return entries.isEmpty ? [] : [BlockTableChunk(entries)] }
    let count = (entries.count * 2 + maximum - 1) / maximum
    return (0..<count).map { index in
      let lower = entries.count * index / count
      let upper = entries.count * (index + 1) / count
      return BlockTableChunk(Array(entries[lower..<upper]))
    }
  }
}

/// A place among the entries of a table.
struct BlockTableIndex: Hashable {
  var chunk: Int
  var entry: Int
}
