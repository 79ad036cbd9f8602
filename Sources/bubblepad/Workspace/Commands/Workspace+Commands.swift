import BubblepadCommands
import BubblepadDialogs
import BubblepadNoteFiles
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesRichText
import CursesUICore

extension Workspace {
  /// Does what a command says. Returns false when it does not apply here, so that the key may mean
  /// something else.
  func perform(_ command: AppCommand) -> Bool {
    notice = nil
    conversation.typing.commandChosen()
    if command.isAct { undo.steps.noteCommand() }
    guard !undo.isWriting(command) else { return true }
    if command == .undo, undo.isNext {
      undo.undoExpected()
      return true
    }
    if command == .redo, undo.isNextToRedo {
      undo.redo()
      return true
    }
    if let refusal = refusal(of: command) {
      tell(.hint(refusal))
      return true
    }
    if place == .editor, let note, let editing = command.editing {
      return perform(command, editing, in: note)
    }
    switch command {
    case .headingUp: changeHeading(by: 1)
    case .headingDown: changeHeading(by: -1)
    case .revealMarkers: toggleMode(.reveal)
    case .sourceMode: toggleMode(.source)
    case .newNote: opener.askForNew()
    case .quickOpen: services.quickOpen.show()
    case .save: saver.save()
    case .saveAs: saver.askToSaveAs()
    case .duplicate: opener.duplicate()
    case .rename where list.browser.selectedFolder != nil: FolderCommands(self).askForName()
    case .rename:
      if place != .title { note?.selectTitle() }
      focus(.title)
    case .focusTitle: focus(.title)
    case .reload: opener.askToReload()
    case .editOutside: editOutside()
    case .lockNote: services.locking.askToLock()
    case .unlockNote: services.locking.unlockForGood()
    case .changePassphrase: services.locking.askForNewPassphrase()
    case .trashNote: TrashCommands(self).trashNote()
    case .showTrash: TrashList(self).showTrash()
    case .backlinks: services.backlinks.show()
    case .neighbourhood: services.neighbourhood.show()
    case .agenda: services.agenda.show()
    case .wordCount: services.writing.tellCounts()
    case .wordGoal: services.properties.askForWordGoal()
    case .insertDate: services.writing.insertDate()
    case .insertImage: askForImage()
    case .emptyTrash: TrashList(self).askToEmptyTrash()
    case .copyPath: copyPath()
    case .find: services.finder.show()
    case .searchTexts: list.search.start()
    case .replace where list.search.current != nil && (place == .filter || place == .list):
      services.replacing.ask()
    case .replace: services.finder.showReplacing()
    case .replaceAll: return services.finder.replaceAll()
    case .findCase: return services.finder.change { $0.isCaseSensitive.toggle() }
    case .findWord: return services.finder.change { $0.isWholeWord.toggle() }
    case .findPattern: return services.finder.change { $0.isPattern.toggle() }
    case .allOccurrences: services.finder.selectAllOccurrences()
    case .outline: services.writing.showOutline()
    case .callout: services.writing.showCallouts()
    case .table: services.writing.showTableCommands()
    case .zen: arrangement.toggleZen()
    case .findNext: services.finder.goToNext(forward: true)
    case .findPrevious: services.finder.goToNext(forward: false)
    case .goToLine: askForLine()
    case .nextMisspelling: services.spelling.goToMisspelling(forward: true) { _ in }
    case .previousMisspelling: services.spelling.goToMisspelling(forward: false) { _ in }
    case .suggestSpelling: services.spelling.suggest()
    case .toggleSpelling: services.spelling.toggle()
    case .commandPalette: showPalette()
    case .nextPanel: return arrangement.movePanel(forward: true)
    case .previousPanel: return arrangement.movePanel(forward: false)
    case .focusList: arrangement.showList(focusing: .list)
    case .focusFilter:
      list.search.end()
      list.selectFilter()
      arrangement.showList(focusing: .filter)
    case .focusEditor: focus(.editor)
    case .toggleList: arrangement.toggleList()
    case .widenList: arrangement.resizeList(by: 2)
    case .narrowList: arrangement.resizeList(by: -2)
    case .toggleStatus: arrangement.panels.isStatusShown.toggle()
    case .toggleAside: arrangement.toggleAside()
    case .back: goBack()
    case .goBack: services.visits.walk(forward: false)
    case .goForward: services.visits.walk(forward: true)
    case .recentNotes: services.visits.showRecent()
    case .pinNote: list.togglePin()
    case .settings: showSettings()
    case .themes: services.themes.showThemes()
    case .editTheme: services.themes.editTheme()
    case .background: services.themes.showBackgrounds()
    case .toggleAnimation: toggleAnimation()
    case .help: present(HelpForm(HelpPages(settings.keymap, usesVi: usesVi)))
    case .toggleVi: opener.toggleVi()
    case .suspend: shell.suspend()
    case .quit: TabCommands(self).askToQuit()
    default:
      return TabCommands(self).perform(command) || services.daily.perform(command)
        || NotebookCommands(self).perform(command)
    }
    return true
  }

