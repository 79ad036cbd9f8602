import CursesMarkdown
import CursesText

extension RichDocument {
  /// Does `command` on the selection.
  ///
  /// `tick` is the time in milliseconds of any clock that does not run backward; typed text is grouped
  /// for undo by it.
  @discardableResult
  public func perform(_ command: RichCommand, tick: Int) -> RichOutcome {
    begin(at: tick)
    defer { end() }
    if let outcome = WaysBack(document: self).goBack(by: command)
      ?? Untyping(document: self).untype(by: command)
    {
      return outcome
    }
    let outcome = performNew(command)
    begunLines.keep(typing, atRevision: history.revision)
    return outcome
  }

  /// Does a command that takes nothing back.
  func performNew(_ command: RichCommand) -> RichOutcome {
    let (started, isFresh) = (version, typing.untyped != nil && command.movesMarkers)
    let way = WayBackStart(of: command, in: self)
    let done = command.done(in: self)
    var outcome = performTyping(done)
    if case .refused = outcome, done == .deleteParagraphs, !target.isCaret {
      outcome = performTyping(command.isTyping ? command : .deleteSelection)
    }
    if current.typedText == nil {
      outcome = performed(outcome, since: started, isFresh: isFresh, noting: way)
    }
    if state.selection.ranges.count == 1 {
      current.typedCharacters.note(outcome, of: command, in: version, at: state.selection.main.head)
    }
    return outcome
  }

  /// Ends what is done at a caret: what was typed has become what it completes.
  func performed(
    _ done: RichOutcome, since started: Int, isFresh: Bool = false, noting way: WayBackStart? = nil
  ) -> RichOutcome {
    var outcome = done
    if !typing.cellSpaces.isEmpty {
      let before = version
      CellSpaces(document: self).dropCellSpaces()
      if version != before { outcome = .changed }
    }
    if version != started {
      if outcome == .changed { way?.noteWayBack() }
      if isFresh || typing.freshBlock?.version == version { TextEnd(document: self).noteFreshEnd() }
    }
    if waitingLine != nil, pendingBreakHere == nil { typing.pendingBreak = nil }
    return outcome
  }

  /// Does `command`; what was being typed ends with any other than typing.
  private func performTyping(_ command: RichCommand) -> RichOutcome {
    let former = state
    let (brackets, before, round) = (typing.openPairs, version, lastRound)
    let outcome = performAny(command)
    if case .insertText = command { return outcome }
    if outcome == .moved, let left = CaretsLeft(former, typed: round, in: self) {
      left.end()
    } else if outcome == .moved, former.selection.ranges.count == 1 || lastRound == nil {
      LineEnd(document: self).left(former.selection.main.head)
      if !brackets.isEmpty, version == before {
        LeftPairs(document: self).complete(leftFrom: former, brackets: brackets)
      }
    }
    if typing.freshBlock?.mayBeFrontMatter == true, !command.isEnter { typing.freshBlock = nil }
    return outcome == .moved && version != before ? .changed : outcome
  }

  private func performAny(_ command: RichCommand) -> RichOutcome {
    if let (motion, extends) = command.motion {
      return TypingAtCarets(command, in: self)?.type() ?? move(motion, extending: extends)
    }
    if let outcome = performSelecting(command) { return outcome }
    if isReadOnly { return .refused("This note is read-only.") }
    if let outcome = UndoCommands(document: self).performHistory(command) { return outcome }
    if state.selection.ranges.count > 1 {
      return CaretTurns(document: self).performEverywhere(command)
    }
    return performHere(command)
  }

  /// Does an editing command at the one caret there is. What is refused leaves no trace.
  func performHere(_ command: RichCommand) -> RichOutcome {
    let usual = lineEnd
    if !command.isTyping || typing.pendingBreak != nil {
      lineEnd = lineEnd(at: state.selection.main.lowerBound)
    }
    defer { lineEnd = usual }
    let (shownBefore, former) = (state, moment)
    if command.isAboutLines, mode == .rich { leaveLineBelow() }
    let numbers = ItemNumbers(around: command, in: self)
    if !command.isTyping || numbers != nil { history.endGroup() }
    if !command.isTyping {
      typing.freshGap = nil
      if command != .insertParagraph { typing.freshLine = nil }
    }
    let before = version
    let steps = history.stepCount
    if command.begins { LineEnd(document: self).dropOnly() }
    let outcome = performEdit(command)
    if version != before, !command.keepsPending { typing.pendingAttributes = nil }
    if case .refused = outcome {
      leaveNoTrace(goingBackTo: former)
      return outcome
    }
    if outcome == .changed, !command.isTyping { snapSelection() }
    if outcome == .changed { numbers?.countUp() }
    if case .pasteForeign(let text) = command, carets == nil, outcome == .changed {
      finishPaste(of: text, over: shownBefore, steps: steps)
    } else if !command.isTyping || numbers != nil {
      history.joinSteps(after: steps)
    }
    if outcome == .changed, command == .insertParagraph { beginLine() }
    return outcome
  }

