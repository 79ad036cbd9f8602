import CursesLiveMarkdown
import CursesMarkdown
import CursesText

/// A change of the source, and what it must show to be accepted.
package struct RichPatch {
  /// Where the selection goes, in paragraphs of what is wanted, counted from the first replaced.
  package enum Landing {
    case caret(paragraph: Int, visible: Int)
    case range(from: (Int, Int), upTo: (Int, Int), isBackward: Bool)
    case source(Int)
  }

  package var edits: [Edit]
  /// Where the lines of the first and the last replaced paragraph start.
  package var first: Int
  package var last: Int
  /// What stands in their place; `nil` accepts everything.
  package var wanted: [RichShape]?
  /// What the one paragraph wanted may become instead, because Markdown was completed in it.
  var completion: RichCompletion?
  /// Whether what the other paragraphs are and stand in may change too; their text may not.
  package var isStructural = false
  /// Whether the items of a list behind the replaced paragraphs may get other numbers: text between two
  /// items ends the list that they were in.
  package var mayRenumber = false
  /// Whether it defines a link or a footnote, so that what refers to it may look otherwise anywhere.
  var defines = false
  package var landing: Landing
  var event = UserEvent.format

  /// Made of its parts.
  package init(
    edits: [Edit], first: Int, last: Int, wanted: [RichShape]? = nil,
    completion: RichCompletion? = nil, isStructural: Bool = false, mayRenumber: Bool = false,
    defines: Bool = false, landing: Landing, event: UserEvent = .format
  ) {
    self.edits = edits
    self.first = first
    self.last = last
    self.wanted = wanted
    self.completion = completion
    self.isStructural = isStructural
    self.mayRenumber = mayRenumber
    self.defines = defines
    self.landing = landing
    self.event = event
  }
}

extension RichPatch {
  /// Takes it as it is, the caret behind what it puts in: what has become too long to be shown rich is
  /// its own source.
  fileprivate mutating func acceptSource() {
    wanted = nil
    let growth = edits.dropLast().reduce(0) { $0 + $1.growth }
    if let last = edits.last {
      landing = .source(last.range.lowerBound + growth + last.range.count + last.growth)
    }
  }

  /// Whether nothing of what it shows matters, neither to accept it nor for where the caret goes.
  fileprivate var isUnseen: Bool {
    if wanted == nil, case .source = landing { return true }
    return false
  }
}

/// What an accepted patch comes to.
private struct PatchEffect {
  var transaction: Transaction
  var text: SourceText
  var table: PartTable
  var change: PartTable.Change
  /// The blocks made to be compared, where they are all that the change touches.
  var newBlocks: [RichBlock]?
  /// The paragraphs of the change, and the index of the first one that was wanted.
  var new: [RichParagraph]
  var index: Int
  var landing: RichPatch.Landing
}

/// What was tried with a patch.
package enum PatchResult {
  case accepted
  /// The paragraph (of what was wanted) and the visible offset that is not as wanted.
  case differs(paragraph: Int, visible: Int)
}

extension RichDocument {
  /// Applies `patch` if it shows what is wanted; else everything is as before.
  ///
  /// - Parameter startsStep: whether what was done before is a step of its own.
  package func attempt(_ patch: RichPatch, startsStep: Bool = false) -> PatchResult {
    let before = state
    let (verdict, effect) = examine(patch)
    guard let effect else { return verdict }
    table = effect.table
    state = TextState(effect.text, selection: before.selection)
    invalidate(effect.change)
    current.typedCharacters.note(effect.transaction.inverted(for: before.text), making: version)
    if let blocks = effect.newBlocks {
      // What was made to be compared is what is shown next.
      for (part, block) in zip(effect.change.newParts, blocks) { cache[part] = block }
    }
    tell(effect.transaction)
    let selection = land(effect.landing, effect.new, at: effect.index)
    var done = effect.transaction
    done.selection = selection
    if startsStep { history.endGroup() }
    let known = carets?.remembered(before, steps: history.stepCount) ?? before
    history.record(done, before: known, tick: now)
    carets?.note(effect.transaction, on: before.text)
    if remembersLine {
      LineUndo(document: self).rememberLine(of: effect.transaction, before: before)
    }
    carryPlaces(through: effect.transaction)
    setSelection(selection)
    return .accepted
  }

