import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesRichText
import CursesText
import CursesUICore
import Observation

/// The outline of the open note, its tags, and the places that link to it, for the pane beside it on a wide
/// screen.
///
/// Everything is read in the background, in a pause of typing, and only while the pane is shown.
@Observable @MainActor
final class NoteAside {
  /// The headings, in the order of the text.
  private(set) var headings: [RichHeading] = []
  /// The heading whose section the caret is in; nil before the first.
  private(set) var current: Int?
  /// The tags of the text and of its front matter, each once.
  private(set) var tags: [String] = []
  /// The places in other notes that link to this one.
  private(set) var links: [Backlink] = []
  /// Whether it is known what links to the note.
  private(set) var hasLinks = false

  @ObservationIgnored private weak var note: OpenNote?
  @ObservationIgnored private var revision: Int?
  @ObservationIgnored private var pause: (any ScheduledAction)?
  @ObservationIgnored private var isReading = false

  /// In milliseconds: while somebody types no outline is read.
  private static let typingPause = 300
  /// In bytes: a longer text has no outline here. Its headings are found by the command.
  private static let longest = 4 << 20

  /// Whether nothing of the note is being read.
  var isAtRest: Bool { !isReading && pause == nil }

  /// Brings the pane up to date with a note, the parts that take long a little later.
  func follow(_ note: OpenNote, in workspace: Workspace) {
    if note !== self.note {
      pause?.cancel()
      pause = nil
      (self.note, revision) = (note, nil)
      set(\.headings, [])
      set(\.tags, [])
      set(\.links, [])
      set(\.hasLinks, false)
      readLinks(in: workspace)
    }
    followCaret(of: note)
    guard revision != note.editor.revision, pause == nil else { return }
    let wait = revision == nil ? 0 : Self.typingPause
    pause = workspace.shell.schedule(after: wait) { [weak self] in
      self?.pause = nil
      self?.readText()
    }
  }

  private func followCaret(of note: OpenNote) {
    let head = note.editor.document.state.selection.main.head
    set(\.current, headings.lastIndex { $0.offset <= head })
  }

  private func readText() {
    guard let note, !isReading, revision != note.editor.revision else { return }
    let (text, wanted) = (note.editor.text, note.editor.revision)
    guard note.isMarkdown, text.count <= Self.longest else {
      revision = wanted
      return
    }
    isReading = true
    Task { [weak self, weak note] in
      let (headings, tags) = await Background.run {
        (TextOutline(document: RichDocument(text)).headings(), NoteSource.tags(in: text.bytes))
      }
      guard let self else { return }
      isReading = false
      guard let note, note === self.note else { return readText() }
      revision = wanted
      set(\.headings, headings)
      set(\.tags, tags)
      followCaret(of: note)
    }
  }

  /// Asks the index again what links to the note.
  func readLinks(in workspace: Workspace) {
    guard let note, note === workspace.note, let (index, path, _) = workspace.indexedNote else {
      return
    }
    Task { [weak self, weak note] in
      let found = await Background.run { index.backlinks(to: path) }
      guard let self, let note, note === self.note, let found else { return }
      set(\.links, found)
      set(\.hasLinks, true)
    }
  }

  /// Sets a value only where it differs: every set draws the pane again.
  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<NoteAside, Value>, _ value: Value
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }
}

extension Workspace {
  /// Brings the pane beside the page up to date where it is shown.
  func followAside() {
    guard let note, arrangement.showsAside(in: arrangement.metrics) else { return }
    aside.follow(note, in: self)
  }
}
