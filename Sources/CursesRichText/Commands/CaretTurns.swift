import CursesMarkdown
import CursesText

/// Does a command at several carets, one after the other, as one step.
struct CaretTurns {
  let document: RichDocument

  /// Does an editing command at every caret, as one step. Where it is refused nothing changes.
  func performEverywhere(_ command: RichCommand) -> RichOutcome {
    let outcome =
      CaretStyles(document: document).wrapEverywhere(command) ?? TypingAtCarets(
        command, in: document)?.type()
      ?? performInTurn(command)
    if command == .insertText(" "), outcome == .changed {
      MarkersAtCarets(document: document)?.apply()
    }
    return outcome
  }

  private func performInTurn(_ command: RichCommand) -> RichOutcome {
    let whole = document.state.selection
    if command.isToggle { return CaretStyles(document: document).toggleEverywhere(command) }
    if command == .moveBlockUp || command == .moveBlockDown {
      return MovingAtCarets(document: document, up: command == .moveBlockUp).perform()
    }
    document.history.endGroup()
    let (steps, started, former) = (document.history.stepCount, document.version, document.state)
    let turns = turns(of: command, in: whole)
    let typed = typedStyle
    var pending = document.typing.pendingAttributes
    // Each caret has the brackets that are open at all of them.
    let pairs = document.typing.openPairs
    var open = pairs
    let numbers = RoundNumbers(of: command, in: document)
    var outcome = RichOutcome.notHandled
    document.carets = CaretRound(whole, steps: document.history.stepCount)
    var next = 0
    var most = whole.ranges.count
    // What Markdown does not show as one rewriting it would not show as the next, of which each takes its time.
    var prose: CaretsInProse? = CaretsInProse(document: document)
    var items: CaretsInItems? = CaretsInItems(document: document, countUp: numbers != nil)
    let common = turns.first?.1 ?? command
    let isSame = turns.allSatisfy { $0.1 == common }
    let isTogether = typed == nil && turns.count == whole.ranges.count
    let plain = CaretsTogether(document: document, turns: turns, command: isSame ? common : nil)
    while next < turns.count, !document.patience.isSpent(after: (next, turns.count), weight: 8) {
      let (index, command) = turns[next]
      var together = isTogether ? plain.perform(from: index, atMost: most) : 0
      // Where they cannot be done together, a few are tried next, and then more.
      most = together == 0 ? 2 : min(4 * most, whole.ranges.count)
      document.typing.openPairs = pairs
      if isTogether, isSame, together == 0, let done = prose?.perform(command, from: index) {
        together = done
        if done == 0 { prose = nil }
      }
      if command == .indent, together == 0, let done = items?.indent(turns[next...]) {
        together = done
        if done == 0 { items = nil }
      }
      let one =
        together > 0 ? .changed : performTurn(command, at: index, typed)
      outcome = outcome.joined(with: one)
      let done = index..<index + max(1, together)
      if done.contains(whole.mainIndex) {
        (pending, open) = (document.typing.pendingAttributes, document.typing.openPairs)
      }
      next += done.count
    }
    (document.typing.pendingAttributes, document.typing.openPairs) = (pending, open)
    numbers?.renumber()
    endRound(whole, steps: steps)
    if document.version != started {
      joinTyping(command, steps: steps, started: started, isStyled: typed != nil)
    }
    if case .pasteForeign(let text) = command, isSame, outcome == .changed {
      ForeignPaste(document: document).enrichPastes(text.bytes, over: former, steps: steps)
    }
    return outcome
  }

  /// Makes one step of what was done at all carets. Where it was stopped only the main one is left, as after Esc.
  func endRound(_ whole: Selection, steps: Int) {
    let ranges = document.carets?.ranges ?? whole.ranges
    document.carets = nil
    document.history.joinSteps(after: steps)
    let all =
      document.patience.isOver
      ? Selection([ranges[whole.mainIndex]]) : Selection(ranges, mainIndex: whole.mainIndex)
    document.state = TextState(document.state.text, selection: all)
    document.snapSelection()
    document.followReveal()
    CellSpaces(document: document).noteCellSpaces()
  }

  /// What is done at which range. A command on blocks is done once in each paragraph, and one on lines once in each
  /// line; as many lines as there are carets are pasted a line each.
  private func turns(of command: RichCommand, in whole: Selection) -> [(Int, RichCommand)] {
    if let paste = command.pastedText {
      var lines = paste.text.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      if lines.count == whole.ranges.count {
        return lines.enumerated().map { index, line in
          // Styles and links of another program's text are what they are at one caret.
          let clip = paste.isForeign ? MarkdownClip(Array(line.utf8)) : nil
          let isMarkdown = clip.map { $0.isInline && $0.hasMarkup } ?? paste.isMarkdown
          return (index, .paste(String(line), isMarkdown: isMarkdown))
        }
      }
    }
    var seen: Set<[Int]> = []
    var quoted = 0
    return whole.ranges.enumerated().compactMap { index, range in
      let command = command.done(at: range)
      guard command.isOnBlocks || command == .deleteParagraphs else { return (index, command) }
      if document.patience.isSpent() { return nil }
      let place = document.place(at: range.lowerBound)
      let paragraph = document.paragraph(at: place)
      let line = command.isOnBlocks ? 0 : paragraph.line(around: place.visible).lowerBound
      guard seen.insert([paragraph.lineStart, line]).inserted else { return nil }
      guard command.isOnQuotations else { return (index, command) }
      // An item goes with all in it, and a table whole.
      if paragraph.lineStart < quoted { return nil }
      quoted = QuoteLevels(document: document).reach(of: range)?.upperBound ?? quoted
      return (index, command)
    }
  }

