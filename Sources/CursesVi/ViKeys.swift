import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// The keys of vi in a rich editor. `ViMachine` reads the keys; what they ask for is done here, by commands of
/// the editor and of its document.
@MainActor
package final class ViKeys {
  /// The editor, which owns its keymap.
  unowned let editor: RichEditorModel
  var vi = ViState()

  var document: RichDocument { editor.document }

  init(_ editor: RichEditorModel) { self.editor = editor }

  /// What is remembered beyond this text.
  var memory: ViMemory {
    get {
      var memory = vi.memory
      memory.exHistory = vi.machine.exHistory
      memory.searchHistory = vi.machine.searchHistory
      return memory
    }
    set {
      vi.memory = newValue
      vi.machine.exHistory = newValue.exHistory
      vi.machine.searchHistory = newValue.searchHistory
    }
  }

  /// The mode and what is half typed.
  var status: ViStatus {
    let machine = vi.machine
    return ViStatus(
      mode: machine.once == nil ? machine.mode.words : "(INSERT)", pending: machine.pendingKeys,
      recording: machine.recording,
      takesLetters: !machine.mode.isTyping)
  }
}

extension ViKeys: ModalKeymap {
  package func handle(_ key: Key, tick: Int) -> RichEditorEffect? { handleVi(key, tick: tick) }

  package func paste(_ text: [UInt8], _ bytes: [UInt8]) -> RichEditorEffect? {
    pasteVi(text, bytes)
  }

  package func perform(_ command: RichEditorCommand, tick: Int) -> RichEditorEffect {
    noteTyped(command)
    let effect = editor.carryOut(command, tick: tick)
    followViSelection()
    return effect
  }

  package func cancel() { vi.machine.cancel() }

  package func selectionMayHaveChanged() { followViSelection() }

  package func documentIsReplaced() {
    vi.visual = nil
    vi.typing = nil
    vi.machine.cancel()
    vi.machine.mode = .normal
  }

  package func workIsStopped() { vi.hasFailed = true }

  package var cursor: Int? { vi.visual.map { min($0.cursor, document.state.text.count) } }

  package var caretShape: CaretMark.Shape { viCaretShape }

  package var prompt: (characters: [Character], caret: Int)? { viPrompt }

  package var takesText: Bool {
    vi.machine.mode == .insert && vi.machine.prompt == nil && vi.machine.pendingKeys.isEmpty
  }

  package func needsWholeText(_ key: Key) -> Bool { viNeedsWholeText(key) }
}
