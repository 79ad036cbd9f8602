import CursesCore

/// What the terminal shows, as far as cells go.
struct ShownFrame {
  var size: Size
  private(set) var cells: [Cell]
  /// The rows in which something was written over what ncurses draws.
  var overlayRows: [Bool]
  /// Nothing is known of the screen: every cell differs.
  var isUnknown = true
  var cursor: PlacedCursor?
  var hasVisibleCursor = true
  var shape = Cursor.Shape.terminalDefault

  init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.cellCount)
    overlayRows = Array(repeating: false, count: size.rows)
  }

  /// Remembers the cells of a frame that have been drawn.
  mutating func take(_ frame: Frame, row: Int, runs: [Range<Int>]) {
    let source = row * frame.size.columns
    let target = row * size.columns
    cells.withUnsafeMutableBufferPointer { shown in
      frame.cells.withUnsafeBufferPointer { drawn in
        for run in runs {
          for column in run { shown[target + column] = drawn[source + column] }
        }
      }
    }
  }
}

/// A frame that waits until the terminal takes bytes again; a later one takes its place.
struct DeferredFrame {
  var frame: Frame
  var cursor: Cursor?
}

/// Which cells of a frame differ from what is shown.
struct FrameChanges {
  /// By row, in order: the runs of changed cells, widened to whole clusters.
  private(set) var rows: [(row: Int, runs: [Range<Int>])] = []
  private(set) var cells = 0

  /// Runs closer than this are one: skipping so few cells costs more than drawing them.
  static let joinDistance = 4

  mutating func compareRow(
    _ row: Int, old: UnsafeBufferPointer<Cell>, new: UnsafeBufferPointer<Cell>, all: Bool
  ) {
    if all {
      rows.append((row, [0..<new.count]))
      cells += new.count
      return
    }
    var runs: [Range<Int>] = []
    var column = 0
    let count = new.count
    while column < count {
      if old[column] == new[column] {
        column += 1
        continue
      }
      var start = column
      while start > 0, new[start].width == 0 || old[start].width == 0 { start -= 1 }
      var end = column + 1
      while end < count, old[end] != new[end] || new[end].width == 0 || old[end].width == 0 {
        end += 1
      }
      if let last = runs.last, start - last.upperBound < Self.joinDistance {
        runs[runs.count - 1] = last.lowerBound..<end
      } else {
        runs.append(start..<end)
      }
      column = end
    }
    guard !runs.isEmpty else { return }
    rows.append((row, runs))
    cells += runs.reduce(0) { $0 + $1.count }
  }
}