  private func performTurn(
    _ command: RichCommand, at index: Int, _ typed: TypedStyle?
  ) -> RichOutcome {
    performTurn(at: index) {
      (document.typing.pendingAttributes, document.typing.raw) = (nil, nil)
      if let typed {
        document.typing.pendingAttributes = typed.applied(
          to: TextStyles(document: document).activeAttributes)
      }
      let outcome = document.performHere(command)
      // Cells that are selected are no line.
      guard case .refused = outcome, command == .deleteParagraphs, !document.target.isCaret else {
        return outcome
      }
      return document.performHere(.deleteSelection)
    }
  }

  /// Does something at one of the carets of a round.
  ///
  /// - Parameter body: called with that caret alone.
  func performTurn(at index: Int, _ body: () -> RichOutcome) -> RichOutcome {
    guard let range = document.carets?[index] else { return .notHandled }
    document.carets?.go(to: index)
    document.state = TextState(document.state.text, selection: Selection([range]))
    document.snapSelection()
    let outcome = body()
    if case .refused = outcome {
      document.carets?.dropTurn()
    } else {
      document.carets?.endTurn()
      document.carets?[index] = document.state.selection.main
    }
    return outcome
  }

  /// What the next character gets that the text around the main caret does not say.
  private var typedStyle: TypedStyle? {
    guard let pending = document.typing.pendingAttributes else { return nil }
    document.typing.pendingAttributes = nil
    defer { document.typing.pendingAttributes = pending }
    return TypedStyle(pending, besides: TextStyles(document: document).activeAttributes)
  }

  /// Words typed at several carets are undone as they are at one.
  ///
  /// - Parameter isStyled: whether they have a style that keys had switched for them; what is typed on has it too.
  func joinTyping(_ command: RichCommand, steps: Int, started: Int, isStyled: Bool = false) {
    guard case .insertText(let text) = command, let last = text.utf8.last else {
      document.lastRound = nil
      return
    }
    let isSpace = last == Byte.space
    let former = document.lastRound
    if let round = document.lastRound, round.version == started, round.steps == steps,
      document.now - round.tick <= document.history.pause, isSpace || !round.endsInSpace
    {
      document.history.joinSteps(after: steps - 1)
    }
    document.lastRound = TypingRound(
      version: document.version, steps: document.history.stepCount, tick: document.now,
      endsInSpace: isSpace)
    document.lastRound?.isStyled =
      isStyled || former?.version == started && former?.isStyled == true
  }
}

/// The styles that were switched for the next character.
private struct TypedStyle {
  private var on: RichAttributes
  private var off: RichAttributes

  init(_ wanted: RichAttributes, besides active: RichAttributes) {
    let known = active.intersection(.toggles)
    (on, off) = (wanted.subtracting(known), known.subtracting(wanted))
  }

  func applied(to active: RichAttributes) -> RichAttributes {
    active.intersection(.toggles).union(on).subtracting(off)
  }
}

extension RichOutcome {
  /// What came of two turns.
  func joined(with other: RichOutcome) -> RichOutcome {
    switch (self, other) {
    case (.changed, _), (_, .changed): .changed
    case (.moved, _), (_, .moved): .moved
    case (.refused, _): self
    default: other
    }
  }
}

extension RichCommand {
  /// The attribute that it switches on and off.
  var toggled: RichAttributes? {
    switch self {
    case .toggleStrong: .strong
    case .toggleEmphasis: .emphasis
    case .toggleStrikethrough: .strikethrough
    case .toggleCode: .code
    case .toggleHighlight: .highlight
    default: nil
    }
  }

  static let toggles: [RichCommand] = [
    .toggleStrong, .toggleEmphasis, .toggleStrikethrough, .toggleCode, .toggleHighlight,
  ]

  var isToggle: Bool { toggled != nil }

  /// The text that it pastes, whether as Markdown, and whether it is another program's.
  fileprivate var pastedText: (text: String, isMarkdown: Bool, isForeign: Bool)? {
    switch self {
    case .paste(let text, let isMarkdown): (text, isMarkdown, false)
    case .pasteForeign(let text): (String(decoding: text.bytes, as: UTF8.self), false, true)
    default: nil
    }
  }

  /// What it is at one of several ranges: a line is cut where nothing is selected.
  fileprivate func done(at range: SelectionRange) -> RichCommand {
    guard case .cut = self else { return self }
    return range.isCaret ? .deleteParagraphs : .deleteSelection
  }

  /// Whether it is about quotations, in which items lie whole.
  fileprivate var isOnQuotations: Bool {
    switch self {
    case .toggleQuote, .increaseQuoteLevel, .decreaseQuoteLevel, .toggleCallout: true
    default: false
    }
  }

  /// Whether it is about whole paragraphs, not about places in them.
  fileprivate var isOnBlocks: Bool {
    switch self {
    case .indent, .outdent, .toggleBulletList, .toggleOrderedList, .toggleTaskList, .toggleQuote,
      .increaseQuoteLevel, .decreaseQuoteLevel, .toggleCodeBlock, .setHeading, .toggleTask,
      .toggleCallout, .insertRule, .insertTable:
      true
    default: false
    }
  }
}
