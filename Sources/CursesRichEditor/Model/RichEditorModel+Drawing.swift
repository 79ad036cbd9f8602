import CursesCore
import CursesRichText
import CursesText
import CursesTextEditors
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// What drawing an editor gives.
public struct RichEditorDrawing: Hashable, Sendable {
  /// Where the caret is in the frame; nil out of view or without focus.
  public var caret: Point?
  /// The rows of the frame that show something else than when the editor was last drawn.
  public var changedRows: [Int]
}

extension RichEditorModel {
  /// Draws the editor into `rect`, over the ground that the frame has there.
  ///
  /// `rect` has the size the editor was resized to; where it has not, it is resized.
  @discardableResult
  public func draw(
    into frame: inout Frame, rect: Rect, theme: Theme, on surface: Surface = .panel,
    isFocused: Bool
  ) -> RichEditorDrawing {
    if rect.size != view.size {
      view.resize(
        to: rect.size, widths: view.book.format.widths, signs: view.book.format.signs)
    }
    guard !rect.isEmpty else { return RichEditorDrawing(caret: nil, changedRows: []) }
    let look = PageLook(theme: theme, surface: surface)
    let changed = view.draw(
      into: &frame, rect: rect, look: look, highlights: EditorHighlights(self).all)
    if document.state.text.isEmpty {
      view.drawPlaceholder(placeholder, into: &frame, rect: rect, look: look)
    }
    return RichEditorDrawing(
      caret: isFocused ? caretPoint(in: rect) : nil, changedRows: changed.map { rect.minRow + $0 })
  }

  /// Where the caret is in the frame when the editor lies in `rect`; nil out of view.
  func caretPoint(in rect: Rect) -> Point? { point(of: caret, in: rect) }

  /// Where a place of the text is in the frame when the editor lies in `rect`; nil out of view.
  func point(of place: RichPlace, in rect: Rect) -> Point? {
    point(of: PageCaret(position: PagePosition(place)), in: rect)
  }

  private func point(of caret: PageCaret, in rect: Rect) -> Point? {
    view.point(of: caret).map { point in
      Point(
        column: min(rect.minColumn + point.column, rect.maxColumn - 1),
        row: rect.minRow + point.row)
    }
  }

  /// The rows of the editor, from its first, that would show something else if they were drawn now.
  func outdatedRows(theme: Theme, on surface: Surface) -> [Int] {
    view.outdatedRows(
      look: PageLook(theme: theme, surface: surface), highlights: EditorHighlights(self).all)
  }
}
