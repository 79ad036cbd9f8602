import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadOpenNotes
import CursesUICore

/// What was copied last from a note of the notebook, for the note that it comes into.
@MainActor
final class NoteCopies {
  private unowned let workspace: Workspace
  private var last: (source: CopiedSource, text: CopiedPart, rows: CopiedPart?)?

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Remembers a copy, with where it comes from and what it names there.
  func take(_ source: CopiedSource, from note: OpenNote) {
    last = nil
    guard source.kind != .html, source.block == nil, !note.isLocked, isInNotebook(note) else {
      return
    }
    func part(_ text: String) -> CopiedPart {
      CopiedPart(text, of: note.editor.text, at: note.path)
    }
    last = (source, part(source.text), source.rows.map(part))
  }

  /// Forgets the last copy: a note has become a secret.
  func forget() { last = nil }

  /// What a copy becomes in a note; nil where it stays as it is.
  func adapted(_ source: CopiedSource, to note: OpenNote) -> AdaptedCopy? {
    guard let last, last.source == source, isInNotebook(note) else { return nil }
    let files = workspace.notebookFiles()
    func joining(_ part: CopiedPart?) -> CopiedPart.Joined? {
      part?.joining(note.editor.text, at: note.path, in: files)
    }
    guard let text = joining(last.text) else { return nil }
    var copy = AdaptedCopy(source, definitions: text.definitions)
    copy.source.text = text.text
    copy.source.rows = joining(last.rows)?.text ?? source.rows
    return copy
  }

  private func isInNotebook(_ note: OpenNote) -> Bool {
    workspace.folder.map { note.path.below($0.path) != nil } == true
  }
}
