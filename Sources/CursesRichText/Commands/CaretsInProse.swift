import CursesMarkdown
import CursesText

/// A command at all carets of a paragraph of prose as one rewriting of it: its text is taken apart and tried once, and
/// not for each caret.
struct CaretsInProse {
  let document: RichDocument

  /// A paragraph and the ranges of its visible text that carets have.
  private struct Place {
    let paragraph: RichParagraph
    /// The number of the first of them.
    let first: Int
    let ranges: [Range<Int>]
  }

  // MARK: Text

  /// Types or pastes text at the carets of the paragraph that a caret stands in.
  ///
  /// - Returns: at how many ranges it was done, 0 where that cannot be; nil where it needs one caret after the other.
  func perform(_ command: RichCommand, from first: Int) -> Int? {
    guard let (bytes, event) = text(of: command), document.mode == .rich,
      document.typing.pendingBreak == nil, document.typing.pendingAttributes == nil,
      LostBlanks.here(in: document) == nil, let place = place(from: first),
      place.ranges.count > 1, event == .paste || place.paragraph.text.count > 8
    else { return nil }
    var draft = document.draft(of: place.paragraph)
    for range in place.ranges.reversed() {
      let chain = draft.chain(toReplace: range, isInLink: false)
      draft.remove(range)
      draft.insert(bytes, at: range.lowerBound, chain: chain)
      LineEnd.fillLine(of: &draft, at: range, with: bytes)
    }
    var growth = 0
    let ends = place.ranges.map { range in
      growth += bytes.count - range.count
      return range.upperBound + growth
    }
    return write(draft, of: place, carets: ends.map { ($0, $0) }, event)
  }

  /// The ranges of the paragraph that one begins in, as far as they lie in it one after the other.
  private func place(from first: Int) -> Place? {
    guard let round = document.carets else { return nil }
    let start = document.place(at: round[first].lowerBound)
    let paragraph = document.paragraph(at: start)
    guard !paragraph.isVerbatim, !paragraph.isTableRow, paragraph.kind != .rule,
      paragraph.calloutTitle == nil
    else { return nil }
    var ranges: [Range<Int>] = []
    for index in first..<round.count {
      let range = document.visible(round[index], in: start)
      guard let range, range.lowerBound > ranges.last?.upperBound ?? 0 else { break }
      ranges.append(range)
    }
    return Place(paragraph: paragraph, first: first, ranges: ranges)
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

  /// Switches a style of words, or of what is selected, in the paragraph that the first of them is in. All carets in it
  /// stay where they are in what is shown.
  ///
  /// - Returns: of how many; 0 where it needs one after the other.
  func toggle(
    _ attribute: RichAttributes, _ removes: Bool,
    of stretches: ArraySlice<(index: Int, range: SelectionRange)>
  ) -> Int {
    guard let round = document.carets, let first = stretches.first else { return 0 }
    let start = document.place(at: first.range.lowerBound)
    let paragraph = document.paragraph(at: start)
    guard !paragraph.isVerbatim, !paragraph.isTableRow, paragraph.kind != .rule else { return 0 }
    var ranges: [Range<Int>] = []
    for stretch in stretches {
      guard let range = document.visible(stretch.range, in: start) else { break }
      ranges.append(range)
    }
    guard ranges.count > 1 else { return 0 }
    var from = first.index
    while from > 0, document.visible(round[from - 1], in: start) != nil { from -= 1 }
    var carets: [(anchor: Int, head: Int)] = []
    for index in from..<round.count {
      guard document.visible(round[index], in: start) != nil else { break }
      carets.append(
        (
          document.place(at: round[index].anchor).visible,
          document.place(at: round[index].head).visible
        ))
    }
    var draft = document.draft(of: paragraph)
    for range in ranges {
      document.restyle(&draft, attribute, removes, paragraph, range, document.markerStyle)
    }
    let place = Place(paragraph: paragraph, first: from, ranges: ranges)
    return write(draft, of: place, carets: carets, .format)
  }

  // MARK: Writing

  /// Writes the paragraph with its carets; returns how many ranges it was done at, 0 where Markdown does not show it.
  private func write(
    _ draft: InlineDraft, of place: Place, carets: [(anchor: Int, head: Int)], _ event: UserEvent
  ) -> Int {
    var draft = draft
    draft.tidy()
    document.history.endGroup()
    let rewrite = InlineRewrite(
      paragraph: place.paragraph, draft: draft, caret: carets.last?.head ?? 0, event: event)
    guard document.settle(rewrite) == .changed else { return 0 }
    let now = document.paragraph(at: document.head)
    let ranges = carets.map { anchor, head in
      SelectionRange(
        anchor: now.sourceOffset(anchor, affinity: anchor < head ? .downstream : .upstream),
        head: now.sourceOffset(head, affinity: head < anchor ? .downstream : .upstream))
    }
    document.carets?.place(ranges, from: place.first)
    return place.ranges.count
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
