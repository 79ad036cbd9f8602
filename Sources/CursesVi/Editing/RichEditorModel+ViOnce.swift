import CursesMarkdown
import CursesRichEditor
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Ctrl+O while typing: one command, and typing goes on.
extension ViKeys {
  func interruptTyping(_ effect: inout RichEditorEffect, tick: Int) {
    guard vi.typing != nil else { return }
    let typed = document.head
    endTyping(&effect, tick: tick)
    let line = viText.line(typed)
    let isAtEnd = typed.visible >= line.end
    if !isAtEnd { putViCaret(typed) }
    let once = ViOnce(
      offset: viOffset(viCursor), typing: viOffset(typed), isAtEnd: isAtEnd)
    vi.machine.once = once
  }

  /// Goes on typing when the one command is done.
  func resumeTyping(
    after actions: [ViAction], _ effect: inout RichEditorEffect, tick: Int
  ) {
    guard let once = vi.machine.once, let last = actions.last,
      last != .typeOnce
    else { return }
    let machine = vi.machine
    if machine.mode.isTyping { vi.machine.once = nil }
    guard machine.mode == .normal, machine.pending.isEmpty, machine.prompt == nil else { return }
    vi.machine.once = nil
    var isBehind = once.isAtEnd && viOffset(viCursor) == once.offset
    if case .move(.lineEnd, _) = last { isBehind = true }
    if case .change = last {
      let line = viText.line(viCursor)
      isBehind = isBehind || viOffset(line.place(line.end)) == once.typing
    }
    changeVi(ViChange(.insert(isBehind ? .after : .before)), &effect, tick: tick)
  }
}
