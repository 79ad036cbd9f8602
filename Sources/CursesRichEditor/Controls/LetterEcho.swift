import CursesCore
import CursesMarkdown
import CursesRichText
import CursesText
import CursesTextEditors
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

extension RichEditorControl {
  /// The echo of a key where the text takes it as a letter beyond doubt.
  func letterEcho(of key: Key) -> Echo? {
    guard held.isEmpty, let letter = key.typed?.asciiValue, letter.isPlainlyTyped,
      editor.isTyping, editor.keymap[key] == nil,
      PlainTyping(document: document).showsPlainly(letter),
      var echo = editor.echo(of: letter)
    else { return nil }
    let area = textRect
    echo.place = Point(
      column: echo.place.column + area.minColumn, row: echo.place.row + area.minRow)
    echo.end += area.minColumn
    return echo.end < area.maxColumn - 1 ? echo : nil
  }
}

extension RichEditorModel {
  /// Whether letters go into the text, and are no commands.
  fileprivate var isTyping: Bool {
    modal?.takesText ?? true
  }

  /// The echo of a letter at the caret, counted from the editor's corner.
  fileprivate func echo(of letter: UInt8) -> Echo? {
    let caret = caret
    guard let columns = view.columnsMoved(byTyping: letter, at: caret),
      let place = view.point(of: caret)
    else { return nil }
    return Echo(
      glyph: Glyph(Unicode.Scalar(letter)), place: place, end: view.margin + columns.upperBound)
  }
}
