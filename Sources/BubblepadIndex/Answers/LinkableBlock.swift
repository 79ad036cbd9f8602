import BubblepadNotebook
import CursesMarkdown
import CursesText

/// A block of a note without an id, which a link can lead to once it gets one.
package struct LinkableBlock: Sendable, Equatable {
  /// The id that it gets, without its `^`: it comes of its text, so that it is the same whenever it is looked for.
  package let id: String
  /// The first of its words, without markers.
  package let words: String
  /// The line that it begins on, from 1.
  package let line: Int
  /// Where it stands in the source.
  package let range: Range<Int>
  /// Where its words are looked for. The quotations, code and tables of an item are led to with its text, on which its id
  /// is.
  private(set) var searched: Range<Int>
  /// Whether its id stands alone on a line after it: that of a table, of code, or of a quotation.
  let isNamedAfter: Bool

  /// Those of a source, in its order. Headings are led to by their words, and of what lies in quotations and in
  /// footnotes only the whole quotation.
  package static func all(in source: [UInt8]) -> [LinkableBlock] {
    var reader = LinkableBlockReader(source)
    reader.read(.document, isInItem: false)
    return reader.blocks
  }

  /// Those with some words, in any order, whatever their case and accents.
  package static func all(in source: [UInt8], with words: [String]) -> [LinkableBlock] {
    // Most files have them in no block at all.
    let text = FoldedText(source)
    guard words.allSatisfy({ text.contains(FoldedText($0).bytes) }) else { return [] }
    return those(of: all(in: source), in: source, with: words)
  }

  /// Those of some that have some words.
  package static func those(
    of blocks: [LinkableBlock], in source: [UInt8], with words: [String]
  ) -> [LinkableBlock] {
    let words = words.map { FoldedText($0).bytes }
    return blocks.filter { block in
      let text = FoldedText(source[block.searched])
      return words.allSatisfy(text.contains)
    }
  }

  fileprivate mutating func search(upTo end: Int) {
    searched = range.lowerBound..<max(searched.upperBound, end)
  }

  /// The edit that gives it its id; nil where that would not be read as one.
  package func naming(in source: [UInt8]) -> Edit? {
    let end = range.upperBound
    var mark = " ^" + id
    if isNamedAfter {
      let lineEnd =
        source.firstIndex(of: 0x0A).map { $0 > 0 && source[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
      let rest = source[end...].drop { $0 == 0x0D }.dropFirst()
      let isFollowed = rest.prefix { $0 != 0x0A }.contains {
        $0 != 0x20 && $0 != 0x09 && $0 != 0x0D
      }
      mark = lineEnd + lineEnd + "^" + id + (isFollowed ? lineEnd : "")
    }
    let edit = Edit(end..<end, SourceText(mark))
    let named = Transaction([edit], event: .external).applying(to: SourceText(bytes: source)).bytes
    return NoteReader.facts(of: named).blockNames.contains { $0.id == id } ? edit : nil
  }
}

/// A block without an id in a note of the notebook.
package struct FoundBlock: Sendable, Equatable {
  /// From the notebook's folder on.
  package let path: String
  package let block: LinkableBlock

  /// A block of a note.
  package init(_ block: LinkableBlock, in path: String) { (self.block, self.path) = (block, path) }
}

extension NoteIndex {
  /// In bytes: longer notes are not read for a list that goes with the typing.
  private static let longest = 1 << 20

  /// The blocks without an id that have some words, of the notes that fit them best.
  ///
  /// - Parameter now: nanoseconds since 1970.
  package func blocks(
    with words: [String], in notebook: String, limit: Int, now: Int64,
    isCancelled: @escaping () -> Bool
  ) -> [FoundBlock] {
    let phrases = words.map { "\"" + $0.filter { $0 != "\"" && $0 != "\\" } + "\"" }
    guard let query = try? SearchQuery("block:(\(phrases.joined(separator: " ")))"),
      let answer = search(query, now: now, limit: limit, isCancelled: isCancelled)
    else { return [] }
    var found: [FoundBlock] = []
    for hit in answer.hits where found.count < limit && !isCancelled() {
      found += Self.blocks(with: words, ofNoteAt: hit.path, in: notebook)
    }
    return Array(found.prefix(limit))
  }

  /// Those of one note.
  ///
  /// - Parameter path: from the notebook's folder on.
  package static func blocks(
    with words: [String], ofNoteAt path: String, in notebook: String
  ) -> [FoundBlock] {
    guard let source = NoteSource.bytes(ofFileAt: notebook + "/" + path), source.count <= longest
    else { return [] }
    return LinkableBlock.all(in: source, with: words).map { FoundBlock($0, in: path) }
  }
}

/// Reads the blocks without an id of a source.
private struct LinkableBlockReader {
  private let source: [UInt8]
  private let tree: MarkdownTree
  private let lines: LineStarts
  private var taken: Set<String>
  private(set) var blocks: [LinkableBlock] = []

  init(_ source: [UInt8]) {
    self.source = source
    tree = MarkdownParser.parse(source)
    lines = LineStarts(source)
    taken = Set(NoteReader.facts(of: source).blockNames.map { $0.id.lowercased() })
  }

  mutating func read(_ container: BlockID, isInItem: Bool) {
    let children = Array(tree.children(of: container))
    var text: Int?
    for (index, child) in children.enumerated() {
      switch tree.kind(of: child) {
      case .list: read(child, isInItem: isInItem)
      case .item: read(child, isInItem: true)
      case .paragraph:
        let count = blocks.count
        readParagraph(child)
        text = blocks.count > count ? count : nil
      case .blockQuote, .fencedCode(isClosed: true), .indentedCode, .table, .htmlBlock:
        if isInItem, let text { blocks[text].search(upTo: whole(child).upperBound) }
        guard !isInItem, !isNamed(by: children.dropFirst(index + 1).first) else { continue }
        add(whole(child), isNamedAfter: true)
      default: continue
      }
    }
  }

  private mutating func readParagraph(_ id: BlockID) {
    guard let last = tree.segments(of: id).last, !source[last.range].starts(with: "![[".utf8),
      BlockMark.range(in: source[last.range]) == nil
    else { return }
    add(tree.range(of: id).lowerBound..<last.range.upperBound, isNamedAfter: false)
  }

  /// Whether a block is nothing but the id of the one before it.
  private func isNamed(by next: BlockID?) -> Bool {
    guard let next, case .paragraph = tree.kind(of: next), let only = tree.segments(of: next).first
    else { return false }
    return BlockMark.range(in: source[only.range])?.lowerBound == only.range.lowerBound
  }

  /// The lines of a block, without the end of the last.
  private func whole(_ id: BlockID) -> Range<Int> {
    let range = tree[id].lines
    let last = lines.range(of: max(range.lowerBound, range.upperBound - 1), in: source)
    return lines.range(of: range.lowerBound, in: source).lowerBound..<last.upperBound
  }

  private mutating func add(_ range: Range<Int>, isNamedAfter: Bool) {
    let end = source[range].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 }
    guard let end, end > range.lowerBound else { return }
    let range = range.lowerBound..<end
    let line = lines.line(of: range.lowerBound)
    let words = source[range].split(separator: 0x0A).lazy
      .map { NoteSummary.plainLine(String(decoding: $0.prefix(200), as: UTF8.self)) }
      .first { $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber) }
    guard let words else { return }
    blocks.append(
      LinkableBlock(
        id: freeID(for: range), words: words, line: line + 1, range: range, searched: range,
        isNamedAfter: isNamedAfter))
  }

  /// Six digits, as Obsidian has them, that are no id of the note yet.
  private mutating func freeID(for range: Range<Int>) -> String {
    let digits = ContentHash(SourceText(bytes: Array(source[range]))).hex
    for start in stride(from: 0, to: digits.utf8.count - 6, by: 2) {
      let id = String(digits.dropFirst(start).prefix(6))
      if taken.insert(id).inserted { return id }
    }
    return digits
  }
}
