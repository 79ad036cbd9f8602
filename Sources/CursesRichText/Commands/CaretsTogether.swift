import CursesMarkdown
import CursesText

/// A command at all carets of a block as one edit, where each of them stands in text that is its own source: what it
/// does there is known without taking the block apart, which one caret after the other would do as often as there are
/// carets.
struct CaretsTogether {
  let document: RichDocument
  /// What is done at which range, in the order of the ranges.
  let turns: [(Int, RichCommand)]
  /// The command, where it is the same at all of them.
  let command: RichCommand?

  /// A paragraph of the block, and what is done in it.
  private struct Line {
    /// Its number in the block.
    let number: Int
    var plain: PlainEdits
  }

  /// - Parameters:
  ///   - first: the range from which on the command is still to be done.
  ///   - most: the number of ranges to try.
  /// - Returns: at how many ranges it was done; 0 where more is needed than this.
  func perform(from first: Int, atMost most: Int) -> Int {
    let inSource = command.map { document.performInSource($0, from: first) } ?? 0
    if inSource > 0 { return inSource }
    guard let round = document.carets, let change = PlainChange(turns[first].1),
      document.typing.pendingBreak == nil, first + 1 < round.count
    else { return 0 }
    let lines = lines(change, round, first..<min(round.count, first + most))
    let edits = lines.flatMap(\.plain.edits)
    guard edits.count > 1, replace(lines, edits, event: change.event) else { return 0 }
    document.carets?.place(after: edits, from: first)
    return edits.count
  }

  /// The paragraphs that carets stand in, with what a change is at each, up to the first caret where more is needed
  /// than this.
  private func lines(_ change: PlainChange, _ round: CaretRound, _ indices: Range<Int>) -> [Line] {
    var lines: [Line] = []
    var block: Int?
    var tab: [UInt8]?
    for index in indices where !document.patience.isSpent() {
      guard let change = command == nil ? PlainChange(turns[index].1) : change else { break }
      let range = round[index]
      let lower = document.place(at: range.lowerBound)
      let upper = range.isCaret ? lower : document.place(at: range.upperBound)
      guard (lower.block, lower.paragraph) == (upper.block, upper.paragraph),
        lower.block == block ?? lower.block
      else { break }
      block = lower.block
      let isNew = lines.last?.number != lower.paragraph
      var line =
        isNew
        ? Line(
          number: lower.paragraph, plain: PlainEdits(of: document.paragraph(at: lower)))
        : lines.removeLast()
      let visible = lower.visible..<max(lower.visible, upper.visible)
      if change.isTab, line.plain.paragraph.isCode, tab == nil {
        tab = Array(document.codeIndent(of: line.plain.paragraph).utf8)
      }
      let isAdded =
        change.isLineEnd
        ? breakLine(&line.plain, at: visible, isLast: document.isLastOfCode(lower))
        : change.range(of: visible, in: line.plain.paragraph)
          .map { line.plain.add(change.isTab ? tab ?? [] : change.bytes, for: $0) } ?? false
      if isAdded || !isNew { lines.append(line) }
      if !isAdded { break }
    }
    return lines
  }

  /// Ends a line of code amid others, as Enter does there; false where more is needed than that.
  private func breakLine(_ line: inout PlainEdits, at selected: Range<Int>, isLast: Bool) -> Bool {
    let paragraph = line.paragraph
    guard paragraph.isCode, !paragraph.isIndentedCode, !isLast, selected.isEmpty,
      paragraph.text.contains(where: { !$0.isBlank })
    else { return false }
    let keepsBlanks = document.smartTyping.contains(.indentation)
    let blanks =
      keepsBlanks ? paragraph.text[..<selected.lowerBound].prefix { $0.isBlank } : []
    let start = document.lineEnd(at: paragraph.contentRange.lowerBound) + paragraph.continuation
    return line.add([Byte.lineFeed] + blanks, written: Array(start.utf8) + blanks, for: selected)
  }