  /// Returns what `attempt` would, and changes nothing.
  package func verdict(on patch: RichPatch) -> PatchResult { examine(patch).verdict }

  /// Compares what `patch` would show with what it is to show.
  private func examine(_ patch: RichPatch) -> (verdict: PatchResult, effect: PatchEffect?) {
    var patch = patch
    guard !patience.isOver, let transaction = Transaction(apart: patch.edits, event: patch.event)
    else { return (.differs(paragraph: 0, visible: 0), nil) }
    let known = table
    defer { table = known }
    let text = transaction.applying(to: state.text)
    let touched = partsRange(of: patch)
    let update = table.update(transaction, text)
    let change = update.covering(touched, growth: transaction.growth)
    if patch.event == .paste, change.changesDefinitions { patch.defines = true }
    let shown =
      touched.lowerBound..<max(touched.lowerBound, touched.upperBound + transaction.growth)
    if patch.wanted != nil, table.hasPieces(in: shown) {
      guard !swallowsText(patch, transaction.growth, in: text, known) else {
        return (.differs(paragraph: 0, visible: 0), nil)
      }
      patch.acceptSource()
    }
    let isPartwise = mode == .rich && change.old == update.old && !patch.isUnseen
    let newBlocks = isPartwise ? makeBlocks(change, edits: transaction.edits, in: text, known) : nil
    let new =
      newBlocks.map { $0.flatMap(\.paragraphs) }
      ?? (patch.isUnseen ? [] : makeParagraphs(change.new, in: text))
    var index = new.firstIndex { $0.base + $0.lines.lowerBound >= patch.first } ?? 0
    if let wanted = patch.wanted {
      let old =
        shownParagraphs(change, isPartwise)
        ?? formerParagraphs(change.old, in: state.text, known, isPartwise: newBlocks != nil)
      let found = compare(old, new, wanted, patch)
      guard case .accepted = found.result else { return (found.result, nil) }
      index = found.index
    }
    guard !patience.isOver else { return (.differs(paragraph: 0, visible: 0), nil) }
    let effect = PatchEffect(
      transaction: transaction, text: text, table: table, change: change, newBlocks: newBlocks,
      new: new, index: index, landing: patch.landing)
    return (.accepted, effect)
  }

  /// Whether text has become too long to be shown rich only because what stands behind a patch went on with
  /// it: the items of a long list, say, where the line before them is none any more.
  private func swallowsText(
    _ patch: RichPatch, _ growth: Int, in text: SourceText, _ former: PartTable
  ) -> Bool {
    let new = table
    table = former
    defer { table = new }
    let range = table.range(of: table.part(at: patch.last))
    guard !table.hasPieces(in: range),
      let last = block(table.part(at: patch.last)).paragraphs.last(where: {
        $0.lineStart <= patch.last
      })
    else { return false }
    // What is deleted may reach further than what it is deleted with.
    let end = max(patch.first, last.base + last.lines.upperBound + growth)
    guard end < text.count, let place = new.blocks.stored.place(atOffset: end), place.entry.isPiece
    else { return false }
    let content = text.bytes(in: text.sourceLine(at: end).content)
    return content.contains { !$0.isBlank && $0 != Byte.greater }
      && (place.start < end || place.entry.continuesPiece)
  }

  /// The blocks of the parts that a change has made; nil when these are not all that it touches.
  ///
  /// Those that end before the first edit are as they were.
  private func makeBlocks(
    _ change: PartTable.Change, edits: [Edit], in text: SourceText, _ former: PartTable
  ) -> [RichBlock]? {
    var former = former
    guard let first = change.newParts.first, let last = change.newParts.last,
      table.range(of: first).lowerBound == change.new.lowerBound,
      table.range(of: last).upperBound == change.new.upperBound
    else { return nil }
    let untouched = change.changesDefinitions ? 0 : edits.first?.range.lowerBound ?? 0
    var blocks: [RichBlock] = []
    for part in change.newParts where !patience.isSpent() {
      let range = table.range(of: part)
      // That nothing follows the last block of all shows in its blank lines.
      let wasLast = range.upperBound == state.text.count
      let isLast = range.upperBound == text.count
      let isUntouched = range.upperBound <= untouched && !wasLast && !isLast
      if isUntouched, former.range(of: part) == range, var known = cache[part] {
        known.moveTo(range.lowerBound)
        blocks.append(known)
      } else {
        blocks.append(makeBlock(range, showsSource: false, in: text))
      }
    }
    return blocks
  }

