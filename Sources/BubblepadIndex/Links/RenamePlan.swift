import BubblepadNotebook
import CursesText

/// What a note gets when it is called otherwise, and what becomes of the links that lead to it.
package struct RenamePlan: Sendable {
  /// A link before and after, as a person sees it.
  package struct Change: Sendable, Equatable {
    package let noteTitle: String
    package let before: String
    package let after: String
  }

  /// Whether it is asked for, or takes a rename back, or does one again that was taken back.
  package enum Way { case new, back, again }

  package let oldTitle: String
  package let newTitle: String
  package var way = Way.new
  /// The other notes with links, in the order of the list.
  package var files: [FileChange] = []
  /// The renamed note's own links to itself.
  package var ownEdits: [Edit] = []
  /// Whether one of them is that of the heading that repeats the old title.
  package var changesHeading = false
  package var changes: [Change] = []
  /// The notes that have such links.
  package var noteCount = 0
  /// Links that stay as they are: the new title cannot be written in them.
  package var leftCount = 0
  /// Notes that could not be looked into: locked ones, too long ones, and those that could not be read.
  package var unreadCount = 0

  /// A rename that changes no link yet.
  package init(oldTitle: String, newTitle: String) {
    (self.oldTitle, self.newTitle) = (oldTitle, newTitle)
  }

  package var linkCount: Int { changes.count }

  /// The links before and after, a line each.
  package var changeLines: [String] {
    changes.map { "\($0.noteTitle): \($0.before) → \($0.after)" }
  }

  /// What a move does to links, above those.
  package var changeWords: String {
    let links = linkCount == 1 ? "1 link has" : "\(linkCount) links have"
    return "\(links) to change to keep working, in \(noteWords):"
  }

  /// How many notes have such links.
  package var noteWords: String { noteCount == 1 ? "1 note" : "\(noteCount) notes" }

  /// The rename alone: all links stay.
  package var withoutLinks: RenamePlan {
    var plan = self
    plan.files = []
    plan.ownEdits = []
    plan.changesHeading = false
    return plan
  }
}

extension RenamePlan {
  /// The answer that does all of it.
  package var renameWords: String {
    changesHeading ? "Rename, change links and heading" : "Rename and change the links"
  }

  /// What is changed besides the name.
  package var changedWords: String {
    linkCount > 0 ? changesHeading ? "links and heading" : "the links" : "the heading"
  }

  /// Has the heading that repeats the old title repeat the new one.
  fileprivate mutating func addHeading(of text: SourceText) {
    guard let edit = TextTitle.edit(of: text, from: oldTitle, to: newTitle),
      !ownEdits.contains(where: { $0.range.overlaps(edit.range) })
    else { return }
    ownEdits = (ownEdits + [edit]).sorted { $0.range.lowerBound < $1.range.lowerBound }
    changesHeading = true
  }
}

/// The notes with links to one, and how many each has.
package struct LinkingNotes: Sendable {
  package fileprivate(set) var notes: [(entry: NoteEntry, count: Int)] = []
  /// Notes that could not be looked into: locked ones, too long ones, and those that could not be read.
  package fileprivate(set) var unreadCount = 0
}

