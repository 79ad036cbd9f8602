@_spi(Nodes) import CursesViewGraph

/// What is selected and found in a page block, as far as its rows show it.
struct PageMarks: Hashable, Sendable {
  struct Match: Hashable, Sendable {
    var range: Range<PagePoint>
    var isCurrent: Bool
  }

  var selection: Range<PagePoint>?
  var others: [Range<PagePoint>] = []
  /// Sorted, never overlapping.
  var matches: [Match] = []
  /// Words that are misspelt. Sorted, never overlapping.
  var misspelt: [Range<PagePoint>] = []
  /// Links that lead nowhere. Sorted, never overlapping.
  var missing: [Range<PagePoint>] = []

  static let none = PageMarks()

  func isSelected(_ point: PagePoint) -> Bool {
    if let selection, selection.contains(point) { return true }
    return !others.isEmpty && others.contains { $0.contains(point) }
  }

  func state(of point: PagePoint) -> PageState {
    if isSelected(point) { return .selected }
    guard let match = matches.first(where: { $0.range.contains(point) }) else { return .plain }
    return match.isCurrent ? .currentMatch : .match
  }
}

/// A character in a block: leaves in order, and bytes in them.
struct PagePoint: Hashable, Comparable, Sendable {
  var leaf: Int
  var offset: Int

  static func < (one: PagePoint, two: PagePoint) -> Bool {
    (one.leaf, one.offset) < (two.leaf, two.offset)
  }
}

extension PageMarks {
  func isMisspelt(_ point: PagePoint) -> Bool {
    !misspelt.isEmpty && misspelt.contains { $0.contains(point) }
  }

  func isMissing(_ point: PagePoint) -> Bool {
    !missing.isEmpty && missing.contains { $0.contains(point) }
  }
}
