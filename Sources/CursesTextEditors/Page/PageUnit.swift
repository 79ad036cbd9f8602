import CursesMarkdown
@_spi(Nodes) import CursesViewGraph

/// A unit of a page: the paragraphs that are laid out as one page block. One paragraph, or all rows of a
/// table.
struct PageUnit {
  var block: Int
  /// The paragraphs of the block that it shows.
  var paragraphs: Range<Int>
  var box: LayoutBox
}

/// A layout that grows where it lies.
final class LayoutBox {
  var layout: BlockLayout
  /// When it was last used, in revisions of the book.
  var usedAt: Int
  /// Whether it can be found by what it shows.
  var isKept = false
  /// The spelling of its words; nil until somebody asks.
  var spelling: UnitSpelling?
  /// Its links that lead nowhere; nil until somebody asks.
  var links: UnitLinks?
  /// The hashes of its rows without marks, as far as they were asked for.
  private var hashes: [Int?] = []
  /// The hashes of its rows with the marks they had last.
  private var marked: [Int: (marks: PageMarks, hash: Int)] = [:]

  init(_ layout: BlockLayout, usedAt: Int) {
    self.layout = layout
    self.usedAt = usedAt
  }

  /// A hash of what a row shows; see `BlockLayout.hashRow`.
  func hash(ofRow row: Int, marks: PageMarks) -> Int {
    guard marks == .none else {
      if let known = marked[row], known.marks == marks { return known.hash }
      let hash = makeHash(row, marks)
      marked[row] = (marks, hash)
      return hash
    }
    if row < hashes.count, let known = hashes[row] { return known }
    let hash = makeHash(row, marks)
    while hashes.count <= row { hashes.append(nil) }
    hashes[row] = hash
    return hash
  }

  private func makeHash(_ row: Int, _ marks: PageMarks) -> Int {
    var hasher = Hasher()
    layout.hashRow(row, marks: marks, into: &hasher)
    return hasher.finalize()
  }
}

/// The units of one block, each laid out when it is asked for.
final class BlockUnits {
  /// The boxes of the units, as far as they were made.
  var boxes: [LayoutBox?]
  /// The stamp of the block before, by which the row between them is decided.
  var before: Int?
  /// The stamp of the block with the header of its table, by which the columns are.
  var head: Int?
  /// The first paragraph of what is shown as its source because the caret is in it.
  var opened: Int?
  /// What is left open before a part of a block of code, by which the colours are.
  var codeState: CodeState?
  /// The first paragraph of each unit and the end of the last; nil where each paragraph is a unit.
  private let starts: [Int]?

  /// - Parameter starts: the first paragraph of each unit; nil where each paragraph is one.
  init(count: Int, starts: [Int]?) {
    self.starts = starts.map { $0 + [count] }
    boxes = Array(repeating: nil, count: starts?.count ?? count)
  }

  /// The unit with a paragraph. Numbers out of range are taken to the nearest that is there.
  func index(ofParagraph paragraph: Int) -> Int {
    guard let starts else { return min(max(0, paragraph), boxes.count - 1) }
    var low = 0
    var high = boxes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= paragraph { low = middle } else { high = middle }
    }
    return low
  }

  func paragraphs(ofUnit index: Int) -> Range<Int> {
    starts.map { $0[index]..<$0[index + 1] } ?? index..<index + 1
  }
}
