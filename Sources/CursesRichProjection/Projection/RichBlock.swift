import CursesMarkdown

/// The paragraphs of one part of a document: a top-level block and the blank lines after it.
///
/// Blank lines are shown by this rule, line by line:
/// - A blank line after a block is spacing: no caret stands on it (`RichParagraph.hasGapAfter`).
/// - So is a blank line that stands in fewer quotes and items than the blank line before it.
/// - Every other blank line is an empty paragraph. It stands in the quotes and items that text typed at
///   its end would stand in.
///
/// The line after the last line feed of a document counts as a line. A document that starts with blank
/// lines starts with as many empty paragraphs; an empty document has one.
public struct RichBlock: Sendable {
  /// Names what is shown: blocks of a document with the same stamp show the same, wherever they stand.
  public let stamp: Int
  /// Where the part starts in the document.
  public package(set) var start: Int
  /// The number of bytes of the part.
  public let count: Int
  /// Never empty.
  public private(set) var paragraphs: [RichParagraph]
  /// The number of words in the visible text.
  public var wordCount: Int { counts.words }
  /// The number of characters in the visible text, as a person counts them.
  public var characterCount: Int { counts.characters }

  /// What it goes on with from the block before it; nil when it starts with a line of its own.
  public let continues: Continuation?

  /// What a block can go on with.
  public enum Continuation: Hashable, Sendable {
    /// The line that the block before it ends in: nothing stands between the two.
    case line
    /// The table that the block before it ends in, with these columns.
    case table(TableColumns)
    /// The fenced code that the block before it ends in, with its language as `CodeLanguage(number:)` takes it.
    case code(language: UInt8)
  }

  package init(
    stamp: Int, start: Int, count: Int, paragraphs: [RichParagraph],
    continues: Continuation? = nil
  ) {
    self.stamp = stamp
    self.continues = continues
    self.start = start
    self.count = count
    self.paragraphs = paragraphs
    moveTo(start)
  }

  private var counts: (words: Int, characters: Int) {
    var words = 0
    var characters = 0
    for paragraph in paragraphs { paragraph.count(words: &words, characters: &characters) }
    return (words, characters)
  }

  /// The bytes of the part, in offsets of the document.
  public var sourceRange: Range<Int> { start..<(start + count) }

  package mutating func moveTo(_ start: Int) {
    guard start != self.start || paragraphs.first?.base != start else { return }
    self.start = start
    for index in paragraphs.indices { paragraphs[index].base = start }
  }

  /// The index of the paragraph that a source offset belongs to: the last that starts at or before it.
  public func paragraphIndex(at offset: Int) -> Int {
    let place = offset - start
    var low = 0
    var high = paragraphs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraphs[middle].lines.lowerBound <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
