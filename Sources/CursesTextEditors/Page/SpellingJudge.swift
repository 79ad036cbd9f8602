import CursesMarkdown
@_spi(Nodes) import CursesViewGraph

/// Says which words are misspelt, as far as that is known.
@MainActor
public protocol SpellingJudge: AnyObject {
  /// Counts up whenever an answer may be another than before.
  var revision: Int { get }
  /// Whether a word is misspelt; nil as long as nobody knows. It is asked for every word in view: it must
  /// not wait for anything.
  func isMisspelt(_ word: String) -> Bool?
}

/// The spelling of a page: who judges it, and which words.
package struct PageSpelling {
  package let judge: any SpellingJudge
  package let rules: SpellingRules

  package init(judge: any SpellingJudge, rules: SpellingRules) {
    (self.judge, self.rules) = (judge, rules)
  }
}

/// The misspelt words of one unit of a page, as they were found last.
struct UnitSpelling {
  /// Every word that counts, with its place in the unit.
  let words: [(range: Range<PagePoint>, text: String)]
  private var revision = -1
  private var found: [Range<PagePoint>] = []

  init(words: [(range: Range<PagePoint>, text: String)]) { self.words = words }

  /// The misspelt words. What is known is kept until the judge has learned something.
  @MainActor
  mutating func misspelt(_ judge: any SpellingJudge) -> [Range<PagePoint>] {
    if revision == judge.revision { return found }
    revision = judge.revision
    found = words.filter { judge.isMisspelt($0.text) == true }.map(\.range)
    return found
  }
}
