extension [BlockRecord] {
  /// Whether a blank line parts the items of a list, or the blocks directly in one of them.
  func isLoose(list: Int) -> Bool {
    var item = self[list].firstChild
    while item >= 0 {
      if hasGapAfter(item) || hasGapBetweenChildren(of: item) { return true }
      item = self[Int(item)].next
    }
    return false
  }

  private func hasGapBetweenChildren(of item: Int32) -> Bool {
    var child = self[Int(item)].firstChild
    while child >= 0 {
      if hasGapAfter(child) { return true }
      child = self[Int(child)].next
    }
    return false
  }

  private func hasGapAfter(_ index: Int32) -> Bool {
    let next = self[Int(index)].next
    return next >= 0 && self[Int(next)].startLine > self[Int(index)].endLine + 1
  }
}
