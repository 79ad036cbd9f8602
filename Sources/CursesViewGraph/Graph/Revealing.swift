import CursesCore

extension Node {
  /// Whether the node is to be scrolled to when it gets the focus: not what fills a whole list.
  var isScrolled: Bool { graph.scrollers > 0 && !fillsScroller }

  /// Scrolls whatever is around so that a place of this node is seen. Returns whether anything moved.
  @discardableResult
  package func reveal(_ rect: Rect? = nil) -> Bool {
    guard graph.scrollers > 0 else { return false }
    var hasMoved = false
    var next = parent
    while let here = next {
      if here.scrollToShow(rect ?? frame) { hasMoved = true }
      next = here.parent
    }
    return hasMoved
  }
}
