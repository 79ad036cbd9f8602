/// The order of a list of notes.
package struct NoteOrder: Hashable, Sendable {
  /// What notes are compared by.
  package enum Key: String, CaseIterable, Sendable {
    case name, modified, created
    /// As the user has put them: see ``ManualOrder``.
    case manual
  }

  /// What notes are compared by.
  package var key: Key
  /// Whether the last name, or the newest note, is the first.
  package var isDescending: Bool

  /// An order by a key.
  package init(_ key: Key, isDescending: Bool) {
    (self.key, self.isDescending) = (key, isDescending)
  }

  /// That of a notebook for which none was chosen: what was changed last is the first.
  package static let usual = NoteOrder(.modified, isDescending: true)

  /// All orders, in that in which they are offered.
  package static let all: [NoteOrder] = [
    NoteOrder(.name, isDescending: false), NoteOrder(.name, isDescending: true),
    NoteOrder(.modified, isDescending: true), NoteOrder(.modified, isDescending: false),
    NoteOrder(.created, isDescending: true), NoteOrder(.created, isDescending: false),
    NoteOrder(.manual, isDescending: false),
  ]

  /// The order as a list of orders names it.
  package var words: String {
    switch (key, isDescending) {
    case (.name, false): "Name, A to Z"
    case (.name, true): "Name, Z to A"
    case (.modified, true): "Modified, newest first"
    case (.modified, false): "Modified, oldest first"
    case (.created, true): "Created, newest first"
    case (.created, false): "Created, oldest first"
    case (.manual, _): "Manual, as you move them"
    }
  }

  /// Whether folders are listed from the last name to the first: by time they stand by their names.
  package var reversesFolders: Bool { key == .name && isDescending }

  /// Notes in this order. Of those that are equal the one with the lower name is the first.
  ///
  /// - Parameters:
  ///   - entries: as a listing gives them: what was changed last is the first.
  ///   - created: when notes were created, in nanoseconds since 1970. A note that is not in it is taken
  ///     to be as old as its last change.
  package func sorted(_ entries: [NoteEntry], created: [FileID: Int64] = [:]) -> [NoteEntry] {
    guard self != .usual else { return entries }
    switch key {
    case .name:
      return entries.sorted {
        isDescending ? Self.isBefore($1, $0) : Self.isBefore($0, $1)
      }
    case .manual: return entries
    case .modified: return sorted(entries) { $0.modified }
    case .created: return sorted(entries) { created[$0.id] ?? $0.modified }
    }
  }

  private func sorted(_ entries: [NoteEntry], by time: (NoteEntry) -> Int64) -> [NoteEntry] {
    let times = entries.map(time)
    return entries.indices.sorted { one, other in
      if times[one] != times[other] {
        return isDescending ? times[one] > times[other] : times[one] < times[other]
      }
      return Self.isBefore(entries[one], entries[other])
    }.map { entries[$0] }
  }

  private static func isBefore(_ one: NoteEntry, _ other: NoteEntry) -> Bool {
    if one.nameKey != other.nameKey { return one.nameKey < other.nameKey }
    // Names that differ in case alone, or of notes in several folders.
    return one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }
}

/// The orders that were chosen for notebooks, from one start of the program to the next. A line of its file
/// for each: the key, the direction, the notebook's path.
package struct ChosenOrders: StateLines {
  private var orders: [FileID: NoteOrder] = [:]

  /// More than anybody has notebooks.
  private static let most = 1000

  package init() {}

  /// Where they are kept.
  package static func file(in places: NotebookPlaces) -> StateFile<ChosenOrders> {
    StateFile("order", in: places)
  }

  /// The order of a notebook.
  package subscript(notebook: String) -> NoteOrder {
    get { orders[FileID(notebook)] ?? .usual }
    set { orders[FileID(notebook)] = newValue == .usual ? nil : newValue }
  }

  package mutating func take(_ line: String) -> Bool {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let key = NoteOrder.Key(rawValue: String(parts[0])),
      parts[1] == "up" || parts[1] == "down", parts[2].first == "/", orders.count < Self.most
    else { return false }
    orders[FileID(String(parts[2]))] = NoteOrder(key, isDescending: parts[1] == "down")
    return true
  }

  // A path with a line end in it would be read back as two.
  package var lines: [String] {
    orders.filter { !$0.key.path.utf8.contains(UInt8(ascii: "\n")) }
      .map { "\($1.key.rawValue) \($1.isDescending ? "down" : "up") \($0.path)" }.sorted()
  }
}
