import CursesMarkdown
import CursesText

/// A command at all carets in paragraphs of prose as one rewriting of them: their block is taken apart and tried once,
/// and not for each caret.
struct CaretsInProse {
  let document: RichDocument
  /// How many paragraphs are tried together: few where Markdown did not show them as wanted.
  private var most = Int.max

  /// What is done to a paragraph.
  private struct Change {
    let paragraph: RichParagraph
    let place: RichPlace
    /// The number of the first caret in it.
    var first: Int
    /// The ranges of its visible text that carets stand at.
    var ranges: [Range<Int>] = []
    var draft: InlineDraft
    /// What comes behind the draft, each in a paragraph of its own, with what is written before it.
    var cuts: [(separator: [UInt8], draft: InlineDraft)] = []
    /// Where its carets stand then: in the paragraph, or at the start of those behind it.
    var carets: [(anchor: Int, head: Int)] = []
  }

  init(document: RichDocument) { self.document = document }

  // MARK: Text

  /// Changes the text at the carets of the paragraphs from the one on that a caret stands in.
  ///
  /// - Returns: at how many ranges it was done, 0 where that cannot be; nil where it needs one caret after the other.
  mutating func perform(_ command: RichCommand, from first: Int) -> Int? {
    guard let change = CaretChange(command), !change.isTab, document.mode == .rich,
      document.typing.pendingBreak == nil, document.typing.pendingAttributes == nil,
      document.lostBlanksHere == nil, let round = document.carets
    else { return nil }
    let (usual, pairs) = (document.lineEnd, document.typing.openPairs)
    defer { document.lineEnd = usual }
    if !change.isRemoval { document.lineEnd = document.lineEnd(at: round[first].lowerBound) }
    let ranges = (first..<round.count).lazy.map { (index: $0, range: round[$0]) }
    let rules = ProseRules(
      change, pairs: document.smartTyping.contains(.pairs),
      quotes: document.smartTyping.contains(.quotes), openPairs: pairs)
    var edits: [[ProseEdit]] = []
    var changes = changes(at: ranges, leastText: rules.leastText) { isNew, selected, paragraph in
      guard let edit = rules.edit(at: selected, in: paragraph),
        isNew || edits[edits.count - 1].last.map({ $0.isApart(from: edit) }) ?? true
      else { return false }
      if isNew { edits.append([]) }
      edits[edits.count - 1].append(edit)
      return true
    }
    for index in changes.indices {
      if change.isLineEnd {
        guard cut(&changes[index], at: edits[index]) else { return nil }
      } else {
        apply(edits[index], to: &changes[index])
      }
    }
    let done = write(changes, change.event)
    if let done, done > 0, let closer = edits.joined().last?.openedPair {
      document.typing.openPairs = pairs + [closer]
    }
    return done
  }

  private func apply(_ edits: [ProseEdit], to change: inout Change) {
    for edit in edits.reversed() {
      let range = edit.range
      if edit.surrounds {
        let chain = TypedPair(document: document).spans(around: range, in: change.draft)
        change.draft.insert(edit.behind, at: range.upperBound, chain: chain)
        change.draft.insert(edit.bytes, at: range.lowerBound, chain: chain)
        continue
      }
      let chain = change.draft.chain(toReplace: range, isInLink: false)
      change.draft.remove(range)
      let bytes = edit.bytes + edit.behind
      guard !bytes.isEmpty else {
        if edit.lostBlanks > 0 { change.draft.dropLeadingSpaces() }
        change.draft.joinSpans(at: range.lowerBound)
        continue
      }
      change.draft.insert(bytes, at: range.lowerBound, chain: chain)
      LineEnd.fillLine(of: &change.draft, at: range, with: bytes)
    }
    var growth = 0
    change.carets = edits.map { edit in
      let start = edit.range.lowerBound + growth + edit.bytes.count
      growth += edit.growth
      return (start, edit.surrounds ? start + edit.range.count : start)
    }
  }

