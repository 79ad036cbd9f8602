import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// The keys of vi in a rich editor. `ViMachine` reads the keys; what they ask for is done here, by commands of
/// the editor and of its document.
@MainActor
package final class ViKeys {
  let caret: ViCaret

  private var editor: RichEditorModel { caret.editor }
  private var document: RichDocument { caret.document }
  private lazy var macros = ViMacros(caret) { [unowned self] key, effect, tick in
    run(key, &effect, tick: tick)
  }

  init(_ editor: RichEditorModel) { caret = ViCaret(editor) }

  /// What is remembered beyond this text.
  var memory: ViMemory {
    get {
      var memory = caret.state.memory
      memory.exHistory = caret.state.machine.exHistory
      memory.searchHistory = caret.state.machine.searchHistory
      return memory
    }
    set {
      caret.state.memory = newValue
      caret.state.machine.exHistory = newValue.exHistory
      caret.state.machine.searchHistory = newValue.searchHistory
    }
  }

  /// The mode and what is half typed.
  var status: ViStatus {
    let machine = caret.state.machine
    return ViStatus(
      mode: machine.once == nil ? machine.mode.words : "(INSERT)", pending: machine.pendingKeys,
      recording: machine.recording,
      takesLetters: !machine.mode.isTyping)
  }
}

extension ViKeys: ModalKeymap {
  package func handle(_ key: Key, tick: Int) -> RichEditorEffect? {
    let machine = caret.state.machine
    macros.record(key)
    guard machine.claims(key) else {
      if key.phase != .up {
        var told = RichEditorEffect()
        ViSubstitutions(caret).endConfirming(&told)
        caret.state.machine.cancel()
      }
      return nil
    }
    var effect = RichEditorEffect()
    editor.patiently(mayGrow: LongWork.mostGrowth) { run(key, &effect, tick: tick) }
    return effect
  }

  package func paste(_ text: [UInt8], _ bytes: [UInt8]) -> RichEditorEffect? {
    if caret.state.confirming != nil { return RichEditorEffect() }
    guard caret.state.machine.prompt != nil else {
      macros.record(bytes)
      return nil
    }
    caret.state.machine.prompt?.insert(
      String(decoding: text, as: UTF8.self).map { $0.isNewline ? " " : $0 })
    return RichEditorEffect()
  }

  package func perform(_ command: RichEditorCommand, tick: Int) -> RichEditorEffect {
    ViInsertMode(caret).noteTyped(command)
    let effect = editor.carryOut(command, tick: tick)
    ViVisualMode(caret).follow()
    return effect
  }

  package func cancel() { caret.state.machine.cancel() }

  package func selectionMayHaveChanged() { ViVisualMode(caret).follow() }

  package func documentIsReplaced() {
    caret.state.visual = nil
    caret.state.typing = nil
    caret.state.machine.cancel()
    caret.state.machine.mode = .normal
  }

  package func workIsStopped() { caret.state.hasFailed = true }

  package var cursor: Int? { caret.state.visual.map { min($0.cursor, document.state.text.count) } }

  package var caretShape: CaretMark.Shape {
    let machine = caret.state.machine
    guard machine.prompt == nil else { return .bar }
    switch machine.mode {
    case .insert: return .bar
    case .replace: return .underline
    case .normal, .visual: return machine.pending.prefix == "r" ? .underline : .block
    }
  }

  // Characters, not a string: there a mark that is typed first would be one with the sign before it.
  package var prompt: (characters: [Character], caret: Int)? {
    if let question = caret.state.confirming?.question { return (Array(question), question.count) }
    guard let prompt = caret.state.machine.prompt else { return nil }
    return ([prompt.sign] + prompt.text, prompt.caret + 1)
  }

  package var takesText: Bool {
    caret.state.machine.mode == .insert && caret.state.machine.prompt == nil
      && caret.state.machine.pendingKeys.isEmpty
  }

  package func needsWholeText(_ key: Key) -> Bool {
    let machine = caret.state.machine
    guard machine.claims(key) else { return false }
    if machine.prompt != nil { return key == Key(.enter) }
    guard !machine.mode.isTyping, let typed = key.typed, machine.pending.prefix.isEmpty else {
      return false
    }
    return "GnN*#".contains(typed)
  }
}

