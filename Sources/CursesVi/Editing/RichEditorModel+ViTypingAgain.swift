import CursesMarkdown
import CursesRichEditor
@_spi(Nodes) import CursesViewGraph

/// Doing what was typed as often as a count says.
extension ViKeys {
  /// Does what was typed so many times more, each in a line of its own if `opensLine`.
  func typeAgain(
    _ typed: [ViTyped], times: Int, opensLine: Bool, _ step: Int, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    if !opensLine, let letters = typed.letters {
      // Letters mean nothing but themselves: they are typed all at once.
      guard hasRoom(for: letters, times: times, &effect) else { return }
      let all = String(repeating: letters, count: times)
      return redo([.command(.edit(.insertText(all)))], tick: tick)
    }
    for number in 0..<times {
      guard !stopsVi(after: number, of: times) else { return }
      if opensLine { guard openLine(below: true, &effect, tick: tick) else { return } }
      redo(typed, tick: tick)
      // What undo keeps of it does not grow with their number.
      if number % 256 == 255 { document.endStep(step) }
    }
  }
}

extension [ViTyped] {
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
