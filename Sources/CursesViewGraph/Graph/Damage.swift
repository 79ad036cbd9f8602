import CursesCore

/// The parts of the screen that must be drawn again: a few rectangles that together cover them.
struct Damage {
  private(set) var rects: [Rect] = []
  private static let limit = 6

  var isEmpty: Bool { rects.isEmpty }

  mutating func add(_ rect: Rect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.intersection(rect) == rect }) else { return }
    rects.removeAll { rect.intersection($0) == $0 }
    rects.append(rect)
    if rects.count > Damage.limit { mergeNearest() }
  }

  /// Takes what has gathered.
  mutating func take() -> [Rect] {
    defer { rects.removeAll(keepingCapacity: true) }
    return rects
  }

  /// Joins the two rectangles whose union covers the least besides themselves.
  private mutating func mergeNearest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste =
          rects[first].union(rects[second]).size.cellCount - rects[first].size.cellCount
          - rects[second].size.cellCount
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(union)
  }
}
