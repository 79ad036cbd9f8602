/// What was said to a person once and is not said again: the names of hints, a line each, in the state folder.
@MainActor
package final class FirstHints {
  private let file: StateFile<ToldHints>
  private var told: ToldHints?

  package init(places: NotebookPlaces) {
    file = StateFile("told", in: places)
  }

  /// Notes that a hint is given. Returns false where it was given before.
  package func isFirst(_ name: String) -> Bool {
    var told = self.told ?? file.read() ?? ToldHints()
    defer { self.told = told }
    guard told.names.insert(name).inserted else { return false }
    file.write(told)
    return true
  }
}

/// The names of the hints that were given.
package struct ToldHints: StateLines {
  package var names: Set<String> = []

  package init() {}

  package var lines: [String] { names.sorted() }

  package mutating func take(_ line: String) -> Bool {
    let isName = line.count < 100 && line.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    if isName { names.insert(line) }
    return isName
  }
}
