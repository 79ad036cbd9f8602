import BubblepadNotebook
import CursesText

/// A place in a note that gets another name, or comes into another note: what that changes in the links to it.
package protocol RenamedPart: Sendable {
  /// Where it comes; nil for what stays in its note.
  var move: PartMove? { get }
  /// Whether a link that cannot name the place leads to the first one that is called so.
  var namesFirst: Bool { get }
  /// Returns whether a link to the note leads to the place.
  func isMeant(by link: WrittenLink) -> Bool
  /// Has a link to the place lead to it by its new name; nil where that cannot be written in it.
  func edit(of link: WrittenLink, in source: [UInt8]) -> Edit?
}

extension RenamedPart {
  package var move: PartMove? { nil }
  package var namesFirst: Bool { false }

  /// What has a link to the place lead to it, in the order of the bytes; nil where that cannot be written in it.
  ///
  /// - Parameter note: the path of the note with the link.
  func edits(of link: WrittenLink, in source: [UInt8], at note: String) -> [Edit]? {
    guard let name = edit(of: link, in: source) else { return nil }
    switch move?.page(of: link, in: source, at: note) {
    case .none?, nil: return [name]
    case .edit(let page)?: return [page, name]
    case .impossible?: return nil
    }
  }
}

/// The heading that repeats the title of a note, and becomes another with that.
struct RenamedHeading: RenamedPart {
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

  func isMeant(by link: WrittenLink) -> Bool { subpath(of: link) != nil }

  func edit(of link: WrittenLink, in source: [UInt8]) -> Edit? {
    subpath(of: link).flatMap { NoteLink.edit(link, subpath: $0, in: source) }
  }

  private func subpath(of link: WrittenLink) -> String? {
    link.subpath.flatMap { LinkSubpath.renamed($0, from: old, to: new) }
  }
}

/// What of one file a rename concerns.
struct FoundLinks {
  /// What the file is called.
  let title: String
  var isCanvas = false
  private(set) var edits: [Edit] = []
  private(set) var changes: [EditedLine] = []
  /// Links that stay, as the new title cannot be written in them.
  var leftCount = 0
  /// Links that lead to another heading of the same words then.
  var firstCount = 0

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
      EditedLine(
        noteTitle: title, before: String(decoding: source[link.range], as: UTF8.self),
        after: String(decoding: after, as: UTF8.self)))
  }

  /// Takes a card of a canvas.
  mutating func add(_ card: CanvasFile.Card, _ old: String, renamedTo path: String) {
    edits.append(card.renamed(to: path))
    changes.append(.init(noteTitle: title, before: old, after: path))
  }

  /// Takes a place that a bookmark or a card names.
  mutating func add(_ place: NamedPlaces.Place) {
    edits += place.edits
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    changes.append(.init(noteTitle: title, before: place.before, after: place.after))
  }

  /// Takes what was found in the text of a card.
  mutating func add(_ found: FoundLinks, in card: CanvasFile.Card, _ source: [UInt8]) {
    leftCount += found.leftCount
    firstCount += found.firstCount
    guard !found.edits.isEmpty else { return }
    guard let edits = card.edits(found.edits, in: source) else {
      leftCount += found.changes.count
      return
    }
    self.edits += edits
    changes += found.changes
  }
}
