import BubblepadIndex
import BubblepadNotebook
import CursesText

/// Reads the tasks of a notebook: from its index where there is one, else from the files.
package struct AgendaScan: Sendable {
  /// The open note, which may have more than its file.
  package struct Open: Sendable {
    let path: String
    let text: SourceText

    package init(path: String, text: SourceText) { (self.path, self.text) = (path, text) }
  }

  package let index: NoteIndex?
  let folder: String
  let files: [String]
  let open: Open?
  /// The notes that are templates: what they have is not to be done.
  let templates: Set<FileID>

  /// - Parameters:
  ///   - folder: the notebook's.
  ///   - files: the notes that can be looked into.
  package init(
    index: NoteIndex?, folder: String, files: [String], open: Open?, templates: Set<FileID>
  ) {
    (self.index, self.folder, self.files) = (index, folder, files)
    (self.open, self.templates) = (open, templates)
  }

  /// It takes as long as reading all notes: not for the main thread.
  ///
  /// - Returns: the tasks, and whether the index has said them.
  package func tasks() -> (tasks: [AgendaTask], isFromIndex: Bool) {
    let indexed = index?.tasks()
    var found: [AgendaTask]
    if let indexed {
      found = indexed.compactMap { AgendaTask($0, path: folder + "/" + $0.path) }
    } else {
      found = files.filter { !$0.isSamePath(as: open?.path) && NoteTitle.isMarkdown($0) }.flatMap {
        path in
        Self.tasks(in: NoteSource.bytes(ofFileAt: path) ?? [], path)
      }
    }
    found.removeAll { $0.path.isSamePath(as: open?.path) || !NoteTitle.isMarkdown($0.path) }
    if let open { found += Self.tasks(in: open.text.bytes, open.path) }
    found.removeAll { $0.words.isEmpty || templates.contains(FileID($0.path)) }
    return (found, indexed != nil)
  }

  private static func tasks(in source: [UInt8], _ path: String) -> [AgendaTask] {
    NoteTask.all(in: source, path: path).compactMap { AgendaTask($0, path: path) }
  }
}
