import CursesCore
import CursesText

/// A paragraph laid out in rows, as far as somebody has looked.
///
/// A paragraph is what one block shows, as UTF-8 bytes (invalid ones are shown too); it may hold line
/// ends. Rows are made on demand from the front, and each is a checkpoint from which the layout goes on,
/// so that a line of 10 MB costs what is looked at. Offsets are bytes in the paragraph, columns are cells from
/// its left edge, indents included.
public struct ParagraphLayout: Sendable {
  /// The bytes that are laid out.
  public private(set) var text: [UInt8]
  /// How they are laid out.
  public let style: ParagraphStyle
  /// The rows laid out so far; all of them when `isComplete`.
  public private(set) var rows: [Row] = []
  /// Whether all rows are laid out.
  public private(set) var isComplete = false
  private var goesOnInAddress = false

  /// Lays out nothing yet.
  public init(_ text: [UInt8], style: ParagraphStyle) {
    self.text = text
    self.style = style
  }

  /// Lays out nothing yet.
  public init(_ text: some StringProtocol, style: ParagraphStyle) {
    self.init(Array(text.utf8), style: style)
  }

  /// The row with this number, laid out now if need be; `nil` past the last one.
  public mutating func row(at index: Int) -> Row? {
    guard index >= 0 else { return nil }
    if index >= rows.count { layOut { rows in rows.count > index } }
    return index < rows.count ? rows[index] : nil
  }

  /// Lays out every row and returns their number.
  public mutating func rowCount() -> Int {
    layOut { _ in false }
    return rows.count
  }

  /// The number of rows if all are laid out, else an estimate from those that are.
  public var estimatedRowCount: Int {
    guard !isComplete, let last = rows.last, last.range.upperBound > 0 else {
      return isComplete ? rows.count : max(1, text.count / max(1, style.room(isFirst: true)))
    }
    return max(rows.count + 1, rows.count * text.count / last.range.upperBound)
  }

  /// The number of the row that owns a caret at `offset` (0 to the count of bytes).
  public mutating func rowIndex(of offset: Int, affinity: Affinity = .downstream) -> Int {
    let offset = min(max(0, offset), text.count)
    layOut { rows in (rows.last?.range.upperBound ?? -1) > offset }
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    let index = max(0, low - 1)
    let isWrapStart = index > 0 && rows[index].range.lowerBound == offset
    return affinity == .upstream && isWrapStart && rows[index - 1].isWrapped ? index - 1 : index
  }

  /// Takes on a changed text: the bytes of `range` became `count` other ones. Rows before the change that
  /// it cannot have touched are kept.
  public mutating func update(_ text: [UInt8], replacing range: Range<Int>) {
    self.text = text
    isComplete = false
    var kept = rows.count
    while kept > 0, rows[kept - 1].range.upperBound >= range.lowerBound { kept -= 1 }
    // Rows before look ahead: a shorter word may fit into the row before it, and under a hanging indent
    // that word may have filled a row of its own.
    kept = max(0, kept - 2)
    goesOnInAddress = kept < rows.count && rows[kept].startsInAddress
    rows.removeSubrange(kept...)
  }

  /// Lays out rows until there is no more text or `isEnough`.
  private mutating func layOut(until isEnough: ([Row]) -> Bool) {
    guard !isComplete, !isEnough(rows) else { return }
    let (style, wasInAddress) = (style, goesOnInAddress)
    var rows = rows
    self.rows = []
    let (isComplete, isInAddress) = text.withUnsafeBufferPointer { bytes in
      let first = RowBreaker(bytes, style: style, isFirst: true)
      let others = RowBreaker(bytes, style: style, isFirst: false)
      var isInAddress = wasInAddress
      repeat {
        let start = rows.last?.range.upperBound ?? 0
        let (row, goesOn) =
          rows.isEmpty
          ? first.row(from: start, startsInAddress: false)
          : others.row(from: start, startsInAddress: isInAddress)
        rows.append(row)
        isInAddress = goesOn
        if row.end == .paragraph { return (true, false) }
      } while !isEnough(rows)
      return (false, isInAddress)
    }
    self.rows = rows
    self.isComplete = isComplete
    goesOnInAddress = isInAddress
  }
}
