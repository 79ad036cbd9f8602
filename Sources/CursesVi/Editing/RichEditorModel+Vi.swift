import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What the keys ask for.
extension ViKeys {
  /// Does a key that vi claims; nil for others.
  func handleVi(_ key: Key, tick: Int) -> RichEditorEffect? {
    let machine = vi.machine
    recordMacro(key)
    guard machine.claims(key) else {
      if key.phase != .up {
        var told = RichEditorEffect()
        endConfirming(&told)
        vi.machine.cancel()
      }
      return nil
    }
    var effect = RichEditorEffect()
    editor.patiently(mayGrow: LongWork.mostGrowth) { runVi(key, &effect, tick: tick) }
    return effect
  }

  /// Whether what is done many times is to stop here; see `RichEditorModel.stops`. It ends macros as well.
  func stopsVi() -> Bool { editor.stops() }

  /// The same, with what of it is done.
  func stopsVi(after done: Int, of all: Int) -> Bool { editor.stops(after: (done, all)) }

  /// Whether something can be put so often; else says why not.
  func hasRoom(for text: String, times count: Int, _ effect: inout RichEditorEffect) -> Bool {
    guard editor.stops(adding: text.utf8.count, times: count) else { return true }
    vi.hasFailed = true
    effect.message = editor.stopReason
    return false
  }

  /// Says that not all was done.
  func tellStopped(_ count: Int, of all: Int, _ effect: inout RichEditorEffect) {
    effect.message =
      count == 0
      ? LongWork.stoppedEarly : "Stopped after \(count) of \(all) lines. Press u to undo."
  }

  /// Does a key and what it asks for.
  func runVi(_ key: Key, _ effect: inout RichEditorEffect, tick: Int) {
    let before = document.version
    let actions = vi.machine.handle(key)
    for action in actions { doVi(action, &effect, tick: tick) }
    // What tells more of what was done and what was not comes first.
    if let stop = editor.stopReason, effect.message?.hasPrefix("Stopped") != true {
      effect.message = stop + (document.version == before ? "" : " Press u to undo it.")
    }
    resumeTyping(after: actions, &effect, tick: tick)
    tellCutCount(&effect)
    if document.version != before { effect.hasChanged = true }
    showViSelection()
  }

  /// Says that a count was larger than any that is done, once its command has been.
  private func tellCutCount(_ effect: inout RichEditorEffect) {
    guard vi.machine.countIsCut, vi.machine.pending.isEmpty, !vi.machine.mode.isTyping else {
      return
    }
    vi.machine.countIsCut = false
    let words = "Counts end at \(ViPending.mostCount)."
    guard effect.message?.hasSuffix(words) != true else { return }
    effect.message = effect.message.map { "\($0) \(words)" } ?? words
  }

  private func doVi(_ action: ViAction, _ effect: inout RichEditorEffect, tick: Int) {
    vi.hasFailed = false
    switch action {
    case .move(let motion, let count): moveVi(motion, count: count, &effect)
    case .change(let change): changeVi(change, &effect, tick: tick)
    case .repeatChange(let count): repeatVi(count: count, &effect, tick: tick)
    case .undo(let count): undoVi(.undo, count, &effect, tick: tick)
    case .redo(let count): undoVi(.redo, count, &effect, tick: tick)
    case .undoLine: undoLineVi(&effect, tick: tick)
    case .endInsert: endTyping(&effect, tick: tick)
    case .typeOnce: interruptTyping(&effect, tick: tick)
    case .typeAgain: break
    case .deleteTypedWord: deleteTypedWord(&effect, tick: tick)
    case .deleteTypedLine: deleteTypedLine(&effect, tick: tick)
    case .insertRegister(let name): insertRegister(name, &effect, tick: tick)
    case .overtype(let character): overtype(character, &effect, tick: tick)
    case .takeOvertypedBack: takeOvertypedBack(tick: tick)
    case .answer(let letter): answerVi(letter, &effect, tick: tick)
    case .ex(let line): runEx(line, &effect, tick: tick)
    case .request(let request): effect.viRequest = request
    case .startMacro(let name): startMacro(name)
    case .endMacro: endMacro()
    case .playMacro(let name, let count): playMacro(name, count: count, &effect, tick: tick)
    case .tell(let words): effect.message = words
    case .followLink:
      let followed = editor.carryOut(.followLink, tick: tick)
      effect.followed = followed.followed
      effect.message = followed.message
    case .toggleFold: effect.message = editor.carryOut(.toggleFold, tick: tick).message
    case .toggleAllFolds: _ = editor.carryOut(.toggleAllFolds, tick: tick)
    default: selectVi(action, &effect)
    }
  }

  private func selectVi(_ action: ViAction, _ effect: inout RichEditorEffect) {
    switch action {
    case .select(let kind): beginVisual(kind)
    case .selectObject(let object, let isAround, let count):
      selectObject(object, isAround: isAround, count: count, &effect)
    case .swapEnds(let isSide): swapEnds(isSide: isSide)
    case .reselect: reselect(&effect)
    case .endSelection: endVisual()
    case .setMark(let name): document.setMark(name, at: viOffset(viCursor))
    case .jump(let steps): jumpVi(by: steps)
    case .scroll(let scroll, let count): scrollVi(scroll, count: count)
    default: break
    }
  }

