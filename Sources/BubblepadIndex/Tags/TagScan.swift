import BubblepadNotebook
import CursesText

/// Finds the places where a tag stands that is to be renamed.
package struct TagScan: Sendable {
  /// A note in which the tag is changed.
  package struct Note: Sendable {
    package let placeCount: Int
    /// The lines of the places, before and after.
    package let changes: [EditedLine]
  }

  /// What a rename comes to.
  package struct Plan: Sendable {
    package var files: [FileChange] = []
    package var notes: [Note] = []
    /// Places that stay as they are: they are written in a way that is not changed here.
    package var leftCount = 0
    /// Notes that could not be looked into.
    package var unread = UnreadNotes()
    /// Queries that name the tag, which stay as they are.
    package var queries: QueryMentions
    /// Notes with the tag that lie outside of the notebook, and stay as they are.
    package var outside = OutsideNotes()

    /// What is not looked into or not changed, a sentence each.
    package var leftAlone: [String] {
      [unread.words, queries.words, outside.words].compactMap(\.self)
    }

    package var placeCount: Int { notes.reduce(0) { $0 + $1.placeCount } }

    /// Each place as it is and as it will be.
    package var changes: [EditedLine] { notes.flatMap(\.changes) }
  }

  package let rename: TagRename
  package let files: NotebookFiles
  /// The open note, whose text is the editor's.
  package let open: FileText?

  /// Looks for a tag in notes.
  package init(rename: TagRename, _ files: NotebookFiles, open: FileText?) {
    (self.rename, self.files, self.open) = (rename, files, open)
  }

  /// Reads all notes. It takes as long as they are: not for the main thread.
  package func plan() -> Plan {
    var plan = Plan(queries: QueryMentions(of: [.tag(rename.old)]))
    for entry in files.entriesByPath(open: open?.path) {
      guard !entry.isLocked else {
        plan.unread.add(entry.path, titled: entry.titleWithFolder, isLocked: true)
        continue
      }
      guard NoteTitle.isMarkdown(entry.path) else { continue }
      if let open, open.path.isSamePath(as: entry.path) {
        add(open, entry, isOutside: !files.bounds.contains(fileAt: open.path), to: &plan)
        continue
      }
      guard let file = ScannedFile(entry.path, within: files.bounds) else {
        plan.unread.add(entry.path, titled: entry.titleWithFolder)
        continue
      }
      guard !file.loaded.isBinary else { continue }
      add(FileText(file.loaded), entry, isOutside: file.isOutside, to: &plan)
    }
    plan.queries.look(inOtherFilesOf: files)
    return plan
  }

  private func add(
    _ file: FileText, _ entry: NoteEntry, isOutside: Bool, to plan: inout Plan
  ) {
    let bytes = file.text.bytes
    guard mayHaveTag(bytes) else { return }
    let change = rename.change(in: bytes)
    if !isOutside { plan.queries.look(inNote: bytes, titled: entry.titleWithFolder) }
    guard !isOutside else {
      if !change.edits.isEmpty { plan.outside.add(entry.shownTitle) }
      return
    }
    plan.leftCount += change.leftCount
    guard !change.edits.isEmpty else { return }
    plan.notes.append(
      Note(
        placeCount: change.edits.count,
        changes: EditedLines(change.edits, of: bytes, titled: entry.titleWithFolder).changes))
    plan.files.append(FileChange(file, change.edits))
  }

  /// Whether a source has the plainest part of the name at all: few have, and only those are
  /// parsed.
  private func mayHaveTag(_ source: [UInt8]) -> Bool {
    let words = rename.old.lowercased().utf8.split { byte in
      !(0x61...0x7A).contains(byte) && !(0x30...0x39).contains(byte)
    }
    guard let word = words.max(by: { $0.count < $1.count }).map(Array.init) else { return true }
    return TextBytes.contains(source, word)
  }
}
