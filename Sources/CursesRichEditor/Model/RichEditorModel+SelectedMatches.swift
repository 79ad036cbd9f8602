import CursesCore
import CursesMarkdown
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// A caret at each match.
extension RichEditorModel {
  func selectMatches() -> RichEditorEffect {
    guard search != nil else { return .unhandled() }
    while document.readOn() {}
    let count = document.blockCount
    let ranges = (0..<count).flatMap { block -> [SelectionRange] in
      guard !document.patience.isSpent(after: (block, count), weight: 16) else { return [] }
      return matches(inBlock: block, includesEmpty: true).map { $0.selected(in: document) }
    }
    guard !pace.isHalted, work.stop == nil else {
      return effect { $0.message = "The search was stopped." }
    }
    guard !ranges.isEmpty else {
      return effect { $0.message = "“\(search?.needle ?? "")” is not in this note." }
    }
    let main = document.state.selection.main
    document.select(
      Selection(ranges, mainIndex: ranges.firstIndex { $0.range == main.range } ?? 0))
    settle(rowAffinity: .downstream)
    return RichEditorEffect()
  }
}

extension Range<RichPlace> {
  fileprivate func selected(in document: RichDocument) -> SelectionRange {
    SelectionRange(
      anchor: document.offset(of: lowerBound, affinity: .downstream),
      head: document.offset(of: upperBound))
  }
}
