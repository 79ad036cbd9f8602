import CursesUICore
import MarkdownText
import TerminalCore

extension Workspace {
  /// Does what a command says. Returns false when it does not apply here, so that the key may mean
  /// something else.
  func perform(_ command: AppCommand) -> Bool {
    notice = nil
    if place == .editor, let note, let editing = command.editing {
      return note.editor.perform(editing) || keepsFocus(command)
    }
    switch command {
    case .headingUp: changeHeading(by: 1)
    case .headingDown: changeHeading(by: -1)
    case .revealMarkers: toggleMode(.reveal)
    case .sourceMode: toggleMode(.source)
    case .newNote: askForNewNote()
    case .quickOpen: showQuickOpen()
    case .save: saveNote()
    case .saveAs: askToSaveAs()
    case .duplicate: duplicateNote()
    case .rename, .focusTitle: focus(.title)
    case .reload: askToReload()
    case .lockNote: askToLock()
    case .unlockNote: unlockForGood()
    case .changePassphrase: askForNewPassphrase()
    case .trashNote: askToTrash()
    case .copyPath: copyPath()
    case .find: showFind()
    case .replace: showReplace()
    case .replaceAll: return replaceAll()
    case .findCase: return changeFind { $0.isCaseSensitive.toggle() }
    case .findWord: return changeFind { $0.isWholeWord.toggle() }
    case .findPattern: return changeFind { $0.isPattern.toggle() }
    case .allOccurrences: selectAllOccurrences()
    case .outline: showOutline()
    case .callout: showCallouts()
    case .table: showTableCommands()
    case .zen: toggleZen()
    case .findNext: findNext(forward: true)
    case .findPrevious: findNext(forward: false)
    case .goToLine: askForLine()
    case .nextMisspelling: goToMisspelling(forward: true) { _ in }
    case .previousMisspelling: goToMisspelling(forward: false) { _ in }
    case .suggestSpelling: suggestSpelling()
    case .toggleSpelling: toggleSpelling()
    case .commandPalette: showPalette()
    case .nextPanel: return movePanel(forward: true)
    case .previousPanel: return movePanel(forward: false)
    case .focusList: showListAndFocus(.list)
    case .focusFilter: showListAndFocus(.filter)
    case .focusEditor: focus(.editor)
    case .toggleList: toggleList()
    case .widenList: resizeList(by: 2)
    case .narrowList: resizeList(by: -2)
    case .toggleStatus: panels.isStatusShown.toggle()
    case .back: goBack()
    case .themes: showThemes()
    case .editTheme: editTheme()
    case .background: showBackgrounds()
    case .toggleAnimation: toggleAnimation()
    case .help: showHelp()
    case .toggleVi: toggleVi()
    case .suspend: shell.suspend()
    case .quit: askToQuit()
    default: return false
    }
    return true
  }

  /// The focus has moved. A screen reader hears where it is now, in the status line.
  func focusMoved(to place: Place?) {
    guard let place else { return }
    self.place = place
    guard place != announced else { return }
    announced = place
    guard settings.isForScreenReader, notice == nil || notice?.isPassing == true else { return }
    tell(.hint(placeWords(place)))
  }

  private func placeWords(_ place: Place) -> String {
    switch place {
    case .filter: "Filter of the notes. Type to filter, Enter opens."
    case .list: "List of \(countHint). Up and Down move, Enter opens."
    case .title: "Title. Enter renames."
    case .editor: note.map { "Text of \($0.title), line \($0.position)." } ?? "No note is open."
    case .find: "Find. Type what to find, Enter goes to the next."
    case .replace: "Replace. Type what takes its place, Enter replaces."
    }
  }

  func focus(_ place: Place) {
    self.place = place
    focusRequest = place
  }

  func closeDialog() { dialog = nil }

  func tell(_ notice: Notice) { self.notice = notice }

  private func showListAndFocus(_ place: Place) {
    guard folder != nil else { return tell(.hint("This is a single note: there is no list.")) }
    guard hasRoomForList else { return showQuickOpen() }
    isListShown = true
    focus(place)
  }

  private func toggleList() {
    guard folder != nil else { return tell(.hint("This is a single note: there is no list.")) }
    guard hasRoomForList else {
      return tell(.hint("The window is too small for the list. “Open a note” finds every note."))
    }
    isListShown.toggle()
    if !isListShown, place == .list || place == .filter { focus(.editor) }
  }

  /// Whether a key that the text has no use for here stays its own all the same: what is typed next must
  /// not go into the title.
  private func keepsFocus(_ command: AppCommand) -> Bool {
    guard command == .indent || command == .outdent else { return false }
    let keys = settings.keymap.keys(for: .nextPanel).filter { $0.code != .tab }
    let other = keys.first.map { "; \($0) goes to the next panel" } ?? ""
    tell(.hint("Tab is for items, code and tables\(other)."))
    return true
  }

  /// Tab belongs to the text while it is edited, to the panels elsewhere.
  private func movePanel(forward: Bool) -> Bool {
    let places: [Place] =
      isListShown && hasRoomForList ? [.filter, .list, .title, .editor] : [.title, .editor]
    guard let here = places.firstIndex(of: place) else { return false }
    focus(places[(here + (forward ? 1 : places.count - 1)) % places.count])
    return true
  }

  private func goBack() {
    if find != nil { return closeFind() }
    if let note, note.editor.document.state.selection.ranges.count > 1 {
      note.editor.perform(.edit(.keepMainCaret))
      return
    }
    if isZen, place == .editor { return toggleZen() }
    if !filter.isEmpty, place == .filter || place == .list {
      filter = ""
      return
    }
    focus(.editor)
  }

  /// Shows the markers of the block at the caret, or all of them, or none again.
  private func toggleMode(_ mode: RichMode) {
    guard let editor = note?.editor else { return }
    let document = editor.document
    editor.show(document.mode == mode ? .rich : mode)
    switch document.mode {
    case .rich: tell(.hint("Markers are hidden."))
    case .reveal: tell(.hint("The block at the caret shows its markers."))
    case .source: tell(.hint("This is the source, as it is saved."))
    }
  }

  /// Makes the heading at the caret weightier or lighter; plain text becomes a heading of level 6.
  private func changeHeading(by step: Int) {
    guard let note, place == .editor else { return }
    let level = note.editor.headingLevel
    let new = step > 0 ? (level == 0 ? 6 : max(1, level - 1)) : level == 0 ? 0 : (level + 1) % 7
    note.editor.perform(.edit(.setHeading(new)))
  }

  private func toggleAnimation() {
    shell.isAnimating.toggle()
    tell(.done(shell.isAnimating ? "The bubbles drift." : "The bubbles hold still."))
  }

  private func copyPath() {
    guard let path = note?.path else { return tell(.hint("This note has no file yet.")) }
    shell.copyToClipboard(path)
    tell(.done("Copied \(path)"))
  }
}
