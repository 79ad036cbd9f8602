import BubblepadNotebook
import CursesText

/// Finds the places where a tag stands that is to be renamed.
package struct TagScan: Sendable {
  /// A note in which the tag is changed.
  package struct Note: Sendable {
    package let title: String
    package let placeCount: Int
  }

  /// What a rename comes to.
  package struct Plan: Sendable {
    package var files: [FileChange] = []
    package var notes: [Note] = []
    /// Places that stay as they are: they are written in a way that is not changed here.
    package var leftCount = 0
    /// Notes that could not be looked into: locked ones, and those that could not be read.
    package var unreadCount = 0

    package var placeCount: Int { notes.reduce(0) { $0 + $1.placeCount } }
  }

  package let rename: TagRename
  package let entries: [NoteEntry]
  /// The open note, whose text is the editor's.
  package let open: FileText?

  /// Looks for a tag in notes.
  package init(rename: TagRename, entries: [NoteEntry], open: FileText?) {
    (self.rename, self.entries, self.open) = (rename, entries, open)
  }

  /// Reads all notes. It takes as long as they are: not for the main thread.
  package func plan() -> Plan {
    var plan = Plan()
    for entry in entries {
      guard !entry.isLocked else {
        plan.unreadCount += 1
        continue
      }
      guard NoteTitle.isMarkdown(entry.path) else { continue }
      if let open, open.path == entry.path {
        add(open, titled: entry.shownTitle, to: &plan)
        continue
      }
      guard let file = ScannedFile.load(entry.path) else {
        plan.unreadCount += 1
        continue
      }
      guard !file.isBinary else { continue }
      add(FileText(file), titled: entry.shownTitle, to: &plan)
    }
    return plan
  }

  private func add(_ file: FileText, titled title: String, to plan: inout Plan) {
    let bytes = file.text.bytes
    guard mayHaveTag(bytes) else { return }
    let change = rename.change(in: bytes)
    plan.leftCount += change.leftCount
    guard !change.edits.isEmpty else { return }
    plan.notes.append(Note(title: title, placeCount: change.edits.count))
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
