import CursesCLibrary

/// What was typed over the note list.
public struct NoteFilter: Sendable {
  private let words: [[UInt8]]

  /// A filter for what was typed. Case and accents do not count.
  public init(_ query: String) {
    let folded = TextFolding.fold(query)
    words = folded.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
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
}