/// What the keys ask for.
extension ViKeys {
  /// Does a key and what it asks for.
  func run(_ key: Key, _ effect: inout RichEditorEffect, tick: Int) {
    let before = document.version
    let actions = caret.state.machine.handle(key)
    for action in actions { perform(action, &effect, tick: tick) }
    // What tells more of what was done and what was not comes first.
    if let stop = editor.stopReason, effect.message?.hasPrefix("Stopped") != true {
      effect.message = stop + (document.version == before ? "" : " Press u to undo it.")
    }
    ViChanges(caret).resumeTyping(after: actions, &effect, tick: tick)
    tellCutCount(&effect)
    if document.version != before { effect.hasChanged = true }
    ViVisualMode(caret).show()
  }

  /// Says that a count was larger than any that is done, once its command has been.
  private func tellCutCount(_ effect: inout RichEditorEffect) {
    guard caret.state.machine.countIsCut, caret.state.machine.pending.isEmpty,
      !caret.state.machine.mode.isTyping
    else {
      return
    }
    caret.state.machine.countIsCut = false
    let words = "Counts end at \(ViPending.mostCount)."
    guard effect.message?.hasSuffix(words) != true else { return }
    effect.message = effect.message.map { "\($0) \(words)" } ?? words
  }

  private func perform(_ action: ViAction, _ effect: inout RichEditorEffect, tick: Int) {
    caret.state.hasFailed = false
    switch action {
    case .move(let motion, let count): ViMotions(caret).move(motion, count: count, &effect)
    case .change(let change): ViChanges(caret).perform(change, &effect, tick: tick)
    case .repeatChange(let count): ViChanges(caret).again(count: count, &effect, tick: tick)
    case .undo(let count): ViChanges(caret).undo(.undo, count, &effect, tick: tick)
    case .redo(let count): ViChanges(caret).undo(.redo, count, &effect, tick: tick)
    case .undoLine: ViChanges(caret).undoLine(&effect, tick: tick)
    case .endInsert: ViInsertMode(caret).endTyping(&effect, tick: tick)
    case .typeOnce: ViInsertMode(caret).interruptTyping(&effect, tick: tick)
    case .typeAgain: break
    case .deleteTypedWord: ViInsertMode(caret).deleteTypedWord(&effect, tick: tick)
    case .deleteTypedLine: ViInsertMode(caret).deleteTypedLine(&effect, tick: tick)
    case .insertRegister(let name): ViInsertMode(caret).insertRegister(name, &effect, tick: tick)
    case .overtype(let character): ViInsertMode(caret).overtype(character, &effect, tick: tick)
    case .takeOvertypedBack: ViInsertMode(caret).takeOvertypedBack(tick: tick)
    case .answer(let letter): ViSubstitutions(caret).answer(letter, &effect, tick: tick)
    case .ex(let line): ViExCommands(caret, macros).run(line, &effect, tick: tick)
    case .request(let request): effect.viRequest = request
    case .startMacro(let name): macros.start(name)
    case .endMacro: macros.end()
    case .playMacro(let name, let count): macros.play(name, count: count, &effect, tick: tick)
    case .tell(let words): effect.message = words
    case .followLink:
      let followed = editor.carryOut(.followLink, tick: tick)
      effect.followed = followed.followed
      effect.message = followed.message
    case .toggleFold: effect.message = editor.carryOut(.toggleFold, tick: tick).message
    case .toggleAllFolds: _ = editor.carryOut(.toggleAllFolds, tick: tick)
    default: select(action, &effect)
    }
  }

  private func select(_ action: ViAction, _ effect: inout RichEditorEffect) {
    switch action {
    case .select(let kind): ViVisualMode(caret).begin(kind)
    case .selectObject(let object, let isAround, let count):
      ViVisualMode(caret).selectObject(object, isAround: isAround, count: count, &effect)
    case .swapEnds(let isSide): ViVisualMode(caret).swapEnds(isSide: isSide)
    case .reselect: ViVisualMode(caret).reselect(&effect)
    case .endSelection: ViVisualMode(caret).end()
    case .setMark(let name): document.setMark(name, at: caret.offset(caret.place))
    case .jump(let steps): ViMotions(caret).jump(by: steps)
    case .scroll(let scroll, let count): ViMotions(caret).scroll(scroll, count: count)
    default: break
    }
  }
}
