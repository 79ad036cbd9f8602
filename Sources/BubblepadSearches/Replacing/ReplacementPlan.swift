import BubblepadNotebook
import CursesText

/// The places of all notes in which a text is to be replaced, as they are shown before it is done.
package struct ReplacementPlan: Sendable {
  /// A place before and after.
  package struct Place: Sendable, Identifiable {
    /// Its number among the places of all notes.
    package let id: Int
    /// The line it begins on, from 1.
    package let line: Int
    /// What is there, what takes its place, and what stands around it on its line. A line end within is “↵”.
    package let (lead, old, new, rest): (String, String, String, String)
    /// Whether it is to be replaced.
    package fileprivate(set) var isIncluded = true
    fileprivate let edit: Edit
  }

  /// A note with such places.
  package struct Note: Sendable {
    /// What lists call it.
    package let title: String
    /// In the order of the text.
    package fileprivate(set) var places: [Place]
    /// Further places that are not shown one by one.
    fileprivate let rest: [Edit]
    fileprivate var isRestIncluded = true
    fileprivate let file: FileText

    /// All places of it.
    package var count: Int { places.count + rest.count }
    /// The places of it that are to be replaced.
    package var includedCount: Int {
      places.count { $0.isIncluded } + (isRestIncluded ? rest.count : 0)
    }

    fileprivate var isWhole: Bool { isRestIncluded && places.allSatisfy(\.isIncluded) }

    fileprivate var edits: [Edit] {
      places.filter(\.isIncluded).map(\.edit) + (isRestIncluded ? rest : [])
    }
  }

  /// By their paths.
  package private(set) var notes: [Note] = []
  /// The places of all notes.
  package private(set) var placeCount = 0
  /// Notes that were not looked into, as they are locked.
  package internal(set) var lockedCount = 0
  /// Notes that were not looked into, as the settings of the vault exclude them.
  package internal(set) var excludedCount = 0
  /// Notes that were not looked into, as they cannot be read or are too large.
  package internal(set) var unread = UnreadNotes()
  /// Notes with such places that lie outside of the notebook, and stay as they are.
  package internal(set) var outside = OutsideNotes()
  /// Whether there are more places than are shown one by one.
  package private(set) var isCut = false

  /// More places than anybody looks at.
  package static let mostShown = 10_000

  package init() {}

  // MARK: What is included

  /// The places that are to be replaced.
  package var includedCount: Int { notes.reduce(0) { $0 + $1.includedCount } }
  /// The notes that have such places.
  package var includedNoteCount: Int { notes.count { $0.includedCount > 0 } }

  /// Includes a place that was left out, or leaves it out.
  package mutating func toggle(place id: Int) {
    for note in notes.indices {
      guard let place = notes[note].places.firstIndex(where: { $0.id == id }) else { continue }
      notes[note].places[place].isIncluded.toggle()
    }
  }

  /// Includes all places of a note, or leaves all out where all are included.
  package mutating func toggle(note index: Int) {
    guard notes.indices.contains(index) else { return }
    let isWhole = notes[index].isWhole
    notes[index].isRestIncluded = !isWhole
    for place in notes[index].places.indices { notes[index].places[place].isIncluded = !isWhole }
  }

  /// What is to be written.
  package var changes: [FileChange] {
    notes.compactMap { note in
      let edits = note.edits
      return edits.isEmpty ? nil : FileChange(note.file, edits)
    }
  }

  /// What of some files is to be replaced.
  package func included(in files: Set<FileID>) -> (places: Int, notes: Int) {
    let counts = notes.filter { files.contains(FileID($0.file.path)) }.map(\.includedCount)
    return (counts.reduce(0, +), counts.count { $0 > 0 })
  }

  // MARK: Making it

  /// Takes the places of a note.
  mutating func add(_ file: FileText, titled title: String, _ found: [Edit], in source: [UInt8]) {
    guard !found.isEmpty else { return }
    var (places, line, end): ([Place], Int, Int) = ([], 1, 0)
    let room = max(0, Self.mostShown - placeCount)
    for edit in found.prefix(room) {
      line += source[end..<edit.range.lowerBound].count { $0 == 0x0A }
      end = edit.range.lowerBound
      places.append(Place(edit, in: source, line: line, id: placeCount + places.count + 1))
    }
    let rest = Array(found.dropFirst(room))
    placeCount += found.count
    isCut = isCut || !rest.isEmpty
    notes.append(Note(title: title, places: places, rest: rest, file: file))
  }
}

extension ReplacementPlan.Place {
  /// In bytes: what of the line is shown before the place, and of each other part.
  private static let (leadRoom, room) = (24, 160)

  fileprivate init(_ edit: Edit, in source: [UInt8], line: Int, id: Int) {
    let range = edit.range
    let start = source[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var first = max(start, range.lowerBound - Self.leadRoom)
    // It begins with a word where there is one, with a character in any case.
    if first > start {
      let blank = source[first..<range.lowerBound].firstIndex(of: 0x20).map { $0 + 1 }
      first = blank ?? first
      while first < range.lowerBound, source[first] & 0xC0 == 0x80 { first += 1 }
    }
    let end = source[range.upperBound...].firstIndex(of: 0x0A) ?? source.count
    let lead = Self.shown(source[first..<range.lowerBound])
    self.init(
      id: id, line: line, lead: first > start ? "…" + lead : lead, old: Self.shown(source[range]),
      new: Self.shown(edit.text.bytes[...]), rest: Self.shown(source[range.upperBound..<end]),
      edit: edit)
  }

  private init(
    id: Int, line: Int, lead: String, old: String, new: String, rest: String, edit: Edit
  ) {
    (self.id, self.line, self.edit) = (id, line, edit)
    (self.lead, self.old, self.new, self.rest) = (lead, old, new, rest)
  }

  /// Bytes as one row of a list.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    var part = bytes.prefix(room)
    if part.count < bytes.count {
      while let last = part.last, last & 0xC0 == 0x80 { part.removeLast() }
      if let last = part.last, last >= 0xC0 { part.removeLast() }
    }
    let text = String(decoding: part, as: UTF8.self).replacing("\r\n", with: "↵")
      .replacing("\n", with: "↵").replacing("\r", with: "").replacing("\t", with: " ")
    return part.count < bytes.count ? text + "…" : text
  }
}
