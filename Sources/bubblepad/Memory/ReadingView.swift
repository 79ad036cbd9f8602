import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesUICore

/// The notes that are shown for reading, from one start of the program to the next: what is typed does not change them
/// until they are edited again.
@MainActor
final class ReadingView {
  private let file: StateFile<PinnedNotes>
  private let spelling: FolderSpelling
  /// Nil until a note is opened.
  private var known: PinnedNotes?

  init(places: NotebookPlaces, spelling: FolderSpelling) {
    // A set of notes, as the pins are.
    file = StateFile("reading", in: places)
    self.spelling = spelling
  }

  private var notes: PinnedNotes {
    if let known { return known }
    var read = file.read() ?? PinnedNotes()
    read.spelling = spelling
    known = read
    return read
  }

  /// Whether a note is shown for reading.
  func contains(_ path: String) -> Bool { notes.contains(path: path) }

  /// Shows the open note for reading, or edits it again.
  func toggle(in workspace: Workspace) {
    guard let note = workspace.note else { return }
    guard !note.isReadOnly else {
      return workspace.tell(.hint("This note is read-only already."))
    }
    guard !note.isNew else {
      return workspace.tell(.hint("This note has no file yet. Save it first."))
    }
    note.editor.finishTyping(leaves: false)
    note.isForReading.toggle()
    if contains(note.path) != note.isForReading { change { _ = $0.toggle(note.path) } }
    workspace.tell(
      .done(note.isForReading ? words(in: workspace) : "You can edit the note again."))
  }

  /// Says why nothing changes, and what to do.
  func words(in workspace: Workspace) -> String {
    "This is the reading view. \(workspace.wayTo(.toggleReading)) lets you edit the note."
  }

  /// Shows a note for reading, too, that a link of one leads to, until it is left.
  func goOn(in note: OpenNote?) {
    if let note, !note.isReadOnly, !note.isNew { note.isForReading = true }
  }

  /// A note has another path.
  func follow(_ path: String, to newPath: String) {
    guard contains(path) else { return }
    change { $0.rename(path, to: newPath) }
  }

  private func change(_ change: (inout PinnedNotes) -> Void) {
    var changed = notes
    change(&changed)
    known = changed
    file.write(changed)
  }

  /// Does what a pager does by a key: Space and Backspace turn the page, Tab goes from link to link, and Enter follows the
  /// one at the caret. Returns whether the key is one of those.
  func handle(_ key: Key, in workspace: Workspace) -> Bool {
    guard let note = workspace.note, note.isForReading, !workspace.usesVi, key.phase != .up,
      key.modifiers.subtracting(.shift).isEmpty
    else { return false }
    switch key.code {
    case .enter: return workspace.perform(.followLink)
    case .tab:
      let isForward = !key.modifiers.contains(.shift)
      if !LinkWalk(note.editor).select(isForward: isForward) {
        workspace.tell(.hint("There is no link \(isForward ? "after" : "before") this."))
      }
      return true
    case .backspace: return note.editor.handle(.key(Key(.pageUp)))
    case .character(" "):
      let isBack = key.modifiers.contains(.shift)
      return note.editor.handle(.key(Key(isBack ? .pageUp : .pageDown)))
    default: return false
    }
  }
}