/// Finds the links that a rename concerns: those to the note, and those that would lead to it by its new name.
///
/// Every link leads where it led, by the rules by which links are followed.
package struct RenameScan: Sendable {
  /// The note's path and what it is called.
  package let path: String
  package let oldTitle: String
  package let newTitle: String
  /// The notebook.
  package let folder: String
  package let entries: [NoteEntry]
  private let before: LinkResolver
  private let after: LinkResolver
  /// From the notebook's folder on.
  private let oldPath: String
  private let newPath: String
  /// The new paths of all files that get another, by the old ones.
  private let moved: [String: String]
  /// The plainest parts of the names that such links have. Few notes have them, and only those are parsed.
  private let words: [[UInt8]]
  /// The names that such links have; nil where they may have any.
  private let names: [String]?
  /// The notes that may have such links, from the notebook's folder on; nil where that is not known.
  private var candidates: Set<String>?

  /// - Parameters:
  ///   - newTitle: nil where only the links to the note are looked for.
  ///   - otherFiles: files of the notebook that are no notes, from its folder on.
  ///   - newFolder: the folder that the note comes into; nil where it stays in its own.
  package init(
    path: String, oldTitle: String, newTitle: String?, in newFolder: String? = nil, folder: String,
    entries: [NoteEntry], otherFiles: [String] = []
  ) {
    (self.path, self.oldTitle, self.newTitle) = (path, oldTitle, newTitle ?? oldTitle)
    (self.folder, self.entries) = (folder, entries)
    let ending = NoteTitle.ending(ofFileName: path.lastComponent)
    let inside = { (path: String) in path.below(folder) }
    let (old, new) = (path, (newFolder ?? path.parentFolder) + "/" + self.newTitle + ending)
    (oldPath, newPath) = (inside(old) ?? old, inside(new) ?? new)
    moved = [oldPath: newPath]
    let others =
      entries.map(\.path).filter { $0 != old && $0 != new }.compactMap(inside) + otherFiles
    let resolver = { (own: String) in LinkResolver(others + [own], notebook: folder) }
    (before, after) = (resolver(oldPath), resolver(newPath))
    // The new name takes links from a note of that name in another folder.
    let titles =
      before.path(of: self.newTitle, from: newPath) == nil
      ? [oldTitle] : [oldTitle, self.newTitle]
    words = titles.compactMap(Self.plainestWord)
    names = titles
  }

  /// The links that a folder with another path concerns: those to its notes and pictures, those of its notes, and
  /// those that would lead to another note of the same name.
  package init(
    folder from: String, to: String, notebook: String, entries: [NoteEntry],
    otherFiles: [String] = []
  ) {
    (path, oldTitle, newTitle, oldPath, newPath) = ("", "", "", "", "")
    (folder, self.entries) = (notebook, entries)
    let files = entries.map(\.path).compactMap { $0.below(notebook) } + otherFiles
    let old = from.below(notebook) ?? from
    let new = to.below(notebook) ?? to
    var moved: [String: String] = [:]
    for file in files { if let rest = file.below(old) { moved[file] = new + "/" + rest } }
    self.moved = moved
    before = LinkResolver(files, notebook: notebook)
    after = LinkResolver(files.map { moved[$0] ?? $0 }, notebook: notebook)
    // Any link may lead elsewhere: which of two notes with a name is meant depends on their paths.
    words = [Array("[".utf8)]
    names = nil
  }

  /// The same, with only those notes read that may have such links, as far as an index knows.
  ///
  /// - Parameter index: one that has taken in all that was saved.
  package func narrowed(by index: NoteIndex?) -> RenameScan {
    var scan = self
    scan.candidates = names.flatMap { index?.notes(linkingTo: $0) }
    return scan
  }

  /// Reads all notes, or those that may have such links. It takes as long as they are: not for the main thread.
  ///
  /// - Parameter own: the text of the note itself, which may not be on the disk yet.
  package func plan(own: SourceText) -> RenamePlan {
    var plan = RenamePlan(oldTitle: oldTitle, newTitle: newTitle)
    if !path.isEmpty {
      plan.ownEdits = edits(in: own.bytes, at: path, title: newTitle, &plan)
      if newTitle != oldTitle { plan.addHeading(of: own) }
    }
    let unread = forEachOther { entry, file in
      let text = FileText(file)
      let edits = edits(in: text.text.bytes, at: entry.path, title: entry.title, &plan)
      if !edits.isEmpty { plan.files.append(FileChange(text, edits)) }
    }
    plan.unreadCount += unread
    return plan
  }

  /// The edits of the note itself.
  package func ownEdits(in text: SourceText, withHeading: Bool) -> [Edit] {
    var plan = RenamePlan(oldTitle: oldTitle, newTitle: newTitle)
    plan.ownEdits = edits(in: text.bytes, at: path, title: newTitle, &plan)
    if withHeading { plan.addHeading(of: text) }
    return plan.ownEdits
  }

  /// The notes with links to the one that this is about. It takes as long as reading all notes.
  package func linkingNotes() -> LinkingNotes {
    var result = LinkingNotes()
    let unread = forEachOther { entry, file in
      let source = inside(entry.path)
      let count = NoteSource.links(in: file.characters.bytes).count {
        before.path(of: $0, from: source) == oldPath
      }
      if count > 0 { result.notes.append((entry, count)) }
    }
    result.unreadCount = unread
    return result
  }

  /// Reads the other notes that may have a link in question.
  ///
  /// - Returns: how many could not be looked into.
  private func forEachOther(_ body: (NoteEntry, LoadedFile) -> Void) -> Int {
    var unread = 0
    for entry in entries where entry.path != path {
      guard entry.isLocked || NoteTitle.isMarkdown(entry.path) else { continue }
      if !entry.isLocked, let candidates, !candidates.contains(inside(entry.path)) { continue }
      guard !entry.isLocked, let file = ScannedFile.load(entry.path) else {
        unread += 1
        continue
      }
      if !file.isBinary, mayLink(file.text.bytes) { body(entry, file) }
    }
    return unread
  }

  private func inside(_ path: String) -> String { path.below(folder) ?? path }

  private static func plainestWord(of title: String) -> [UInt8]? {
    let words = title.lowercased().utf8.split { byte in
      !(0x61...0x7A).contains(byte) && !(0x30...0x39).contains(byte)
    }
    return words.max { $0.count < $1.count }.map(Array.init) ?? []
  }

  private func mayLink(_ source: [UInt8]) -> Bool {
    words.contains { TextBytes.contains(source, $0) }
  }

  private func edits(
    in source: [UInt8], at notePath: String, title: String, _ plan: inout RenamePlan
  ) -> [Edit] {
    let place = inside(notePath)
    var edits: [Edit] = []
    for link in NoteLink.all(in: source) {
      guard let old = before.path(of: link.written, from: place) else { continue }
      let edit: Edit
      switch change(
        of: link, ledTo: old, from: moved[place] ?? place, isMoved: moved[place] != nil)
      {
      case .none: continue
      case .impossible:
        plan.leftCount += 1
        continue
      case .edit(let found): edit = found
      }
      guard !source[edit.range].elementsEqual(edit.text.bytes) else { continue }
      edits.append(edit)
      let shown = link.shownRange
      let after =
        source[shown.lowerBound..<edit.range.lowerBound] + edit.text.bytes
        + source[edit.range.upperBound..<shown.upperBound]
      plan.changes.append(
        RenamePlan.Change(
          noteTitle: title, before: String(decoding: source[shown], as: UTF8.self),
          after: String(decoding: after, as: UTF8.self)))
    }
    if !edits.isEmpty { plan.noteCount += 1 }
    return edits
  }

  /// What a link needs to lead where it led.
  private enum Change {
    case none
    case edit(Edit)
    /// The name cannot be written in it.
    case impossible
  }

  private func change(
    of link: NoteLink, ledTo old: String, from source: String, isMoved: Bool
  ) -> Change {
    let wanted = moved[old] ?? old
    func leads(_ page: String) -> Bool {
      var other = link.written
      other.target = page
      return after.path(of: other, from: source) == wanted
    }
    guard !link.name.isEmpty else { return .none }
    // An address counts from its folder elsewhere, and is kept right for that too.
    let isMovedAddress =
      newTitle == oldTitle && link.written.form == .markdown
      && isMoved != (moved[old] != nil)
    if newTitle == oldTitle, !isMovedAddress, leads(link.name) { return .none }
    if old == oldPath, !isMovedAddress {
      let ending = NoteTitle.ending(ofFileName: wanted)
      let folders = link.name.lastIndex(of: "/").map { String(link.name[...$0]) } ?? ""
      let hasEnding = link.name.lowercased().hasSuffix(ending.lowercased())
      if leads(folders + newTitle + (hasEnding ? ending : "")),
        let name = link.renamed(to: newTitle, ending: ending)
      {
        return .edit(Edit(link.nameRange, SourceText(bytes: name)))
      }
    } else if !isMovedAddress, leads(link.name) {
      return .none
    }
    let whole =
      link.written.form == .wiki
      ? after.shortestLink(to: wanted, from: source)
      : LinkResolver.relative(wanted, from: source)
    guard leads(whole), let page = link.bytes(of: whole) else { return .impossible }
    return .edit(Edit(link.pageRange, SourceText(bytes: page)))
  }
}

/// Searches in bytes.
package enum TextBytes {
  /// Whether a text has a word in small letters of ASCII, whatever the case there.
  package static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    return text.withUnsafeBufferPointer { text in
      for start in 0...(text.count - word.count) where small(text[start]) == first {
        if zip(text[start..<start + word.count], word).allSatisfy({ small($0) == $1 }) {
          return true
        }
      }
      return false
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
