import TerminalCore
import Themes

extension BackgroundScene {
  /// Draws row by row of samples: `paint` adds light to the sums of the lit columns of one row.
  func drawRows(
    into field: inout LightField, light: BubbleLight, mask: LightMask,
    paint: (_ sums: RowSums, _ row: Int, _ columns: Range<Int>) -> Void
  ) {
    let size = field.size
    guard size.cellCount > 0, mask.size == size else { return }
    let ground = Linear(light.ground)
    field.withSamples { samples in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * size.columns) { buffer in
        let sums = RowSums(buffer, columns: size.columns)
        for row in 0..<2 * size.rows {
          let columns = mask.columns[row / 2]
          guard !columns.isEmpty else { continue }
          sums.clear(columns)
          paint(sums, row, columns)
          sums.finish(columns, ground: ground, into: samples, at: row * size.columns)
        }
      }
    }
  }
}
