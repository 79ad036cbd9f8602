import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadProperties
import BubblepadSearches
import BubblepadSettings
import CursesUICore

/// What is chosen in the program lasts, and notes are found as they were left.
extension Workspace {
  // MARK: Choices

  /// Remembers what a command has chosen: from now on it holds, until the settings file says otherwise.
  func remember(_ word: String, for setting: Setting) {
    choiceKeeper.choose(word, for: setting, in: settingsFile, shell)
  }

  /// Writes what was chosen from a list of its own into the settings file, as the settings screen does. It is
  /// remembered where the file cannot be changed.
  func keep(_ word: String, for setting: Setting) {
    choiceKeeper.keep(word, for: setting, in: settingsFile, shell)
  }

  /// The settings file; nil without a home.
  var settingsFile: SettingsFile? {
    settings.settingsFile.map { SettingsFile(path: $0, backupFolder: places.backupFolder) }
  }

  /// Remembers how the panels have been arranged.
  func rememberPanels(_ before: PanelLayout) {
    if panels.isListShown != before.isListShown {
      remember(panels.isListShown ? "shown" : "hidden", for: .noteList)
    }
    if panels.isStatusShown != before.isStatusShown {
      remember(panels.isStatusShown ? "shown" : "hidden", for: .statusBar)
    }
    if panels.isAsideShown != before.isAsideShown {
      remember(panels.isAsideShown ? "shown" : "hidden", for: .outlinePanel)
    }
    if panels.areFoldersShown != before.areFoldersShown {
      remember(panels.areFoldersShown ? "shown" : "hidden", for: .folders)
    }
    if let columns = panels.listColumns, columns != before.listColumns {
      remember("\(columns)", for: .listWidth)
    }
  }

  // MARK: Notes

  /// Remembers where the user is in a note that is left.
  func rememberPlace(in note: OpenNote) {
    guard !note.isPreview, !note.isNew, !note.isReading, !NoteTitle.isForOnce(note.path) else {
      return
    }
    let before = note === self.note ? tabs.current.placeBefore : nil
    noteMemory.take(before ?? note.editor.place, of: note.path)
    noteMemory.write()
  }

  /// Goes to where the user was in a note, at once or when it has been read so far.
  func goToRememberedPlace(in note: OpenNote) {
    guard !note.isNew else { return }
    guard let place = noteMemory.place(in: note.path) else {
      // Letters before the front matter would make text of it.
      let start = note.isMarkdown ? FrontMatterBlock.startOfText(in: note.editor.text) : 0
      return start > 0 ? note.editor.go(toOffset: start) : ()
    }
    guard note.isReading else { return note.editor.go(to: place) }
    note.whenRead { [weak note] _ in
      // Unless the user has gone somewhere meanwhile.
      guard let note, note.editor.place.line == 0, !note.isModified else { return }
      note.editor.go(to: place)
    }
  }

  /// A note has another name now.
  ///
  /// - Parameter isWithFolder: whether it is in a folder that has another name.
  func noteRenamed(_ path: String, to newPath: String, isWithFolder: Bool = false) {
    guard !path.isSamePath(as: newPath) else { return }
    if !isWithFolder { BookmarkCommands(self).follow(path, to: newPath) }
    noteMemory.rename(path, to: newPath)
    notebookSteps.follows(path, to: newPath)
    tabs.rename(path, to: newPath)
    TabCommands(self).keepSoon()
    var renamed = pins
    renamed.rename(path, to: newPath)
    keep(renamed)
    listOrder.follow(path, to: newPath)
    readingView.follow(path, to: newPath)
    if selection == FileID(path) { selection = FileID(newPath) }
  }

  /// The note of a notebook that was open last. A locked one asks for its passphrase: in the place of another
  /// note it might get into that.
  func lastNote(in folder: NotebookFolder) -> String? {
    let own = noteMemory.entries.lazy.map(\.path).filter { $0.below(folder.path) != nil }.prefix(20)
    return own.first { path in
      if case .file(isReadable: true, _) = FileProbe.system.state(path) { return true }
      return false
    }
  }

  /// The notes of earlier sessions that Alt+Left leads to from the first note.
  func startTrail() {
    guard let folder else { return }
    let earlier = noteMemory.entries.lazy.map(\.path).filter { $0.below(folder.path) != nil }
    tabs.current.trail = NoteTrail(earlier: Array(earlier.prefix(20)))
  }

  // MARK: Back and forward

  func walk(forward: Bool) {
    let path = tabs.current.trail.target(forward: forward) { FileStamp(ofFileAt: $0) != nil }
    guard let path else {
      return tell(
        .hint(
          forward
            ? "This is the last note you went to." : "No note was open before this one."))
    }
    services.links.lead(to: path, nil)
  }

  /// The notes that were left last, in any folder, to choose from.
  func showRecentNotes() {
    // One file may have been named in several ways.
    var seen = Set([note?.path].compactMap { $0.map { FileID(NotebookPlaces.resolved($0)) } })
    let paths = noteMemory.entries.map(\.path).filter { path in
      FileStamp(ofFileAt: path) != nil
        && seen.insert(FileID(NotebookPlaces.resolved(path))).inserted
    }.prefix(50)
    guard !paths.isEmpty else { return tell(.hint("No other note has been open yet.")) }
    let items = paths.enumerated().map { [places] index, path in
      ItemPicker.Item(
        id: "\(index)", title: NoteTitle.shownTitle(ofFileName: path.lastComponent),
        detail: places.shortened(NotebookPlaces.resolved(path.parentFolder)))
    }
    dialog = .pick(
      ItemPicker(title: "Recent notes", prompt: "type a few letters of its title…", items: items) {
        [weak self, paths = Array(paths)] item in
        if let index = Int(item.id) { self?.open(path: paths[index]) }
      })
  }

  /// The notes in the order in which they are offered: those left last first, the open one at the end of
  /// them, then the others.
  var entriesByUse: [NoteEntry] {
    let order = Dictionary(
      noteMemory.entries.enumerated().map { (FileID($0.element.path), $0.offset) },
      uniquingKeysWith: min)
    let open = note.map { FileID($0.path) }
    let used = entries.filter { order[$0.id] != nil && $0.id != open }
      .sorted { order[$0.id, default: 0] < order[$1.id, default: 0] }
    let rest = entries.filter { order[$0.id] == nil || $0.id == open }
    return used + rest
  }
}
