import CursesMarkdown
import CursesText

/// The same marker typed at the start of several lines, which makes of each what it makes of one.
struct MarkersAtCarets {
  private let document: RichDocument
  private let whole: Selection

  /// Nil where a caret stands elsewhere than behind a marker.
  init?(document: RichDocument) {
    self.document = document
    whole = document.state.selection
    guard document.hasInputRules, document.mode == .rich, whole.ranges.count > 1,
      whole.ranges.allSatisfy({ $0.isCaret && Self.stands(behindMarkerAt: $0.head, in: document) })
    else { return nil }
  }

  private static func stands(behindMarkerAt offset: Int, in document: RichDocument) -> Bool {
    let place = document.place(at: offset)
    let paragraph = document.paragraph(at: place)
    guard paragraph.kind == .paragraph, place.visible <= 40, !paragraph.isVerbatim else {
      return false
    }
    let marker = String(decoding: paragraph.text[..<max(0, place.visible - 1)], as: UTF8.self)
    let isBox = BlockMarker.isBox(marker) && paragraph.ownItem != nil
    guard isBox || BlockMarker.isMarker(marker) else { return false }
    // As it was typed, or with the backslash that kept the marker from being one.
    let typed = document.state.text.bytes(in: paragraph.contentRange.lowerBound..<offset)
    return typed.filter { $0 != Byte.backslash }.elementsEqual("\(marker) ".utf8)
  }

  /// Makes lists, headings or quotations of all of the lines, as one step, or of none.
  func apply() {
    document.history.endGroup()
    let (former, steps) = (document.moment, document.history.stepCount)
    document.carets = CaretRound(whole, steps: steps)
    for index in whole.ranges.indices {
      guard let range = document.carets?[index] else { break }
      document.carets?.go(to: index)
      document.state = TextState(document.state.text, selection: Selection([range]))
      let before = document.version
      let place = document.head
      InputRules(document: document).applyBlockRule(
        document.paragraph(at: place), place, areTyped: true)
      guard document.version != before else {
        document.carets = nil
        return document.goBack(to: former)
      }
      document.carets?.endTurn()
      document.carets?[index] = document.state.selection.main
    }
    CaretTurns(document: document).endRound(whole, steps: steps)
  }
}
