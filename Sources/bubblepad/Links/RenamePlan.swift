import Notebook
import TextModel

/// What a note gets when it is called otherwise, and what becomes of the links that lead to it.
struct RenamePlan: Sendable {
  /// A link before and after, as a person sees it.
  struct Change: Sendable, Equatable {
    let noteTitle: String
    let before: String
    let after: String
  }

  /// Whether it is asked for, or takes a rename back, or does one again that was taken back.
  enum Way { case new, back, again }

  let oldTitle: String
  let newTitle: String
  var way = Way.new
  /// The other notes with links, in the order of the list.
  var files: [FileChange] = []
  /// The renamed note's own links to itself.
  var ownEdits: [Edit] = []
  var changes: [Change] = []
  /// The notes that have such links.
  var noteCount = 0
  /// Links that stay as they are: the new title cannot be written in them, or another note has the old one.
  var leftCount = 0
  /// Notes that could not be looked into: locked ones, and those that could not be read.
  var unreadCount = 0

  var linkCount: Int { changes.count }

  /// The rename alone: all links stay.
  var withoutLinks: RenamePlan {
    var plan = self
    plan.files = []
    plan.ownEdits = []
    return plan
  }
}

/// Finds the links to a note that is to be renamed.
struct RenameScan: Sendable {
  /// The note's path and what it is called.
  let path: String
  let oldTitle: String
  let newTitle: String
  /// The notebook.
  let folder: String
  let entries: [NoteEntry]

  private var ending: String { NoteTitle.ending(ofFileName: path.lastName) }

  /// Whether another note has the title too: a wiki link may mean that one.
  private var isAmbiguous: Bool {
    entries.contains { $0.path != path && $0.title.lowercased() == oldTitle.lowercased() }
  }

  /// Reads all notes. It takes as long as they are: not for the main thread.
  ///
  /// - Parameter own: the text of the note itself, which may not be on the disk yet.
  func plan(own: SourceText) -> RenamePlan {
    var plan = RenamePlan(oldTitle: oldTitle, newTitle: newTitle)
    let ownEdits = edits(in: own.bytes, at: path, title: newTitle, &plan)
    plan.ownEdits = ownEdits
    for entry in entries where entry.path != path {
      guard !entry.isLocked else {
        plan.unreadCount += 1
        continue
      }
      guard NoteTitle.isMarkdown(entry.path) else { continue }
      guard let file = try? SafeFile.load(entry.path, firstBytes: Self.most), file.rest == nil
      else {
        plan.unreadCount += 1
        continue
      }
      let bytes = file.text.bytes
      guard mayLink(bytes), !file.isBinary else { continue }
      let edits = edits(in: bytes, at: entry.path, title: entry.title, &plan)
      guard !edits.isEmpty else { continue }
      plan.files.append(
        FileChange(
          path: entry.path, stamp: file.stamp, before: file.text,
          after: Transaction(edits, event: .external).applying(to: file.text)))
    }
    return plan
  }

  /// The notes with links to the one that this is about, and how many each has. It takes as long as reading
  /// all notes.
  func notesWithLinks() -> [(entry: NoteEntry, count: Int)] {
    entries.compactMap { entry in
      guard entry.path != path, !entry.isLocked, NoteTitle.isMarkdown(entry.path),
        let file = try? SafeFile.load(entry.path, firstBytes: Self.most), !file.isBinary
      else { return nil }
      let bytes = file.text.bytes
      guard mayLink(bytes) else { return nil }
      let count = NoteLink.all(in: bytes).count { leadsHere($0, from: entry.path) }
      return count == 0 ? nil : (entry, count)
    }
  }

  /// In bytes: a longer note is not looked into, and counted as such.
  private static let most = 32 << 20

  /// Whether a source has the plainest part of the title at all: few have, and only those are parsed.
  private func mayLink(_ source: [UInt8]) -> Bool {
    let words = oldTitle.lowercased().utf8.split { byte in
      !(0x61...0x7A).contains(byte) && !(0x30...0x39).contains(byte)
    }
    guard let word = words.max(by: { $0.count < $1.count }).map(Array.init) else { return true }
    return TextBytes.contains(source, word)
  }

  private func edits(
    in source: [UInt8], at notePath: String, title: String, _ plan: inout RenamePlan
  ) -> [Edit] {
    let links = NoteLink.all(in: source).filter { leadsHere($0, from: notePath) }
    guard !links.isEmpty else { return [] }
    var edits: [Edit] = []
    for link in links {
      guard !(link.form == .wiki && isAmbiguous),
        let bytes = link.renamed(to: newTitle, ending: ending)
      else {
        plan.leftCount += 1
        continue
      }
      let edit = Edit(link.nameRange, SourceText(bytes: bytes))
      guard !source[link.nameRange].elementsEqual(bytes) else { continue }
      edits.append(edit)
      let shown = link.shownRange
      let after =
        source[shown.lowerBound..<link.nameRange.lowerBound] + bytes
        + source[link.nameRange.upperBound..<shown.upperBound]
      plan.changes.append(
        RenamePlan.Change(
          noteTitle: title, before: String(decoding: source[shown], as: UTF8.self),
          after: String(decoding: after, as: UTF8.self)))
    }
    if !edits.isEmpty { plan.noteCount += 1 }
    return edits
  }

  /// Whether a link in a note leads to the one that is renamed, by the rules by which links are followed.
  private func leadsHere(_ link: NoteLink, from notePath: String) -> Bool {
    switch link.form {
    case .wiki:
      let title = link.name.split(separator: "/").last.map(String.init) ?? link.name
      return title.lowercased() == oldTitle.lowercased()
    case .markdown:
      let base = link.name.hasPrefix("/") ? folder : notePath.parentFolder
      let target = (base + "/" + link.name).withoutDots
      return target == path.withoutDots || target + ".md" == path.withoutDots
    }
  }
}

extension String {
  /// What follows the last slash, also of a name with one at its end.
  fileprivate var lastName: String {
    lastIndex(of: "/").map { String(self[$0...].dropFirst()) } ?? self
  }

  /// A path without `.` and `..`.
  fileprivate var withoutDots: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

/// Searches in bytes.
enum TextBytes {
  /// Whether a text has a word in small letters of ASCII, whatever the case there.
  static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
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
