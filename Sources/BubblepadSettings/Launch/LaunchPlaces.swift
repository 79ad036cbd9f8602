/// The paths of a command line with their `+LINE` words, which stand before a note as in vi.
package struct LaunchPlaces: Sendable {
  /// With paths as they were typed, and nothing looked up.
  package let places: [NotePlace]

  package init(_ words: [String]) throws(LaunchFailure) {
    var places: [NotePlace] = []
    var pending: (word: String, position: NotePlace.Position)?
    for word in words {
      if word.first == "+" {
        if let pending { throw Self.unused(pending.word) }
        pending = (word, try Self.position(word))
        continue
      }
      guard !word.isEmpty else {
        throw LaunchFailure("a path is empty; name a note or a folder", .usage)
      }
      guard word != "-" else {
        throw LaunchFailure("notes are not read from standard input; name a file", .usage)
      }
      places.append(NotePlace(path: word, position: pending?.position ?? .unspecified))
      pending = nil
    }
    if let pending { throw Self.unused(pending.word) }
    self.places = places
  }

  private static func position(_ word: String) throws(LaunchFailure) -> NotePlace.Position {
    let rest = word.dropFirst()
    if rest.isEmpty { return .end }
    let numbers = rest.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    if (1...2).contains(numbers.count), let line = numbers[0], line > 0,
      let column = numbers.count == 2 ? numbers[1] : 1, column > 0
    {
      return .line(line, column: column)
    }
    throw LaunchFailure(
      "“\(word)” is not a place; write +12 or +12:5, or ./\(word) for a file of that name", .usage)
  }

  private static func unused(_ word: String) -> LaunchFailure {
    LaunchFailure("“\(word)” must stand before a note", .usage)
  }
}