  private func finishPaste(of text: ForeignText, over before: TextState, steps: Int) {
    ForeignPaste(document: self).enrichPaste(text.bytes, over: before, steps: steps)
    if text.bytes.last == Byte.lineFeed { LineCompletion(document: self).beginFreshLine() }
  }

  private func beginLine() {
    guard typing.freshBlock?.version != version else { return }
    LineCompletion(document: self).beginFreshLine()
  }

  /// Goes back to what there was before a command. What was typed and is no text yet, blanks before a marker, stays noted.
  private func leaveNoTrace(goingBackTo former: RichMoment) {
    var noted = typing
    goBack(to: former)
    noted.pendingAttributes = typing.pendingAttributes
    noted.freshGap = typing.freshGap
    typing = noted
  }

  private func performSelecting(_ command: RichCommand) -> RichOutcome? {
    switch command {
    case .selectAll:
      let end = offset(of: place(.textEnd, from: head))
      let start = offset(of: RichPlace(block: 0, paragraph: 0, visible: 0))
      let outcome = select(Selection(anchor: start, head: end))
      typing.line.all = (version, state.selection)
      return outcome
    case .selectWord:
      return selectAround { paragraph, visible in
        var reader = ByteReader(paragraph.text)
        return reader.wordRange(at: visible)
      }
    case .selectParagraph: return selectAround { paragraph, _ in 0..<paragraph.text.count }
    case .selectAlso(let anchor, let head):
      let places = [anchor, head].map { offset(of: place(at: $0)) }
      let added = SelectionRange(anchor: places[0], head: places[1])
      return select(
        Selection(state.selection.ranges + [added], mainIndex: state.selection.ranges.count))
    case .selectNextOccurrence: return Occurrences(document: self).selectNextOccurrence()
    case .selectAllOccurrences: return Occurrences(document: self).selectAllOccurrences()
    case .keepMainCaret: return select(Selection([state.selection.main]))
    case .select(let anchor, let head):
      let places = [anchor, head].map { offset(of: place(at: $0)) }
      return select(Selection(anchor: places[0], head: places[1]))
    default: return nil
    }
  }

  private func performEdit(_ command: RichCommand) -> RichOutcome {
    CalloutTitles(document: self).performOnCallout(command)
      ?? RichDeletion(document: self).perform(command) ?? performTextCommand(command)
  }

  private func performTextCommand(_ command: RichCommand) -> RichOutcome {
    switch command {
    case .insertText(let text): return TextTyping(document: self).typeText(text)
    case .paste(let text, let isMarkdown):
      return Paste(document: self).paste(Array(text.utf8), isMarkdown: isMarkdown)
    case .pasteLines(let text, let areText):
      history.endGroup()
      return PastedLines(text, areText: areText, into: self)?.paste() ?? .notHandled
    case .pasteForeign(let text): return HTMLSource(document: self).paste(text.bytes)
    case .insertParagraph: return ParagraphBreak(document: self).insertParagraph(isTyped: true)
    case .insertLineBreak: return LineBreaks(document: self).insertLineBreak()
    case .insertRule: return LineBreaks(document: self).insertRule()
    case .deleteParagraphs:
      return StanzaLine(in: self)?.delete()
        ?? ParagraphDeletion(document: self).delete()
    case .indent:
      let outcome = IndentLevels(document: self).indent()
      TypedMarkers(document: self).noteFreshLine()
      return outcome
    case .outdent: return IndentLevels(document: self).outdent()
    case .toggleStrong: return TextStyles(document: self).toggle(.strong)
    case .toggleEmphasis: return TextStyles(document: self).toggle(.emphasis)
    case .toggleStrikethrough: return TextStyles(document: self).toggle(.strikethrough)
    case .toggleCode: return TextStyles(document: self).toggle(.code)
    case .toggleHighlight: return TextStyles(document: self).toggle(.highlight)
    case .toggleBulletList: return Lists(document: self).toggleList(.bullet)
    case .toggleOrderedList: return Lists(document: self).toggleList(.ordered)
    case .toggleTaskList: return Lists(document: self).toggleList(.task)
    case .toggleQuote: return QuoteLevels(document: self).toggle()
    case .increaseQuoteLevel: return QuoteLevels(document: self).increase()
    case .decreaseQuoteLevel: return QuoteLevels(document: self).decrease()
    case .toggleCodeBlock: return CodeBlocks(document: self).toggleCodeBlock()
    case .setHeading(let level): return HeadingLevels(document: self).setHeading(level)
    case .toggleTask(let offset): return TaskBoxes(document: self).toggleTask(at: offset)
    default: return performInsertion(command)
    }
  }

