import CursesText

extension BlockTable {
  /// Follows an edit of the text, of which the table was the table before.
  ///
  /// - Parameters:
  ///   - text: the text after the edit.
  ///   - edit: the bytes that were replaced, in offsets before the edit.
  ///   - newLength: how many bytes stand in their place.
  ///   - budget: how many bytes behind the edit are parsed at most, but for the last entry. Where the
  ///     edit reaches further, the table is incomplete then and is to be parsed on.
  /// - Returns: what was parsed anew.
  @discardableResult
  public mutating func update(
    _ text: SourceText, edit: Range<Int>, newLength: Int, budget: Int = .max
  ) -> BlockTableChange {
    let delta = newLength - edit.count
    guard isComplete || edit.lowerBound <= parsedEnd else {
      former = former?.following(edit, delta: delta)
      return updateBehindEnd(text, edit)
    }
    guard let first = start(text, edit) else {
      self = BlockTable(text, like: self, budget: budget)
      return BlockTableChange(
        old: 0..<edit.upperBound, new: 0..<parsedEnd, definitionsChanged: true, isOpenEnded: true)
    }
    var update = BlockTableUpdate(table: self, edit: edit, delta: delta, first: first)
    update.run(text, budget: budget)
    return apply(update)
  }

  private init(_ text: SourceText, like other: BlockTable, budget: Int) {
    options = other.options
    limits = other.limits
    definitionsRevision = other.definitionsRevision + 1
    parseMore(text, budget: budget)
  }

  /// Whether the text starts as front matter does. Then an edit anywhere in the first part may make
  /// or unmake it.
  static func mayHaveFrontMatter(_ text: SourceText) -> Bool {
    let head = text.bytes(in: 0..<min(text.count, 6))
    let body = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    let marker = body.prefix(3)
    return marker.count == 3
      && (marker.allSatisfy { $0 == Byte.hyphen } || marker.allSatisfy { $0 == Byte.plus })
  }

  /// The entry from which parsing has to start for an edit: the one before that which holds it.
  private func start(_ text: SourceText, _ edit: Range<Int>) -> EntryPlace? {
    guard let found = stored.place(atOffset: edit.lowerBound) else { return nil }
    let isNearStart = edit.lowerBound <= BlockParser.frontMatterLimit + 4
    if options.contains(.frontMatter), isNearStart, BlockTable.mayHaveFrontMatter(text) {
      return stored.place(ofEntry: 0)
    }
    let first = stored.place(ofEntry: found.number - 1) ?? found
    let head = pieceHead(first, edit) ?? first
    guard head.entry.isCutBeforeAnyLine else { return head }
    return stored.place(ofEntry: head.number - 1) ?? head
  }

  /// The entry before the text that a piece belongs to, when what was looked at there, to tell that the text
  /// is too long, may reach up to an edit.
  ///
  /// What comes right before the text may end there only because of that: blank lines or containers that
  /// are shown as their source too, definitions that the paragraph begins with, a line before a fence.
  private func pieceHead(_ piece: EntryPlace, _ edit: Range<Int>) -> EntryPlace? {
    var head: EntryPlace?
    var place = piece
    while place.entry.isPiece, edit.lowerBound - place.start <= limits.text * 3 {
      if !place.entry.continuesPiece { head = place }
      guard let before = stored.place(ofEntry: place.number - 1) else { break }
      if head != nil || !before.entry.isPiece { head = before }
      place = before
    }
    return head
  }

  /// An edit behind the parsed part matters only when it is in the line that ended it, or in a text of which
  /// it was seen that it is too long.
  private mutating func updateBehindEnd(
    _ text: SourceText, _ edit: Range<Int>
  ) -> BlockTableChange {
    let unchanged = BlockTableChange(
      old: parsedEnd..<parsedEnd, new: parsedEnd..<parsedEnd, definitionsChanged: false,
      isOpenEnded: false)
    var isInFirstLine = true
    text.forEachChunk(in: parsedEnd..<min(edit.lowerBound, text.count)) { bytes in
      // The edit may make `\r\n` of a line end right before it, which moves no line.
      isInFirstLine = !bytes.dropLast().contains(where: \.isLineEnd)
      return isInFirstLine
    }
    guard let last = stored.place(ofEntry: stored.count - 1) else { return unchanged }
    let head = pieceHead(last, edit)
    guard head != nil || isInFirstLine || isNearFrontMatter(text, edit) else { return unchanged }
    let first = head ?? last
    let wereUnique = namesAreUnique
    let names = names(fromEntry: first)
    stored.removeLast(stored.count - first.number)
    parsedEnd = first.start
    pendingRestart = first.entry.restart.restart
    redefine(names, [], wereUnique: wereUnique)
    let change = parseMore(text, budget: unchanged.old.lowerBound - first.start)
    return BlockTableChange(
      old: change.old.lowerBound..<unchanged.old.upperBound, new: change.new,
      definitionsChanged: change.definitionsChanged || !names.isEmpty,
      isOpenEnded: true)
  }

  /// What the entries from one on define.
  private func names(fromEntry first: EntryPlace) -> [DefinedName] {
    var cursor = EntryCursor(stored, at: first.number, start: first.start)
    var names: [DefinedName] = []
    while let entry = cursor.entry {
      names += entry.names
      cursor.advance()
    }
    return names
  }

  private func isNearFrontMatter(_ text: SourceText, _ edit: Range<Int>) -> Bool {
    options.contains(.frontMatter) && edit.lowerBound <= BlockParser.frontMatterLimit + 4
      && BlockTable.mayHaveFrontMatter(text)
  }

  private mutating func apply(_ update: BlockTableUpdate) -> BlockTableChange {
    let revision = definitionsRevision
    let wereUnique = namesAreUnique
    let namesBefore = stored.names
    let isOld = update.outcome == .metOld
    if update.outcome == .stopped { keepFormer(of: update) }
    let replaced = update.first.number..<(isOld ? update.old.number : stored.count)
    stored.replace(replaced, with: update.entries)
    let newNames = update.entries.flatMap(\.names)
    let dropped = namesBefore + newNames.count - stored.names
    if dropped > update.oldNames.count { hasFormerDefinitions = true }
    if isOld {
      former = former?.following(update.edit, delta: update.delta)
      parsedEnd += update.delta
    } else {
      parsedEnd = update.newEnd
      pendingRestart = update.newRestart
      isComplete = update.outcome == .ended
      isReopened = false
      if isComplete { former = nil }
      if update.outcome == .metFormer, let number = update.former?.number {
        former = former?.following(update.edit, delta: update.delta)
        adoptFormer(from: number)
      }
    }
    redefine(update.oldNames, newNames, wereUnique: wereUnique)
    settleDefinitions()
    return BlockTableChange(
      old: update.first.start..<update.old.start, new: update.first.start..<update.newEnd,
      definitionsChanged: definitionsRevision != revision, isOpenEnded: !isOld)
  }

  /// Keeps what is known of the text behind an edit that put it in doubt: the longer of what was valid
  /// until now and what was kept before.
  private mutating func keepFormer(of update: BlockTableUpdate) {
    let kept = former?.following(update.edit, delta: update.delta)
    let dropped = FormerEntries(self, behind: update.edit.upperBound, delta: update.delta)
    former = (kept?.entries.length ?? 0) > (dropped?.entries.length ?? 0) ? kept : dropped
  }
}
