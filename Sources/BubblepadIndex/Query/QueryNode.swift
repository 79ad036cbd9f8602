import CursesCLibrary
import CursesText
@_spi(_Unicode) import Swift

/// A part of a query.
indirect enum QueryNode: Sendable {
  case words(QueryWords)
  case pattern(Search)
  case all([QueryNode])
  case any([QueryNode])
  case not(QueryNode)
  case within(QueryScope, QueryNode)
  /// Without `#`, folded.
  case tag([UInt8])
  /// Its key is folded.
  case property(key: [UInt8], PropertyTest)
  case isLocked
  /// Nanoseconds before now.
  case age(QueryComparison)
  case linkCount(QueryComparison)
}

/// Words that stand together in a text.
struct QueryWords: Sendable, Equatable {
  let text: String
  let folded: [UInt8]
  /// Whether capitals and accents count.
  let isExact: Bool

  /// A sign in them, the one that fewest texts have. No letter is folded to one: a text with the words has it.
  private let sign: UInt8?
  private let isPlain: Bool
  /// Whether it is one run of letters and digits, which stands in front matter as it is read.
  let isUnbroken: Bool

  init(_ text: String, isExact: Bool) {
    self.text = text
    self.isExact = isExact
    folded = FoldedText(text).bytes
    let frequent = Array(" .,-'\":#*()!?_`".utf8)
    func rank(_ byte: UInt8) -> Int {
      frequent.firstIndex(of: byte).map { frequent.count - $0 } ?? 99
    }
    sign = folded.filter(TextSigns.isSign).max { rank($0) < rank($1) }
    isPlain = folded.allSatisfy { $0 < 0x80 }
    isUnbroken = folded.allSatisfy { $0 > 0x20 && !TextSigns.isSign($0) && $0 != 0x7F }
    spellings = isExact ? [] : Self.spellings(of: text, folded)
  }

  /// How they may be written with the accents that they were typed with; empty where they have none.
  let spellings: [[UInt8]]

  private static func spellings(of text: String, _ folded: [UInt8]) -> [[UInt8]] {
    let lower = text.lowercased()
    guard Array(lower.utf8) != folded else { return [] }
    var spellings: [[UInt8]] = []
    let capital = lower.prefix(1).uppercased() + lower.dropFirst()
    for text in [text, lower, text.uppercased(), capital] {
      for scalars in [Array(text._nfc), Array(text._nfd)] {
        let bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
        if !spellings.contains(bytes) { spellings.append(bytes) }
      }
    }
    return spellings
  }

  /// Where they are written in some bytes with the accents that they were typed with.
  func spelledRanges(in bytes: [UInt8]) -> [Range<Int>] {
    spellings.flatMap { bytes.ranges(ofBytes: $0) }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a note has them with those accents.
  func isSpelled(in note: SearchedNote) -> Bool {
    spellings.isEmpty
      || spellings.contains { note.source.contains($0) || Array(note.title.utf8).contains($0) }
  }

  /// Whether a source surely has them, as they are folded: then it need not be folded. Small letters without accents are
  /// folded to themselves.
  func surelyStand(in source: [UInt8]) -> Bool { isPlain && source.contains(folded) }

  /// The same of bytes that are lent.
  func surelyStand(in source: UnsafeRawBufferPointer) -> Bool {
    isPlain && !isExact && source.contains(folded)
  }

  /// Whether a source may have them: a look at one byte tells it of most that have not, before all is folded.
  func mayStand(in source: [UInt8]) -> Bool {
    guard let sign else { return true }
    return source.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, Int32(sign), bytes.count) != nil } ?? false
    }
  }
}

/// What of a note the inner query is asked of.
enum QueryScope: Sendable, Equatable {
  case file, path, content, line, block, section
  /// Items with a box, those that are open, those that are not.
  case task, openTask, doneTask
}

/// A number that is compared with.
struct QueryComparison: Sendable, Equatable {
  enum Relation: Sendable { case less, more, equal }
  let relation: Relation
  let number: Double

  func holds(_ value: Double) -> Bool {
    switch relation {
    case .less: value < number
    case .more: value > number
    case .equal: value == number
    }
  }
}

/// What the values of a property have to be.
indirect enum PropertyTest: Sendable {
  case isThere, isEmpty
  case compares(QueryComparison)
  /// Dates as `2026-01-31`, with a time or without; they are in order as texts.
  case isDated(QueryComparison.Relation, String)
  case has(QueryWords)
  case matches(Search)
  case any([PropertyTest])
}

/// What is wrong with a query, in a sentence.
public struct QueryProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence.
  public let sentence: String
  /// The sentence.
  public var description: String { sentence }
}