  private func performInsertion(_ command: RichCommand) -> RichOutcome {
    switch command {
    case .setLink(let destination): return Links(document: self).setLink(destination)
    case .setLinkText(let text, let destination):
      return Links(document: self).setLink(destination, text: text)
    case .setImage(let address, let description):
      return Images(document: self).setImage(address, description: description)
    case .toggleCallout(let kind): return Annotations(document: self).toggleCallout(kind)
    case .insertFootnote: return Annotations(document: self).insertFootnote()
    case .completeName(let markdown): return NameTyping(document: self).completeName(with: markdown)
    case .insertTable(let columns, let rows):
      return Tables(document: self).insertTable(columns: columns, rows: rows)
    case .table(let command): return Tables(document: self).changeTable(command)
    case .moveBlockUp, .moveBlockDown:
      let up = command == .moveBlockUp
      return StanzaLine(in: self)?.move(up: up) ?? BlockMove(document: self).moveBlock(up: up)
    default: return .notHandled
    }
  }
}

extension RichCommand {
  /// What a command comes to in a document.
  func done(in document: RichDocument) -> RichCommand {
    // At several carets it is seen at each.
    if document.state.selection.ranges.count > 1 { return self }
    return switch self {
    case .cut, .deleteSelection, .deleteBackward, .deleteForward:
      if document.selectsLines || isCut && document.target.isCaret {
        .deleteParagraphs
      } else {
        isCut ? .deleteSelection : self
      }
    case .indent where MarkerBeforeTab(document: document).isTyped: .insertText(" ")
    case .pasteLines(let text, let areText):
      PastedLines(text, areText: areText, into: document)?.command ?? .paste(text, isMarkdown: true)
    default: self
    }
  }

  /// Whether what the next character gets outlives the command.
  fileprivate var keepsPending: Bool {
    switch self {
    case .insertText, .toggleStrong, .toggleEmphasis, .toggleStrikethrough, .toggleCode,
      .toggleHighlight:
      true
    default: false
    }
  }

  /// Whether it is about whole lines: not about one at whose very start a selection ends.
  fileprivate var isAboutLines: Bool {
    switch self {
    case .setHeading, .toggleBulletList, .toggleOrderedList, .toggleTaskList, .toggleTask(at: nil),
      .toggleQuote, .increaseQuoteLevel, .decreaseQuoteLevel, .toggleCallout, .toggleCodeBlock,
      .indent, .outdent, .deleteParagraphs, .moveBlockUp, .moveBlockDown:
      true
    default: false
    }
  }

  fileprivate var isEnter: Bool { self == .insertParagraph }

  /// Whether the first text of a note is typed by it, or marked as what it will be.
  fileprivate var begins: Bool {
    switch self {
    case .insertText(let text): text != " "
    case .toggleBulletList, .toggleOrderedList, .toggleTaskList, .toggleTask(at: nil): true
    default: false
    }
  }

  /// Whether what Enter has begun stays that: an item that goes in, out, or is none any more.
  fileprivate var movesMarkers: Bool {
    self == .indent || self == .outdent || self == .deleteBackward
  }

  /// Whether its steps are grouped by the history itself.
  var isTyping: Bool {
    switch self {
    case .insertText(let text): !text.utf8.contains(Byte.lineFeed)
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward: true
    default: false
    }
  }

  var motion: (Motion, extends: Bool)? {
    switch self {
    case .moveBackward: (.backward, false)
    case .moveForward: (.forward, false)
    case .moveWordBackward: (.wordBackward, false)
    case .moveWordForward: (.wordForward, false)
    case .moveToParagraphStart: (.lineStart, false)
    case .moveToParagraphEnd: (.lineEnd, false)
    case .moveParagraphBackward: (.paragraphBackward, false)
    case .moveParagraphForward: (.paragraphForward, false)
    case .moveToDocumentStart: (.textStart, false)
    case .moveToDocumentEnd: (.textEnd, false)
    case .extendBackward: (.backward, true)
    case .extendForward: (.forward, true)
    case .extendWordBackward: (.wordBackward, true)
    case .extendWordForward: (.wordForward, true)
    case .extendToParagraphStart: (.lineStart, true)
    case .extendToParagraphEnd: (.lineEnd, true)
    case .extendParagraphBackward: (.paragraphBackward, true)
    case .extendParagraphForward: (.paragraphForward, true)
    case .extendToDocumentStart: (.textStart, true)
    case .extendToDocumentEnd: (.textEnd, true)
    default: nil
    }
  }
}
