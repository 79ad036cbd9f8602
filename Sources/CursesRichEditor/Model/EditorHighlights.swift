import CursesRichText
import CursesText
import CursesTextEditors

/// The marks on an editor's page: what is selected, the matches of the search, and the word that is being typed.
@MainActor
struct EditorHighlights {
  private let editor: RichEditorModel

  init(_ editor: RichEditorModel) { self.editor = editor }

  private var document: RichDocument { editor.document }

  /// What is searched for a frame at most, about 3 ms.
  private static let drawnSteps = 300_000

  /// All that is to be marked in view.
  var all: PageHighlights {
    var highlights = PageHighlights()
    highlights.typedAt = editor.typedAt
    let selection = document.state.selection.main
    if !selection.isCaret {
      let lower = PagePosition(document.place(at: selection.lowerBound))
      let upper = PagePosition(document.place(at: selection.upperBound))
      if lower < upper { highlights.selection = lower..<upper }
    }
    if document.state.selection.ranges.count > 1 { highlights.others = otherSelections }
    guard editor.search != nil else { return highlights }
    // What takes longer than a frame may is shown when `searchOn` has found it.
    editor.pace.begin(.steps(Self.drawnSteps))
    defer { editor.pace.begin(.interruption) }
    for block in editor.view.visibleBlocks() {
      for match in editor.matches(inBlock: block) {
        if match == editor.currentMatch { highlights.currentMatch = highlights.matches.count }
        highlights.matches.append(
          PagePosition(match.lowerBound)..<PagePosition(match.upperBound))
      }
    }
    // The match at the selection is shown as a match, not as selected.
    if let currentMatch = editor.currentMatch,
      highlights.selection == PagePosition(
        currentMatch.lowerBound)..<PagePosition(currentMatch.upperBound)
    {
      highlights.selection = nil
    }
    return highlights
  }

  /// What is selected besides the main range, as far as it can be in view.
  private var otherSelections: [Range<PagePosition>] {
    let main = document.state.selection.main
    let blocks = editor.view.visibleBlocks()
    return document.state.selection.ranges.compactMap { range in
      guard range != main else { return nil }
      let lower = PagePosition(document.place(at: range.lowerBound))
      guard blocks.contains(lower.block) || !range.isCaret else { return nil }
      var upper = PagePosition(document.place(at: range.upperBound))
      if upper == lower { upper.offset += 1 }
      return lower..<upper
    }
  }
}
