import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Typing with vi keys: from entering insert mode to Esc it is one step of undo.
@MainActor
struct ViInsertMode: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  func beginTyping(
    _ place: ViInsertPlace, _ change: ViChange, step: Int, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    if document.isReadOnly {
      effect.message = "This note is read-only."
      if caret.state.visual != nil { ViVisualMode(caret).end() }
      return
    }
    if caret.state.visual != nil { return beginTypingAtSelection(place, change, step: step) }
    let cursor = caret.place
    let line = caret.text.line(cursor)
    let hasCarets = document.state.selection.ranges.count > 1
    switch place {
    case .before, .over: if !hasCarets { caret.put(cursor) }
    case .after: caret.put(line.place(line.after(cursor.visible)))
    case .lineStart: caret.put(line.place(line.firstNonBlank))
    case .lineEnd: caret.put(line.place(line.end))
    case .below, .above:
      guard openLine(below: place == .below, &effect, tick: tick) else {
        return document.endStep(step)
      }
    case .last:
      if let offset = document.mark("^") { caret.put(document.place(at: offset)) }
    }
    enterTyping(change, step: step, mode: place == .over ? .replace : .insert)
    editor.settle(rowAffinity: .downstream)
  }

  /// `I` and `A` in a visual mode: in a block a caret in each line.
  private func beginTypingAtSelection(
    _ place: ViInsertPlace, _ change: ViChange, step: Int
  ) {
    guard let grasp = ViVisualMode(caret).selectedGrasp else { return }
    let extent = ViVisualMode(caret).selectedExtent
    ViVisualMode(caret).end(keepsCaret: true)
    guard grasp.isBlock, let extent else {
      let stretch = grasp.stretches[0]
      caret.put(place == .lineStart ? stretch.from : stretch.upTo)
      enterTyping(change, step: step, mode: .insert)
      return editor.settle(rowAffinity: .downstream)
    }
    var change = change
    change.what = .insertInBlock(place, extent)
    beginTyping(inBlock: grasp, place, change, step: step)
  }

  /// A caret in each line of a block, before or behind it.
  func beginTyping(
    inBlock grasp: ViGrasp, _ place: ViInsertPlace, _ change: ViChange, step: Int
  ) {
    var grasp = grasp
    if place == .lineEnd, !grasp.reachesLineEnds { grasp = padded(grasp) }
    let stretches = grasp.stretches.filter { !$0.isShort }
    let offsets = stretches.map { caret.offset(place == .lineStart ? $0.from : $0.upTo) }
    guard !offsets.isEmpty else { return document.endStep(step) }
    let corner = caret.offset(stretches[0].from)
    document.select(Selection(offsets.map { SelectionRange(caret: $0) }))
    enterTyping(change, step: step, mode: .insert)
    caret.state.typing?.corner = corner
    editor.settle(rowAffinity: .downstream)
  }

  /// Fills up the lines of code that end within a block, or before it, so that all of them reach its end.
  private func padded(_ grasp: ViGrasp) -> ViGrasp {
    var grasp = grasp
    let columns = grasp.stretches.map { caret.text.line($0.upTo).column(of: $0.upTo.visible) }
    let most = columns.max() ?? 0
    for index in grasp.stretches.indices where columns[index] < most {
      let line = caret.text.line(grasp.stretches[index].upTo)
      guard line.paragraph.isVerbatim else { continue }
      let spaces = String(repeating: " ", count: most - columns[index])
      let change = RichReplacement(line.end..<line.end, with: spaces)
      guard
        case .changed = TextReplacement(document: document).replace(
          [change], inParagraphAt: line.start, tick: 0)
      else {
        continue
      }
      let end = caret.text.line(line.start)
      grasp.stretches[index].upTo = end.place(end.end)
      grasp.stretches[index].isShort = false
    }
    return grasp
  }

  func enterTyping(_ change: ViChange, step: Int, mode: ViMode) {
    caret.state.machine.mode = mode
    caret.state.typing = ViTyping(step: step, change: change)
    caret.state.typing?.start = document.state.selection.main.head
  }

  /// A new line below or above, with the caret in it. Returns whether there could be one.
  func openLine(below: Bool, _ effect: inout RichEditorEffect, tick: Int) -> Bool {
    let line = caret.text.line(caret.place)
    var outcome: RichOutcome
    if !below, case .tableRow = line.paragraph.kind {
      outcome = document.perform(.table(.insertRowAbove), tick: tick)
    } else {
      caret.put(line.place(below ? line.end : 0))
      outcome = document.perform(.insertParagraph, tick: tick)
      if outcome == .changed, !below, let above = caret.text.lineBefore(document.head) {
        caret.put(above)
        // What opens above in code is indented as the line below is.
        let spaces = line.string(0..<line.indentation)
        if line.paragraph.isVerbatim, !spaces.isEmpty {
          document.perform(.paste(spaces, isMarkdown: false), tick: tick)
        }
      }
    }
    if outcome == .notHandled { outcome = .refused("A new line cannot stand here.") }
    guard case .refused(let reason) = outcome else { return true }
    effect.message = reason
    caret.put(caret.text.onCharacter(line.start))
    return false
  }

  // MARK: While typing

  /// Notes what is done in insert mode, so that `.` and counts can do it again.
  func noteTyped(_ command: RichEditorCommand) {
    guard caret.state.typing != nil, caret.state.isReplaying == false else { return }
    switch command {
    case .edit(.undo), .edit(.redo), .scroll, .copy, .followLink, .askForLink: return
    default: caret.state.typing?.typed.append(.command(command))
    }
  }

  /// Does a command as if it had been typed.
  func type(_ command: RichEditorCommand, _ effect: inout RichEditorEffect, tick: Int) {
    noteTyped(command)
    let outcome = editor.carryOut(command, tick: tick)
    effect.message = outcome.message ?? effect.message
  }

  /// Ctrl+W: a word as motions know it, and once no more than was typed.
  func deleteTypedWord(_ effect: inout RichEditorEffect, tick: Int) {
    guard document.state.selection.ranges.count == 1 else {
      return type(.edit(.deleteWordBackward), &effect, tick: tick)
    }
    let line = caret.text.line(document.head)
    var start = document.head.visible
    while start > 0, line.kind(line.before(start)) == .blank { start = line.before(start) }
    if start > 0 { start = line.runStart(line.before(start), .small) }
    deleteTyped(back: start, as: .deleteWord, &effect, tick: tick)
  }

  /// Ctrl+U: all that was typed in the line, and then what stands before it, up to where it is indented to.
  func deleteTypedLine(_ effect: inout RichEditorEffect, tick: Int) {
    let line = caret.text.line(document.head)
    let isIndented = line.paragraph.isVerbatim && line.indentation < document.head.visible
    deleteTyped(back: isIndented ? line.indentation : 0, as: .deleteLine, &effect, tick: tick)
  }

  /// Deletes back to a place of the line, or to where typing began if that is nearer.
  private func deleteTyped(
    back start: Int, as kind: ViTyped, _ effect: inout RichEditorEffect, tick: Int
  ) {
    let place = document.head
    let line = caret.text.line(place)
    if caret.state.isReplaying == false { caret.state.typing?.typed.append(kind) }
    guard place.visible > 0 else {
      let outcome = editor.carryOut(.edit(.deleteBackward), tick: tick)
      effect.message = outcome.message ?? effect.message
      return
    }
    var start = start
    let began = document.place(at: min(caret.state.typing?.start ?? 0, document.state.text.count))
    if caret.text.isSameLine(began, place), began.visible < place.visible {
      start = max(start, began.visible)
    }
    guard start < place.visible else { return }
    caret.grasp(line.place(start), place)
    if case .refused(let reason) = document.perform(.deleteSelection, tick: tick) {
      effect.message = reason
      caret.put(place)
    }
    editor.settle(rowAffinity: .upstream)
  }

  func insertRegister(_ name: Character, _ effect: inout RichEditorEffect, tick: Int) {
    guard let clip = ViClips(caret).clip(name) else {
      effect.message = "The register \(name) is empty."
      return
    }
    type(.edit(.paste(clip.outside, isMarkdown: false)), &effect, tick: tick)
  }

  func overtype(_ character: Character, _ effect: inout RichEditorEffect, tick: Int) {
    if caret.state.isReplaying == false { caret.state.typing?.typed.append(.overtype(character)) }
    let line = caret.text.line(document.head)
    let at = document.head.visible
    let old = at < line.end ? line.string(at..<line.after(at)) : nil
    if old != nil { caret.grasp(document.head, line.place(line.after(at))) }
    let outcome = document.perform(.insertText(String(character)), tick: tick)
    if case .refused(let reason) = outcome {
      effect.message = reason
      return caret.put(line.place(at))
    }
    caret.state.typing?.overtyped.append(old)
    editor.settle(rowAffinity: .upstream)
  }

  func takeOvertypedBack(tick: Int) {
    if caret.state.isReplaying == false { caret.state.typing?.typed.append(.takeBack) }
    guard let old = caret.state.typing?.overtyped.popLast() else { return }
    let line = caret.text.line(document.head)
    let at = document.head.visible
    let before = line.place(line.before(at))
    caret.grasp(before, line.place(at))
    if let old {
      document.perform(.paste(old, isMarkdown: false), tick: tick)
    } else {
      document.perform(.deleteSelection, tick: tick)
    }
    caret.put(before)
  }

  /// Does what was typed once more.
  func redo(_ typed: [ViTyped], tick: Int) {
    var effect = RichEditorEffect()
    let wasReplaying = caret.state.isReplaying
    caret.state.isReplaying = true
    for one in typed {
      switch one {
      case .command(let command): _ = editor.carryOut(command, tick: tick)
      case .overtype(let character): overtype(character, &effect, tick: tick)
      case .takeBack: takeOvertypedBack(tick: tick)
      case .deleteWord: deleteTypedWord(&effect, tick: tick)
      case .deleteLine: deleteTypedLine(&effect, tick: tick)
      }
    }
    caret.state.isReplaying = wasReplaying
  }

  // MARK: Esc

  func endTyping(_ effect: inout RichEditorEffect, tick: Int) {
    guard let typing = caret.state.typing else {
      caret.state.machine.mode = .normal
      return caret.clamp()
    }
    let typed =
      caret.state.isReplaying == true ? caret.state.memory.change?.typed ?? [] : typing.typed
    if case .insert(let place) = typing.change.what {
      let times = max(1, typing.change.count ?? 1) - 1
      typeAgain(
        typed, times: times, opensLine: place == .below || place == .above, typing.step, &effect,
        tick: tick)
    }
    caret.state.typing = nil
    caret.state.machine.mode = .normal
    if document.state.selection.ranges.count > 1 { keepFirstCaret() }
    if typed.isEmpty { dropIndentation(of: typing.change, tick: tick) }
    if let link = typing.link { linkTyped(typed, to: link, tick: tick) }
    document.endStep(typing.step)
    if caret.state.isReplaying == false {
      caret.state.memory.change = ViRepeat(change: typing.change, typed: typing.typed)
      caret.state.memory.registers.note(typing.typed.text, as: ".")
    }
    document.setMark("^", at: document.state.selection.main.head)
    caret.noteChange(
      min(typing.start, document.state.selection.main.head), document.state.selection.main.head)
    let line = caret.text.line(document.head)
    caret.put(line.place(line.before(document.head.visible)))
    if let corner = typing.corner { caret.put(caret.text.onCharacter(document.place(at: corner))) }
    caret.state.shown = ViShown(document)
  }

  /// A line of code that was opened, and in which nothing was typed, is empty.
  private func dropIndentation(of change: ViChange, tick: Int) {
    let line = caret.text.line(document.head)
    guard case .insert(let place) = change.what, place == .below || place == .above,
      line.paragraph.isVerbatim, line.end > 0, line.indentation == line.end
    else { return }
    caret.grasp(line.start, line.place(line.end))
    document.perform(.deleteSelection, tick: tick)
  }

  private func keepFirstCaret() {
    document.select(Selection(caret: document.state.selection.ranges[0].head))
  }

  /// A link whose text was typed anew leads where it led.
  private func linkTyped(_ typed: [ViTyped], to link: String, tick: Int) {
    let text = typed.text
    let head = document.head
    let from = head.visible - text.utf8.count
    let line = caret.text.line(head)
    guard !text.isEmpty, from >= 0, line.string(from..<head.visible) == text,
      line.paragraph.run(after: from)?.link == nil
    else { return }
    caret.grasp(line.place(from), head)
    document.perform(.setLink(link), tick: tick)
    document.select(Selection(caret: document.state.selection.main.upperBound))
  }
}

extension [ViTyped] {
  /// What they come to as text, where they are text.
  var text: String {
    reduce(into: "") { text, one in
      switch one {
      case .command(.edit(.insertText(let typed))): text += typed
      case .command(.edit(.paste(let pasted, _))): text += pasted
      case .command(.edit(.insertParagraph)), .command(.edit(.insertLineBreak)): text += "\n"
      case .command(.edit(.deleteBackward)), .takeBack: if !text.isEmpty { text.removeLast() }
      case .overtype(let character): text.append(character)
      case .deleteWord:
        while text.last?.isWhitespace == true { text.removeLast() }
        while text.last?.isWhitespace == false { text.removeLast() }
      case .deleteLine: text = String(text[..<(text.lastIndex { $0.isNewline } ?? text.startIndex)])
      case .command: break
      }
    }
  }
}
