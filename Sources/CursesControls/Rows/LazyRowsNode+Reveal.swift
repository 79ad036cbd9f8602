import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A row that is to be scrolled to.
struct PendingReveal {
  let index: Int
  /// Where it is to stand; nil scrolls as little as needed.
  var anchor: Alignment?
  /// Whether what scrolls further out stays where it is.
  var isWithin = false
  /// How often it may still be tried.
  var tries = 4
}

extension LazyRowsNode {
  /// Scrolls to a row, made or not.
  ///
  /// Where it lies may be a guess: once it is made it is looked at again.
  func reveal(_ index: Int, anchor: Alignment? = nil, isWithin: Bool = false) {
    // A list that follows its selection leaves the place that the program has asked for.
    if isWithin, let pendingReveal, pendingReveal.anchor != nil, pendingReveal.index == index {
      return
    }
    let reveal = PendingReveal(index: index, anchor: anchor, isWithin: isWithin)
    pendingReveal = reveal
    scroll(reveal)
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
    if !scroll(pending),
      rows.contains(where: { $0.index == pending.index })
    {
      pendingReveal = nil
    }
  }

  /// Returns whether anything moved.
  @discardableResult
  private func scroll(_ pending: PendingReveal) -> Bool {
    let place = place(of: pending.index)
    let nearest = ancestor(ScrollNode.self)
    if let anchor = pending.anchor { return nearest?.reveal(place, at: anchor) ?? false }
    return pending.isWithin ? nearest?.reveal(place) ?? false : reveal(place)
  }
}
