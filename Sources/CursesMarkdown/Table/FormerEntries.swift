/// What was known of a stretch of the text before an edit in front of it put it in doubt.
///
/// A fence opened at the top of a long text changes all that follows, and closed again it changes it back.
/// So the entries of before are kept while the text is parsed anew: where the new parse comes to one
/// of their starts in the same state, they hold for the rest.
package struct FormerEntries: Sendable {
  package private(set) var entries: EntryRope
  /// Where they start.
  private(set) var start: Int
  /// What is open at their end, and whether that is the end of the text.
  private(set) var pendingRestart: BlockRestart
  private(set) var isComplete: Bool
  private(set) var isReopened: Bool

  /// What a table knows of the text behind an offset, which an edit is about to move.
  init?(_ table: BlockTable, behind offset: Int, delta: Int) {
    guard var place = table.stored.place(atOffset: offset) else { return nil }
    if place.start < offset {
      guard let next = table.stored.place(ofEntry: place.number + 1) else { return nil }
      place = next
    }
    entries = table.stored.extracting(place.number..<table.stored.count)
    start = place.start + delta
    pendingRestart = table.pendingRestart
    isComplete = table.isComplete
    isReopened = table.isReopened
  }

  var end: Int { start + entries.length }

  /// Follows an edit: what it touches is forgotten. Nil when nothing is left.
  func following(_ edit: Range<Int>, delta: Int) -> FormerEntries? {
    var moved = self
    if edit.upperBound <= start {
      moved.start += delta
      return moved
    }
    guard edit.upperBound < end, let place = entries.place(atOffset: edit.upperBound - start) else {
      return nil
    }
    let isHeld = start + place.start < edit.upperBound
    let first = place.number + (isHeld ? 1 : 0)
    guard first < entries.count else { return nil }
    moved.start += (isHeld ? place.end : place.start) + delta
    moved.entries = entries.extracting(first..<entries.count)
    return moved
  }

  /// The text goes on where it ended.
  mutating func reopen() {
    isReopened = isReopened || isComplete
    isComplete = false
  }

  func cursor(from offset: Int) -> FormerCursor { FormerCursor(self, from: offset) }
}

/// A walk along former entries beside a new parse.
struct FormerCursor {
  private var cursor: EntryCursor
  private let shift: Int

  init(_ former: FormerEntries, from offset: Int) {
    shift = former.start
    let place = offset > former.start ? former.entries.place(atOffset: offset - former.start) : nil
    cursor = EntryCursor(former.entries, at: place?.number ?? 0, start: place?.start ?? 0)
  }

  /// The number of the entry that starts at or behind the place asked for last.
  var number: Int { cursor.number }

  /// Whether an entry starts at this place in the same state. Places are to be asked for in order.
  mutating func isStart(_ place: Int, _ restart: BlockRestart) -> Bool {
    while !cursor.isAtEnd, cursor.start + shift < place { cursor.advance() }
    guard let entry = cursor.entry, cursor.start + shift == place else { return false }
    return entry.restart == StoredRestart(restart)
  }
}
