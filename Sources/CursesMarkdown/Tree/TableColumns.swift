/// The alignments of a table's columns, so small that every part of a long table can be told them.
public struct TableColumns: Hashable, Sendable {
  /// Two bits for each column, the first column's lowest.
  private var bits: UInt32
  /// The number of columns.
  public let count: Int

  /// More columns than this are not told: a table that has more is not cut into parts.
  static let most = 16

  /// The columns of a table; nil when there are more than can be told.
  init?(_ alignments: [ColumnAlignment]) {
    guard alignments.count <= TableColumns.most else { return nil }
    count = alignments.count
    bits = 0
    for (column, alignment) in alignments.enumerated() {
      bits |= UInt32(alignment.rawValue & 3) << UInt32(2 * column)
    }
  }

  /// The columns with this number of them and these bits.
  init(count: Int, bits: UInt32) {
    self.count = min(max(0, count), TableColumns.most)
    self.bits = bits
  }

  /// The alignment of each column.
  public var alignments: [ColumnAlignment] {
    (0..<count).map { ColumnAlignment(rawValue: UInt8(bits >> UInt32(2 * $0) & 3)) ?? .none }
  }

  /// The alignments as bits.
  var packed: UInt32 { bits }
}
