import CursesCLibrary
import CursesText

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

  init(_ text: String, isExact: Bool) {
    self.text = text
    self.isExact = isExact
    folded = FoldedText(text).bytes
    let frequent = Array(" .,-'\":#*()!?_`".utf8)
    func rank(_ byte: UInt8) -> Int {
      frequent.firstIndex(of: byte).map { frequent.count - $0 } ?? 99
    }
    sign = folded.filter(Self.isSign).max { rank($0) < rank($1) }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: false
    default: (0x21...0x7E).contains(byte)
    }
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
