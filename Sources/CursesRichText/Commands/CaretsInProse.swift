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
    /// The ranges of its visible text that are changed.
    var ranges: [Range<Int>] = []
    var draft: InlineDraft
    /// Where its carets stand then.
    var carets: [(anchor: Int, head: Int)] = []
  }

  init(document: RichDocument) { self.document = document }

  // MARK: Text

  /// Types or pastes text at the carets of the paragraphs from the one on that a caret stands in.
  ///
  /// - Returns: at how many ranges it was done, 0 where that cannot be; nil where it needs one caret after the other.
  mutating func perform(_ command: RichCommand, from first: Int) -> Int? {
    guard let (bytes, event) = text(of: command), document.mode == .rich,
      document.typing.pendingBreak == nil, document.typing.pendingAttributes == nil,
      LostBlanks.here(in: document) == nil, let round = document.carets
    else { return nil }
    let ranges = (first..<round.count).lazy.map { (index: $0, range: round[$0]) }
    var changes = changes(at: ranges, leastText: event == .paste ? 0 : 9, isTyping: true)
    for index in changes.indices {
      let ranges = changes[index].ranges
      for range in ranges.reversed() {
        let chain = changes[index].draft.chain(toReplace: range, isInLink: false)
        changes[index].draft.remove(range)
        changes[index].draft.insert(bytes, at: range.lowerBound, chain: chain)
        LineEnd.fillLine(of: &changes[index].draft, at: range, with: bytes)
      }
      var growth = 0
      changes[index].carets = ranges.map { range in
        growth += bytes.count - range.count
        return (range.upperBound + growth, range.upperBound + growth)
      }
    }
    return write(changes, event)
  }

  /// The paragraphs of one block that ranges lie in, as far as all of a paragraph can be written anew.
  ///
  /// - Parameters:
  ///   - leastText: the bytes that a paragraph has to show.
  ///   - isTyping: whether a range has to have text before it.
  private func changes(
    at items: some Collection<(index: Int, range: SelectionRange)>, leastText: Int = 0,
    isTyping: Bool = false
  ) -> [Change] {
    var changes: [Change] = []
    for (index, range) in items {
      if let last = changes.last, let visible = document.visible(range, in: last.place) {
        let end = last.ranges.last?.upperBound ?? 0
        guard visible.lowerBound >= end + (isTyping ? 1 : 0) else { break }
        changes[changes.count - 1].ranges.append(visible)
        continue
      }
      let place = document.place(at: range.lowerBound)
      let paragraph = document.paragraph(at: place)
      guard changes.count < most, !document.patience.isSpent(),
        changes.last.map({ $0.place.block == place.block && $0.place < place }) ?? true,
        paragraph.isProse, paragraph.text.count >= leastText,
        let visible = document.visible(range, in: place), visible.lowerBound > 0 || !isTyping
      else { break }
      changes.append(
        Change(
          paragraph: paragraph, place: place, first: index, ranges: [visible],
          draft: document.draft(of: paragraph)))
    }
    return changes
  }

  /// What a command puts at each caret, where it is text whatever stands around it.
  private func text(of command: RichCommand) -> (bytes: [UInt8], event: UserEvent)? {
    switch command {
    case .insertText(let text):
      let smart = document.smartTyping
      guard text.utf8.count == 1, let byte = text.utf8.first, byte.isPunctuation,
        !"-.:".utf8.contains(byte), smart.isDisjoint(with: [.pairs, .quotes]) || !byte.isPaired
      else { return nil }
      return ([byte], .typing)
    case .paste(let text, isMarkdown: false): return pasted(Array(text.utf8))
    case .pasteForeign(let text): return pasted(text.bytes)
    default: return nil
    }
  }

  /// Words of a line, which are no address and no cells.
  private func pasted(_ text: [UInt8]) -> (bytes: [UInt8], event: UserEvent)? {
    let isWord = text.allSatisfy { !$0.isWhitespace && $0 != Byte.pipe && $0 != Byte.colon }
    guard !text.isEmpty, isWord, PastedText.sanitised(text) == text else { return nil }
    return (text, .paste)
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
        document.restyle(
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
    if changes.count > 1, writeTogether(changes, event) {
      most = most > Int.max / 4 ? .max : 4 * most
      return changes.reduce(0) { $0 + $1.ranges.count }
    }
    most = changes.count > 2 ? 2 : most == 1 ? 2 : 1
    guard let change = changes.first, change.ranges.count > 1 else { return nil }
    document.history.endGroup()
    guard document.settle(rewrite(change, event)) == .changed else { return 0 }
    place(change, in: document.paragraph(at: document.head))
    return change.ranges.count
  }

  private func rewrite(_ change: Change, _ event: UserEvent) -> InlineRewrite {
    var draft = change.draft
    draft.tidy()
    return InlineRewrite(
      paragraph: change.paragraph, draft: draft, caret: change.carets.last?.head ?? 0, event: event)
  }

  /// Writes paragraphs as one change of their block.
  private func writeTogether(_ changes: [Change], _ event: UserEvent) -> Bool {
    let all = document.block(changes[0].place.block).paragraphs
    var edits: [Edit] = []
    var wanted: [RichShape] = []
    var next = changes[0].place.paragraph
    for change in changes {
      var rewrite = rewrite(change, event)
      rewrite.draft.flattenBreaksBesideSpaces()
      guard let patch = document.patches(for: rewrite).first, patch.edits.count == 1,
        let shape = patch.wanted?.first, !patch.isStructural, !patch.mayRenumber
      else { return false }
      wanted += all[next..<change.place.paragraph].map { RichShape($0, isStrict: true) } + [shape]
      next = change.place.paragraph + 1
      edits += patch.edits
    }
    let (first, last) = (changes[0], changes[changes.count - 1])
    let landing = RichPatch.Landing.caret(
      paragraph: wanted.count - 1, visible: last.carets.last?.head ?? 0)
    document.history.endGroup()
    let patch = RichPatch(
      edits: edits, first: first.paragraph.lineStart, last: last.paragraph.lineStart,
      wanted: wanted, landing: landing, event: event)
    guard case .accepted = document.attempt(patch) else { return false }
    document.typing.pendingAttributes = nil
    var growth = 0
    for (change, edit) in zip(changes, edits) {
      let start = change.paragraph.contentRange.lowerBound + growth
      place(change, in: document.paragraph(at: document.place(at: start)))
      growth += edit.growth
    }
    return true
  }

  /// Puts the carets of a paragraph where they stand in what it has become.
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

extension UInt8 {
  /// Whether it is a bracket or a quotation mark, which may come as two.
  fileprivate var isPaired: Bool { "()[]{}\"'".utf8.contains(self) }
}
