import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// The caret of vi in the text of an editor, and what vi keeps while its keys are on.
///
/// All parts of vi work on it; it knows none of them.
@MainActor
final class ViCaret {
  /// The editor, which owns its keymap.
  unowned let editor: RichEditorModel
  var state = ViState()

  var document: RichDocument { editor.document }

  init(_ editor: RichEditorModel) { self.editor = editor }

  /// The source offset of a place, or of the nearest there is where an edit has left none.
  func offset(_ place: RichPlace, affinity: Affinity = .upstream) -> Int {
    document.offset(of: document.existing(place), affinity: affinity)
  }

  var text: ViText { ViText(document: document) }

  /// The character the caret is on.
  var place: RichPlace {
    if let visual = state.visual { return document.place(at: visual.cursor) }
    return document.head
  }

  /// Puts the caret on a place, or the moving end of what is selected.
  func put(_ place: RichPlace, keepsColumn: Bool = false) {
    if !keepsColumn { state.column = nil }
    if state.visual != nil {
      state.visual?.cursor = offset(place)
    } else {
      let offset = self.offset(place)
      document.select(Selection(caret: offset))
    }
    editor.settle(rowAffinity: .downstream, keepsGoal: keepsColumn)
  }

  /// Selects from a place to a place for a command of the document.
  func grasp(_ from: RichPlace, _ upTo: RichPlace) {
    document.select(
      Selection(
        anchor: offset(from, affinity: from < upTo ? .downstream : .upstream),
        head: offset(upTo)))
  }

  /// In normal mode the caret is on a character, not behind the last one.
  func clamp() {
    guard state.machine.mode == .normal, document.state.selection.ranges.count == 1 else { return }
    let selection = document.state.selection.main
    let head = selection.isCaret ? selection.head : selection.lowerBound
    let place = document.place(at: head)
    let wanted = text.onCharacter(place)
    guard wanted != place || !selection.isCaret else { return }
    document.select(Selection(caret: offset(wanted)))
    editor.settle(rowAffinity: .downstream, keepsGoal: true)
  }

  func onFirstNonBlank(_ place: RichPlace) -> RichPlace {
    let line = text.line(text.onLine(place))
    return line.place(line.firstNonBlank)
  }

  /// The place of a line of the source, from 1, as the status bar counts them.
  func sourceLine(_ number: Int) -> RichPlace {
    var place = document.place(at: document.start(ofLine: number - 1))
    place.visible = 0
    return text.onLine(place)
  }

  func noteJump(_ place: RichPlace) {
    document.setMark("'", at: offset(place))
    document.noteJump(from: offset(place))
  }

  /// The marks `[` and `]`: what was changed, put or yanked last, from its first character to its last.
  func noteChange(_ from: Int, _ upTo: Int) {
    document.setMark("[", at: from)
    let place = document.place(at: max(from, upTo))
    let line = text.line(place)
    let last = upTo > from ? offset(line.place(line.before(place.visible))) : from
    document.setMark("]", at: max(from, last))
  }

  /// Whether something can be put so often; else says why not.
  func hasRoom(for text: String, times count: Int, _ effect: inout RichEditorEffect) -> Bool {
    guard editor.stops(adding: text.utf8.count, times: count) else { return true }
    state.hasFailed = true
    effect.message = editor.stopReason
    return false
  }

  /// Says that not all was done.
  func tellStopped(_ count: Int, of all: Int, _ effect: inout RichEditorEffect) {
    effect.message =
      count == 0
      ? LongWork.stoppedEarly : "Stopped after \(count) of \(all) lines. Press u to undo."
  }
}

/// A part of what vi does, by its subject.
@MainActor
protocol ViPart {
  var caret: ViCaret { get }
}

extension ViPart {
  var editor: RichEditorModel { caret.editor }
  var document: RichDocument { caret.document }
}