  /// The paragraphs of the parts that a change replaces, where all of them have been shown.
  private func shownParagraphs(
    _ change: PartTable.Change, _ isPartwise: Bool
  ) -> [RichParagraph]? {
    guard isPartwise else { return nil }
    var paragraphs: [RichParagraph] = []
    var start = change.old.lowerBound
    for part in change.oldParts {
      guard var block = cache[part] else { return nil }
      block.moveTo(start)
      start += block.count
      paragraphs += block.paragraphs
    }
    return start == change.old.upperBound ? paragraphs : nil
  }

  /// The paragraphs of a stretch as they were before the table was updated.
  private func formerParagraphs(
    _ range: Range<Int>, in text: SourceText, _ former: PartTable, isPartwise: Bool
  ) -> [RichParagraph] {
    let new = table
    table = former
    defer { table = new }
    return makeParagraphs(range, in: text, isPartwise: isPartwise)
  }

  /// The parts in which the replaced paragraphs lie.
  private func partsRange(of patch: RichPatch) -> Range<Int> {
    let first = table.range(of: table.part(at: patch.first))
    return first
      .lowerBound..<max(
        first.upperBound, table.range(of: table.part(at: patch.last)).upperBound)
  }

  private func compare(
    _ old: [RichParagraph], _ new: [RichParagraph], _ wanted: [RichShape], _ patch: RichPatch
  ) -> (result: PatchResult, index: Int) {
    let isStrict = !patch.isStructural
    let starts = old.map { $0.base + $0.lines.lowerBound }
    guard let first = starts.lastIndex(where: { $0 <= patch.first }),
      let last = starts.lastIndex(where: { $0 <= patch.last }), first <= last
    else { return (.differs(paragraph: 0, visible: 0), 0) }
    let kept = first + wanted.count
    let count = kept + old.count - last - 1
    for index in 0..<max(count, new.count) {
      guard index < count, index < new.count else {
        return (.differs(paragraph: max(0, min(index - first, wanted.count - 1)), visible: 0), 0)
      }
      let isWanted = first <= index && index < kept
      if isWanted, let completion = patch.completion {
        if completion.isMet(by: new[index]) { continue }
        return (.differs(paragraph: index - first, visible: 0), 0)
      }
      var before: RichParagraph?
      if !isWanted { before = old[index < first ? index : index - kept + last + 1] }
      // Most are as they were, and need not be taken apart.
      if let before, before.looksLike(new[index], isStrict: isStrict) { continue }
      var all = before.map { RichShape($0, isStrict: isStrict) } ?? wanted[index - first]
      var shown = RichShape(new[index], isStrict: isStrict)
      if patch.mayRenumber, index >= kept {
        all.look?.forgetNumbers()
        shown.look?.forgetNumbers()
      }
      if patch.defines, !isWanted, all.look == shown.look { continue }
      if all.isMet(by: shown) { continue }
      guard isWanted else {
        let nearest = max(0, min(index - first, wanted.count - 1))
        return (.differs(paragraph: nearest, visible: 0), 0)
      }
      return (.differs(paragraph: index - first, visible: all.firstDifference(from: shown)), 0)
    }
    return (.accepted, first)
  }

  private func land(
    _ landing: RichPatch.Landing, _ new: [RichParagraph], at first: Int
  ) -> Selection {
    func offset(_ paragraph: Int, _ visible: Int) -> Int {
      let index = min(max(first + paragraph, 0), new.count - 1)
      return new[index].sourceOffset(visible)
    }
    switch landing {
    case .caret(let paragraph, let visible): return Selection(caret: offset(paragraph, visible))
    case .range(let from, let upTo, let isBackward):
      let (start, end) = (offset(from.0, from.1), offset(upTo.0, upTo.1))
      return Selection(anchor: isBackward ? end : start, head: isBackward ? start : end)
    case .source(let source): return Selection(caret: self.offset(of: place(at: source)))
    }
  }
}
