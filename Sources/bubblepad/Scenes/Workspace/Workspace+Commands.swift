import BubblepadCommands
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
    typing.commandChosen()
    if command.isAct { notebookSteps.noteCommand() }
    guard !isWriting(command) else { return true }
    if command == .undo, undoesStep {
      undoExpectedStep()
      return true
    }
    if command == .redo, redoesStep {
      redoStep()
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
    case .newNote: askForNewNote()
    case .quickOpen: services.quickOpen.show()
    case .save: saveNote()
    case .saveAs: askToSaveAs()
    case .duplicate: duplicateNote()
    case .rename where browser.selectedFolder(in: self) != nil: FolderCommands(self).askForName()
    case .rename, .focusTitle: focus(.title)
    case .reload: askToReload()
    case .editOutside: editOutside()
    case .lockNote: services.locking.askToLock()
    case .unlockNote: services.locking.unlockForGood()
    case .changePassphrase: services.locking.askForNewPassphrase()
    case .trashNote: TrashCommands(self).trashNote()
    case .showTrash: TrashList(self).showTrash()
    case .backlinks: services.backlinks.show()
    case .neighbourhood: NeighbourhoodCommands(self).show()
    case .agenda: services.agenda.show()
    case .wordCount: services.writing.tellCounts()
    case .wordGoal: PropertyCommands(self).askForWordGoal()
    case .insertDate: services.writing.insertDate()
    case .insertImage: askForImage()
    case .emptyTrash: TrashList(self).askToEmptyTrash()
    case .copyPath: copyPath()
    case .find: services.finder.show()
    case .searchTexts: searchTexts()
    case .replace where textSearch != nil && (place == .filter || place == .list):
      NotebookReplacing(self).ask()
    case .replace: services.finder.showReplacing()
    case .replaceAll: return services.finder.replaceAll()
    case .findCase: return services.finder.change { $0.isCaseSensitive.toggle() }
    case .findWord: return services.finder.change { $0.isWholeWord.toggle() }
    case .findPattern: return services.finder.change { $0.isPattern.toggle() }
    case .allOccurrences: services.finder.selectAllOccurrences()
    case .outline: services.writing.showOutline()
    case .callout: services.writing.showCallouts()
    case .table: services.writing.showTableCommands()
    case .zen: toggleZen()
    case .findNext: services.finder.goToNext(forward: true)
    case .findPrevious: services.finder.goToNext(forward: false)
    case .goToLine: askForLine()
    case .nextMisspelling: services.spelling.goToMisspelling(forward: true) { _ in }
    case .previousMisspelling: services.spelling.goToMisspelling(forward: false) { _ in }
    case .suggestSpelling: services.spelling.suggest()
    case .toggleSpelling: services.spelling.toggle()
    case .commandPalette: showPalette()
    case .nextPanel: return movePanel(forward: true)
    case .previousPanel: return movePanel(forward: false)
    case .focusList: showListAndFocus(.list)
    case .focusFilter:
      endTextSearch()
      selectFilter()
      showListAndFocus(.filter)
    case .focusEditor: focus(.editor)
    case .toggleList: toggleList()
    case .widenList: resizeList(by: 2)
    case .narrowList: resizeList(by: -2)
    case .toggleStatus: panels.isStatusShown.toggle()
    case .toggleAside: toggleAside()
    case .back: goBack()
    case .goBack: walk(forward: false)
    case .goForward: walk(forward: true)
    case .recentNotes: showRecentNotes()
    case .pinNote: PinCommands(workspace: self).toggle()
    case .settings: showSettings()
    case .themes: services.themes.showThemes()
    case .editTheme: services.themes.editTheme()
    case .background: services.themes.showBackgrounds()
    case .toggleAnimation: toggleAnimation()
    case .help: dialog = .help(HelpForm(HelpPages(settings.keymap, usesVi: usesVi)))
    case .toggleVi: toggleVi()
    case .suspend: shell.suspend()
    case .quit: askToQuit()
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
    if notice == nil, dialog == nil, self.note === note, TextMoment(note) == before,
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
    if self.place == .title, place != .title { note?.finishTitle() }
    self.place = place
    if searchesTexts, filter.isEmpty, place != .filter, place != .list { endTextSearch() }
    if place == .editor { TabCommands(self).focusMoved(toRight: shown == .beside) }
    if note?.hasNewTitle == true { keeper.saveSoon() }
    guard place != announced else { return }
    announced = place
    guard settings.isForScreenReader, notice == nil || notice?.isPassing == true else { return }
    tell(.hint(placeWords(place)))
  }

  private func placeWords(_ place: Place) -> String {
    switch place {
    case .filter: "Filter notes. Type to filter, press Enter to open."
    case .list: "List of \(countHint). Move with Up and Down, open with Enter."
    case .title: "Title. Press Enter to \(note?.isNew == true ? "go to the text" : "rename")."
    case .editor, .beside:
      note.map { "Text of \($0.shownTitle), line \($0.position)." } ?? "No note is open."
    case .find: "Find. Type what to find, press Enter for the next match."
    case .replace: "Replace. Type the new text, press Enter to replace."
    }
  }

  func focus(_ place: Place) {
    self.place = place
    focusRequest = tabs.shownPlace(of: place)
  }

  func closeDialog() {
    if dialog?.asksForSecret == true { wipeFreedMemory() }
    if let notice, dialog?.hasTold(notice) == true { self.notice = nil }
    dialog = nil
  }

  private func showListAndFocus(_ place: Place) {
    guard folder != nil else {
      return tell(.hint("A single note is open, so there is no list of notes."))
    }
    guard hasRoomForList else { return services.quickOpen.show() }
    isListShown = true
    focus(place)
  }

  private func toggleList() {
    guard folder != nil else {
      return tell(.hint("A single note is open, so there is no list of notes."))
    }
    guard hasRoomForList else {
      return tell(
        .hint("The window is too small for the list. Open notes with \(wayTo(.quickOpen))."))
    }
    isListShown.toggle()
    if !isListShown, place == .list || place == .filter { focus(.editor) }
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

  /// Tab belongs to the text while it is edited, to the panels elsewhere.
  private func movePanel(forward: Bool) -> Bool {
    var places: [Place] = isListShown && hasRoomForList ? [.filter, .list] : []
    places += isZen ? [.editor] : [.title, .editor]
    let hasOther = showsPanes(in: ScreenMetrics(size: shell.screenSize))
    if hasOther { places.insert(.beside, at: places.count - (tabs.isRightFocused ? 2 : 0)) }
    if place == .find || place == .replace {
      focus(.editor)
      return true
    }
    guard let here = places.firstIndex(of: place) else { return false }
    guard places.count > 1 else {
      tell(.hint("Only the text is shown. \(wayTo(isZen ? .zen : .toggleList)) shows the rest."))
      return true
    }
    let next = places[(here + (forward ? 1 : places.count - 1)) % places.count]
    if next == .beside { TabCommands(self).focusOtherPane() } else { focus(next) }
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
    if isZen, place == .editor { return toggleZen() }
    if place == .list, !browser.marks.isEmpty { return browser.marks.clear() }
    if place == .editor {
      return tell(.hint("Esc goes back to the text. \(wayTo(.quit)) quits."))
    }
    if textSearch != nil || searchesTexts, place == .filter || place == .list {
      return endTextSearch()
    }
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
    settings.animates = shell.isAnimating
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
