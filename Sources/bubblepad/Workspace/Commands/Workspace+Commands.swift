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
      return TextCommands(self).perform(command, editing, in: note)
    }
    switch command {
    case .headingUp: TextCommands(self).changeHeading(by: 1)
    case .headingDown: TextCommands(self).changeHeading(by: -1)
    case .revealMarkers: TextCommands(self).toggleMode(.reveal)
    case .sourceMode: TextCommands(self).toggleMode(.source)
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
    case .insertImage: LinkQuestions(self).askForImage()
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
    case .goToLine: TextCommands(self).askForLine()
    case .nextMisspelling: services.spelling.goToMisspelling(forward: true) { _ in }
    case .previousMisspelling: services.spelling.goToMisspelling(forward: false) { _ in }
    case .suggestSpelling: services.spelling.suggest()
    case .toggleSpelling: services.spelling.toggle()
    case .commandPalette: PaletteCommands(self).show()
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
    case .quitWithError: TabCommands(self).askToQuit(.givenUp)
    default:
      return TabCommands(self).perform(command) || services.daily.perform(command)
        || NotebookCommands(self).perform(command)
    }
    return true
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
