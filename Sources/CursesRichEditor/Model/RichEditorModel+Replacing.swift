import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

extension RichEditorModel {
  /// Replaces the current match and goes to the next.
  public func replaceCurrent(with template: String, tick: Int) -> RichEditorEffect {
    guard let search else { return .unhandled() }
    beginWork()
    guard let current = currentMatch,
      let found = found(inBlock: current.lowerBound.block, includesEmpty: true)
        .first(where: { $0.range == current })
    else { return findAgain(forward: true, tick: tick) }
    let new = search.replacement(for: found.match, in: found.text, template: template)
    let outcome = replace(found.range, with: new, tick: tick)
    var result = effect { $0.hasChanged = outcome == .changed }
    if case .refused(let reason) = outcome { result.message = reason }
    currentMatch = nil
    settle(rowAffinity: .downstream)
    let next = findAgain(forward: true, tick: tick)
    result.message = result.message ?? next.message
    return result
  }

  /// Replaces every match, as one step of undo.
  public func replaceAll(with template: String, tick: Int) -> RichEditorEffect {
    guard let search else { return .unhandled() }
    while document.readOn() {}
    let hasLineEnd = search.isPattern && ReplacementTemplate(template).hasLineEnd
    var done: (count: Int, refused: String?) = (0, nil)
    patiently(mayGrow: LongWork.mostGrowth) {
      TextReplacement(document: document).asOneStep {
        let all = AllMatches(editor: self, search: search, template: template, tick: tick)
        done = all.replace(overLines: search.lineReach > 0 || hasLineEnd)
      }
    }
    currentMatch = nil
    settle(rowAffinity: .downstream)
    return effect { effect in
      effect.hasChanged = done.count > 0
      effect.message = work.words(replaced: done.count, refused: done.refused)
    }
  }
}
