import BubblepadIndex
import BubblepadNotebook
import CursesText

/// A part of a note that comes into another, with what its links and the links to it need for that.
package struct NoteExtraction: Sendable {
  /// The links to places of the part, which lead to the other note then.
  package let links: RenamePlan
  /// What the headings and blocks of the part are in the other note.
  package let places: MovedPart
  private let part: ExtractedPart
  private let file: FileText
  /// The other note; nil where it is made of the part.
  private let target: FileText?
  /// That of the other note.
  private let path: String
  /// The link that stays in the place of the part.
  private let link: String

  /// Reads all notes that may have links to the part. It takes as long as they are: not for the main thread.
  ///
  /// - Parameters:
  ///   - file: the note with the part.
  ///   - path: that of the other note.
  ///   - target: the other note; nil where it is not there yet.
  ///   - index: one that has taken in all that was saved; nil to read all notes.
  package init(
    _ part: ExtractedPart, of file: FileText, into path: String, _ target: FileText?,
    _ files: NotebookFiles, index: NoteIndex?
  ) {
    let files = files.knowingAll
    (self.file, self.target, self.path) = (file, target, path)
    self.part = part.moving(from: file.path, to: path, in: files)
    link = ExtractedPart.link(to: path, from: file.path, in: files)
    let held = target.map { $0.text.bytes + ExtractedPart.gap(after: $0.text.bytes) } ?? []
    places = MovedPart(
      part.range, without: part.leftLines, of: file.text.bytes, from: (file.path, path),
      holding: (held, self.part.text(joining: held).bytes), in: files)
    let title = NoteTitle.title(ofFileName: file.path.lastComponent)
    links = RenameScan(path: file.path, oldTitle: title, newTitle: nil, files)
      .narrowed(by: index).plan(own: file.text, renaming: places)
  }

  /// The path of the note with the part.
  package var ownPath: String { file.path }

  /// Makes the other note of the part, and returns its path; nil where it is there.
  package func makeNote(
    in notebook: NotebookFolder, _ places: NotebookPlaces
  ) throws(FileError) -> String? {
    guard target == nil else { return nil }
    if let folder = path.parentFolder.below(notebook.path) { try notebook.createSubfolder(folder) }
    return try part.save(to: path, places)
  }

  /// The files that change, the note with the part first.
  ///
  /// - Parameter linked: whether the links to the part change.
  package func changes(withLinks linked: Bool) -> [FileChange] {
    let leaving = part.edits(leaving: link)
    let own =
      linked
      ? links.ownEdits(in: file.text, with: leaving) : links.edits(leaving, in: file.text)
    let others = linked ? links.files : []
    guard let target else { return [FileChange(file, own)] + others }
    func isTarget(_ change: FileChange) -> Bool { change.path.isSamePath(as: target.path) }
    let held = others.first(where: isTarget)?.after ?? target.text
    let whole = Transaction([part.edit(appendingTo: held)], event: .external).applying(to: held)
    let joined = FileChange(target, TextMerge.edits(from: target.text, to: whole))
    return [FileChange(file, own), joined] + others.filter { !isTarget($0) }
  }
}
