/// One row of a laid-out paragraph.
public struct Row: Hashable, Sendable {
  /// What follows a row.
  public enum End: Hashable, Sendable {
    /// The next row goes on with the same line.
    case wrap
    /// A line end, of 1 or 2 bytes, at the end of the row's range.
    case line(bytes: Int)
    /// Nothing: the paragraph is over.
    case paragraph
  }

  /// The bytes of the row in the paragraph, with the spaces that hang at its end and its line end. The
  /// ranges of all rows cover the paragraph once.
  public var range: Range<Int>
  /// The empty cells before the text.
  public var indent: Int
  /// The cells of the text after the indent, without what hangs over the row's width.
  public var columns: Int
  /// Why the row ends.
  public var end: End
  /// Whether the row goes on with a web address that began in an earlier one.
  var startsInAddress: Bool
  /// Whether every byte is an ASCII character of one cell, so that offsets and columns differ by a
  /// constant.
  var isPlain: Bool

  /// Whether the line goes on in the next row.
  public var isWrapped: Bool { end == .wrap }

  /// The bytes a caret can stand in: all but the line end.
  public var content: Range<Int> {
    if case .line(let bytes) = end { return range.lowerBound..<range.upperBound - bytes }
    return range
  }

  /// The column after the last cell of the text.
  public var endColumn: Int { indent + columns }
}
