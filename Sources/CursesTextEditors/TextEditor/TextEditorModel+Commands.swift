import CursesCore
import CursesInputFormats
import CursesText
import CursesTextFields
@_spi(Nodes) import CursesViewGraph

/// What came of an event in a text editor.
struct TextEditorEffect: Sendable {
  /// Whether the event is used up; else it is the parent's.
  var isHandled = true
  /// What is to go to the clipboard.
  var copied: TextEditorCopy?
  var asksForPaste = false
  var asksForFind = false
  var submits = false
  /// Why a text was not put in.
  var refusal: FieldRefusal?

  static let unhandled = TextEditorEffect(isHandled: false)
}

/// A copied text with what belongs to it.
struct TextEditorCopy: Sendable {
  var text: String
  var fragment: (any Sendable)?
}

extension TextEditorModel {
  /// Takes a key: a command of the keymap, or a character to type.
  func handle(_ key: Key, tick: Int) -> TextEditorEffect {
    if let command = keymap[key] { return perform(command, tick: tick) }
    if let typed = key.typed { return insert(String(typed), event: .typing, tick: tick) }
    return .unhandled
  }

  func perform(_ command: TextEditorCommand, tick: Int) -> TextEditorEffect {
    switch command {
    case .edit(.insert(let string)): return insert(string, event: .typing, tick: tick)
    case .edit(let command): return edit(command, tick: tick)
    case .move(let motion): return move(motion, extending: false, tick: tick)
    case .extend(let motion): return move(motion, extending: true, tick: tick)
    case .scroll(let rows):
      view.scroll(by: rows)
      noteTop()
      return TextEditorEffect()
    case .copy: return TextEditorEffect(copied: copied())
    case .cut:
      let copy = copied()
      guard let copy else { return TextEditorEffect() }
      apply(state.deleting(.selection), tick: tick)
      return TextEditorEffect(copied: copy)
    case .paste: return TextEditorEffect(asksForPaste: true)
    case .undo, .redo:
      if travel(back: command == .undo) { settle(rowAffinity: .downstream) }
      return TextEditorEffect()
    case .toggle(let trait): return toggle(trait)
    case .find: return TextEditorEffect(asksForFind: true)
    case .findNext, .findPrevious:
      guard finder.isActive else { return .unhandled }
      goToMatch(forward: command == .findNext, tick: tick)
      return TextEditorEffect()
    case .submit: return TextEditorEffect(submits: true)
    }
  }

  /// Puts text in the place of the selection. Of what is typed it takes as much as the limit allows; a paste is
  /// taken whole or not at all: a part of it is another text than what was copied.
  func insert(
    _ string: String, event: UserEvent, fragment: (any Sendable)? = nil, tick: Int
  ) -> TextEditorEffect {
    let fitting = fitting(string)
    if event == .paste, fitting != string {
      return TextEditorEffect(refusal: .overlong(room: fitting.count))
    }
    guard !fitting.isEmpty || string.isEmpty else { return TextEditorEffect() }
    apply(
      state.inserting(fitting, event: event), fragment: fitting == string ? fragment : nil,
      tick: tick, rowAffinity: .upstream)
    return TextEditorEffect()
  }

  /// As much of an insertion as the limit leaves room for.
  private func fitting(_ string: String) -> String {
    guard limit != .none else { return string }
    let selected = state.selection.main.range
    let before = state.text.string(in: 0..<selected.lowerBound)
    let after = state.text.string(in: selected.upperBound..<state.text.count)
    return limit.fitting(string, between: before[...], and: after[...])
  }

  private func edit(_ command: TextCommand, tick: Int) -> TextEditorEffect {
    apply(state.transaction(for: command), tick: tick)
    return TextEditorEffect()
  }

  private func apply(
    _ transaction: Transaction?, fragment: (any Sendable)? = nil, tick: Int,
    rowAffinity: Affinity = .downstream
  ) {
    // A motion that cannot go on is used up all the same: the caret stays at the end of the text.
    guard let transaction else { return settle(rowAffinity: rowAffinity) }
    apply(transaction, fragment: fragment, tick: tick)
    settle(rowAffinity: rowAffinity, reveals: transaction.reveals)
  }

  private func move(_ motion: RowMotion, extending: Bool, tick: Int) -> TextEditorEffect {
    var goal = goal
    let selection = state.selection.main
    var from = caret
    if !extending, !selection.isCaret {
      // A selection is left at the end that the motion points to.
      from = pageCaret(at: motion.isForward ? selection.upperBound : selection.lowerBound)
    }
    let to = view.moved(from, motion, goal: &goal)
    self.goal = goal
    select(to, extending: extending, tick: tick)
    settle(rowAffinity: to.rowAffinity, keepsGoal: true)
    return TextEditorEffect()
  }

  /// Puts the caret, or the head of the selection, somewhere on the page.
  func select(_ caret: PageCaret, extending: Bool, tick: Int) {
    let head = state.text.offset(of: caret.position)
    let anchor = extending ? state.selection.main.anchor : head
    select(anchor: anchor, head: head, tick: tick)
  }

  func select(anchor: Int, head: Int, tick: Int) {
    let selection = Selection(anchor: anchor, head: head)
    guard selection != state.selection else { return }
    apply(Transaction(selecting: selection), tick: tick)
  }

  private func toggle(_ trait: TextTrait) -> TextEditorEffect {
    let selection = state.selection
    let isDone = changeAttributes(isUndoable: !selection.isCaret) {
      $0.toggle(trait, in: selection)
    }
    if isDone { settle(rowAffinity: rowAffinity, keepsGoal: true, reveals: false) }
    return isDone ? TextEditorEffect() : .unhandled
  }

  // MARK: Clipboard

  private func copied() -> TextEditorCopy? {
    let selected = state.selection.main.range
    guard !selected.isEmpty else { return nil }
    return TextEditorCopy(
      text: state.text.string(in: selected), fragment: attributes.fragment(of: selected))
  }
}
