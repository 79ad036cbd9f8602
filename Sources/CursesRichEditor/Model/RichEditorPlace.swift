import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Where the user was in a text: the caret, what was in view, and what was folded away. It is found again
/// by lines of the source, so that it still means something after another program has changed the text.
public struct RichEditorPlace: Hashable, Sendable {
  /// The caret's line of the source, from 0.
  public var line: Int
  /// The caret's byte in its line.
  public var column: Int
  /// The line of the source at the top of the view, from 0.
  public var topLine: Int
  /// Which row of the paragraph there is the top one.
  public var topRow: Int
  /// The lines of the headings whose sections are folded away, from 0.
  public var folds: [Int]

  /// A place of known parts.
  public init(line: Int, column: Int, topLine: Int, topRow: Int = 0, folds: [Int] = []) {
    (self.line, self.column) = (line, column)
    (self.topLine, self.topRow) = (topLine, topRow)
    self.folds = folds
  }
}

extension RichEditorModel {
  /// Where the user is.
  var place: RichEditorPlace {
    let head = document.state.selection.main.head
    let line = document.line(at: head)
    let top = view.viewport.top
    let topOffset = document.offset(
      of: RichPlace(block: top.block, paragraph: top.paragraph, visible: 0))
    return RichEditorPlace(
      line: line, column: head - document.lineContent(line).lowerBound,
      topLine: document.line(at: topOffset), topRow: top.row,
      folds: Folds(document: document).foldedLines)
  }

  /// Goes back to a place, as far as it is still there.
  func go(to place: RichEditorPlace) {
    let last = document.line(at: document.state.text.count)
    let line = document.lineContent(max(0, min(place.line, last)))
    let wanted = min(line.lowerBound + max(0, min(place.column, line.count)), line.upperBound)
    let offset = document.offset(of: document.place(at: wanted))
    document.perform(.select(anchor: offset, head: offset), tick: 0)
    if !place.folds.isEmpty {
      Folds(document: document).fold(
        headingsAtLines: place.folds.filter { (0...last).contains($0) })
      showFolds()
    }
    settle(rowAffinity: .downstream)
    let top = document.place(
      at: document.lineContent(max(0, min(place.topLine, last))).lowerBound)
    view.putAtTop(
      PageRowPlace(block: top.block, paragraph: top.paragraph, row: max(0, place.topRow)))
    view.reveal(caret)
    noteState()
  }
}