  /// Ends a paragraph at each caret, as Enter does in one, and at the end of an item. Returns false where more is needed.
  private func cut(_ change: inout Change, at edits: [ProseEdit]) -> Bool {
    let paragraph = change.paragraph
    let caret = paragraph.sourceOffset(edits[0].range.lowerBound)
    document.state = TextState(document.state.text, selection: Selection(caret: caret))
    if let item = paragraph.ownItem {
      guard !Lists(document: document).hasMore(item, than: paragraph),
        edits.count == 1 || item.number == nil
      else { return false }
    }
    let separator = Array(NextItem(document: document).separator(after: paragraph).utf8)
    for edit in edits.reversed() {
      change.draft.remove(edit.range)
      var tail = change.draft.extracting(edit.range.lowerBound..<change.draft.count)
      change.draft = change.draft.extracting(0..<edit.range.lowerBound)
      tail.dropLeadingSpaces()
      change.draft.dropTrailingSpaces()
      guard change.draft.count > 0 || edit.range.lowerBound == 0,
        tail.count > 0 || change.cuts.isEmpty && paragraph.ownItem != nil
      else { return false }
      change.cuts.insert((separator, tail), at: 0)
      if change.cuts.count > 1 { change.cuts[0].draft.dropTrailingSpaces() }
    }
    change.carets = edits.map { _ in (0, 0) }
    return true
  }

  /// The paragraphs of one block that ranges lie in, as far as all of a paragraph can be written anew.
  ///
  /// - Parameters:
  ///   - leastText: the bytes that a paragraph has to show.
  ///   - takes: whether a range can be taken, the first or a further one of its paragraph.
  private func changes(
    at items: some Collection<(index: Int, range: SelectionRange)>, leastText: Int = 0,
    takes: (_ isNew: Bool, Range<Int>, RichParagraph) -> Bool = { _, _, _ in true }
  ) -> [Change] {
    var changes: [Change] = []
    for (index, range) in items {
      if let last = changes.last, let visible = document.visible(range, in: last.place) {
        let end = last.ranges.last?.upperBound ?? 0
        guard visible.lowerBound >= end, takes(false, visible, last.paragraph) else { break }
        changes[changes.count - 1].ranges.append(visible)
        continue
      }
      let place = document.place(at: range.lowerBound)
      let paragraph = document.paragraph(at: place)
      guard changes.count < most, !document.patience.isSpent(),
        changes.last.map({ $0.place.block == place.block && $0.place < place }) ?? true,
        paragraph.isProse, paragraph.text.count >= leastText,
        let visible = document.visible(range, in: place), takes(true, visible, paragraph)
      else { break }
      changes.append(
        Change(
          paragraph: paragraph, place: place, first: index, ranges: [visible],
          draft: document.draft(of: paragraph)))
    }
    return changes
  }

  // MARK: Styles

  /// Switches a style of words, or of what is selected, in the paragraphs from the one on that the first of them is in.
  /// All carets in these stay where they are in what is shown.
  ///
  /// - Returns: of how many; 0 where it needs one after the other.
  mutating func toggle(
    _ attribute: RichAttributes, _ removes: Bool,
    of stretches: ArraySlice<(index: Int, range: SelectionRange)>
  ) -> Int {
    guard let round = document.carets else { return 0 }
    let ranges = stretches.lazy.map {
      (index: $0.index, range: round.moved($0.range, at: $0.index))
    }
    var changes = changes(at: ranges)
    var next = 0
    for index in changes.indices {
      let change = changes[index]
      for range in change.ranges {
        TextStyles(document: document).restyle(
          &changes[index].draft, attribute, removes, change.paragraph, range, document.markerStyle)
      }
      var first = change.first
      while first > next, document.visible(round[first - 1], in: change.place) != nil { first -= 1 }
      next = first
      while next < round.count, document.visible(round[next], in: change.place) != nil {
        let places = (document.place(at: round[next].anchor), document.place(at: round[next].head))
        changes[index].carets.append((places.0.visible, places.1.visible))
        next += 1
      }
      changes[index].first = first
    }
    return write(changes, .format) ?? 0
  }

  // MARK: Writing

  /// Writes paragraphs with their carets, all of them or the first alone.
  ///
  /// - Returns: how many ranges it was done at, 0 where Markdown does not show it; nil where there is one alone.
  private mutating func write(_ changes: [Change], _ event: UserEvent) -> Int? {
    let isCut = changes.first?.cuts.isEmpty == false
    let isMore = changes.count > 1 || isCut && changes.first?.ranges.count ?? 0 > 1
    if isMore, writeTogether(changes, event) {
      most = most > Int.max / 4 ? .max : 4 * most
      return changes.reduce(0) { $0 + $1.ranges.count }
    }
    most = changes.count > 2 ? 2 : most == 1 ? 2 : 1
    guard let change = changes.first, change.ranges.count > 1, !isCut else { return nil }
    document.history.endGroup()
    guard Acceptance(document: document).settle(rewrite(change, event)) == .changed else {
      return 0
    }
    place(change, in: document.paragraph(at: document.head))
    return change.ranges.count
  }

