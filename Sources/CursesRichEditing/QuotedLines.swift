import CursesMarkdown
import CursesText

/// The lines that a quotation goes around with some paragraphs, or comes off: items and footnotes go with all that lies
/// in them, and tables whole.
struct QuotedLines {
  /// The paragraph that they begin with.
  let first: RichParagraph
  /// How many of the blocks around that stay around the quotation.
  let depth: Int
  /// From the start of the first line to the end of the text in the last.
  let range: Range<Int>
  private let document: RichDocument

  /// Nil for no paragraphs.
  ///
  /// - Parameter outer: how many of the blocks around the first paragraph stay as they are.
  init?(_ chosen: [RichParagraph], inside outer: Int = 0, of document: RichDocument) {
    guard var first = chosen.first, var last = chosen.last else { return nil }
    first = Self.rows(around: first, in: document).first ?? first
    last = Self.rows(around: last, in: document).last ?? last
    let levels = IndentLevels(document: document)
    let shared = first.containers.indices.prefix { index in
      index < last.containers.count
        && levels.end(of: first.containers[index], at: index, in: first)
          >= last.contentRange.lowerBound
    }.count
    var depth = max(shared, outer)
    // What begins before the paragraphs and does not hold them all goes with them.
    if let index = first.containers.indices.dropFirst(depth).first(where: {
      first.containers[$0].kind != .quote
    }) {
      first = Self.start(of: index, around: first, in: document) ?? first
    }
    while depth > outer, first.containers[depth - 1].isFirst,
      !first.containers[depth - 1].isReopened
    {
      depth -= 1
    }
    var end = last.base + max(last.lines.upperBound, last.content.upperBound)
    if let index = last.containers.indices.dropFirst(depth).first(where: {
      last.containers[$0].kind != .quote
    }) {
      end = max(end, levels.end(of: last.containers[index], at: index, in: last))
    }
    end = document.lineContentEnd(before: end)
    range = first.lineStart..<max(first.lineStart, end)
    (self.first, self.depth, self.document) = (first, depth, document)
  }

  /// The rows of the table that a row lies in; none for what is no row.
  private static func rows(
    around row: RichParagraph, in document: RichDocument
  ) -> [RichParagraph] {
    guard row.isTableRow else { return [] }
    let place = document.place(at: row.contentRange.lowerBound)
    return TableReader(document: document).tableSource(at: place)?.rows ?? []
  }

  /// The paragraph that a block around another one begins with.
  private static func start(
    of index: Int, around paragraph: RichParagraph, in document: RichDocument
  ) -> RichParagraph? {
    let container = paragraph.containers[index]
    guard container.isReopened else {
      return document.block(document.blockIndex(at: paragraph.base)).paragraphs.first {
        $0.containers[safe: index]?.isSame(as: container) == true
      }
    }
    let place = document.place(at: paragraph.contentRange.lowerBound)
    return ListItems(document: document).listItem(at: place, index).map {
      document.paragraph(at: $0.start)
    }
  }

  var lines: [SourceLine] {
    document.state.text.sourceLines(from: range.lowerBound, upTo: range.upperBound)
  }

  /// What makes a quotation of them, inside of the blocks that do not begin with them.
  var quoting: [Edit] {
    let outer = Array(first.containers[..<depth])
    return lines.map { line in
      let bytes = document.state.text.bytes(in: line.content)
      guard !outer.isEmpty else {
        let mark = line.lowerBound == 0 ? document.byteOrderMark : 0
        return Edit(at: line.lowerBound + mark, insert: bytes.isEmpty ? ">" : "> ")
      }
      let blocks = BlankLine(bytes, lineStart: 0, in: outer)
      // A line that goes on with its paragraph need not be indented.
      let indentation = outer[blocks.depth...].map(\.continuation).joined()
      let isBlank = bytes[blocks.contentStart...].allSatisfy(\.isBlank)
      return Edit(
        at: line.lowerBound + blocks.contentStart, insert: indentation + (isBlank ? ">" : "> "))
    }
  }
}
