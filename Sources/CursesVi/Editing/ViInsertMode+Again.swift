import CursesMarkdown
import CursesRichEditor
@_spi(Nodes) import CursesViewGraph

/// Doing what was typed as often as a count says.
extension ViInsertMode {
  /// Does what was typed so many times more, each in a line of its own if `opensLine`.
  func typeAgain(
    _ typed: [ViTyped], times: Int, opensLine: Bool, _ step: Int, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    if !opensLine, let letters = typed.letters {
      // Letters mean nothing but themselves: they are typed all at once.
      guard caret.hasRoom(for: letters, times: times, &effect) else { return }
      let all = String(repeating: letters, count: times)
      return redo([.command(.edit(.insertText(all)))], tick: tick)
    }
    var copies = LineCopies(caret, isPossible: opensLine && typed.isText)
    var number = 0
    while number < times {
      guard !editor.stops(after: (number, times)) else { return }
      if case let copied = copies.make(atMost: times - number, tick: tick), copied > 0 {
        number += copied
        continue
      }
      if opensLine { guard openLine(below: true, &effect, tick: tick) else { return } }
      redo(typed, tick: tick)
      copies.noteLine()
      number += 1
      // What undo keeps of it does not grow with their number.
      if number.isMultiple(of: 256) { document.endStep(step) }
    }
  }
}

extension [ViTyped] {
  /// Whether they are text of one line alone.
  fileprivate var isText: Bool {
    !isEmpty
      && allSatisfy {
        guard case .command(.edit(.insertText(let typed))) = $0 else { return false }
        return !typed.contains(where: \.isNewline)
      }
  }

  /// The text they are where it is letters and digits alone.
  fileprivate var letters: String? {
    var text = ""
    for one in self {
      guard case .command(.edit(.insertText(let typed))) = one,
        typed.allSatisfy({ $0.isLetter || $0.isNumber })
      else { return nil }
      text += typed
    }
    return text.isEmpty ? nil : text
  }
}
