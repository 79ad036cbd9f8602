import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesThemes

extension Workspace {
  /// - Parameter target: where the note is opened that is chosen.
  func showQuickOpen(_ target: NoteTabs.Target = .here) {
    guard folder != nil || namedPaths.count > 1 else {
      return tell(.hint("A single note is open, so there is no list of notes."))
    }
    let listed = entriesByUse
    let paths = folder == nil ? namedPaths : listed.map(\.path)
    let twice = Dictionary(grouping: listed, by: \.shownTitle).filter { $0.value.count > 1 }
    // Not by their paths, of which two may be equal as words.
    let items = paths.indices.map { index in
      folder == nil
        ? ItemPicker.Item(id: "\(index)", title: paths[index].lastComponent)
        : ItemPicker.Item(
          id: "\(index)", title: listed[index].shownTitle,
          detail: (twice[listed[index].shownTitle] == nil
            ? ""
            : folderWords(of: listed[index]) + " · "
              + NoteSpelling.words(
                for: listed[index], among: twice[listed[index].shownTitle] ?? []))
            + dates.words(for: listed[index].modified))
    }
    let picker = ItemPicker(
      title: target.title,
      prompt: isListLoaded || folder == nil
        ? "type a few letters of the title" : "reading the notes…",
      items: items
    ) { [weak self] item in self?.take(item, of: paths, target) }
    if target == .here, let key = settings.keymap.key(for: .openInNewTab) {
      picker.actions = [
        PickerAction(key: key, words: "in a new tab") { [weak self] item in
          if let item { self?.take(item, of: paths, .newTab) }
        }
      ]
    }
    // Before the list is read nobody knows that there is no such note.
    if folder != nil, !isListLoaded { picker.emptyWords = "Reading the notes…" }
    if folder != nil, !settings.isReadOnly, isListLoaded {
      picker.offer = offerOfNotes()
    }
    picker.pickWords = "open"
    if let folder {
      picker.finder =
        QuickOpen(
          listed, items: items, notebook: folder.path, otherNames: indexing?.otherNames ?? [],
          excluded: ExcludedFiles(notebook: folder.path)
        ).found
    }
    dialog = .pick(picker)
    earlyQuickOpen = isListLoaded ? nil : (picker, target)
  }

  /// Offers all notes, now that they are known, for what was typed before.
  func renewQuickOpen() {
    guard let early = earlyQuickOpen, case .pick(let shown) = dialog, shown === early.picker else {
      return
    }
    showQuickOpen(early.target)
    if case .pick(let picker) = dialog { picker.query = shown.query }
  }

  private func take(_ item: ItemPicker.Item, of paths: [String], _ target: NoteTabs.Target) {
    guard item.id != ItemPicker.offerID else {
      return TabCommands(self).start(named: item.words, target)
    }
    TabCommands(self).opening(target) { open(item, of: paths) }
  }

  /// Opens what was chosen: a note, or a heading in it.
  private func open(_ item: ItemPicker.Item, of paths: [String]) {
    let parts = item.id.split(separator: ":").compactMap { Int($0) }
    guard let place = parts.first, paths.indices.contains(place) else { return }
    open(path: paths[place]) { [weak self] in
      guard parts.count > 1, let self, let note else { return }
      focus(.editor)
      go(to: .line(parts[1], column: 1), in: note)
    }
  }

  /// The folder of a note within the notebook, for notes that share a title.
  private func folderWords(of entry: NoteEntry) -> String {
    let parent = entry.path.parentFolder
    guard let folder, parent != folder.path else { return "top folder" }
    return parent.below(folder.path) ?? places.shortened(parent)
  }

  func showHelp() {
    var rows: [HelpPages.Row] = []
    for section in HelpSheet(keymap: settings.keymap).sections {
      if !rows.isEmpty {
        rows.append(HelpPages.Row(id: rows.count, keys: "", words: "", isHeading: true))
      }
      rows.append(
        HelpPages.Row(id: rows.count, keys: "", words: section.title, isHeading: true))
      for row in section.rows where !row.keys.isEmpty {
        rows.append(
          HelpPages.Row(
            id: rows.count, keys: row.keys.joined(separator: "  "), words: row.help,
            isHeading: false, others: row.title))
      }
    }
    if usesVi { addViKeys(to: &rows) }
    dialog = .help(HelpForm(HelpPages(rows: rows)))
  }

  private func addViKeys(to rows: inout [HelpPages.Row]) {
    for part in ViSheet.parts {
      for words in ["", part.title] {
        rows.append(HelpPages.Row(id: rows.count, keys: "", words: words, isHeading: true))
      }
      for row in part.rows {
        rows.append(
          HelpPages.Row(id: rows.count, keys: row.keys, words: row.words, isHeading: false))
      }
    }
  }
}
