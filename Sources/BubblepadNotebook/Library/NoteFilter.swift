import CursesCLibrary

/// What was typed over the note list, or into quick open.
public struct NoteFilter: Sendable {
  private let words: [[UInt8]]
  private let letters: [Character]

  /// A filter for what was typed. Case and accents do not count.
  public init(_ query: String) {
    let folded = TextFolding.fold(query)
    words = folded.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    letters = folded.filter { !$0.isWhitespace }.map { $0 }
  }

  /// Whether everything passes.
  public var isEmpty: Bool { words.isEmpty }

  /// Whether each word typed is somewhere in the title, the folder, the heading or the snippet.
  public func matches(_ entry: NoteEntry) -> Bool {
    words.allSatisfy { Self.contains(entry.folded, $0) }
  }

  /// The notes that pass in their order, those with all that was typed in their titles first.
  public func passing(_ entries: [NoteEntry]) -> [NoteEntry] {
    guard !isEmpty else { return entries }
    var (titled, others): ([NoteEntry], [NoteEntry]) = ([], [])
    for entry in entries where matches(entry) {
      let title = Array(entry.foldedTitle.utf8)
      if words.allSatisfy({ Self.contains(title, $0) }) {
        titled.append(entry)
      } else {
        others.append(entry)
      }
    }
    return titled + others
  }

  /// Bytes suffice, since both sides are folded UTF-8.
  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    text.withUnsafeBytes { text in
      word.withUnsafeBytes { word in
        guard let base = text.baseAddress, let wanted = word.baseAddress, let first = word.first
        else {
          return word.isEmpty
        }
        var start = 0
        while text.count - start >= word.count,
          let found = memchr(base + start, CInt(first), text.count - start - word.count + 1)
        {
          if memcmp(found, wanted, word.count) == 0 { return true }
          start = UnsafeRawPointer(found) - base + 1
        }
        return false
      }
    }
  }

  /// How well a note fits for quick open, or nil if the letters typed are not in its title in order.
  ///
  /// Letters that follow each other, starts of words and an early start count more; among equals the
  /// shorter title is better.
  public func score(_ entry: NoteEntry) -> Int? { score(of: entry.foldedTitle) }

  /// As `score(_:)`, of any text, such as the name of a command.
  public func score(ofText text: String) -> Int? { score(of: TextFolding.fold(text)) }

  private func score(of folded: String) -> Int? {
    let text = Array(folded)
    guard !letters.isEmpty else { return 0 }
    guard letters.count <= text.count else { return nil }
    // The best score with the letter typed last at each place; one row for each letter typed.
    var best = [Int?](repeating: nil, count: text.count)
    for (row, letter) in letters.enumerated() {
      var next = [Int?](repeating: nil, count: text.count)
      var reached: Int?
      for place in text.indices {
        if place > 0 { reached = [reached, best[place - 1]].compactMap { $0 }.max() }
        guard text[place] == letter else { continue }
        let isWordStart = place == 0 || !(text[place - 1].isLetter || text[place - 1].isNumber)
        let own = 16 + (isWordStart ? 12 : 0)
        if row == 0 {
          next[place] = own - min(place, 8)
        } else if let reached {
          let adjacent = best[place - 1].map { $0 + 14 } ?? Int.min
          next[place] = own + max(reached - 2, adjacent)
        }
      }
      best = next
    }
    return best.compactMap { $0 }.max().map { $0 * 8 - min(text.count, 200) }
  }

  /// The notes that fit, best first, for quick open.
  public func ranked(_ entries: [NoteEntry]) -> [NoteEntry] {
    if isEmpty { return entries }
    return entries.compactMap { entry in score(entry).map { (entry, $0) } }
      .sorted { ($0.1, $0.0.modified) > ($1.1, $1.0.modified) }
      .map(\.0)
  }
}
