import BubblepadCommands
import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesUICore

/// What notes that are shown for reading need from the app.
@MainActor
package protocol ReadingContext: NotebookContext {
  /// Whether the text understands the keys of vi.
  var usesVi: Bool { get }
  func perform(_ command: AppCommand) -> Bool
}

/// The notes that are shown for reading, from one start of the program to the next: what is typed does not change them
/// until they are edited again.
@MainActor
package final class ReadingService {
  private unowned let context: any ReadingContext
  private let file: StateFile<PinnedNotes>
  private let spelling: FolderSpelling
  /// Nil until a note is opened.
  private var known: PinnedNotes?

  package init(_ context: any ReadingContext) {
    self.context = context
    // A set of notes, as the pins are.
    file = StateFile("reading", in: context.places)
    spelling = FolderSpelling(context.folder?.path)
  }

  private var notes: PinnedNotes {
    if let known { return known }
    var read = file.read() ?? PinnedNotes()
    read.spelling = spelling
    known = read
    return read
  }

  /// Whether a note is shown for reading.
  package func contains(_ path: String) -> Bool { notes.contains(path: path) }

  /// Shows the open note for reading, or edits it again.
  package func toggle() {
    guard let note = context.note else { return }
    guard !note.isReadOnly else {
      return context.tell(.hint("This note is read-only already."))
    }
    guard !note.isNew else {
      return context.tell(.hint("This note has no file yet. Save it first."))
    }
    note.editor.finishTyping(leaves: false)
    note.isForReading.toggle()
    if contains(note.path) != note.isForReading { change { _ = $0.toggle(note.path) } }
    context.tell(
      .done(note.isForReading ? words : "You can edit the note again."))
  }

  /// Says why nothing changes, and what to do.
  package var words: String {
    "This is the reading view. \(context.wayTo(.toggleReading)) lets you edit the note."
  }

  /// Shows a note for reading, too, that a link of one leads to, until it is left.
  package func goOn(in note: OpenNote?) {
    if let note, !note.isReadOnly, !note.isNew { note.isForReading = true }
  }

  /// A note has another path.
  package func follow(_ path: String, to newPath: String) {
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
  package func handle(_ key: Key) -> Bool {
    guard let note = context.note, note.isForReading, !context.usesVi, key.phase != .up,
      key.modifiers.subtracting(.shift).isEmpty
    else { return false }
    switch key.code {
    case .enter: return context.perform(.followLink)
    case .tab:
      let isForward = !key.modifiers.contains(.shift)
      if !LinkWalk(note.editor).select(isForward: isForward) {
        context.tell(.hint("There is no link \(isForward ? "after" : "before") this."))
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