  private func replace(_ lines: [Line], _ edits: [Edit], event: UserEvent) -> Bool {
    guard let first = lines.first?.plain.paragraph, let last = lines.last?.plain,
      let edit = edits.last
    else { return false }
    let growth = edits.reduce(0) { $0 + $1.growth }
    var patch = RichPatch(
      edits: edits, first: first.lineStart, last: last.paragraph.lineStart,
      landing: .source(edit.range.upperBound + growth), event: event)
    // A line that is its own source may become anything else, as with one caret.
    if lines.count > 1 || !first.isVerbatim || first.isCode {
      let wanted = wanted(of: lines)
      patch.wanted = wanted
      patch.landing = .caret(paragraph: wanted.count - 1, visible: last.end)
    }
    document.history.endGroup()
    guard case .accepted = document.attempt(patch) else { return false }
    document.typing.pendingAttributes = nil
    return true
  }

  /// What paragraphs with carets are to show, and those between them.
  private func wanted(of lines: [Line]) -> [RichShape] {
    let start = document.place(at: lines[0].plain.paragraph.contentRange.lowerBound)
    let all = document.block(start.block).paragraphs
    var wanted: [RichShape] = []
    var next = lines[0].number
    for line in lines {
      wanted += all[next..<line.number].map { RichShape($0, isStrict: true) }
      wanted += line.plain.shapes
      next = line.number + 1
    }
    return wanted
  }
}

/// What a command does to plain text: bytes that come, and what goes.
private struct PlainChange {
  private enum Removal {
    case selection, before, after, wordBefore, wordAfter

    var isOfWord: Bool { self == .wordBefore || self == .wordAfter }
  }

  let bytes: [UInt8]
  let event: UserEvent
  /// Whether it ends the line.
  let isLineEnd: Bool
  /// Whether it is what Tab writes in code.
  let isTab: Bool
  private let removal: Removal

  private init(
    _ bytes: [UInt8], _ removal: Removal, _ event: UserEvent, isLineEnd: Bool = false,
    isTab: Bool = false
  ) {
    (self.bytes, self.removal, self.event) = (bytes, removal, event)
    (self.isLineEnd, self.isTab) = (isLineEnd, isTab)
  }

  /// What is pasted within a line.
  private init?(pasted text: [UInt8]) {
    guard !text.isEmpty, !text.contains(where: \.isLineEnd), PastedText.sanitised(text) == text
    else { return nil }
    self.init(text, .selection, .paste)
  }

  /// - Returns: nil for commands that do more than that.
  init?(_ command: RichCommand) {
    switch command {
    case .insertText(let text):
      let bytes = Array(text.utf8)
      guard !bytes.isEmpty, !bytes.contains(where: \.isLineEnd) else { return nil }
      self.init(bytes, .selection, .typing)
    case .insertParagraph: self.init([], .selection, .other, isLineEnd: true)
    case .deleteSelection: self.init([], .selection, .cut)
    case .deleteBackward: self.init([], .before, .deleteBackward)
    case .deleteForward: self.init([], .after, .deleteForward)
    case .deleteWordBackward: self.init([], .wordBefore, .deleteBackward)
    case .deleteWordForward: self.init([], .wordAfter, .deleteForward)
    case .indent: self.init([], .selection, .typing, isTab: true)
    case .paste(let text, _): self.init(pasted: Array(text.utf8))
    case .pasteForeign(let text): self.init(pasted: text.bytes)
    default: return nil
    }
  }

  /// What goes at a selection; nil where that is more than a character of the paragraph.
  func range(of selected: Range<Int>, in paragraph: RichParagraph) -> Range<Int>? {
    // Elsewhere these are about more than text.
    if isTab || event == .paste || removal.isOfWord, !paragraph.isCode { return nil }
    if !selected.isEmpty { return selected }
    var reader = ByteReader(paragraph.text)
    let at = selected.lowerBound
    switch removal {
    case .selection: return bytes.isEmpty && !isTab ? nil : selected
    case .before where at > 0: return reader.previousBoundary(before: at)..<at
    case .wordBefore where at > 0: return paragraph.wordStart(before: at, &reader)..<at
    case .after where at < paragraph.text.count: return at..<reader.nextBoundary(after: at)
    case .wordAfter where at < paragraph.text.count:
      return at..<paragraph.wordEnd(after: at, &reader)
    default: return nil
    }
  }
}
