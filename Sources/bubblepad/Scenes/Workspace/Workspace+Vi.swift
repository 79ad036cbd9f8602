import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesUICore

/// Vi keys, and what the `:` line asks of the app.
extension Workspace {
  /// Hands a note the keys of vi, with the registers of the one before.
  func startVi(in note: OpenNote) {
    note.editor.onViRequest = { [weak self] in self?.perform($0) }
    services.vi.start(in: note, isOn: opening.usesVi)
  }

  /// Turns the keys of vi on or off in the open note and all that follow.
  func useVi(_ isOn: Bool) {
    if let note { services.vi.keepMemory(of: note) }
    usesVi = isOn
    for note in tabs.notes { startVi(in: note) }
  }

  func toggleVi() {
    useVi(!usesVi)
    remember(usesVi ? "on" : "off", for: .vi)
    tell(.done(usesVi ? "Vi keys are on. i starts typing, Esc stops." : "Vi keys are off."))
  }

  private func perform(_ request: ViRequest) {
    switch request {
    case .write(nil): saveNote()
    case .write(let name?): write(to: name)
    case .quit(isForced: true): TabCommands(self).quitOrFinishClosing()
    case .quit: tabs.isAlone ? askToQuit() : TabCommands(self).close(tabs.current)
    case .writeAndQuit:
      guard let note, note.needsSaving else { return TabCommands(self).quitOrFinishClosing() }
      saveNote { [weak self] isSaved in
        if let self, isSaved, self.note === note { TabCommands(self).quitOrFinishClosing() }
      }
    case .edit(nil, isForced: true): reload()
    case .edit(nil, _): askToReload()
    case .edit(let name?, _): openNote(named: name)
    case .goToMark(let name, let isLine): services.vi.goToMark(name, isLine: isLine)
    case .list(let listing): services.vi.show(listing)
    case .tab(let request): TabCommands(self).perform(request)
    }
  }

  /// Writes a copy under another title, or to a path.
  private func write(to name: String) {
    guard let path = places.path(typed: name) else { return saveAs(title: name) }
    if let problem = NewPath.problem(with: path) { return tell(.problem(problem)) }
    saveAs(path: path)
  }

  /// Opens the note of a title, or the file at a path.
  func openNote(named name: String) {
    let wanted = NamedNote(name, in: self)
    guard let path = wanted.path else {
      return tell(.problem("There is no note called “\(wanted.title)”."))
    }
    // A path that is typed is a choice.
    if !wanted.isListed { reach.allow(path) }
    open(path: path)
  }
}
