import BubblepadNotebook
import CursesText

/// The headings and blocks of a note whose text comes to the end of another one, for the links that lead to them. Of
/// two blocks with one id, that of the note gets a new one.
package struct JoinedPart: RenamedPart {
  private let before: NoteFacts
  private let after: NoteFacts
  /// How many more lines are before the text in the other note.
  private let shift: Int
  /// The new ids by the old ones, these in small letters.
  private let ids: [String: String]

  /// - Parameters:
  ///   - start: where the text of the note begins, after its properties.
  ///   - held: what the other note holds up to the text.
  package init(_ source: SourceText, from start: Int, holding held: [UInt8]) {
    let source = source.bytes
    before = NoteReader.facts(of: source)
    ids = Self.newIDs(of: before.blockNames, besides: NoteReader.facts(of: held).blockNames)
    let joined = Self.renamed(source, ids)
    let whole = held + joined.dropFirst(start)
    after = NoteReader.facts(of: whole)
    shift = LineStarts(whole).line(of: held.count) - LineStarts(source).line(of: start)
  }

  /// How many blocks get a new id.
  package var newIDCount: Int { ids.count }

  /// The text of the note with the new ids.
  package func renamingBlocks(in text: SourceText) -> SourceText {
    ids.isEmpty ? text : SourceText(bytes: Self.renamed(text.bytes, ids))
  }

  private static func newIDs(
    of own: [NoteFacts.BlockName], besides others: [NoteFacts.BlockName]
  ) -> [String: String] {
    let held = Set(others.map { $0.id.lowercased() })
    var taken = held.union(own.map { $0.id.lowercased() })
    var new: [String: String] = [:]
    for block in own where held.contains(block.id.lowercased()) {
      guard new[block.id.lowercased()] == nil else { continue }
      var number = 2
      while !taken.insert("\(block.id)-\(number)".lowercased()).inserted { number += 1 }
      new[block.id.lowercased()] = "\(block.id)-\(number)"
    }
    return new
  }

  private static func renamed(_ source: [UInt8], _ ids: [String: String]) -> [UInt8] {
    guard !ids.isEmpty else { return source }
    let lines = LineStarts(source)
    let edits = NoteReader.facts(of: source).blockNames.compactMap { block -> Edit? in
      let line = lines.range(of: block.line - 1, in: source)
      guard let new = ids[block.id.lowercased()],
        let mark = source[line].lastIndex(of: UInt8(ascii: "^")),
        source[(mark + 1)..<line.upperBound].starts(with: block.id.utf8)
      else { return nil }
      return Edit(mark + 1..<mark + 1 + block.id.utf8.count, new)
    }
    let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return Transaction(sorted, event: .external).applying(to: SourceText(bytes: source)).bytes
  }

  // MARK: Links

  package var namesFirst: Bool { true }

  package func isMeant(by link: WrittenLink) -> Bool {
    guard let subpath = link.subpath, let line = LinkSubpath.line(of: subpath, in: before) else {
      return false
    }
    return LinkSubpath.line(of: subpath, in: after) != line + shift
  }

  package func edit(of link: WrittenLink, in source: [UInt8]) -> Edit? {
    guard let subpath = link.subpath, let line = LinkSubpath.line(of: subpath, in: before) else {
      return nil
    }
    let new: String?
    if let id = subpath.split(separator: "#").last, id.hasPrefix("^") {
      new = ids[id.dropFirst().lowercased()].flatMap { LinkSubpath.renamed(subpath, block: $0) }
    } else {
      new = LinkSubpath.moved(
        subpath, to: line + shift, in: after, mayBeAnchor: link.form == .markdown)
    }
    return new.flatMap { NoteLink.edit(link, subpath: $0, in: source) }
  }
}
