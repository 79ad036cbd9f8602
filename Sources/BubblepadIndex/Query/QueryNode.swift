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

  init(_ text: String, isExact: Bool) {
    self.text = text
    self.isExact = isExact
    folded = FoldedText(text).bytes
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
  case has(QueryWords)
  case any([PropertyTest])
}

/// What is wrong with a query, in a sentence.
public struct QueryProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence.
  public let sentence: String
  /// The sentence.
  public var description: String { sentence }
}