  /// Does a command of the text, and says why where it has nothing to do.
  private func perform(
    _ command: AppCommand, _ editing: RichEditorCommand, in note: OpenNote
  ) -> Bool {
    if command == .tickTask, services.agenda.tick(in: note) { return true }
    if command == .followLink, let address = sourceLink(in: note) {
      follow(address)
      return true
    }
    if command == .followLink, QueryCommands(self).followResult(in: note) { return true }
    let before = TextMoment(note)
    let isHandled = note.editor.perform(editing) || keepsFocus(command)
    if notice == nil, !isAsking, self.note === note, TextMoment(note) == before,
      let words = command.reasonForNothing(in: note)
    {
      tell(.hint(words))
      return true
    }
    if isHandled, notice == nil { tellOfCopy(by: command, in: note) }
    return isHandled
  }

  /// Says what has been copied: a terminal shows nothing of its clipboard.
  private func tellOfCopy(by command: AppCommand, in note: OpenNote) {
    let way: String
    switch command {
    case .copy: way = ""
    case .copyPlain: way = " as plain text"
    case .copyHTML: way = " as HTML"
    default: return
    }
    let isLine = note.editor.document.state.selection.ranges.allSatisfy(\.isCaret)
    let what = isLine ? "the line" : note.editor.selectionWords ?? "the selection"
    tell(.done("Copied \(what)\(way)."))
  }

  /// The focus has moved. A screen reader hears where it is now, in the status line.
  func focusMoved(to shown: Place?) {
    guard let shown else { return }
    let place = shown == .beside ? Place.editor : shown
    // A title whose field is left is finished.
    if arrangement.place == .title, place != .title { note?.finishTitle() }
    arrangement.place = place
    if list.search.isWanted, list.filter.isEmpty, place != .filter, place != .list {
      list.search.end()
    }
    if place == .list { list.browser.selectListed() }
    if place == .editor { TabCommands(self).focusMoved(toRight: shown == .beside) }
    if note?.hasNewTitle == true { saver.keeper.saveSoon() }
    arrangement.announce()
  }

  func closeDialog() {
    if conversation.dialog?.asksForSecret == true { opener.wipeFreedMemory() }
    conversation.close()
  }

  /// Whether a key that the text has no use for here stays its own all the same: what is typed next must
  /// not go into the title.
  private func keepsFocus(_ command: AppCommand) -> Bool {
    guard command == .indent || command == .outdent else { return false }
    let keys = settings.keymap.keys(for: .nextPanel).filter { $0.code != .tab }
    let other = keys.first.map { "; \($0) changes the panel" } ?? ""
    tell(.hint("Tab indents items, quotations and code, and moves in tables\(other)."))
    return true
  }

  private func goBack() {
    if place == .title {
      note?.giveTitleBack()
      return focus(.editor)
    }
    if find != nil { return services.finder.close() }
    if let note, note.editor.document.state.selection.ranges.count > 1 {
      note.editor.perform(.edit(.keepMainCaret))
      return
    }
    if arrangement.isZen, place == .editor { return arrangement.toggleZen() }
    if place == .list, !list.browser.marks.isEmpty { return list.browser.marks.clear() }
    if place == .editor {
      return tell(.hint("Esc goes back to the text. \(wayTo(.quit)) quits."))
    }
    if list.search.isShown, place == .filter || place == .list {
      return list.search.end()
    }
    if !list.filter.isEmpty, place == .filter || place == .list {
      list.filter = ""
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
    case .reveal: tell(.hint("The markers of this block are shown."))
    case .source: tell(.hint("This is the Markdown source."))
    }
  }

  /// Makes the heading at the caret weightier or lighter; plain text becomes a heading of level 6.
  private func changeHeading(by step: Int) {
    guard let note, place == .editor else {
      return tell(.hint("Go to a heading in the text first, with \(wayTo(.focusEditor))."))
    }
    let level = note.editor.headingLevel
    let new = step > 0 ? (level == 0 ? 6 : max(1, level - 1)) : level == 0 ? 0 : (level + 1) % 7
    guard new != level else {
      return tell(.hint(level == 0 ? "This is no heading." : "This heading is of level 1 already."))
    }
    note.editor.perform(.edit(.setHeading(new)))
  }

  private func toggleAnimation() {
    shell.isAnimating.toggle()
    preferences.values.animates = shell.isAnimating
    remember(shell.isAnimating ? "on" : "off", for: .animation)
    tell(.done(shell.isAnimating ? "The background moves." : "The background stands still."))
  }

  private func copyPath() {
    guard let path = note?.path else {
      return tell(.hint("This note has no file yet. Save it first."))
    }
    shell.copyToClipboard(path)
    tell(.done("Copied \(path)"))
  }
}
