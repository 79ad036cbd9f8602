import CursesMarkdown
import CursesText

extension RichDocument {
  /// Does `command` on the selection.
  ///
  /// `tick` is the time in milliseconds of any clock that does not run backward; typed text is grouped
  /// for undo by it.
  @discardableResult
  public func perform(_ command: RichCommand, tick: Int) -> RichOutcome {
    if let outcome = goBack(by: command, tick: tick) ?? untype(by: command, tick: tick) {
      return outcome
    }
    let outcome = performNew(command, tick: tick)
    typedCharacters.note(outcome, of: command, in: version, at: state.selection.main.head)
    return outcome
  }

  /// Does a command that takes nothing back.
  private func performNew(_ command: RichCommand, tick: Int) -> RichOutcome {
    let started = (
      selection: state.selection, steps: history.stepCount, version: version,
      isFresh: untyped != nil && command.movesMarkers
    )
    // What is folded away moves with its heading, which a way back knows nothing of.
    let hasWayBack = foldedHeadings.isEmpty && command.hasWayBack(from: state.selection)
    let level = hasWayBack ? paragraph(at: head).headingLevel ?? 0 : 0
    let done = command.done(in: self)
    var outcome = performTyping(done, tick: tick)
    if case .refused = outcome, done == .deleteParagraphs, !target.isCaret {
      outcome = performTyping(command.isTyping ? command : .deleteSelection, tick: tick)
    }
    if !cellSpaces.isEmpty {
      let before = version
      dropCellSpaces(tick: tick)
      if version != before { outcome = .changed }
    }
    if hasWayBack, outcome == .changed, version != started.version {
      noteWayBack(
        from: command, before: started.selection, level: level, steps: started.steps)
    }
    if version != started.version, started.isFresh || freshBlock?.version == version {
      noteFreshEnd()
    }
    if waitingLine != nil, pendingBreakHere == nil { pendingBreak = nil }
    return outcome
  }

  /// Does `command`; what was being typed ends with any other than typing.
  private func performTyping(_ command: RichCommand, tick: Int) -> RichOutcome {
    let former = state
    let (brackets, before) = (openPairs, version)
    let outcome = performAny(command, tick: tick)
    if case .insertText = command { return outcome }
    if outcome == .moved { LineEnd(document: self, tick: tick).left(former.selection.main.head) }
    if !brackets.isEmpty, outcome == .moved, version == before {
      LeftPairs(document: self, tick: tick).complete(leftFrom: former, brackets: brackets)
    }
    if freshBlock?.mayBeFrontMatter == true, !command.isEnter { freshBlock = nil }
    return outcome == .moved && version != before ? .changed : outcome
  }

  private func performAny(_ command: RichCommand, tick: Int) -> RichOutcome {
    if let (motion, extends) = command.motion { return move(motion, extending: extends) }
    if let outcome = performSelecting(command) { return outcome }
    if isReadOnly { return .refused("This note is read-only.") }
    if let outcome = performHistory(command) { return outcome }
    if state.selection.ranges.count > 1 { return performEverywhere(command, tick: tick) }
    return performHere(command, tick: tick)
  }

  /// Does an editing command at the one caret there is. What is refused leaves no trace.
  func performHere(_ command: RichCommand, tick: Int) -> RichOutcome {
    let usual = lineEnd
    if !command.isTyping || pendingBreak != nil {
      lineEnd = lineEnd(at: state.selection.main.lowerBound)
    }
    defer { lineEnd = usual }
    let shownBefore = state
    if command.isAboutLines, mode == .rich { leaveLineBelow() }
    let changesItems = command.changesItems || pendingBreak?.isItem == true
    let isNumbered = changesItems && numbersCountUp
    let isNumberedOn = isNumbered && laterNumbersCountUp
    let follower = isNumbered ? follower(of: command) : nil
    if !command.isTyping || isNumbered { history.endGroup() }
    let gap = freshGap
    if !command.isTyping {
      freshGap = nil
      if command != .insertParagraph { freshLine = nil }
    }
    let before = version
    let steps = history.stepCount
    let pending = pendingAttributes
    if command.begins { LineEnd(document: self, tick: tick).dropOnly() }
    let outcome = performEdit(command, tick: tick)
    if version != before, !command.keepsPending { pendingAttributes = nil }
    if case .refused = outcome {
      takeBack(to: steps)
      if command.isAboutLines { setSelection(shownBefore.selection) }
      (pendingAttributes, freshGap) = (pending, gap)
      return outcome
    }
    if outcome == .changed, !command.isTyping { snapSelection() }
    if outcome == .changed, isNumbered {
      if let follower { closeUp(follower, later: isNumberedOn, tick: tick) }
      renumber(later: isNumberedOn, tick: tick)
    }
    if case .pasteForeign(let text) = command, carets == nil, outcome == .changed {
      enrichPaste(text.bytes, over: shownBefore, steps: steps, tick: tick)
      if text.bytes.last == Byte.lineFeed { beginFreshLine() }
    } else if !command.isTyping || isNumbered {
      history.joinSteps(after: steps)
    }
    if outcome == .changed, command == .insertParagraph, freshBlock?.version != version {
      beginFreshLine()
    }
    return outcome
  }

  /// Takes back all that was done since there were so many steps, and leaves no trace of it.
  func takeBack(to steps: Int) {
    while history.stepCount > steps, performHistory(.undo) == .changed {}
    history.forgetUndone()
  }

