/// A text made ready to be searched again and again: folded once, with what starts a word marked.
package struct FuzzyCandidate: Sendable {
  package let text: String
  fileprivate let folded: [UInt32]
  fileprivate let bonuses: [Int16]
  /// A bit for every folded character that occurs: most candidates are ruled out by one comparison.
  fileprivate let mask: UInt64

  package init(_ text: String) {
    self.text = text
    var text = text
    let scan = text.withUTF8 { Self.scanASCII($0) } ?? Self.scan(text)
    folded = scan.folded
    bonuses = scan.bonuses
    mask = folded.reduce(0) { $0 | FuzzyMatch.bit($1) }
  }

  private typealias Scan = (folded: [UInt32], bonuses: [Int16])

  private static func scan(_ text: String) -> Scan {
    var result: Scan = ([], [])
    var previous: Character?
    for character in text {
      result.folded.append(FuzzyMatch.fold(character))
      result.bonuses.append(FuzzyMatch.bonus(of: character, after: previous))
      previous = character
    }
    return result
  }

  /// The same for plain ASCII, a hundred times faster; `nil` for other text, and for returns, which
  /// may be one character with the line feed that follows.
  private static func scanASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Scan? {
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    var result: Scan = ([], [])
    result.folded.reserveCapacity(bytes.count)
    result.bonuses.reserveCapacity(bytes.count)
    var previous: UInt8?
    for byte in bytes {
      result.folded.append(FuzzyMatch.fold(ascii: byte))
      result.bonuses.append(FuzzyMatch.bonus(ofASCII: byte, after: previous))
      previous = byte
    }
    return result
  }
}

/// What somebody typed to find something: words of which every one must be found, in any order.
package struct FuzzyQuery: Sendable {
  fileprivate let words: [[UInt32]]
  fileprivate let mask: UInt64

  package init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { $0.map(FuzzyMatch.fold) }
    mask = words.joined().reduce(0) { $0 | FuzzyMatch.bit($1) }
  }

  package var isEmpty: Bool { words.isEmpty }

  /// Whether a candidate has all of the characters, as far as one comparison says.
  @inline(__always)
  func mayBe(in candidate: borrowing FuzzyCandidate) -> Bool { mask & candidate.mask == mask }
}

/// How well a query fits a text, and where.
///
/// The characters of every word of the query occur in the text in their order. A match scores
/// higher the more of it lies together, at the start of the text and at the starts of words; of two
/// texts with equal matches the shorter is the better.
package struct FuzzyMatch: Hashable, Sendable {
  let score: Int
  /// The characters of the text that were matched, counted from 0, in order.
  package let positions: [Int]

  /// `nil` where the query is not in the text. An empty query is in every text, with score 0.
  package init?(_ query: FuzzyQuery, in candidate: FuzzyCandidate) {
    guard query.mayBe(in: candidate) else { return nil }
    var total = 0
    var found: Set<Int> = []
    for word in query.words {
      guard let match = Self.best(word, in: candidate) else { return nil }
      total += match.score
      found.formUnion(match.positions)
    }
    score = query.isEmpty ? 0 : total * 64 - min(63, candidate.folded.count)
    positions = found.sorted()
  }

  /// Matches, the best first; equal ones keep their order.
  static func sorted(
    _ matches: [(index: Int, match: FuzzyMatch)]
  ) -> [(index: Int, match: FuzzyMatch)] {
    matches.sorted { ($1.match.score, $0.index) < ($0.match.score, $1.index) }
  }
}

extension FuzzyMatch {
  private static let hit: Int16 = 16
  private static let together: Int16 = 12
  private static let gap: Int16 = 2
  private static let startOfText: Int16 = 14
  private static let startOfWord: Int16 = 10
  private static let none = Int16.min / 2

