import MarkdownText
import TextModel

extension RichEditorModel {
  /// How many matches there are, and which of them is the current one, from 1. Nil for texts so long that
  /// counting would be felt.
  public var matchCount: (current: Int?, total: Int)? {
    guard search != nil, document.state.text.count <= 1 << 20 else { return nil }
    while document.readOn() {}
    var total = 0
    var current: Int?
    for block in 0..<document.blockCount {
      for match in matches(inBlock: block) {
        total += 1
        if match == currentMatch { current = total }
      }
    }
    return (current, total)
  }

  /// Replaces the current match and goes to the next.
  public func replaceCurrent(with template: String, tick: Int) -> RichEditorEffect {
    guard let search else { return .unhandled() }
    guard let match = currentMatch, let found = searchMatch(at: match) else {
      return findAgain(forward: true, tick: tick)
    }
    let text = document.paragraph(at: match.lowerBound).text
    let new = search.replacement(for: found, in: text, template: template)
    let outcome = document.replace(
      [RichReplacement(found.range, with: new)], inParagraphAt: match.lowerBound, tick: tick)
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
    var count = 0
    var refused: String?
    document.asOneStep {
      for block in (0..<document.blockCount).reversed() {
        guard block < document.blockCount else { continue }
        for index in document.block(block).paragraphs.indices.reversed() {
          let place = RichPlace(block: block, paragraph: index, visible: 0)
          guard document.block(block).paragraphs.indices.contains(index) else { continue }
          let text = document.paragraph(at: place).text
          let changes = search.matches(in: text).map { match in
            RichReplacement(
              match.range, with: search.replacement(for: match, in: text, template: template))
          }
          guard !changes.isEmpty else { continue }
          switch document.replace(changes, inParagraphAt: place, tick: tick) {
          case .changed: count += changes.count
          case .refused(let reason): refused = reason
          case .moved, .notHandled: break
          }
        }
      }
    }
    currentMatch = nil
    settle(rowAffinity: .downstream)
    return effect { effect in
      effect.hasChanged = count > 0
      effect.message = refused ?? (count == 1 ? "Replaced 1 match." : "Replaced \(count) matches.")
    }
  }

  private func searchMatch(at range: Range<RichPlace>) -> SearchMatch? {
    let text = document.paragraph(at: range.lowerBound).text
    return search?.matches(in: text).first {
      $0.range == range.lowerBound.visible..<range.upperBound.visible
    }
  }
}
