import CursesCore
import CursesThemes

/// Something a person should know, in one sentence.
package struct Notice: Equatable {
  package enum Kind { case problem, warning, done, hint, advice }

  package var kind: Kind
  package var words: String

  package init(kind: Kind, words: String) { (self.kind, self.words) = (kind, words) }

  package static func problem(_ words: String) -> Notice { Notice(kind: .problem, words: words) }
  package static func warning(_ words: String) -> Notice { Notice(kind: .warning, words: words) }
  package static func done(_ words: String) -> Notice { Notice(kind: .done, words: words) }
  package static func hint(_ words: String) -> Notice { Notice(kind: .hint, words: words) }
  /// What is said once: it stays for a while, whatever is typed.
  package static func advice(_ words: String) -> Notice { Notice(kind: .advice, words: words) }

  /// Whether the next key takes it away: a problem or a warning stays until something is done.
  package var isPassing: Bool { kind == .done || kind == .hint }

  /// A sign beside the colour: colour alone says nothing.
  package var sign: String {
    switch kind {
    case .problem: "✗"
    case .warning: "!"
    case .done: "✓"
    case .hint, .advice: "·"
    }
  }

  package var role: Role {
    switch kind {
    case .problem: .error
    case .warning: .warning
    case .done: .good
    case .hint, .advice: .info
    }
  }

  /// The rows of its words, which go on in the next where they have no room.
  package func rows(inColumns columns: Int) -> Int {
    var (rows, used) = (1, 0)
    for word in words.split(separator: " ") {
      let width = CellWidth.width(of: word, in: .perScalar)
      if used > 0, used + 1 + width > columns { (rows, used) = (rows + 1, 0) }
      used += width + (used > 0 ? 1 : 0)
      // A path longer than a row is broken within.
      while used > columns { (rows, used) = (rows + 1, used - columns) }
    }
    return rows
  }
}
