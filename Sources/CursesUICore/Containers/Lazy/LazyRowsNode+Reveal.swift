import TerminalCore

extension LazyRowsNode {
  /// Scrolls to a row, made or not.
  ///
  /// Where it lies may be a guess: once it is made it is looked at again.
  func reveal(_ index: Int, anchor: Alignment? = nil) {
    pendingReveal = (index, anchor, 4)
    scroll(to: index, anchor: anchor)
    graph.setNeedsLayout()
  }

  /// Goes on with what `reveal` began, after rows were measured.
  func tryReveal() {
    guard let pending = pendingReveal, !frame.isEmpty else { return }
    guard pending.tries > 0, pending.index < source.count else {
      pendingReveal = nil
      return
    }
    pendingReveal?.tries -= 1
    if !scroll(to: pending.index, anchor: pending.anchor),
      rows.contains(where: { $0.index == pending.index })
    {
      pendingReveal = nil
    }
  }

  /// Returns whether anything moved.
  @discardableResult
  private func scroll(to index: Int, anchor: Alignment?) -> Bool {
    let place = place(of: index)
    guard let anchor else { return reveal(place) }
    return ancestor(ScrollNode.self)?.reveal(place, at: anchor) ?? false
  }
}
