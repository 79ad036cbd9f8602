import CursesMarkdown
import CursesRichEditor
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Ctrl+O while typing: one command, after which typing goes on.
extension ViInsertMode {
  func interruptTyping(_ effect: inout RichEditorEffect, tick: Int) {
    guard caret.state.typing != nil else { return }
    let typed = document.head
    endTyping(&effect, tick: tick)
    let line = caret.text.line(typed)
    let isAtEnd = typed.visible >= line.end
    if !isAtEnd { caret.put(typed) }
    let once = ViOnce(
      offset: caret.offset(caret.place), typing: caret.offset(typed), isAtEnd: isAtEnd)
    caret.state.machine.once = once
  }
}
