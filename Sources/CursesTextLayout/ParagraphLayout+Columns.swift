import CursesCore
import CursesText

/// A place for a caret in a row. At a soft wrap, `upstream` is the end of the row above and `downstream`
/// the start of the row below.
public struct RowPlace: Hashable, Sendable {
  /// In bytes of the paragraph.
  public var offset: Int
  /// Which row has it, where a soft wrap lies at the offset.
  public var affinity: Affinity

  /// A place by its offset and its row.
  public init(offset: Int, affinity: Affinity) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// A character as it lies in a row.
public struct RowCluster: Hashable, Sendable {
  /// Its bytes in the paragraph.
  public var range: Range<Int>
  /// Its first cell, counted from the paragraph's left edge.
  public var column: Int
  /// Its cells. A tab has those up to its stop.
  public var width: Int

  /// The cells it covers.
  public var columns: Range<Int> { column..<column + width }
}

extension ParagraphLayout {
  /// The column of a caret at `offset` in a row. A caret among the spaces that hang over the row's end
  /// stands after its last cell.
  public func column(of offset: Int, in row: Row) -> Int {
    let target = min(max(offset, row.range.lowerBound), row.content.upperBound)
    if row.isPlain {
      return min(row.indent + target - row.range.lowerBound, row.endColumn)
    }
    var column = row.endColumn
    forEachCluster(in: row) { cluster in
      guard target < cluster.range.upperBound else { return true }
      column = cluster.column
      return false
    }
    return min(column, row.endColumn)
  }

  /// The caret nearest to a cell: before a character for its left half, after it for its right half.
  /// Left of the row it is its start, right of it its end.
  public func place(atColumn column: Int, in row: Row) -> RowPlace {
    guard column < row.endColumn else { return end(of: row) }
    guard column > row.indent else { return start(of: row) }
    if row.isPlain {
      let offset = row.range.lowerBound + column - row.indent
      return RowPlace(offset: min(offset, row.content.upperBound), affinity: .downstream)
    }
    var place = end(of: row)
    forEachCluster(in: row) { cluster in
      guard column < cluster.columns.upperBound else { return true }
      let isLeft = (column - cluster.column) * 2 < cluster.width
      let offset = isLeft ? cluster.range.lowerBound : cluster.range.upperBound
      if offset < row.range.upperBound { place = RowPlace(offset: offset, affinity: .downstream) }
      return false
    }
    return place
  }

  /// The character whose cells a column is in, for double clicks and hovering.
  public func cluster(atColumn column: Int, in row: Row) -> RowCluster? {
    var found: RowCluster?
    forEachCluster(in: row) { cluster in
      if cluster.columns.contains(column) { found = cluster }
      return found == nil && cluster.column <= column
    }
    return found
  }

  /// Where Home goes.
  public func start(of row: Row) -> RowPlace {
    RowPlace(offset: row.range.lowerBound, affinity: .downstream)
  }

  /// Where End goes: before the line end, or at a soft wrap with the affinity of this row.
  public func end(of row: Row) -> RowPlace {
    RowPlace(
      offset: row.content.upperBound, affinity: row.isWrapped ? .upstream : .downstream)
  }

  /// Walks the characters of a row, without its line end, until `body` returns `false`.
  public func forEachCluster(in row: Row, _ body: (RowCluster) -> Bool) {
    text.withUnsafeBufferPointer { bytes in
      let scanner = ClusterScanner(bytes, widths: style.widths)
      var offset = row.range.lowerBound
      var column = 0
      while offset < row.content.upperBound {
        let cluster = scanner.cluster(at: offset)
        let stop = max(1, style.tabWidth)
        let width = cluster.width > 0 ? cluster.width : stop - column % stop
        let isWanted = body(
          RowCluster(
            range: offset..<offset + cluster.length, column: row.indent + column, width: width))
        guard isWanted else { return }
        offset += cluster.length
        column += width
      }
    }
  }
}
