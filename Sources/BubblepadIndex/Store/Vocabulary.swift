import BubblepadSQLite

/// The tokens of the index, to find those that a typed word is a part of.
///
/// It may hold tokens that no note has any more, and some twice: then the index finds nothing under them.
struct Vocabulary {
  /// With a zero before and after each.
  private var bytes: [UInt8] = [0]

  /// In bytes: what is added by changed notes until all is read again.
  private static let mostAdded = 1 << 20
  private(set) var added = 0

  var isFull: Bool { added > Self.mostAdded }

  init() {}

  /// Reads the tokens from the index.
  init(in database: Database) throws(DatabaseError) {
    try database.run(
      "CREATE VIRTUAL TABLE IF NOT EXISTS temp.vocabulary USING fts5vocab(main, words, 'row')")
    let statement = try database.prepare("SELECT term FROM temp.vocabulary")
    while try statement.step() {
      statement.withBytes(0) { bytes.append(contentsOf: $0) }
      bytes.append(0)
    }
  }

  /// Adds the tokens of a text.
  mutating func add(tokensOf text: [UInt8]) {
    var new: Set<ArraySlice<UInt8>> = []
    let folded = FoldedText(text).bytes
    folded.withUnsafeBufferPointer { buffer in
      TokenScanner.forEachToken(in: buffer) { range in
        new.insert(folded[range])
        return true
      }
    }
    for token in new {
      bytes.append(contentsOf: token)
      bytes.append(0)
      added += token.count + 1
    }
  }

  /// A part of a token that is looked for.
  struct Part {
    var bytes: [UInt8]
    /// Whether the token begins, or ends, with it.
    var isStart = false
    var isEnd = false
  }

  /// The tokens that have a part; nil where they are more than the limit.
  func tokens(with part: Part, limit: Int) -> Set<ArraySlice<UInt8>>? {
    let wanted = (part.isStart ? [0] : []) + part.bytes + (part.isEnd ? [0] : [])
    var found: Set<ArraySlice<UInt8>> = []
    var start = 0
    while let range = bytes.firstRange(ofBytes: wanted, from: start) {
      var lower = range.lowerBound + (part.isStart ? 1 : 0)
      while bytes[lower - 1] != 0 { lower -= 1 }
      var upper = range.upperBound - (part.isEnd ? 1 : 0)
      while bytes[upper] != 0 { upper += 1 }
      found.insert(bytes[lower..<upper])
      if found.count > limit { return nil }
      start = upper
    }
    return found
  }
}
