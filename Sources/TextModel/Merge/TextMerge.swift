/// Bringing together what two have made of one text.
public enum TextMerge {
  /// The edits that turn one text into another, line by line.
  public static func edits(from old: SourceText, to new: SourceText) -> [Edit] {
    let difference = LineDifference(old, new)
    return difference.changes().map { change in
      Edit(
        difference.old.range(change.old),
        bytes: Array(difference.new.bytes[difference.new.range(change.new)]))
    }
  }

  /// The edits that bring into `mine` what `theirs` has changed since `base`; `nil` when both have changed
  /// the same lines, or lines beside each other, in different ways.
  public static func edits(
    base: SourceText, mine: SourceText, theirs: SourceText
  ) -> [Edit]? {
    let own = LineDifference(base, mine)
    let other = LineDifference(base, theirs)
    let ownChanges = own.changes()
    var edits: [Edit] = []
    var at = 0
    var growth = 0
    for change in other.changes() {
      while at < ownChanges.count, ownChanges[at].old.upperBound < change.old.lowerBound {
        growth += ownChanges[at].new.count - ownChanges[at].old.count
        at += 1
      }
      if at < ownChanges.count, ownChanges[at].old.lowerBound <= change.old.upperBound {
        // The same change made by both is no conflict.
        let mineHere = own.new.bytes[own.new.range(ownChanges[at].new)]
        let theirsHere = other.new.bytes[other.new.range(change.new)]
        guard ownChanges[at].old == change.old, mineHere.elementsEqual(theirsHere) else {
          return nil
        }
        continue
      }
      let lines = (change.old.lowerBound + growth)..<(change.old.upperBound + growth)
      edits.append(
        Edit(
          own.new.range(lines), bytes: Array(other.new.bytes[other.new.range(change.new)])))
    }
    return edits
  }
}