  /// The best alignment of `word`, by dynamic programming over the part of the text in which it can
  /// lie: `hits[i][j]` is the best score with character `i` of the word on character `j` of the text.
  private static func best(
    _ word: [UInt32], in candidate: FuzzyCandidate
  ) -> (score: Int, positions: [Int])? {
    let text = candidate.folded
    guard let first = firstAlignmentStart(of: word, in: text) else { return nil }
    let width = text.count - first
    var hits = [Int16](repeating: none, count: word.count * width)
    var from = [Int32](repeating: -1, count: word.count * width)
    for i in word.indices {
      var reach = none
      var reachAt: Int32 = -1
      for j in i..<width {
        // The best place so far of the character before, growing worse with every step of gap.
        if i > 0, j > 0 {
          reach = max(none, reach - gap)
          let before = hits[(i - 1) * width + j - 1]
          if before > none, before >= reach { (reach, reachAt) = (before, Int32(j - 1)) }
        }
        guard text[first + j] == word[i] else { continue }
        let bonus = hit + candidate.bonuses[first + j]
        if i == 0 {
          hits[j] = bonus
          continue
        }
        let adjacent = hits[(i - 1) * width + j - 1]
        let isAdjacentBetter = adjacent > none && adjacent + together >= reach
        guard isAdjacentBetter || reach > none else { continue }
        hits[i * width + j] = bonus + (isAdjacentBetter ? adjacent + together : reach)
        from[i * width + j] = isAdjacentBetter ? Int32(j - 1) : reachAt
      }
    }
    return trace(hits: hits, from: from, rows: word.count, width: width, offset: first)
  }

  /// Where the text's first occurrence of the word's first character is, if the whole word follows.
  private static func firstAlignmentStart(of word: [UInt32], in text: [UInt32]) -> Int? {
    // A score fits into 16 bits for words of this length only.
    guard word.count <= 400 else { return nil }
    var i = 0
    var start: Int?
    for j in text.indices where text[j] == word[i] {
      if start == nil { start = j }
      i += 1
      if i == word.count { return start }
    }
    return nil
  }

  private static func trace(
    hits: [Int16], from: [Int32], rows: Int, width: Int, offset: Int
  ) -> (score: Int, positions: [Int])? {
    let last = (rows - 1) * width
    var best = none
    var place = -1
    for j in 0..<width where hits[last + j] > best { (best, place) = (hits[last + j], j) }
    guard place >= 0 else { return nil }
    var positions: [Int] = []
    for row in stride(from: rows - 1, through: 0, by: -1) {
      positions.append(offset + place)
      place = Int(from[row * width + place])
    }
    return (Int(best), positions.reversed())
  }

  /// One number for a character, the same for upper and lower case.
  fileprivate static func fold(_ character: Character) -> UInt32 {
    if let ascii = character.asciiValue { return fold(ascii: ascii) }
    return character.lowercased().unicodeScalars.reduce(0) { ($0 &* 0x01_0003) ^ $1.value }
  }

  fileprivate static func fold(ascii byte: UInt8) -> UInt32 {
    UInt32(isCapital(byte) ? byte + 32 : byte)
  }

  fileprivate static func bit(_ folded: UInt32) -> UInt64 { 1 << UInt64(folded & 63) }

  fileprivate static func bonus(of character: Character, after previous: Character?) -> Int16 {
    guard let previous else { return startOfText }
    let startsWord = !(previous.isLetter || previous.isNumber)
    let startsHump = previous.isLowercase && character.isUppercase
    return startsWord || startsHump ? startOfWord : 0
  }

  fileprivate static func bonus(ofASCII byte: UInt8, after previous: UInt8?) -> Int16 {
    guard let previous else { return startOfText }
    let startsWord = !(isSmall(previous) || isCapital(previous) || isDigit(previous))
    let startsHump = isSmall(previous) && isCapital(byte)
    return startsWord || startsHump ? startOfWord : 0
  }

  private static func isCapital(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
  private static func isSmall(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
