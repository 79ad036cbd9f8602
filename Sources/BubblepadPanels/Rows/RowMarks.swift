import BubblepadNotebook
import Observation

/// The rows of a list that are marked, for what is done with several of them at once.
@Observable @MainActor
package final class RowMarks {
  /// The marked files and folders.
  package private(set) var files: Set<FileID> = []
  /// The row from which a range is marked, the one it ends at, and what was marked before.
  @ObservationIgnored private var range: (from: FileID, to: FileID, before: Set<FileID>)?

  package init() {}

  package var isEmpty: Bool { files.isEmpty }

  /// Marks a row, or takes its mark away.
  package func toggle(_ file: FileID) {
    range = nil
    files.formSymmetricDifference([file])
  }

  /// Marks the rows from where the range began to another row; those that the range leaves lose their marks.
  ///
  /// - Parameters:
  ///   - current: the selected row, from which a range begins.
  ///   - rows: all of the list, in their order.
  package func extend(from current: FileID, to row: FileID, in rows: [FileID]) {
    let start = range?.to == current ? range : nil
    let (from, before) = (start?.from ?? current, start?.before ?? files)
    guard let first = rows.firstIndex(of: from), let last = rows.firstIndex(of: row) else { return }
    files = before.union(rows[min(first, last)...max(first, last)])
    range = (from, row, before)
  }

  /// Marks rows besides.
  package func add(_ rows: [FileID]) {
    range = nil
    files.formUnion(rows)
  }

  /// Marks nothing.
  package func clear() {
    range = nil
    if !files.isEmpty { files = [] }
  }

  /// Takes the marks of files and folders away that are not there any more.
  package func keep(where isThere: (FileID) -> Bool) {
    guard !files.isEmpty else { return }
    let kept = files.filter(isThere)
    if kept.count < files.count { files = kept }
  }
}
