import BubblepadIndex
import BubblepadNotebook
import CursesText

/// Finds the places of all notes in which a text stands that is to be replaced.
///
/// It looks at the sources of the notes: what is replaced is replaced there, and every other byte stays.
package struct ReplacementScan: Sendable {
  /// What is looked for.
  package let search: Search
  /// What is put in its place; of a regular expression it may name groups.
  package let template: String
  /// The notes.
  package let files: NotebookFiles
  /// The open note, whose text is the editor's.
  package let open: FileText?
  /// What a note has to match besides; nil for all notes.
  package let scope: NoteScope?

  /// The notes that a search of the notebook finds.
  package struct NoteScope: Sendable {
    let query: SearchQuery
    let now: Int64

    /// - Parameter now: nanoseconds since 1970.
    package init(_ query: SearchQuery, now: Int64) {
      (self.query, self.now) = (query, now)
    }

    func has(_ entry: NoteEntry, _ source: [UInt8], in files: NotebookFiles) -> Bool {
      query.matches(
        SearchedNote(
          path: files.inside(entry.path), isLocked: false, modified: entry.modified,
          source: source), now: now)
    }
  }

  /// Looks for a text in notes.
  package init(
    _ search: Search, template: String, _ files: NotebookFiles, open: FileText?,
    scope: NoteScope? = nil
  ) {
    (self.search, self.template) = (search, template)
    (self.files, self.open, self.scope) = (files, open, scope)
  }

  /// Reads all notes. It takes as long as they are: not for the main thread.
  ///
  /// - Parameter isCancelled: asked before each note; what was found until then is returned when it is.
  package func plan(isCancelled: () -> Bool = { false }) -> ReplacementPlan {
    var plan = ReplacementPlan()
    let excluded = ExcludedFiles(notebook: files.folder)
    for entry in files.entriesByPath(open: open?.path) {
      guard !isCancelled() else { break }
      guard !entry.isLocked else {
        plan.lockedCount += 1
        continue
      }
      // As searches do, it leaves out what the vault excludes.
      guard !excluded.contains(files.inside(entry.path)) else {
        plan.excludedCount += 1
        continue
      }
      if let open, open.path.isSamePath(as: entry.path) {
        add(open, entry, isOutside: !files.bounds.contains(fileAt: open.path), to: &plan)
        continue
      }
      guard let file = ScannedFile(entry.path, within: files.bounds) else {
        plan.unread.add(entry.path, titled: entry.titleWithFolder)
        continue
      }
      guard !file.loaded.isBinary else { continue }
      // It may have been locked since it was listed.
      guard !LockedNote.isLocked(file.loaded.text) else {
        plan.lockedCount += 1
        continue
      }
      add(FileText(file.loaded), entry, isOutside: file.isOutside, to: &plan)
    }
    return plan
  }

  private func add(
    _ file: FileText, _ entry: NoteEntry, isOutside: Bool, to plan: inout ReplacementPlan
  ) {
    let source = file.text.bytes
    guard scope?.has(entry, source, in: files) != false else { return }
    let edits = edits(in: source)
    guard !isOutside else {
      if !edits.isEmpty { plan.outside.add(entry.titleWithFolder) }
      return
    }
    plan.add(file, titled: entry.titleWithFolder, edits, in: source)
  }

  /// The edits of a source; a match that stays as it is needs none.
  private func edits(in source: [UInt8]) -> [Edit] {
    let matches = search.matches(in: source)
    guard !matches.isEmpty else { return [] }
    // A line end that the replacement writes is one as the note has it.
    let hasReturns = Self.hasReturns(source)
    return matches.compactMap { match in
      var new = search.replacement(for: match, in: source, template: template)
      if hasReturns { new = new.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") }
      let bytes = Array(new.utf8)
      return source[match.range].elementsEqual(bytes) ? nil : Edit(match.range, bytes: bytes)
    }
  }

  /// Whether the first line of a source ends with a carriage return.
  private static func hasReturns(_ source: [UInt8]) -> Bool {
    guard let end = source.firstIndex(of: 0x0A), end > 0 else { return false }
    return source[end - 1] == 0x0D
  }
}
