import CursesRichText
import CursesTerminal
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Copying from the text of a control, and pasting into it, also by way of the terminal.
@MainActor
struct ControlClipboard {
  private let control: RichEditorControl

  init(_ control: RichEditorControl) { self.control = control }

  private var board: Clipboard? { control.node?.graph.clipboard }
  private var document: RichDocument { control.document }

  /// Keeps what an event has copied.
  func keep(_ effect: RichEditorEffect) {
    guard let copied = effect.copied, !copied.isEmpty else { return }
    guard !control.keepsCopiesPrivate else {
      board?.copyPrivately(copied, source: effect.copiedSource)
      return control.onRefusal(
        "Copied within Bubblepad only: locked text does not go to the clipboard.")
    }
    board?.copy(copied, source: effect.copiedSource)
    if let source = effect.copiedSource { control.onCopy(source) }
    if (effect.copiedSource?.text ?? copied).utf8.count > Terminal.clipboardLimit {
      control.onRefusal(
        "Copied within Bubblepad only: terminals accept at most 74 KB for the clipboard.")
    }
  }

  /// Pastes what was copied last in the program.
  func paste() {
    let nothing = "Nothing has been copied in Bubblepad yet. Use the paste key of your terminal."
    guard let board, !board.words.isEmpty else { return control.onRefusal(nothing) }
    _ = control.apply(paste(board.source, words: board.words))
  }

  /// Pastes text; what was copied here comes with its styles, also by way of the terminal.
  func paste(_ bytes: [UInt8]) -> RichEditorEffect {
    guard let board, board.isCopied(bytes) else {
      return control.editor.paste(bytes, tick: control.tick)
    }
    return paste(board.source, words: board.words)
  }

  /// Pastes what was copied here as the program adapts it; code takes it as it is.
  private func paste(_ source: CopiedSource?, words: String) -> RichEditorEffect {
    let clipboard = EditorClipboard(control.editor)
    guard let source, !document.paragraph(at: document.head).isVerbatim,
      let copy = control.adaptCopy(source)
    else { return clipboard.paste(source, words: words, tick: control.tick) }
    let steps = document.history.stepCount
    let effect = clipboard.paste(copy.source, words: words, tick: control.tick)
    if effect.hasChanged, !copy.definitions.isEmpty {
      append(copy.definitions, after: steps)
    }
    return effect
  }

  /// Puts definitions at the end of the text, as one step with what was done after so many steps.
  private func append(_ definitions: String, after steps: Int) {
    let (text, selection, lineEnd) = (
      document.state.text, document.state.selection, document.lineEnd
    )
    let tail = text.bytes(in: max(0, text.count - 4)..<text.count)
    let ends = tail.reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count { $0 == 0x0A }
    let lines = definitions.split(separator: "\n", omittingEmptySubsequences: false)
    let new =
      String(repeating: lineEnd, count: max(0, 2 - ends)) + lines.joined(separator: lineEnd)
      + lineEnd
    document.apply([Edit(at: text.count, insert: new)], tick: control.tick)
    document.history.joinSteps(after: steps)
    document.setSelection(selection)
    control.editor.documentHasChanged()
    control.setNeedsDisplay()
  }
}
