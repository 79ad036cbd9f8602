import BubblepadIndex
import BubblepadNotebook
import CursesText

/// Looks for properties in all notes. It takes as long as they are: not for the main thread.
package struct PropertyScan: Sendable {
  /// What a rename comes to.
  package struct Plan: Sendable {
    package fileprivate(set) var files: [FileChange] = []
    package fileprivate(set) var noteCount = 0
    /// Each place as it is and as it will be.
    package fileprivate(set) var changes: [EditedLine] = []
    fileprivate var left: [String] = []
    fileprivate var unread = UnreadNotes()
    fileprivate var outside = OutsideNotes()
    fileprivate var queries: QueryMentions
    fileprivate var changesTypes = false

    /// What is not changed, and what is besides the notes, a sentence each.
    package var remarks: [String] {
      let stay =
        left.isEmpty
        ? nil
        : "\(Numbers.words(left.count, "note")) with it cannot be changed here and will stay: "
          + "\(Numbers.list(left))."
      return [
        stay, unread.words, outside.words, changesTypes ? "Obsidian's types.json follows." : nil,
        queries.words,
      ].compactMap(\.self)
    }
  }

  private let files: NotebookFiles
  /// The open note, whose text is the editor's.
  private let open: FileText?

  package init(_ files: NotebookFiles, open: FileText?) {
    (self.files, self.open) = (files, open)
  }

  /// The names of all properties with the number of notes that have them, the most frequent first.
  package func names() -> [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    _ = forEach { _, text, _ in
      guard let block = FrontMatterBlock(text.text.bytes(in: 0..<min(text.text.count, 1 << 16))),
        let names = try? FrontMatterBlock.names(of: Array(block.properties))
      else { return }
      for name in Set(names) { counts[name, default: 0] += 1 }
    }
    return counts.map { (name: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
  }

  /// What a rename changes.
  package func plan(_ rename: PropertyRename) -> Plan {
    var plan = Plan(queries: QueryMentions(of: [.property(rename.old)]))
    let unread = forEach { entry, file, isOutside in
      let source = file.text.bytes
      if !isOutside { plan.queries.look(inNote: source, titled: entry.titleWithFolder) }
      switch rename.change(in: source) {
      case .none: break
      case .edit where isOutside: plan.outside.add(entry.titleWithFolder)
      case .edit(let edit):
        plan.files.append(FileChange(file, [edit]))
        plan.noteCount += 1
        plan.changes += EditedLines([edit], of: source, titled: entry.titleWithFolder).changes
      case .left: plan.left.append(entry.titleWithFolder)
      }
    }
    plan.unread = unread
    plan.queries.look(inOtherFilesOf: files)
    if plan.noteCount > 0, let types = types(rename) {
      plan.files.append(types)
      plan.changesTypes = true
    }
    return plan
  }

  private func types(_ rename: PropertyRename) -> FileChange? {
    let path = files.folder + "/.obsidian/types.json"
    guard let file = ScannedFile(path, within: files.bounds), !file.isOutside,
      !file.loaded.isBinary,
      let edit = rename.edit(ofTypes: file.loaded.text.bytes)
    else { return nil }
    return FileChange(FileText(file.loaded), [edit])
  }

  /// Returns the notes that could not be read.
  private func forEach(_ body: (NoteEntry, FileText, _ isOutside: Bool) -> Void) -> UnreadNotes {
    var unread = UnreadNotes()
    for entry in files.entriesByPath(open: open?.path)
    where entry.isLocked || NoteTitle.isMarkdown(entry.path) {
      guard !entry.isLocked else {
        unread.add(entry.path, titled: entry.titleWithFolder, isLocked: true)
        continue
      }
      if let open, open.path.isSamePath(as: entry.path) {
        body(entry, open, !files.bounds.contains(fileAt: open.path))
        continue
      }
      guard let file = ScannedFile(entry.path, within: files.bounds) else {
        unread.add(entry.path, titled: entry.titleWithFolder)
        continue
      }
      if !file.loaded.isBinary { body(entry, FileText(file.loaded), file.isOutside) }
    }
    return unread
  }
}
