import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesText
import CursesUICore

/// Showing a note in the current tab.
extension NoteOpener {
  package func show(
    _ file: NoteFile, text: SourceText, position: NotePlace.Position, isPreview: Bool = false
  ) {
    close()
    let tab = tabs.current
    if !isPreview { tab.trail.shown(file.path) }
    let isOutside = !reach.contains(file.content)
    let isReadOnly =
      settings.isReadOnly && !settings.isForPicture || !file.content.isWritable || isOutside
      || reach.isGuarded(file.content)
    let kind = TextKind(
      path: file.path,
      isInNotebook: !isOutside && folder.map { file.path.below($0.path) != nil } ?? false,
      start: text.bytes(in: 0..<min(2, text.count)))
    let open = OpenNote(
      file: file, text: text, kind: kind, isReadOnly: isReadOnly, measure: settings.measure,
      links: services.insets.links)
    open.isPreview = isPreview
    open.isOutside = isOutside || reach.isAllowedOutside(file.content)
    open.hooks.otherTitles = {
      NotebookFolder(path: file.path.parentFolder).titles(inFolderOf: file.path)
    }
    open.hooks.titleChanged = { [weak self] in self?.context.saver.titleChanged() }
    open.hooks.edited = { [weak self] in self?.context.saver.keeper.edited() }
    open.hooks.textEdited = { [weak self] in self?.services.finder.recountSoon() }
    open.dawnCounts = dawnCounts
    open.hooks.statusIsOld = { [weak self] in
      self?.context.status.refreshSoon()
      self?.services.spelling.checkSoon()
    }
    open.isForReading = !open.isReadOnly && services.reading.contains(file.path)
    open.editor.onRefusal = { [weak self, weak open] in
      if let self { context.tell(.hint(context.words(forRefusal: $0, in: open))) }
    }
    open.hooks.titleReplaced = { [weak self, weak open] in
      if let open { self?.services.renaming.tellReplaced($0, in: open) }
    }
    if !open.isMarkdown {
      open.editor.show(.source)
      open.editor.go(toOffset: 0)
      if kind == .indented { open.editor.document.smartTyping = .indentation }
    } else {
      smartTyping.start(in: open)
    }
    context.startOffers(in: open)
    open.editor.isCentred = unobserved.isZen || open.isMarkdown
    open.editor.keepsCopiesPrivate = file.isLocked
    open.editor.onFollow = { [weak self, weak open] address in
      // A click on a link of the other pane comes before the focus.
      guard let self, let open, TabCommands(context).reveal(open) else { return }
      context.follow(address)
    }
    open.editor.onFollowElsewhere = { [weak self, weak open] address in
      guard let self, let open, TabCommands(context).reveal(open) else { return }
      TabCommands(context).opening(.newTab) { context.follow(address) }
    }
    let editor = open.editor.editor
    editor.isInterrupted = { [weak self, weak editor] in
      self?.context.takeInterruption { editor?.workInWords ?? "" } ?? false
    }
    open.editor.onToggleTask = { [weak self, weak open] offset in
      guard let self, let open else { return false }
      return services.agenda.tick(in: open, at: offset)
    }
    open.editor.onAskForLink = { [weak self] in self?.context.askForLink() }
    startVi(in: open)
    services.insets.start(in: open)
    services.insets.followObsidian(in: open)
    if position == .unspecified {
      services.visits.goBack(in: open)
    } else {
      go(to: position, in: open)
    }
    showFirst(open.editor)
    open.refreshPlace()
    tab.note = open
    if !isPreview { tab.waitingPath = nil }
    showTitle()
    services.histories.start(of: open)
    context.status.refreshSoon()
    open.hooks.startJournal = { [weak self, weak open] in
      if let open { self?.startJournal(of: open) }
    }
    // Not before the first frame, but before the first edit.
    _ = context.schedule(after: 1) { [weak self, weak open] in
      open?.startJournalOnce()
      guard let self, let open else { return }
      noteWatch.follow(tabs.notes)
      readRest(of: open)
      services.histories.recall(of: open)
      services.spelling.update(open)
      context.tellOfEncoding(of: open)
    }
    rememberSoon(open)
    context.watch.know(file.path, file.stamp)
    if isOutside, !settings.isReadOnly {
      context.tellOutside(file.content)
    } else if isReadOnly, !settings.isReadOnly {
      context.tell(
        file.stamp == nil
          ? .problem(
            "You do not have permission to create files in this folder. Save the note elsewhere with \(context.wayTo(.saveAs))."
          )
          : .hint(context.readOnlyWords(of: file)))
    }
    if !isPreview { context.focus(.editor) }
  }
}
