import BubblepadNotebook
import CursesMarkdown
import CursesText

/// A heading or a block of a note that gets another name, with the links that lead to it.
package struct NamedPart: RenamedPart {
  /// What it is.
  package enum Kind: Sendable, Equatable { case heading, block }

  /// Why a place cannot be called so.
  package enum Refusal: Error, Equatable {
    /// It is empty, or has signs that a name cannot have.
    case noName
    /// Another block of the note has the name.
    case taken
  }

  package let kind: Kind
  /// What it is called: the words of a heading, the id of a block without its `^`.
  package let name: String
  /// The line it stands on, from 1.
  private let line: Int
  /// Where the name stands in the source.
  private let range: Range<Int>
  private let facts: NoteFacts
  private let source: [UInt8]
  /// The name that it gets, and what the note says then.
  private var new: (name: String, facts: NoteFacts)?

  private init(
    _ kind: Kind, _ name: String, line: Int, _ range: Range<Int>, _ facts: NoteFacts,
    _ source: [UInt8]
  ) {
    (self.kind, self.name, self.line, self.range) = (kind, name, line, range)
    (self.facts, self.source) = (facts, source)
  }

  /// The heading that a line is or lies below; nil where there is none, or it fills several lines.
  ///
  /// - Parameter line: from 1.
  package static func heading(atOrAbove line: Int, in source: [UInt8]) -> NamedPart? {
    let facts = NoteReader.facts(of: source)
    guard let heading = facts.headings.last(where: { $0.line <= line }) else { return nil }
    let tree = MarkdownParser.parse(source)
    for id in tree.allBlocks {
      guard case .heading = tree.kind(of: id), tree[id].lines.lowerBound + 1 == heading.line else {
        continue
      }
      let segments = Array(tree.segments(of: id))
      guard segments.count == 1, let range = segments.first?.range else { return nil }
      let words = NoteSummary.plain(heading.text[...])
      return NamedPart(.heading, words, line: heading.line, range, facts, source)
    }
    return nil
  }

  /// The block with an id that a line is a part of; nil where it has no id.
  ///
  /// - Parameter line: from 1.
  package static func block(at line: Int, in source: [UInt8]) -> NamedPart? {
    let facts = NoteReader.facts(of: source)
    let lines = LineStarts(source)
    guard
      let block = facts.blockNames.first(where: { block in
        block.line >= line
          && (line..<block.line).allSatisfy { number in
            !source[lines.range(of: number - 1, in: source)].allSatisfy { $0 == 0x20 || $0 == 0x0D }
          }
      })
    else { return nil }
    let own = lines.range(of: block.line - 1, in: source)
    let id = Array(("^" + block.id).utf8)
    guard
      let start = own.reversed().first(where: { source[$0..<own.upperBound].starts(with: id) })
    else { return nil }
    return NamedPart(
      .block, block.id, line: block.line, start + 1..<start + id.count, facts, source)
  }

  /// The same with another name.
  ///
  /// - Parameter name: the words of a heading as they are read, or the id of a block.
  package func renamed(to name: String) throws(Refusal) -> NamedPart {
    let name = NoteTitle.trimmed(name)
    guard !name.isEmpty, name.allSatisfy({ !$0.isNewline }) else { throw .noName }
    if kind == .block {
      guard name.utf8.allSatisfy(Self.isOfID) else { throw .noName }
      let isTaken = facts.blockNames.contains {
        $0.id.lowercased() == name.lowercased() && $0.line != line
      }
      if isTaken { throw .taken }
    }
    var part = self
    part.new = (name, NoteFacts())
    let after = Transaction([part.ownEdit], event: .external).applying(
      to: SourceText(bytes: source))
    let facts = NoteReader.facts(of: after.bytes)
    // What is typed must be what is read.
    let isRead =
      kind == .block
      ? facts.blockNames.contains { $0.id == name && $0.line == line }
      : facts.headings.contains { $0.line == line && NoteSummary.plain($0.text[...]) == name }
    guard isRead else { throw .noName }
    part.new = (name, facts)
    return part
  }

  private static func isOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
    default: false
    }
  }

  /// What gives it the new name in its note.
  package var ownEdit: Edit { Edit(range, SourceText(new?.name ?? name)) }

  // MARK: Links

  package func isMeant(by link: WrittenLink) -> Bool {
    guard let subpath = link.subpath, !subpath.isEmpty else { return false }
    guard kind == .heading else { return LinkSubpath.isBlock(subpath, name) }
    return LinkSubpath.lines(of: subpath, in: facts.headings)?.contains(line) == true
  }

  package func edit(of link: WrittenLink, in source: [UInt8]) -> Edit? {
    guard let new, let subpath = link.subpath else { return nil }
    let other =
      kind == .block
      ? LinkSubpath.renamed(subpath, block: new.name)
      : LinkSubpath.renamed(
        subpath, headingAt: line, to: new.name, from: facts.headings, new.facts.headings)
    return other.flatMap { NoteLink.edit(link, subpath: $0, in: source) }
  }
}
