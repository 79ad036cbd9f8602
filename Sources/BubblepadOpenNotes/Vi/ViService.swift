import BubblepadNotebook
import BubblepadPanels
import BubblepadSearches
import CursesUICore

/// What the keys of vi need besides the notebook.
@MainActor
package protocol ViContext: NotebookContext {
  /// Whether the text understands the keys of vi.
  var usesVi: Bool { get }
  /// How the names of the notebook's files are compared.
  var folderSpelling: FolderSpelling { get }
}

/// Registers and marks of vi, from note to note.
@MainActor
package final class ViService {
  private unowned let context: any ViContext
  /// What vi keeps from note to note.
  private var memory: ViMemory?
  /// The marks with capital names; nil until one is needed.
  private var marks: FileMarks?

  package init(_ context: any ViContext) { self.context = context }

  /// Hands a note the keys of vi, with the registers of the one before.
  package func start(in note: OpenNote, isOn: Bool) {
    note.usesVi = isOn
    if let memory { note.editor.editor.viMemory = memory }
    if isOn { placeMarks(in: note) }
  }

  /// Keeps the registers for the next note. Those of a locked one stay with it.
  package func keepMemory(of note: OpenNote) {
    keepMarks(of: note)
    guard !note.isLocked, let memory = note.editor.editor.viMemory else { return }
    self.memory = memory
  }

  /// Forgets what the keys of vi hold besides in a note that has become a secret.
  package func forgetRegisters(outside note: OpenNote) {
    memory?.forgetTexts()
    for other in context.openNotes where other !== note {
      other.editor.editor.viMemory?.forgetTexts()
    }
  }

  /// Shows marks or registers to choose from.
  package func show(_ listing: ViListing) {
    let isMarks = listing.kind == .marks
    let items = listing.entries.map { entry in
      ItemPicker.Item(
        id: String(entry.name), title: "\(entry.name)  \(entry.words)", detail: entry.detail)
    }
    context.present(
      ItemPicker(
        title: isMarks ? "Marks" : "Registers",
        prompt: isMarks ? "Enter goes to the mark" : "Enter inserts after the caret", items: items
      ) { [weak self] item in
        guard let self, let name = item.id.first else { return }
        context.focus(.editor)
        context.note?.editor.choose(name, in: listing.kind)
      })
  }

  // MARK: Marks

  /// Has a note know the marks that lie in it, once as much of it is there.
  package func placeMarks(in note: OpenNote) {
    let marks = knownMarks.marks(in: note.path)
    guard !marks.isEmpty else { return }
    guard note.isReading else {
      note.editor.editor.viFileMarks = marks
      return
    }
    note.whenRead { _ in
      // Those that were set meanwhile stay.
      let own = note.editor.editor.viFileMarks
      note.editor.editor.viFileMarks = marks.filter { own[$0.key] == nil }
    }
  }

  /// Keeps the marks of a note that is left.
  package func keepMarks(of note: OpenNote) {
    guard context.usesVi, !note.isNew else { return }
    let marks = note.editor.editor.viFileMarks
    guard !marks.isEmpty else { return }
    var all = knownMarks
    guard all.take(marks, of: note.path) else { return }
    self.marks = all
    FileMarks.file(in: context.places).write(all)
  }

  /// Opens the note with a mark, and goes there.
  package func goToMark(_ name: Character, isLine: Bool) {
    guard let place = knownMarks[name] else {
      return context.tell(.hint("There is no mark \(name)."))
    }
    guard FileStamp(ofFileAt: place.path) != nil else {
      return context.tell(.problem("The note with the mark \(name) no longer exists."))
    }
    context.open(path: place.path) { [weak self] in
      guard let note = self?.context.note, note.path.isSamePath(as: place.path) else { return }
      guard note.isReading else { return note.editor.go(to: place.mark, isLine: isLine) }
      note.whenRead { _ in note.editor.go(to: place.mark, isLine: isLine) }
    }
  }

  private var knownMarks: FileMarks {
    if let marks { return marks }
    var marks = FileMarks.file(in: context.places).read() ?? FileMarks()
    marks.spelling = context.folderSpelling
    self.marks = marks
    context.tellOfUnreadableFiles()
    return marks
  }
}
