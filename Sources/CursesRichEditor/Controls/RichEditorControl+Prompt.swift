import CursesCore
import CursesMarkdown
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// The line at the bottom that a modal keymap shows, and what waits for the whole text.
extension RichEditorControl {
  /// The rows of the text: all but the last while something is typed into that.
  var textRect: Rect {
    guard editor.modal?.prompt != nil, frame.size.rows > 1 else { return frame }
    return Rect(
      column: frame.minColumn, row: frame.minRow, columns: frame.size.columns,
      rows: frame.size.rows - 1)
  }

  /// Brings the text to the rows it has after an event.
  func fitPrompt(before: Bool) {
    guard before || editor.modal?.prompt != nil, let look else { return }
    if before != (editor.modal?.prompt != nil) {
      resize(to: textRect.size, look)
      setNeedsDisplay()
    } else {
      setNeedsDisplay(
        Rect(
          column: frame.minColumn, row: frame.maxRow - 1, columns: frame.size.columns, rows: 1))
    }
  }

  func drawPrompt(in canvas: inout Canvas) {
    guard let shown = shownPrompt else { return }
    canvas.write(shown.text, column: promptColumn, row: frame.maxRow - 1, role: .text)
  }

  var promptCaret: CaretMark? {
    shownPrompt.map { shown in
      CaretMark(point: Point(column: promptColumn + shown.columns, row: frame.maxRow - 1))
    }
  }

  private var promptColumn: Int {
    frame.minColumn + min(editor.view.margin, frame.size.columns - 1)
  }

  /// As much of the line at the bottom as there is room for, and the column of its caret.
  private var shownPrompt: (text: String, columns: Int)? {
    guard let (characters, caret) = editor.modal?.prompt, let look else { return nil }
    let room = max(1, frame.maxColumn - promptColumn)
    func width(_ index: Int) -> Int { look.width(of: String(characters[index])) }
    var first = caret
    var columns = 0
    while first > 0, columns + width(first - 1) < room {
      first -= 1
      columns += width(first)
    }
    var last = caret
    var used = columns
    while last < characters.count, used + width(last) <= room {
      used += width(last)
      last += 1
    }
    return (String(characters[first..<last]), columns)
  }

  /// Whether a key of a modal keymap means the text to its end, and has to wait for it.
  func holdsModal(_ key: Key, _ event: InputEvent) -> Bool {
    guard !isWhole, let modal = editor.modal, modal.needsWholeText(key) else { return false }
    held.append(.event(event))
    onRefusal(LongWork.waiting)
    readAhead()
    return true
  }
}
