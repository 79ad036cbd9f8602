import CursesMarkdown
import CursesRichText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Spelling: the words in view are marked as a judge says, who is asked by whoever owns the control.
extension RichEditorControl {
  /// Whether spelling is looked at.
  public var isSpellingJudged: Bool { editor.view.spelling != nil }

  /// Has misspelt words marked as a judge says; nil marks nothing, and costs nothing.
  public func judgeSpelling(
    by judge: (any SpellingJudge)?, _ rules: SpellingRules = SpellingRules()
  ) {
    guard judge != nil || isSpellingJudged else { return }
    editor.judgeSpelling(by: judge, rules)
    redrawOutdatedRows()
  }

  /// The words in view of which the judge knows nothing yet, but for the one that is being typed.
  public var unjudgedWords: [String] { editor.unjudgedWords() }

  /// To be called when the judge knows more than before: rows that look different now are drawn anew.
  public func spellingWasJudged() { if isSpellingJudged { redrawOutdatedRows() } }

  /// The word at the caret, or at the start of the selection, if its spelling counts.
  public var wordAtCaret: MisspeltWord? { editor.wordAtCaret }

  /// A search for a misspelt word, from the selection on.
  public func misspellingSearch(forward: Bool) -> MisspellingSearch {
    editor.misspellingSearch(forward: forward)
  }

  /// Searches on; a word that is found is selected.
  public func step(_ search: inout MisspellingSearch) -> MisspellingSearch.Step {
    let step = editor.step(&search)
    if case .found = step { changed() }
    return step
  }

  /// Puts another spelling in the place of a word, as one step that can be undone.
  public func replace(_ word: MisspeltWord, with text: String) {
    _ = apply(MisspellingWalk(editor).replace(word, with: text, tick: tick))
    changed()
  }
}
