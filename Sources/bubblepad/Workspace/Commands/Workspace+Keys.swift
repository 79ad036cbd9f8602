import BubblepadCommands
import BubblepadDialogs
import BubblepadOpenNotes
import CursesCore

extension Workspace {
  /// Handles a key that the control with the focus did not take.
  func handle(_ key: Key, in place: Place?) -> Bool {
    let elsewhere = KeyElsewhere(workspace: self, key: key)
    guard !isAsking else { return elsewhere.answerBehindDialog() }
    let context = CommandContext(place ?? arrangement.place)
    if let command = settings.keymap.command(for: key, in: context) { return perform(command) }
    return context == .field && elsewhere.answerInField()
  }

  /// Handles a key before the fields of the find bar do: what turns its options is no key of theirs.
  func handleFindKey(_ key: Key) -> Bool {
    guard !isAsking, let command = settings.keymap.command(for: key, in: .field) else {
      return false
    }
    switch command {
    case .findCase, .findWord, .findPattern, .replaceAll: return perform(command)
    // An empty field has no words for these keys to go by.
    case .goBack where isFindFieldEmpty, .goForward where isFindFieldEmpty: return perform(command)
    default: return false
    }
  }

  private var isFindFieldEmpty: Bool {
    (place == .replace ? find?.replacement : find?.query)?.isEmpty == true
  }

  /// Undoes or redoes what was done to the notebook, before the field of the title or the filter takes the key
  /// for what is typed in it.
  func handleStepKey(_ key: Key) -> Bool {
    guard !isAsking else { return false }
    switch settings.keymap.command(for: key, in: .field) {
    case .undo? where undo.isNext: return perform(.undo)
    case .redo? where undo.isNextToRedo: return perform(.redo)
    default: return false
    }
  }

  /// Does a command by a key that the field of the filter would take.
  func handleFilterCommand(_ key: Key) -> Bool {
    if handleStepKey(key) { return true }
    switch settings.keymap.command(for: key, in: .field) {
    case .searchTexts: return perform(.searchTexts)
    case .replace where list.search.current != nil: return perform(.replaceInNotes)
    default: return false
    }
  }

  /// Handles a key before the editor does: its commands come from the settings.
  func handleEditorKey(_ key: Key) -> Bool {
    // “Saved.” is not true any more once something is typed.
    if let notice, notice.isPassing { self.notice = nil }
    if usesVi, note?.editor.viClaims(key) == true { return false }
    guard !isAsking else { return false }
    if services.reading.handle(key) { return true }
    if let command = settings.keymap.command(for: key, in: .editor) { return perform(command) }
    // The editor does the same by these keys: what the settings took away is not to be done by it. What else it
    // does by a key that has become free is the text's own.
    guard let taken = settings.keymap.commandTaken(from: key), let editing = taken.editing,
      note?.editor.editor.keymap[key] == editing
    else { return false }
    tell(.hint("\(KeyChord(key)) does nothing: the settings give it to no command."))
    return true
  }
}

/// The key of a command that is for another place than the one with the focus.
@MainActor
struct KeyElsewhere {
  let workspace: Workspace
  let key: Key

  /// What the key does somewhere, if it may be meant for no control.
  private var command: AppCommand? {
    guard !KeyChord(key).isTyping else { return nil }
    return CommandContext.allCases.lazy.compactMap {
      workspace.settings.keymap.command(for: key, in: $0)
    }.first
  }

  /// Says that it waits for the dialog; false for any other key.
  func answerBehindDialog() -> Bool {
    guard let command else { return false }
    workspace.tell(.hint("\(Dialog.closeFirst); then \(KeyChord(key)) is “\(command.title)”."))
    return true
  }

  /// Says that it is a key of the text or the list; false for any other key.
  func answerInField() -> Bool {
    guard let command else { return false }
    let way = workspace.wayTo(.focusEditor)
    workspace.tell(
      .hint("\(KeyChord(key)) is “\(command.title)”: Esc or \(way) goes where it works."))
    return true
  }
}

extension KeyChord {
  /// Whether it may be meant for a control, as a letter, an arrow or Tab is.
  fileprivate var isTyping: Bool {
    if case .function = code { return false }
    return modifiers.isSubset(of: .shift)
  }
}

extension CommandContext {
  init(_ place: Place) {
    self =
      switch place {
      case .editor, .beside: .editor
      case .list: .list
      case .title, .filter, .find, .replace: .field
      }
  }
}
