import CursesMarkdown
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

extension RichEditorModel {
  /// Has the spelling of what is in view marked as a judge says; nil marks nothing.
  func judgeSpelling(by judge: (any SpellingJudge)?, _ rules: SpellingRules) {
    view.book.forgetSpelling()
    view.spelling = judge.map { PageSpelling(judge: $0, rules: rules) }
    typedAt = nil
  }

  /// The words in view of which the judge knows nothing yet, but for the one that is being typed.
  func unjudgedWords() -> [String] { view.unjudgedWords(typedAt: typedAt) }

  /// The word at the caret, or at the start of the selection, if its spelling counts.
  public var wordAtCaret: MisspeltWord? {
    guard let rules = view.spelling?.rules else { return nil }
    let place = document.place(at: document.state.selection.main.lowerBound)
    return document.spellingWord(at: place, rules).map { MisspeltWord($0, like: place) }
  }

  /// A search from the selection on.
  public func misspellingSearch(forward: Bool) -> MisspellingSearch {
    let selection = document.state.selection.main
    let origin = document.place(at: forward ? selection.upperBound : selection.lowerBound)
    return MisspellingSearch(
      isForward: forward, origin: origin, version: document.version, block: origin.block)
  }

  /// Searches on for a few milliseconds at most.
  public func step(_ search: inout MisspellingSearch) -> MisspellingSearch.Step {
    MisspellingWalk(self).step(&search)
  }
}