  // MARK: The caret

  /// The source offset of a place, or of the nearest there is where an edit has left none.
  func viOffset(_ place: RichPlace, affinity: Affinity = .upstream) -> Int {
    document.offset(of: document.existing(place), affinity: affinity)
  }

  var viText: ViText { ViText(document: document) }

  /// The character the caret is on.
  var viCursor: RichPlace {
    if let visual = vi.visual { return document.place(at: visual.cursor) }
    return document.head
  }

  /// Puts the caret on a place, or the moving end of what is selected.
  func putViCaret(_ place: RichPlace, keepsColumn: Bool = false) {
    if !keepsColumn { vi.column = nil }
    if vi.visual != nil {
      vi.visual?.cursor = viOffset(place)
    } else {
      let offset = viOffset(place)
      document.select(Selection(caret: offset))
    }
    editor.settle(rowAffinity: .downstream, keepsGoal: keepsColumn)
  }

  /// Selects from a place to a place for a command of the document.
  func grasp(_ from: RichPlace, _ upTo: RichPlace) {
    document.select(
      Selection(
        anchor: viOffset(from, affinity: from < upTo ? .downstream : .upstream),
        head: viOffset(upTo)))
  }

  /// In normal mode the caret is on a character, not behind the last one.
  func clampViCaret() {
    guard vi.machine.mode == .normal, document.state.selection.ranges.count == 1 else { return }
    let selection = document.state.selection.main
    let head = selection.isCaret ? selection.head : selection.lowerBound
    let place = document.place(at: head)
    let wanted = viText.onCharacter(place)
    guard wanted != place || !selection.isCaret else { return }
    document.select(Selection(caret: viOffset(wanted)))
    editor.settle(rowAffinity: .downstream, keepsGoal: true)
  }

  /// After something else than vi has moved the caret, selected or edited.
  func followViSelection() {
    guard !vi.isReplaying else { return }
    let shown = ViShown(document)
    guard shown != vi.shown else { return }
    let selection = shown.selection
    switch vi.machine.mode {
    case .insert, .replace: break
    case .normal, .visual:
      guard selection.ranges.count == 1 else {
        // The ends of what was selected are places of the text as it was.
        if vi.visual != nil, shown.version != vi.shown?.version {
          vi.visual = nil
          vi.machine.mode = .normal
        }
        return
      }
      if selection.main.isCaret {
        vi.visual = nil
        vi.machine.mode = .normal
        clampViCaret()
      } else {
        takeSelection(selection.main)
      }
      vi.column = nil
    }
    vi.shown = ViShown(document)
  }

  /// What was selected with the mouse or with Shift is a visual selection too.
  private func takeSelection(_ range: SelectionRange) {
    let text = viText
    let lower = document.place(at: range.lowerBound)
    let upper = document.place(at: range.upperBound)
    let last = text.line(upper).place(text.line(upper).before(upper.visible))
    let ends = [lower, max(lower, last)].map { viOffset($0) }
    let isForward = range.anchor <= range.head
    vi.visual = ViVisual(
      anchor: isForward ? ends[0] : ends[1], cursor: isForward ? ends[1] : ends[0],
      kind: .characters)
    vi.machine.mode = .visual(.characters)
  }
}

/// Pasting, and the line at the bottom.
extension ViKeys {
  /// What is pasted while something is typed into the line at the bottom goes there; nil where nothing is.
  func pasteVi(_ text: [UInt8], _ bytes: [UInt8]) -> RichEditorEffect? {
    if vi.confirming != nil { return RichEditorEffect() }
    guard vi.machine.prompt != nil else {
      recordMacro(bytes)
      return nil
    }
    vi.machine.prompt?.insert(
      String(decoding: text, as: UTF8.self).map { $0.isNewline ? " " : $0 })
    return RichEditorEffect()
  }

  /// The line at the bottom, what is asked or what is typed, and how many characters of it stand before the caret.
  /// Characters, not a string: there a mark that is typed first would be one with the sign before it.
  var viPrompt: (characters: [Character], caret: Int)? {
    if let question = vi.confirming?.question { return (Array(question), question.count) }
    guard let prompt = vi.machine.prompt else { return nil }
    return ([prompt.sign] + prompt.text, prompt.caret + 1)
  }

  /// The form of the caret: a block on a character, a bar between two, a line under what is replaced.
  var viCaretShape: CaretMark.Shape {
    let machine = vi.machine
    guard machine.prompt == nil else { return .bar }
    switch machine.mode {
    case .insert: return .bar
    case .replace: return .underline
    case .normal, .visual: return machine.pending.prefix == "r" ? .underline : .block
    }
  }

  /// Whether a key means the text to its end.
  func viNeedsWholeText(_ key: Key) -> Bool {
    let machine = vi.machine
    guard machine.claims(key) else { return false }
    if machine.prompt != nil { return key == Key(.enter) }
    guard !machine.mode.isTyping, let typed = key.typed, machine.pending.prefix.isEmpty else {
      return false
    }
    return "GnN*#".contains(typed)
  }
}