  private func rewrite(_ change: Change, _ event: UserEvent) -> InlineRewrite {
    var draft = change.draft
    draft.tidy()
    return InlineRewrite(
      paragraph: change.paragraph, draft: draft, caret: change.carets.last?.head ?? 0, event: event)
  }

  /// What writes a paragraph, and the shapes of what it becomes; nil where more than that is needed.
  private func writing(_ change: Change, _ event: UserEvent) -> (edits: [Edit], [RichShape])? {
    var rewrite = rewrite(change, event)
    guard change.cuts.isEmpty else {
      var bytes = rewrite.draft.written()
      var shapes = [RichShape(rewrite.draft, look: nil)]
      for (separator, draft) in change.cuts {
        var draft = draft
        draft.tidy()
        bytes += separator + draft.written()
        shapes.append(RichShape(draft, look: nil))
      }
      let edit = Edit(change.paragraph.contentRange, bytes: bytes)
      return ([document.trimmed(edit)], shapes)
    }
    rewrite.draft.flattenBreaksBesideSpaces()
    guard let patch = Acceptance(document: document).patches(for: rewrite).first,
      patch.edits.count == 1,
      let shapes = patch.wanted, !patch.isStructural, !patch.mayRenumber
    else { return nil }
    return (patch.edits, shapes)
  }

  /// Writes paragraphs as one change of their block.
  private func writeTogether(_ changes: [Change], _ event: UserEvent) -> Bool {
    let all = document.block(changes[0].place.block).paragraphs
    var edits: [Edit] = []
    var wanted: [RichShape] = []
    var next = changes[0].place.paragraph
    for change in changes {
      guard let writing = writing(change, event) else { return false }
      wanted += all[next..<change.place.paragraph].map { RichShape($0, isStrict: true) } + writing.1
      next = change.place.paragraph + 1
      edits += writing.edits
    }
    let (first, last) = (changes[0], changes[changes.count - 1])
    let landing = RichPatch.Landing.caret(
      paragraph: wanted.count - 1, visible: last.carets.last?.head ?? 0)
    document.history.endGroup()
    let patch = RichPatch(
      edits: edits, first: first.paragraph.lineStart, last: last.paragraph.lineStart,
      wanted: wanted, isStructural: !first.cuts.isEmpty, landing: landing, event: event)
    guard case .accepted = document.attempt(patch) else { return false }
    document.typing.pendingAttributes = nil
    var growth = 0
    for (change, edit) in zip(changes, edits) {
      let start = change.paragraph.contentRange.lowerBound + growth
      placeCarets(of: change, from: document.place(at: start))
      growth += edit.growth
    }
    return true
  }

  /// Puts the carets of a paragraph where they stand in what it has become, or those that cut it where the rest is.
  private func placeCarets(of change: Change, from start: RichPlace) {
    guard !change.cuts.isEmpty else { return place(change, in: document.paragraph(at: start)) }
    var place = start
    let ranges = change.cuts.map { _ in
      place = document.nextParagraph(after: place) ?? place
      return SelectionRange(caret: document.paragraph(at: place).sourceOffset(0))
    }
    document.carets?.place(ranges, from: change.first)
  }

  private func place(_ change: Change, in now: RichParagraph) {
    let ranges = change.carets.map { anchor, head in
      SelectionRange(
        anchor: now.sourceOffset(anchor, affinity: anchor < head ? .downstream : .upstream),
        head: now.sourceOffset(head, affinity: head < anchor ? .downstream : .upstream))
    }
    document.carets?.place(ranges, from: change.first)
  }
}

extension CaretRound {
  /// A range that was chosen beside a caret before the round, as it stands now.
  fileprivate func moved(_ range: SelectionRange, at index: Int) -> SelectionRange {
    let distance = self[index].lowerBound - before.ranges[index].lowerBound
    return SelectionRange(anchor: range.anchor + distance, head: range.head + distance)
  }
}

extension RichParagraph {
  /// Whether it is written anew by what it shows.
  fileprivate var isProse: Bool {
    !isVerbatim && !isTableRow && kind != .rule && calloutTitle == nil
  }
}

extension RichDocument {
  /// The visible text of a range within the paragraph of a place; nil where it reaches beyond it.
  fileprivate func visible(_ range: SelectionRange, in paragraph: RichPlace) -> Range<Int>? {
    let lower = place(at: range.lowerBound)
    let upper = range.isCaret ? lower : place(at: range.upperBound)
    guard (lower.block, lower.paragraph) == (paragraph.block, paragraph.paragraph),
      (upper.block, upper.paragraph) == (paragraph.block, paragraph.paragraph)
    else { return nil }
    return lower.visible..<max(lower.visible, upper.visible)
  }
}
