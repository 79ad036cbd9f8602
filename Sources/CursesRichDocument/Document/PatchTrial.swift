import CursesLiveMarkdown
import CursesMarkdown
import CursesText

/// What an accepted patch comes to.
struct PatchEffect {
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

/// A patch that is tried: what the text would show with it is compared with what it is to show. The document is the same
/// afterwards.
struct PatchTrial {
  private let document: RichDocument
  private var patch: RichPatch
  /// The table of the blocks as they are.
  private let former: PartTable

  init(of patch: RichPatch, in document: RichDocument) {
    (self.patch, self.document, former) = (patch, document, document.table)
  }

  /// Returns what comes of the patch; without an effect it is not accepted.
  mutating func run() -> (verdict: PatchResult, effect: PatchEffect?) {
    let refusal = (PatchResult.differs(paragraph: 0, visible: 0), PatchEffect?.none)
    guard !document.patience.isOver,
      let transaction = Transaction(apart: patch.edits, event: patch.event)
    else { return refusal }
    defer { document.table = former }
    let text = transaction.applying(to: document.state.text)
    let touched = self.touched
    let update = document.table.update(transaction, text)
    let change = update.covering(touched, growth: transaction.growth)
    if patch.event == .paste, change.changesDefinitions { patch.defines = true }
    guard isShownOrSource(touched, transaction.growth, in: text) else { return refusal }
    let isPartwise = document.mode == .rich && change.old == update.old && !patch.isUnseen
    let blocks = isPartwise ? makeBlocks(change, edits: transaction.edits, in: text) : nil
    let new =
      blocks.map { $0.flatMap(\.paragraphs) }
      ?? (patch.isUnseen ? [] : document.makeParagraphs(change.new, in: text))
    var found = (
      result: PatchResult.accepted, index: new.firstIndex { $0.lineStart >= patch.first } ?? 0
    )
    if let wanted = patch.wanted {
      let shown = isPartwise ? shownParagraphs(change) : nil
      found = compare(shown ?? formerParagraphs(change.old, blocks != nil), new, wanted)
    }
    guard case .accepted = found.result else { return (found.result, nil) }
    guard !document.patience.isOver else { return refusal }
    let effect = PatchEffect(
      transaction: transaction, text: text, table: document.table, change: change,
      newBlocks: blocks, new: new, index: found.index, landing: patch.landing)
    return (.accepted, effect)
  }

  /// Whether the text is shown with the patch as it is to be, or has become too long for that: it is its own source then,
  /// and nothing else is compared.
  private mutating func isShownOrSource(
    _ touched: Range<Int>, _ growth: Int, in text: SourceText
  ) -> Bool {
    let shown = touched.lowerBound..<max(touched.lowerBound, touched.upperBound + growth)
    guard patch.wanted != nil, document.table.hasPieces(in: shown) else { return true }
    guard !swallowsText(growth, in: text) else { return false }
    patch.acceptSource()
    return true
  }

  /// Whether text has become too long to be shown rich only because what stands behind a patch went on with
  /// it: the items of a long list, say, where the line before them is none any more.
  private func swallowsText(_ growth: Int, in text: SourceText) -> Bool {
    let new = document.table
    document.table = former
    defer { document.table = new }
    let range = document.table.range(of: document.table.part(at: patch.last))
    guard !document.table.hasPieces(in: range),
      let last = document.block(document.table.part(at: patch.last)).paragraphs.last(where: {
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
    _ change: PartTable.Change, edits: [Edit], in text: SourceText
  ) -> [RichBlock]? {
    var former = former
    guard let first = change.newParts.first, let last = change.newParts.last,
      document.table.range(of: first).lowerBound == change.new.lowerBound,
      document.table.range(of: last).upperBound == change.new.upperBound
    else { return nil }
    let untouched = change.changesDefinitions ? 0 : edits.first?.range.lowerBound ?? 0
    var blocks: [RichBlock] = []
    for part in change.newParts where !document.patience.isSpent() {
      let range = document.table.range(of: part)
      // That nothing follows the last block of all shows in its blank lines.
      let wasLast = range.upperBound == document.state.text.count
      let isLast = range.upperBound == text.count
      let isUntouched = range.upperBound <= untouched && !wasLast && !isLast
      if isUntouched, former.range(of: part) == range, var known = document.cache[part] {
        known.moveTo(range.lowerBound)
        blocks.append(known)
      } else {
        blocks.append(document.makeBlock(range, showsSource: false, in: text))
      }
    }
    return blocks
  }

  /// The paragraphs of the parts that a change replaces, where all of them have been shown.
  private func shownParagraphs(_ change: PartTable.Change) -> [RichParagraph]? {
    var paragraphs: [RichParagraph] = []
    var start = change.old.lowerBound
    for part in change.oldParts {
      guard var block = document.cache[part] else { return nil }
      block.moveTo(start)
      start += block.count
      paragraphs += block.paragraphs
    }
    return start == change.old.upperBound ? paragraphs : nil
  }

  /// The paragraphs of a stretch as they were before the table was updated.
  private func formerParagraphs(_ range: Range<Int>, _ isPartwise: Bool) -> [RichParagraph] {
    let new = document.table
    document.table = former
    defer { document.table = new }
    return document.makeParagraphs(range, in: document.state.text, isPartwise: isPartwise)
  }

  /// The parts in which the replaced paragraphs lie.
  private var touched: Range<Int> {
    let first = document.table.range(of: document.table.part(at: patch.first))
    let last = document.table.range(of: document.table.part(at: patch.last))
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }

  private func compare(
    _ old: [RichParagraph], _ new: [RichParagraph], _ wanted: [RichShape]
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
