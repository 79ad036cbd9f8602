/// The changes that are made from a list while it is shown, to be undone in it.
@MainActor
package final class PickerChanges {
  /// The rows where they were made, the last one last.
  private var done: [Int] = []
  private var undone: [Int] = []

  package init() {}

  /// A change was made at a row.
  package func did(atRow row: Int) {
    done.append(row)
    undone = []
  }

  /// Takes the change that is to be undone next, or to be done again. Returns its row; nil where there is none.
  package func takeNext(again isAgain: Bool) -> Int? {
    guard let row = isAgain ? undone.popLast() : done.popLast() else { return nil }
    if isAgain { done.append(row) } else { undone.append(row) }
    return row
  }
}
