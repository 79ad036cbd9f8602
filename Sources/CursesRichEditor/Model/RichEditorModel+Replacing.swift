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
      let found = found(inBlock: current.lowerBound.block).first(where: { $0.range == current })
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
    beginWork()
    let hasLineEnd = search.isPattern && ReplacementTemplate(template).hasLineEnd
    var count = 0
    var refused: String?
    document.asOneStep {
      guard search.lineReach == 0, !hasLineEnd else {
        (count, refused) = replaceOverLines(with: template, tick: tick)
        return
      }
      for block in (0..<document.blockCount).reversed() {
        guard block < document.blockCount else { continue }
        guard !stops(after: (document.blockCount - block, document.blockCount)) else { break }
        if let across = found(inBlock: block).last, !across.isInParagraph {
          let new = search.replacement(for: across.match, in: across.text, template: template)
          if replace(across.range, with: new, tick: tick) == .changed { count += 1 }
        }
        for index in document.block(block).paragraphs.indices.reversed() {
          let place = RichPlace(block: block, paragraph: index, visible: 0)
          guard document.block(block).paragraphs.indices.contains(index) else { continue }
          let matches = found(inBlock: block, includesEmpty: true).filter {
            $0.range.lowerBound.paragraph == index && $0.isInParagraph
          }
          let changes = matches.map { found in
            RichReplacement(
              found.match.range,
              with: search.replacement(for: found.match, in: found.text, template: template))
          }
          guard !changes.isEmpty else { continue }
          let outcome = document.replaceEach(changes, inParagraphAt: place, tick: tick)
          count += outcome.count
          refused = outcome.refused ?? refused
        }
      }
    }
    currentMatch = nil
    settle(rowAffinity: .downstream)
    return effect { effect in
      effect.hasChanged = count > 0
      effect.message = work.words(replaced: count, refused: refused)
    }
  }
}
