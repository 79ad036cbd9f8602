import CursesText

/// One update while it runs: the new entries, and how far the old ones are used up.
struct BlockTableUpdate {
  /// How it ended.
  enum Outcome {
    /// At the start of an entry of the table in the same state, so that the rest of them hold.
    case metOld
    /// The same for one of the former entries.
    case metFormer
    /// At the end of the text.
    case ended
    /// Where the table ended, or where enough was parsed.
    case stopped
  }

  let edit: Range<Int>
  let delta: Int
  /// The first entry that is replaced.
  let first: EntryPlace
  private let options: MarkdownOptions
  private let limits: BlockLimits
  private let isComplete: Bool
  private let pendingRestart: BlockRestart
  /// The first old entry that stays, and where it started.
  private(set) var old: EntryCursor
  /// Beside it, that of the former ones, in offsets after the edit.
  private(set) var former: FormerCursor?
  private(set) var oldNames: [DefinedName] = []
  private(set) var entries: [StoredEntry] = []
  private(set) var newEnd = 0
  private(set) var newRestart = BlockRestart.fresh
  private(set) var outcome = Outcome.stopped

  init(table: BlockTable, edit: Range<Int>, delta: Int, first: EntryPlace) {
    self.edit = edit
    self.delta = delta
    self.first = first
    options = table.options
    limits = table.limits
    isComplete = table.isComplete
    pendingRestart = table.pendingRestart
    old = EntryCursor(table.stored, at: first.number, start: first.start)
    former = table.former?.following(edit, delta: delta)?.cursor(from: first.start)
  }

  mutating func run(_ text: SourceText, budget: Int) {
    var scanner = BlockScanner(
      text, options: options, limits: limits, start: first.start,
      restart: first.entry.restart.restart, window: 16_384)
    let end = edit.upperBound + delta
    let (limit, isUnlimited) = end.addingReportingOverflow(budget)
    // Megabytes may have come, with a block in each short line.
    if end - first.start > 1 << 16 {
      entries.reserveCapacity(min((end - first.start) / 32, 1 << 16))
    }
    while let entry = scanner.next(isKnown: { isOldStart($0, $1) || isFormerStart($0, $1) }) {
      entries.append(entry)
      if isOldStart(scanner.start, scanner.restart) { return finish(scanner, .metOld) }
      if isFormerStart(scanner.start, scanner.restart) { return finish(scanner, .metFormer) }
      if old.isAtEnd, !isComplete, scanner.start >= end { break }
      if scanner.start >= limit, !isUnlimited { break }
    }
    if scanner.isAtEnd { useUp(before: .max) }
    finish(scanner, scanner.isAtEnd ? .ended : .stopped)
  }

  private mutating func finish(_ scanner: BlockScanner, _ outcome: Outcome) {
    newEnd = scanner.start
    newRestart = scanner.restart
    self.outcome = outcome
  }

  /// Goes on to the first old entry that starts at or behind a place of the new text and behind the
  /// edit.
  private mutating func useUp(before place: Int) {
    while let entry = old.entry,
      old.start < edit.upperBound || place == .max || old.start + delta < place
    {
      oldNames += entry.names
      old.advance()
    }
  }

  /// Whether an old entry behind the edit started at this place of the new text in the same state.
  private mutating func isOldStart(_ place: Int, _ restart: BlockRestart) -> Bool {
    guard place >= edit.upperBound + delta else { return false }
    useUp(before: place)
    guard old.start >= edit.upperBound, old.start + delta == place else { return false }
    guard let entry = old.entry else { return !isComplete && pendingRestart == restart }
    return entry.restart == StoredRestart(restart)
  }

  private mutating func isFormerStart(_ place: Int, _ restart: BlockRestart) -> Bool {
    former?.isStart(place, restart) ?? false
  }
}
