import CursesCore
import CursesInputFormats
import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

extension RichEditorModel {
  /// Takes a key: a command of the keymap, or a character to type. `tick` is the time in milliseconds, by
  /// which typing is grouped for undo.
  @discardableResult
  public func handle(_ key: Key, tick: Int) -> RichEditorEffect {
    if let effect = modal?.handle(key, tick: tick) { return effect }
    let command = keymap[key] ?? key.typed.map { .edit(.insertText(String($0))) }
    return command.map { perform($0, tick: tick) } ?? .unhandled()
  }

  /// Takes what the mouse does, in the coordinates of the frame; `rect` is where the editor was drawn.
  @discardableResult
  public func handle(_ mouse: Mouse, in rect: Rect, tick: Int) -> RichEditorEffect {
    if case .press = mouse.action { modal?.cancel() }
    let effect = EditorMouse(self).take(mouse, in: rect, tick: tick)
    modal?.selectionMayHaveChanged()
    return effect
  }

  /// Pastes bytes as they came from the terminal, cleaned of controls: as Markdown, as text that stands for
  /// itself, or as that of another program, where that is not known; see `RichCommand.pasteForeign`.
  @discardableResult
  public func paste(_ bytes: [UInt8], isMarkdown: Bool? = nil, tick: Int) -> RichEditorEffect {
    paste(bytes, tick: tick) { text in
      isMarkdown.map { .paste(String(decoding: text, as: UTF8.self), isMarkdown: $0) }
        ?? .pasteForeign(ForeignText(bytes: text))
    }
  }

  /// Pastes bytes by a command of the document.
  func paste(
    _ bytes: [UInt8], tick: Int, by command: ([UInt8]) -> RichCommand
  ) -> RichEditorEffect {
    let text = InputText.multiLineBytes(bytes)
    guard !text.isEmpty else { return RichEditorEffect() }
    return modal?.paste(text, bytes) ?? perform(.edit(command(text)), tick: tick)
  }

  /// Does a command. Ticks are milliseconds that never run backward; typing is grouped by them.
  @discardableResult
  public func perform(_ command: RichEditorCommand, tick: Int) -> RichEditorEffect {
    modal?.perform(command, tick: tick) ?? carryOut(command, tick: tick)
  }

  /// Does a command without asking a modal keymap. The user can stop it.
  package func carryOut(_ command: RichEditorCommand, tick: Int) -> RichEditorEffect {
    let isPart = document.patience.isAsking
    let effect = patiently { EditorCommands(self).perform(command, tick: tick) }
    return isPart ? effect : effect.telling(of: work)
  }

  func effect(_ change: (inout RichEditorEffect) -> Void) -> RichEditorEffect {
    var effect = RichEditorEffect()
    change(&effect)
    return effect
  }

  func edit(_ command: RichCommand, tick: Int) -> RichEditorEffect {
    var effect = RichEditorEffect()
    let traits = command.traits
    switch document.perform(command, tick: tick) {
    case .changed:
      effect.hasChanged = true
      effect.message = document.history.hint(after: command)
    case .moved: if modal != nil { leaveSelectedCell(command) }
    case .refused(let reason): effect.message = document.patience.isOver ? nil : reason
    case .notHandled:
      // A motion that cannot go on is used up all the same: the caret stays at the end of the text.
      effect.isHandled = traits.contains(.usedUp)
      return effect
    }
    settle(rowAffinity: traits.contains(.insertsText) ? .upstream : .downstream)
    if view.spelling != nil, traits.contains(.changesWords) {
      typedAt = PagePosition(document.head)
    }
    return effect
  }

  /// With a modal keymap typing continues in the cell that Tab goes to, and nothing is selected.
  private func leaveSelectedCell(_ command: RichCommand) {
    guard command == .indent || command == .outdent else { return }
    let head = document.state.selection.main.lowerBound
    document.perform(.select(anchor: head, head: head), tick: 0)
  }

  /// Puts the caret, or the head of the selection, somewhere on the page.
  func select(_ caret: PageCaret, extending: Bool, tick: Int) {
    let head = offset(of: caret)
    let anchor = extending ? document.state.selection.main.anchor : head
    document.perform(.select(anchor: anchor, head: head), tick: tick)
  }

  func offset(of caret: PageCaret) -> Int {
    document.offset(of: caret.position.richPlace, affinity: caret.affinity)
  }
}

extension RichEditorEffect {
  /// The same, with what is said where its work was stopped; then nothing is copied.
  fileprivate func telling(of work: LongWork) -> RichEditorEffect {
    guard let words = work.words(hasChanged: hasChanged) else { return self }
    var effect = self
    effect.message = message ?? words
    (effect.copied, effect.copiedSource) = (nil, nil)
    return effect
  }
}

extension History {
  /// What is said after an undo or a redo that has changed other things than the user has done last.
  package func hint(after command: RichCommand) -> String? {
    switch (command, passing) {
    case (.undo, .left?):
      "This undoes what was done before a rename or a change to several notes, which stays."
    case (.undo, .taken?):
      "This undoes a part of a change to several notes too. Redo restores it."
    case (.undo, nil) where hasUndoneOutsideChange:
      "The change by another program is undone too. Redo restores it."
    case (.undo, nil) where hasReachedEarlierWork:
      "This undoes what was done before the note was opened. Redo restores it."
    case (.redo, .left?):
      "This redoes what was done after a rename or a change to several notes, which stays undone."
    case (.redo, .taken?): "This redoes a part of a change to several notes too."
    default: nil
    }
  }
}
