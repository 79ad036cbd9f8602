import CursesMarkdown
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// `gq`: the source of paragraphs in lines as wide as the text may be.
extension ViKeys {
  /// Reflows the paragraphs that are grasped. The caret goes to the start of the last of them.
  func reflow(_ grasp: ViGrasp, _ effect: inout RichEditorEffect, tick: Int) {
    guard let first = grasp.stretches.first, let last = grasp.stretches.last else { return }
    let end = last.isLines || last.upTo.visible > 0 ? last.upTo : last.from
    var refused: String?
    // From the last to the first: places before an edit stay.
    for place in viText.lines(from: first.from, upTo: end).reversed() {
      let outcome = LineReflow(document: document).reflow(
        paragraphAt: document.existing(place), columns: editor.measure, tick: tick)
      if case .refused(let reason) = outcome { refused = reason }
    }
    putViCaret(onFirstNonBlank(document.existing(end)))
    if let refused { effect.message = refused }
  }
}
