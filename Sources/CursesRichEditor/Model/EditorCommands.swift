import CursesRichText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// The table of the commands of an editor: who does which.
@MainActor
struct EditorCommands {
  private let editor: RichEditorModel

  init(_ editor: RichEditorModel) { self.editor = editor }

  func perform(_ command: RichEditorCommand, tick: Int) -> RichEditorEffect {
    switch command {
    case .edit(let command): return editor.edit(command, tick: tick)
    case .move(let motion): return RowMoves(editor).move(motion, extending: false, tick: tick)
    case .extend(let motion): return RowMoves(editor).move(motion, extending: true, tick: tick)
    case .scroll(let rows):
      editor.view.scroll(by: rows)
      editor.noteState()
      return RichEditorEffect()
    case .copy: return EditorClipboard(editor).copy()
    case .copyPlain: return EditorClipboard(editor).copyPlain()
    case .copyHTML: return EditorClipboard(editor).copyHTML()
    case .cut: return EditorClipboard(editor).cut(tick: tick)
    case .addCaret(let motion): return RowMoves(editor).addCaret(motion)
    case .selectMatches: return editor.selectMatches()
    case .toggleFold:
      guard Folds(document: editor.document).toggleFold() else {
        return editor.effect { $0.message = "There is no heading above to fold." }
      }
      editor.showFolds()
      return RichEditorEffect()
    case .toggleAllFolds:
      Folds(document: editor.document).toggleAllFolds()
      editor.showFolds()
      return RichEditorEffect()
    case .paste: return editor.effect { $0.asksForPaste = true }
    case .followLink: return editor.followLink()
    case .askForLink: return editor.effect { $0.asksForLink = true }
    case .findNext, .findPrevious:
      return editor.findAgain(forward: command == .findNext, tick: tick)
    }
  }
}
