/// A row of the list: a note, or a folder of notes.
package struct NoteListItem: Identifiable, Equatable {
  /// A folder as its row shows it.
  package struct Folder: Equatable {
    /// From the notebook's folder on, such as "work/2025".
    package let path: String
    package let name: String
    /// The notes in it and in the folders below it.
    package let count: Int
    package let isUnfolded: Bool
  }

  package enum Content: Equatable {
    case note(NoteEntry)
    case folder(Folder)
  }

  /// What of a note that a search has found a row shows.
  package enum FoundPart: Equatable {
    /// Its name, above its lines, and how many there are.
    case name(lineCount: Int)
    /// One of its lines, by its place among those that are shown, and what of it was looked for, in characters.
    case line(Int, text: String, marked: [Range<Int>])
  }

  package let id: FileID
  package let content: Content
  /// The folders around it that are shown.
  package var depth = 0
  /// Nil where it shows all of a note, or a folder.
  package private(set) var part: FoundPart?

  package init(_ note: NoteEntry, depth: Int = 0) {
    id = note.id
    content = .note(note)
    self.depth = depth
  }

  /// A part of a note that was found. The first line of a note has its id.
  package init(_ part: FoundPart, of note: NoteEntry) {
    let number =
      switch part {
      case .name: "name"
      case .line(let place, _, _): place == 0 ? "" : "\(place)"
      }
    // No path of a file has such a byte.
    id = number.isEmpty ? note.id : FileID(note.path + "\0" + number)
    content = .note(note)
    self.part = part
  }

  /// Whether it is the name above the lines that were found in a note.
  package var isFoundName: Bool {
    if case .name = part { true } else { false }
  }

  /// The place among the lines that were found.
  package var foundLine: Int? {
    if case .line(let place, _, _) = part { place } else { nil }
  }

  package init(_ folder: Folder, in notebook: String, depth: Int) {
    id = FileID(notebook + "/" + folder.path)
    content = .folder(folder)
    self.depth = depth
  }

  package var note: NoteEntry? {
    if case .note(let note) = content { note } else { nil }
  }

  package var folder: Folder? {
    if case .folder(let folder) = content { folder } else { nil }
  }
}

/// The folders of a notebook with their notes.
///
/// It is made once of what is listed; what is unfolded is said when its rows are asked for. Of each folder the
/// folders come first, by name, then its notes as they were given. Pinned notes stand above all, and there only.
package struct NoteTree: Sendable {
  private struct Branch: Sendable {
    let path: String
    let name: String
    var count = 0
    var folders: [Int] = []
    var notes: [Int] = []
  }

  private let notebook: String
  private let notes: [NoteEntry]
  private var pinned: [Int] = []
  /// The first is the notebook's own folder.
  private var branches = [Branch(path: "", name: "")]
  /// By path. The bytes count: two normal forms of a name are two folders.
  private var byPath: [FileID: Int] = [FileID(""): 0]

  /// - Parameters:
  ///   - notes: in the order of the list.
  ///   - folders: those to be shown without a note too, from the notebook's folder on.
  ///   - reversesFolders: whether folders stand from the last name to the first.
  ///   - notebook: the notebook's folder.
  package init(
    notes: [NoteEntry], folders: [String], pinned isPinned: (NoteEntry) -> Bool = { _ in false },
    reversesFolders: Bool = false, notebook: String
  ) {
    (self.notes, self.notebook) = (notes, notebook)
    for folder in folders { _ = branch(at: folder) }
    for (index, note) in notes.enumerated() {
      let branch = branch(at: note.folder)
      branches[branch].count += 1
      if isPinned(note) { pinned.append(index) } else { branches[branch].notes.append(index) }
    }
    addCounts(of: 0)
    let keys = branches.map { (NaturalKey($0.name), $0.name) }
    for index in branches.indices {
      branches[index].folders.sort { keys[$0] < keys[$1] }
      if reversesFolders { branches[index].folders.reverse() }
    }
  }

  /// The branch of a folder, with those around it.
  private mutating func branch(at path: String) -> Int {
    if let known = byPath[FileID(path)] { return known }
    let slash = path.lastIndex(of: "/")
    let parent = branch(at: slash.map { String(path[..<$0]) } ?? "")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    branches.append(Branch(path: path, name: name))
    branches[parent].folders.append(branches.count - 1)
    byPath[FileID(path)] = branches.count - 1
    return branches.count - 1
  }

  private mutating func addCounts(of branch: Int) {
    for below in branches[branch].folders {
      addCounts(of: below)
      branches[branch].count += branches[below].count
    }
  }

  /// Whether there is a folder at a path from the notebook's on, the notebook's own not counted.
  package func hasFolder(_ path: String) -> Bool { !path.isEmpty && byPath[FileID(path)] != nil }

  /// What is shown.
  ///
  /// - Parameter isUnfolded: asked for the path of each folder that is shown.
  package func rows(unfolded isUnfolded: (String) -> Bool) -> [NoteListItem] {
    var rows = pinned.map { NoteListItem(notes[$0]) }
    add(0, depth: 0, to: &rows, isUnfolded)
    return rows
  }

  private func add(
    _ index: Int, depth: Int, to rows: inout [NoteListItem], _ isUnfolded: (String) -> Bool
  ) {
    for below in branches[index].folders {
      let branch = branches[below]
      let folder = NoteListItem.Folder(
        path: branch.path, name: branch.name, count: branch.count,
        isUnfolded: isUnfolded(branch.path))
      rows.append(NoteListItem(folder, in: notebook, depth: depth))
      if folder.isUnfolded { add(below, depth: depth + 1, to: &rows, isUnfolded) }
    }
    for note in branches[index].notes { rows.append(NoteListItem(notes[note], depth: depth)) }
  }
}
