/// One line of a table as it stands in the source, cut at its pipes.
package struct TableLine {
  /// In the document, without the markers of the blocks around it and without the line end.
  package var range: Range<Int>
  /// Spaces, and the pipe, before the first cell.
  package var lead: [UInt8]
  /// What lies between the pipes, with the spaces in it.
  package var cells: [[UInt8]]
  /// The pipe, and spaces, behind the last cell.
  package var trail: [UInt8]

  package init(_ bytes: [UInt8], at start: Int) {
    range = start..<(start + bytes.count)
    var from = bytes.prefix { $0.isBlank }.count
    if from < bytes.count, bytes[from] == Byte.pipe { from += 1 }
    var end = bytes.count
    while end > from, bytes[end - 1].isBlank { end -= 1 }
    if end > from, bytes[end - 1] == Byte.pipe, end < 2 || bytes[end - 2] != Byte.backslash {
      end -= 1
    } else {
      end = bytes.count
    }
    lead = Array(bytes[..<from])
    trail = Array(bytes[end...])
    cells = []
    var cellStart = from
    for at in from..<max(from, end) where bytes[at] == Byte.pipe {
      guard at == 0 || bytes[at - 1] != Byte.backslash else { continue }
      cells.append(Array(bytes[cellStart..<at]))
      cellStart = at + 1
    }
    cells.append(Array(bytes[cellStart..<max(cellStart, end)]))
  }

  /// The line again. Outer pipes are added where a cell would be lost without them.
  package var written: [UInt8] {
    var lead = lead
    var trail = trail
    let isBlank = { (cell: [UInt8]) in cell.allSatisfy(\.isBlank) }
    if !lead.contains(Byte.pipe), cells.count == 1 || cells.first.map(isBlank) == true {
      lead.append(Byte.pipe)
    }
    if !trail.contains(Byte.pipe), cells.count == 1 || cells.last.map(isBlank) == true {
      trail.append(Byte.pipe)
    }
    return lead + cells.joined(separator: [Byte.pipe]) + trail
  }

  /// Where the text of a cell starts, in bytes from the start of the written line.
  package func start(of cell: Int) -> Int {
    let adds = !lead.contains(Byte.pipe) && written.first { !$0.isBlank } == Byte.pipe
    let before = cells.prefix(cell).reduce(lead.count) { $0 + $1.count + 1 } + (adds ? 1 : 0)
    guard cell < cells.count else { return before }
    let blank = cells[cell].prefix { $0.isBlank }.count
    return before + (blank == cells[cell].count ? min(1, blank) : blank)
  }
}

extension TableLine {
  /// A row of cells between pipes.
  package static func row(_ cells: [[UInt8]]) -> [UInt8] {
    [Byte.pipe] + cells.joined(separator: [Byte.pipe]) + [Byte.pipe]
  }

  /// A row of cells without text, with room to type between their pipes.
  package static func emptyRow(_ columns: Int) -> [UInt8] {
    row(Array(repeating: [Byte.space, Byte.space], count: columns))
  }
}
