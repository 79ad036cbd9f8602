import BubblepadNotebook
import CursesText

/// The heading that repeats the title of a note, and becomes another with that.
struct RenamedHeading {
  private let old: String
  private let new: String
  /// Has the heading repeat the new title.
  let edit: Edit

  /// Nil where the note has none, or it stays.
  init?(in text: SourceText, from oldTitle: String, to newTitle: String) {
    guard oldTitle != newTitle, let heading = TextTitle.heading(of: text),
      let edit = TextTitle.edit(of: text, from: oldTitle, to: newTitle)
    else { return nil }
    (old, new, self.edit) = (heading.words, newTitle, edit)
  }

  /// Has a link to the heading lead to it by its new words; nil for a link to another place.
  func edit(of link: WrittenLink, in source: [UInt8]) -> Edit? {
    link.subpath.flatMap { LinkSubpath.renamed($0, from: old, to: new) }
      .flatMap { NoteLink.edit(link, subpath: $0, in: source) }
  }
}

/// What of one file a rename concerns.
struct FoundLinks {
  /// What the file is called.
  let title: String
  var isCanvas = false
  private(set) var edits: [Edit] = []
  private(set) var changes: [RenamePlan.Change] = []
  /// Links that stay, as the new title cannot be written in them.
  var leftCount = 0

  init(title: String, isCanvas: Bool = false) {
    (self.title, self.isCanvas) = (title, isCanvas)
  }

  /// Takes the edits of a link, in the order of its bytes.
  mutating func add(_ edits: [Edit], of link: WrittenLink, _ source: [UInt8]) {
    guard !edits.isEmpty else { return }
    self.edits += edits
    var (after, end): ([UInt8], Int) = ([], link.range.lowerBound)
    for edit in edits {
      after += source[end..<edit.range.lowerBound] + edit.text.bytes
      end = edit.range.upperBound
    }
    after += source[end..<link.range.upperBound]
    changes.append(
      RenamePlan.Change(
        noteTitle: title, before: String(decoding: source[link.range], as: UTF8.self),
        after: String(decoding: after, as: UTF8.self)))
  }

  /// Takes a card of a canvas.
  mutating func add(_ card: CanvasFile.Card, renamedTo path: String) {
    edits.append(card.renamed(to: path))
    changes.append(.init(noteTitle: title, before: card.path, after: path))
  }
}
