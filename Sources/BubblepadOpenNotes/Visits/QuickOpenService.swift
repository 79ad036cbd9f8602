import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesThemes

/// What quick open needs besides the notebook.
@MainActor
package protocol QuickOpenContext: NotebookContext {
  /// The notes that the command line named, when it named no folder.
  var namedPaths: [String] { get }
  var isListLoaded: Bool { get }
  /// The key of a command, as the settings have it.
  func key(for command: AppCommand) -> KeyChord?
  /// Starts a note with a name where it is wanted, or opens the one there is.
  func start(named words: String, _ target: NoteTabs.Target)
  /// Has what an action opens shown at a target.
  func opening(_ target: NoteTabs.Target, _ action: () -> Void)
}

/// The list of all notes to open one from, or to start it by its name.
@MainActor
package final class QuickOpenService {
  private unowned let context: any QuickOpenContext
  /// The list that was asked for before the notes were read.
  private var early: (picker: ItemPicker, target: NoteTabs.Target)?

  private let visits: VisitService

  package init(_ context: any QuickOpenContext, _ visits: VisitService) {
    (self.context, self.visits) = (context, visits)
  }

  /// - Parameter target: where the note is opened that is chosen.
  package func show(_ target: NoteTabs.Target = .here) {
    guard context.folder != nil || context.namedPaths.count > 1 else {
      return context.tell(.hint("A single note is open, so there is no list of notes."))
    }
    // Beside itself the open note cannot be shown.
    let left = target == .beside ? context.note?.path : nil
    let listed = visits.entriesByUse.filter { !$0.path.isSamePath(as: left) }
    let paths =
      context.folder == nil
      ? context.namedPaths.filter { !$0.isSamePath(as: left) } : listed.map(\.path)
    let twice = Dictionary(grouping: listed, by: \.shownTitle).filter { $0.value.count > 1 }
    // Not by their paths, of which two may be equal as words.
    let items = paths.indices.map { index in
      context.folder == nil
        ? ItemPicker.Item(id: "\(index)", title: paths[index].lastComponent)
        : ItemPicker.Item(
          id: "\(index)", title: listed[index].shownTitle,
          detail: (twice[listed[index].shownTitle] == nil
            ? ""
            : folderWords(of: listed[index]) + " · "
              + NoteSpelling.words(
                for: listed[index], among: twice[listed[index].shownTitle] ?? []))
            + context.dateWords(for: listed[index].modified))
    }
    let picker = ItemPicker(
      title: target.title,
      prompt: context.isListLoaded || context.folder == nil
        ? "type a few letters of the title" : "reading the notes…",
      items: items
    ) { [weak self] item in self?.take(item, of: paths, target) }
    if target == .here, let key = context.key(for: .openInNewTab) {
      picker.actions = [
        PickerAction(key: key, words: "in a new tab") { [weak self] item in
          if let item { self?.take(item, of: paths, .newTab) }
        }
      ]
    }
    // Before the list is read nobody knows that there is no such note.
    if context.folder != nil, !context.isListLoaded { picker.emptyWords = "Reading the notes…" }
    if context.folder != nil, !context.isReadOnly, context.isListLoaded {
      picker.offer = offerOfNotes()
    }
    picker.pickWords = "open"
    if let folder = context.folder {
      picker.finder =
        QuickOpen(
          listed, items: items, notebook: folder.path,
          otherNames: context.indexing?.otherNames ?? [],
          excluded: ExcludedFiles(notebook: folder.path)
        ).found
    }
    context.present(picker)
    early = context.isListLoaded ? nil : (picker, target)
  }

  /// Offers all notes, now that they are known, for what was typed before.
  package func renew() {
    guard let early, let shown = context.shownPicker, shown === early.picker else { return }
    show(early.target)
    context.shownPicker?.query = shown.query
  }

  private func take(_ item: ItemPicker.Item, of paths: [String], _ target: NoteTabs.Target) {
    guard item.id != ItemPicker.offerID else {
      return context.start(named: item.words, target)
    }
    context.opening(target) { open(item, of: paths) }
  }

  /// Opens what was chosen: a note, or a heading in it.
  private func open(_ item: ItemPicker.Item, of paths: [String]) {
    let parts = item.id.split(separator: ":").compactMap { Int($0) }
    guard let place = parts.first, paths.indices.contains(place) else { return }
    context.open(path: paths[place]) { [weak self] in
      guard parts.count > 1, let self, let note = context.note else { return }
      context.focus(.editor)
      context.go(to: .line(parts[1], column: 1), in: note)
    }
  }

  /// The folder of a note within the notebook, for notes that share a title.
  private func folderWords(of entry: NoteEntry) -> String {
    let parent = entry.path.parentFolder
    guard let folder = context.folder, parent != folder.path else { return "top folder" }
    return parent.below(folder.path) ?? context.places.shortened(parent)
  }

  // MARK: New names

  /// What quick open offers for a name that no note has. The names there are are gathered for the first key
  /// alone: each key is waited for.
  package func offerOfNotes() -> (String) -> ItemPicker.Item? {
    var names: Set<String>?
    return { [weak self] words in
      guard let self, let place = try? NotebookPath(folder: "", name: words, from: "quick open")
      else { return nil }
      let known = names ?? knownNames
      names = known
      guard !known.contains(NoteTitle.trimmed(words).lowercased()) else { return nil }
      let file = otherFile(called: place.text)
      let isNamed = file?.lastComponent.lowercased() == place.text.lastComponent.lowercased()
      let problem = place.problem(in: context.folder?.path ?? "")
      return ItemPicker.Item(
        id: ItemPicker.offerID,
        title: isNamed
          ? "“\(file ?? "")” is no note" : problem?.description ?? "New note “\(place.text)”",
        detail: isNamed
          ? "Bubblepad shows it where a note embeds it"
          : file.map { "“\($0)” is there, and no note" } ?? "", words: words,
        isEnabled: !isNamed && problem == nil)
    }
  }

  /// The file of the notebook that is no note and has a name, with or without its ending.
  private func otherFile(called name: String) -> String? {
    let wanted = name.lowercased()
    return context.indexing?.otherFiles.first { path in
      let path = path.lowercased()
      let plain = path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)
      return [path, path.lastComponent, String(plain), String(plain).lastComponent].contains(wanted)
    }
  }

  /// What the notes are called, in lower case, with their folders and without.
  private var knownNames: Set<String> {
    Set(
      context.entries.flatMap { [$0.title.lowercased(), "\($0.folder)/\($0.title)".lowercased()] })
  }
}
