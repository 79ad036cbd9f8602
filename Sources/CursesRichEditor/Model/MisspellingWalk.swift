import CursesMarkdown
import CursesRichText
import CursesText
import CursesTextEditors

/// A word that is misspelt, and where it stands.
public struct MisspeltWord: Hashable, Sendable {
  /// The word as it is shown.
  public var text: String
  /// Where it stands in the document.
  public var range: Range<RichPlace>
}

extension MisspeltWord {
  /// A word of the paragraph around a place.
  init(_ word: SpellingWord, like place: RichPlace) {
    func at(_ visible: Int) -> RichPlace {
      RichPlace(block: place.block, paragraph: place.paragraph, visible: visible)
    }
    self.init(text: word.text, range: at(word.range.lowerBound)..<at(word.range.upperBound))
  }
}

/// A search for the next or the previous misspelt word, which may have to wait for the judge.
public struct MisspellingSearch: Sendable {
  let isForward: Bool
  /// Words from here on, or up to here, come first; the others when the search has come round.
  let origin: RichPlace
  /// The version of the document that it is about.
  let version: Int
  var block: Int
  var hasComeRound = false

  /// What came of a part of a search.
  public enum Step: Sendable {
    /// The word is selected.
    case found(MisspeltWord)
    /// These words have to be judged before it goes on.
    case unjudged([String])
    /// There is more text to look at.
    case unfinished
    /// There is none.
    case nothing
    /// The text has changed meanwhile.
    case outdated
  }
}

/// The misspelt words of an editor's text, from one to the next.
@MainActor
struct MisspellingWalk {
  private let editor: RichEditorModel

  init(_ editor: RichEditorModel) { self.editor = editor }

  private var document: RichDocument { editor.document }

  /// How many words one step looks at.
  private static var wordsAStep: Int { 4000 }
  /// How many unknown words it hands over at once.
  private static var mostUnjudged: Int { 200 }

  /// Searches on for a few milliseconds at most.
  func step(_ search: inout MisspellingSearch) -> MisspellingSearch.Step {
    guard let spelling = editor.view.spelling, search.version == document.version else {
      return .outdated
    }
    var budget = Self.wordsAStep
    while budget > 0 {
      let words = words(of: search, spelling.rules)
      budget -= words.count + 1
      var unjudged: [String] = []
      for word in words where unjudged.count < Self.mostUnjudged {
        guard let isMisspelt = spelling.judge.isMisspelt(word.text) else {
          unjudged.append(word.text)
          continue
        }
        guard isMisspelt else { continue }
        // A word before it that is not judged yet may be the one.
        if unjudged.isEmpty { return found(word) }
        break
      }
      if !unjudged.isEmpty { return .unjudged(unjudged) }
      guard advance(&search) else { return .nothing }
    }
    return .unfinished
  }

  private func found(_ word: MisspeltWord) -> MisspellingSearch.Step {
    document.perform(
      .select(
        anchor: document.offset(of: word.range.lowerBound, affinity: .downstream),
        head: document.offset(of: word.range.upperBound)), tick: 0)
    editor.settle(rowAffinity: .downstream)
    return .found(word)
  }

  /// The words of the block that the search has come to, in its order.
  private func words(of search: MisspellingSearch, _ rules: SpellingRules) -> [MisspeltWord] {
    var words: [MisspeltWord] = []
    for (index, paragraph) in document.block(search.block).paragraphs.enumerated() {
      let place = RichPlace(block: search.block, paragraph: index, visible: 0)
      words += paragraph.spellingWords(rules).map { MisspeltWord($0, like: place) }
    }
    if search.block == search.origin.block {
      words = words.filter { word in
        let isAhead =
          search.isForward
          ? word.range.lowerBound >= search.origin : word.range.upperBound <= search.origin
        return isAhead != search.hasComeRound
      }
    }
    return search.isForward ? words : words.reversed()
  }

  /// Goes on to the next block; false when the search has come round.
  private func advance(_ search: inout MisspellingSearch) -> Bool {
    if search.hasComeRound, search.block == search.origin.block { return false }
    search.block += search.isForward ? 1 : -1
    while search.block >= document.blockCount, document.readOn() {}
    guard !(0..<document.blockCount).contains(search.block) else { return true }
    search.hasComeRound = true
    if !search.isForward { while document.readOn() {} }
    search.block = search.isForward ? 0 : document.blockCount - 1
    return true
  }

  /// Whether a word stands where it was found: the text may have become another since.
  private func isThere(_ word: MisspeltWord) -> Bool {
    let (start, end) = (word.range.lowerBound, word.range.upperBound)
    guard document.existing(start) == start, document.existing(end) == end else { return false }
    guard let rules = editor.view.spelling?.rules else { return true }
    return document.paragraph(at: start).spellingWords(rules).contains {
      $0.range == start.visible..<end.visible && $0.text == word.text
    }
  }

  /// Puts another spelling in the place of a word, in its style.
  func replace(_ word: MisspeltWord, with text: String, tick: Int) -> RichEditorEffect {
    guard isThere(word) else {
      return editor.effect { $0.message = "“\(word.text)” is not there any more." }
    }
    let range = word.range.lowerBound.visible..<word.range.upperBound.visible
    let outcome = TextReplacement(document: document).replace(
      [RichReplacement(range, with: text)], inParagraphAt: word.range.lowerBound, tick: tick)
    editor.settle(rowAffinity: .downstream)
    return editor.effect { effect in
      effect.hasChanged = outcome == .changed
      if case .refused(let reason) = outcome { effect.message = reason }
    }
  }
}
