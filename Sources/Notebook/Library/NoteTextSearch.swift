import TextModel

/// A search of the texts of notes, from their first byte to their last, for words wherever they stand.
///
/// It reads every note: a plain scan, for want of an index. Case and accents do not count.
public struct NoteTextSearch: Sendable {
  /// What was found in a note.
  public struct Hit: Sendable, Equatable {
    /// The first line that has the most of the words, without markers.
    public let excerpt: String
    /// Which line that is, from 1.
    public let line: Int
  }

  /// In bytes: what of a note is looked at. More than any person writes; of a longer file it is the start.
  public static let most = 16 << 20

  private let words: [[UInt8]]

  /// A search for what was typed: a note has to have each of the words.
  public init(_ query: String) {
    words = TextFolding.fold(query).split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
  }

  /// Whether nothing is looked for.
  public var isEmpty: Bool { words.isEmpty }

  /// What is found in a file; nil where nothing is, and for what is no text.
  public func hit(inFileAt path: String) -> Hit? {
    guard let content = try? NoteContent.load(path, firstBytes: Self.most),
      case .plain(let text) = content.kind
    else { return nil }
    return hit(in: text.bytes(in: 0..<min(Self.most, text.count)))
  }

  /// What is found in a text.
  func hit(in text: [UInt8]) -> Hit? {
    guard !isEmpty else { return nil }
    var missing = Set(words.indices)
    var best: (line: ArraySlice<UInt8>, number: Int, words: Int)?
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let folded = Self.folded(line)
      let found = words.indices.filter { Self.contains(folded, words[$0]) }
      guard !found.isEmpty else { continue }
      missing.subtract(found)
      if found.count > best?.words ?? 0 { best = (line, index + 1, found.count) }
    }
    guard missing.isEmpty, let best else { return nil }
    return Hit(excerpt: excerpt(of: best.line), line: best.number)
  }

  /// Lines of ASCII are folded byte by byte: folding what is more than that takes a hundred times as long.
  private static func folded(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.allSatisfy({ $0 < 0x80 }) else {
      return Array(TextFolding.fold(String(decoding: line, as: UTF8.self)).utf8)
    }
    return line.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return false }
    return text.withUnsafeBufferPointer { text in
      for start in 0...(text.count - word.count) where text[start] == first {
        if text[start..<start + word.count].elementsEqual(word) { return true }
      }
      return false
    }
  }

  /// In characters: how much of a line stands before what was found.
  private static let lead = 12
  private static let longest = 200

  /// The line without markers, from shortly before the first word.
  private func excerpt(of line: ArraySlice<UInt8>) -> String {
    let plain = NoteSummary.plainLine(String(decoding: line.prefix(1 << 14), as: UTF8.self))
    let characters = Array(plain)
    let start = characters.indices.first { index in
      words.contains { word in
        TextFolding.fold(String(characters[index...].prefix(word.count)))
          .utf8.starts(with: word)
      }
    }
    guard let start, start > Self.lead else { return String(characters.prefix(Self.longest)) }
    // It begins with a word.
    let from = start - Self.lead
    let space = characters[from..<start].firstIndex(of: " ").map { $0 + 1 }
    return "…" + String(characters[(space ?? from)...].prefix(Self.longest))
  }
}
