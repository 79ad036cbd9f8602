import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesUICore

/// Vi keys, and what the `:` line asks of the app.
extension NoteOpener {
  /// Hands a note the keys of vi, with the registers of the one before.
  package func startVi(in note: OpenNote) {
    note.editor.onViRequest = { [weak self] in self?.perform($0) }
    services.vi.start(in: note, isOn: unobserved.usesVi)
  }

  /// Turns the keys of vi on or off in the open note and all that follow.
  package func useVi(_ isOn: Bool) {
    if let note { services.vi.keepMemory(of: note) }
    context.preferences.usesVi = isOn
    for note in tabs.notes { startVi(in: note) }
  }

  package func toggleVi() {
    useVi(!context.usesVi)
    context.remember(context.usesVi ? "on" : "off", for: .vi)
    context.tell(
      .done(context.usesVi ? "Vi keys are on. i starts typing, Esc stops." : "Vi keys are off."))
  }

  private func perform(_ request: ViRequest) {
    switch request {
    case .write(nil): context.saver.save()
    case .write(let name?): write(to: name)
    case .quit(isForced: true): TabCommands(context).quitOrFinishClosing()
    case .quit:
      tabs.isAlone ? TabCommands(context).askToQuit() : TabCommands(context).close(tabs.current)
    case .writeAndQuit:
      guard let note, note.needsSaving else { return TabCommands(context).quitOrFinishClosing() }
      context.saver.save { [weak self] isSaved in
        if let self, isSaved, self.note === note { TabCommands(context).quitOrFinishClosing() }
      }
    case .quitWithError: TabCommands(context).giveUp()
    case .edit(nil, isForced: true): reload()
    case .edit(nil, _): askToReload()
    case .edit(let name?, _): openNote(named: name)
    case .goToMark(let name, let isLine): services.vi.goToMark(name, isLine: isLine)
    case .list(let listing): services.vi.show(listing)
    case .tab(let request): TabCommands(context).perform(request)
    }
  }

  /// Writes a copy under another title, or to a path.
  private func write(to name: String) {
    guard let path = context.places.path(typed: name) else {
      return context.saver.saveCopy(titled: name)
    }
    if let problem = NewPath.problem(with: path) { return context.tell(.problem(problem)) }
    context.saver.saveCopy(at: path)
  }

  /// Opens the note of a title, or the file at a path.
  package func openNote(named name: String) {
    let wanted = NamedNote(name, in: context)
    guard let path = wanted.path else {
      return context.tell(.problem("There is no note called “\(wanted.title)”."))
    }
    // A path that is typed is a choice.
    if !wanted.isListed { reach.allow(path) }
    open(path: path)
  }
}
