import BubblepadNotebook
import CursesMarkdown

/// An item of a list in a note, with or without a box.
public struct NoteItem: Sendable, Equatable {
  /// The note it is in, from the notebook's folder on.
  public let path: String
  /// The line it begins on, from 1.
  public let line: Int
  /// That line from its marker on, without its end.
  public let source: [UInt8]
  /// Where its words begin in that, or its box.
  public let start: Int
  /// The line of the item that it is a part of; nil for one that is none's.
  public let parent: Int?

  /// The items in a text, in its order. An item that has nothing but another one on its line is not among them.
  public static func all(in source: [UInt8], path: String) -> [NoteItem] {
    guard source.contains(where: { "-*+.)".utf8.contains($0) }) else { return [] }
    let tree = MarkdownParser.parse(source)
    let lines = LineStarts(source)
    let ranges = tree.allBlocks.filter { id in
      if case .item = tree.kind(of: id) { true } else { false }
    }.map { tree.range(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    var around: [(line: Int, end: Int)] = []
    var items: [NoteItem] = []
    for (index, range) in ranges.enumerated() {
      let line = lines.line(of: range.lowerBound) + 1
      if index + 1 < ranges.count, lines.line(of: ranges[index + 1].lowerBound) + 1 == line {
        continue
      }
      while let last = around.last, last.end <= range.lowerBound { around.removeLast() }
      let own = source[range.lowerBound..<lines.end(ofLineAt: range.lowerBound, in: source)]
      items.append(
        NoteItem(
          path: path, line: line, source: Array(own), start: markerLength(of: own),
          parent: around.last?.line))
      around.append((line, range.upperBound))
    }
    return items
  }

  /// How long the marker at the start of a line is, with the space after it.
  private static func markerLength(of line: ArraySlice<UInt8>) -> Int {
    let digits = line.prefix { (0x30...0x39).contains($0) }.count
    let rest = line.dropFirst(digits + 1)
    return line.count - rest.drop { $0 == 0x20 || $0 == 0x09 }.count
  }
}

extension IndexReader {
  /// The items of a note, by their lines; none of a note that the index does not know.
  func items(ofNoteAt path: String) throws(DatabaseError) -> [NoteItem] {
    guard let id = files.byPath()[FileID(path)], let note = try note(id) else { return [] }
    return NoteItem.all(in: note.source, path: path)
  }
}

extension NoteIndex {
  /// The items of the lists of a note, by their lines; nil where there is no index that could say. A locked note has
  /// none.
  public func items(ofNoteAt path: String) -> [NoteItem]? {
    read { reader throws(DatabaseError) in try reader.items(ofNoteAt: path) }
  }
}
