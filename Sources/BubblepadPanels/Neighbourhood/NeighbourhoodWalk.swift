import BubblepadIndex

/// A way through a neighbourhood: what is in the middle, and what of the files around it is selected.
package struct NeighbourhoodWalk: Sendable, Equatable {
  /// A column of files, from left to right.
  package enum Column: Int, CaseIterable, Sendable {
    /// What is around the selected file that links here.
    case farLeft
    /// What links here.
    case left
    /// What the note in the middle links to.
    case right
    /// What is around the selected file of those.
    case farRight

    /// Whether it lies two links away.
    package var isFar: Bool { self == .farLeft || self == .farRight }
    package var isLeft: Bool { self == .farLeft || self == .left }
    /// The column beside it towards the middle; nil for one beside the middle.
    package var inner: Column? {
      switch self {
      case .farLeft: .left
      case .farRight: .right
      case .left, .right: nil
      }
    }
  }

  /// What is shown.
  package private(set) var neighbourhood: Neighbourhood
  /// The column with the selected file.
  package private(set) var column: Column
  private var rows = [0, 0, 0, 0]

  /// Begins at the first file that the note links to, or else that links to it.
  package init(_ neighbourhood: Neighbourhood) {
    self.neighbourhood = neighbourhood
    column = neighbourhood.linksTo.files.isEmpty ? .left : .right
  }

  /// The files in a column.
  package func ring(in column: Column) -> Neighbourhood.Ring {
    switch column {
    case .left: neighbourhood.linksHere
    case .right: neighbourhood.linksTo
    case .farLeft: selected(in: .left).map(neighbourhood.ring) ?? Neighbourhood.Ring()
    case .farRight: selected(in: .right).map(neighbourhood.ring) ?? Neighbourhood.Ring()
    }
  }

  /// Which of the files in a column is selected, or was the last time the keys were there.
  package func row(in column: Column) -> Int { rows[column.rawValue] }

  /// The file that is selected in a column.
  package func selected(in column: Column) -> LinkedFile? {
    let files = ring(in: column).files
    return files.indices.contains(row(in: column)) ? files[row(in: column)] : nil
  }

  /// The file that the keys are at.
  package var selected: LinkedFile? { selected(in: column) }

  /// Selects a file of the column, so many further down.
  package mutating func move(by distance: Int) { select(row(in: column) + distance, in: column) }

  /// Selects a file, the nearest one there is.
  package mutating func select(_ row: Int, in column: Column) {
    let count = ring(in: column).files.count
    guard count > 0 else { return }
    self.column = column
    let row = max(0, min(row, count - 1))
    guard row != rows[column.rawValue] else { return }
    rows[column.rawValue] = row
    switch column {
    case .left: rows[Column.farLeft.rawValue] = 0
    case .right: rows[Column.farRight.rawValue] = 0
    case .farLeft, .farRight: break
    }
  }

  /// Goes to the next column on a side that has files. Returns false where there is none.
  package mutating func move(right: Bool) -> Bool {
    let others = Column.allCases.filter {
      right ? $0.rawValue > column.rawValue : $0.rawValue < column.rawValue
    }
    guard
      let next = (right ? others : others.reversed()).first(where: {
        !ring(in: $0).files.isEmpty
      })
    else { return false }
    select(row(in: next), in: next)
    return true
  }
}