  private func performSelecting(_ command: RichCommand) -> RichOutcome? {
    switch command {
    case .selectAll:
      let end = offset(of: place(.textEnd, from: head))
      let start = offset(of: RichPlace(block: 0, paragraph: 0, visible: 0))
      let outcome = select(Selection(anchor: start, head: end))
      typedLine.all = (version, state.selection)
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
    case .selectNextOccurrence: return selectNextOccurrence()
    case .selectAllOccurrences: return selectAllOccurrences()
    case .keepMainCaret: return select(Selection([state.selection.main]))
    case .select(let anchor, let head):
      let places = [anchor, head].map { offset(of: place(at: $0)) }
      return select(Selection(anchor: places[0], head: places[1]))
    default: return nil
    }
  }

  private func performHistory(_ command: RichCommand) -> RichOutcome? {
    let step: Transaction?
    switch command {
    case .undo:
      if LeftPairs(document: self, tick: 0).undo() { return .changed }
      if !history.canUndo { recallHistory() }
      step = history.undo(state)
    case .redo:
      if !history.canRedo { recallHistory() }
      step = history.redo(state)
    default: return nil
    }
    guard let step else { return .notHandled }
    pendingAttributes = nil
    change(by: step)
    onTransaction?(step)
    snapSelection()
    followReveal()
    if paragraph(at: head).isTableRow { noteCellSpace() }
    if command == .redo { noteFreshEnd(in: step) }
    // Dashes that come back are meant.
    typedLine.undone = state.selection.main.head
    return .changed
  }

  private func recallHistory() {
    if let earlier = findEarlierHistory?() { take(earlier: earlier) }
  }

  private func performEdit(_ command: RichCommand, tick: Int) -> RichOutcome {
    if let outcome = performOnCallout(command, tick: tick) { return outcome }
    switch command {
    case .insertText(let text): return typeText(text, tick: tick)
    case .paste(let text, let isMarkdown):
      return paste(Array(text.utf8), isMarkdown: isMarkdown, tick: tick)
    case .pasteLines(let text, let areText):
      history.endGroup()
      return PastedLines(text, areText: areText, into: self)?.paste(tick: tick) ?? .notHandled
    case .pasteForeign(let text): return HTMLSource(document: self, tick: tick).paste(text.bytes)
    case .insertParagraph: return insertParagraph(isTyped: true, tick: tick)
    case .insertLineBreak: return insertLineBreak(tick: tick)
    case .insertRule: return insertRule(tick: tick)
    case .deleteBackward: return dropPendingBreak() ? .moved : delete(.backward, tick: tick)
    case .deleteForward: return delete(.forward, tick: tick)
    case .deleteWordBackward: return delete(.wordBackward, tick: tick)
    case .deleteWordForward: return delete(.wordForward, tick: tick)
    case .deleteSelection: return replaceSelection(with: [], event: .cut, tick: tick)
    case .deleteParagraphs:
      return StanzaLine(in: self)?.delete(tick: tick)
        ?? ParagraphDeletion(document: self).delete(tick: tick)
    case .indent:
      let outcome = indent(tick: tick)
      noteFreshLine()
      return outcome
    case .outdent: return outdent(tick: tick)
    case .toggleStrong: return toggle(.strong, tick: tick)
    case .toggleEmphasis: return toggle(.emphasis, tick: tick)
    case .toggleStrikethrough: return toggle(.strikethrough, tick: tick)
    case .toggleCode: return toggle(.code, tick: tick)
    case .toggleHighlight: return toggle(.highlight, tick: tick)
    case .toggleBulletList: return toggleList(.bullet, tick: tick)
    case .toggleOrderedList: return toggleList(.ordered, tick: tick)
    case .toggleTaskList: return toggleList(.task, tick: tick)
    case .toggleQuote: return QuoteLevels(document: self, tick: tick).toggle()
    case .increaseQuoteLevel: return QuoteLevels(document: self, tick: tick).increase()
    case .decreaseQuoteLevel: return QuoteLevels(document: self, tick: tick).decrease()
    case .toggleCodeBlock: return toggleCodeBlock(tick: tick)
    case .setHeading(let level): return setHeading(level, tick: tick)
    case .toggleTask(let offset): return toggleTask(at: offset, tick: tick)
    default: return performInsertion(command, tick: tick)
    }
  }

  private func performInsertion(_ command: RichCommand, tick: Int) -> RichOutcome {
    switch command {
    case .setLink(let destination): return setLink(destination, tick: tick)
    case .setLinkText(let text, let destination):
      return setLink(destination, text: text, tick: tick)
    case .setImage(let address, let description):
      return setImage(address, description: description, tick: tick)
    case .toggleCallout(let kind): return toggleCallout(kind, tick: tick)
    case .insertFootnote: return insertFootnote(tick: tick)
    case .completeName(let markdown): return completeName(with: markdown, tick: tick)
    case .insertTable(let columns, let rows):
      return insertTable(columns: columns, rows: rows, tick: tick)
    case .table(let command): return changeTable(command, tick: tick)
    case .moveBlockUp, .moveBlockDown:
      let up = command == .moveBlockUp
      return StanzaLine(in: self)?.move(up: up, tick: tick) ?? moveBlock(up: up, tick: tick)
    default: return .notHandled
    }
  }
}

extension RichCommand {
  /// What a command comes to in a document.
  fileprivate func done(in document: RichDocument) -> RichCommand {
    switch self {
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

  /// Whether items of a list may come, go or change places.
  fileprivate var changesItems: Bool {
    switch self {
    case .insertParagraph, .indent, .outdent, .deleteBackward, .deleteForward, .deleteSelection,
      .deleteParagraphs, .deleteWordBackward, .deleteWordForward, .moveBlockUp, .moveBlockDown,
      .paste, .pasteLines, .pasteForeign, .toggleOrderedList:
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

  fileprivate var motion: (Motion, extends: Bool)? {
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
