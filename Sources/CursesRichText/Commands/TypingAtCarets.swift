import CursesMarkdown
import CursesText

/// What is typed at several carets or selections, and what moves them: it comes at each to what it comes to at one, with all
/// that was typed there before.
struct TypingAtCarets {
  private let document: RichDocument
  private let command: RichCommand
  /// What is being typed at each.
  private let former: [CaretTyping]
  /// Whether each has a text of its own.
  private let areAlone: [Bool]

  /// At more carets Markdown is typed as text: each is looked at by itself.
  static let most = 100

  /// Nil where the command is the same change of text at all of them, or is not typed.
  init?(_ command: RichCommand, in document: RichDocument) {
    let ranges = document.state.selection.ranges
    guard command.isTypedAtEach, document.mode == .rich, 2...Self.most ~= ranges.count else {
      return nil
    }
    let known = document.lastRound?.typed(in: document)
    if case .insertText(let text) = command {
      // A style that keys have switched is for all of them.
      guard known != nil || document.typing.pendingAttributes == nil else { return nil }
      let isWaiting = known?.contains(where: \.isWaiting) ?? CaretTyping(document).isWaiting
      guard isWaiting || !text.utf8.allSatisfy(\.isOfWord) else { return nil }
    }
    areAlone = Self.areAlone(ranges, in: document)
    let mayTakeTurns = zip(ranges, areAlone).allSatisfy { $0.isCaret || $1 }
    guard areAlone.contains(true), mayTakeTurns else { return nil }
    former =
      known
      ?? ranges.indices.map {
        $0 == document.state.selection.mainIndex ? CaretTyping(document) : CaretTyping()
      }
    (self.command, self.document) = (command, document)
  }

  /// Whether each range is the only one in its paragraph, or in its block of lines that are one text.
  private static func areAlone(_ ranges: [SelectionRange], in document: RichDocument) -> [Bool] {
    let ends = ranges.map { range in
      [range.lowerBound, range.upperBound].map { offset in
        let paragraph = document.paragraph(at: document.place(at: offset))
        return paragraph.isVerbatim ? paragraph.base + paragraph.leafStart : paragraph.lineStart
      }
    }
    return ends.indices.map { index in
      (index == 0 || ends[index - 1][1] != ends[index][0])
        && (index + 1 == ends.count || ends[index][1] != ends[index + 1][0])
    }
  }

  /// Types it, as one step; what a blank completes is a step of its own.
  func type() -> RichOutcome {
    let (steps, started) = (document.history.stepCount, document.version)
    let turns = Set(
      CaretTurns(document: document).turns(of: command, in: document.state.selection).map(\.0))
    var typed = former
    // A blank makes blocks of markers: one undo gives the characters back at all of them.
    var outcome = round(&typed, completesLater: command == .insertText(" ")) { index in
      guard turns.contains(index) else { return nil }
      return Untyping(document: document).untype(by: command) ?? document.performNew(command)
    }
    if document.version != started {
      CaretTurns(document: document).joinTyping(command, steps: steps, started: started)
    }
    if typed.contains(where: \.hasText) {
      let before = document.version
      outcome = outcome.joined(with: round(&typed) { _ in complete() })
      // Words that follow are a step of their own.
      if document.version != before { document.lastRound = nil }
    }
    document.current.typedText = nil
    document.keep(typed)
    return outcome
  }

  /// Lets what was typed at a caret become what it completes; nil where it is known to be none.
  private func complete() -> RichOutcome? {
    guard let text = document.current.typedText else { return nil }
    document.current.typedText = nil
    let started = document.version
    let outcome = TextTyping(document: document).complete(text)
    return document.performed(outcome, since: started - 1)
  }

  /// Does something at each caret, with what is being typed there, as one step.
  ///
  /// - Parameters:
  ///   - typed: what is being typed at each; then what is after it.
  ///   - body: called with the number of each and that caret alone; it returns nil where nothing is done there.
  private func round(
    _ typed: inout [CaretTyping], completesLater: Bool = false, _ body: (Int) -> RichOutcome?
  ) -> RichOutcome {
    let (whole, steps) = (document.state.selection, document.history.stepCount)
    var outcome = RichOutcome.notHandled
    // Carets that have met are one.
    guard whole.ranges.count == typed.count else { return outcome }
    document.history.endGroup()
    document.carets = CaretRound(whole, steps: steps)
    for index in whole.ranges.indices {
      if document.patience.isSpent(after: (index, whole.ranges.count), weight: 8) { break }
      let one = CaretTurns(document: document).performTurn(at: index) {
        document.carets?.isAlone = areAlone[index]
        document.carets?.completesLater = completesLater && areAlone[index]
        (areAlone[index] ? typed[index] : typed[index].withoutPlaces).resume(in: document)
        return body(index) ?? .notHandled
      }
      outcome = outcome.joined(with: one)
      typed[index] = CaretTyping(document)
    }
    CaretTurns(document: document).endRound(whole, steps: steps)
    return outcome
  }
}

extension RichDocument {
  /// Keeps what is being typed at each of several carets for the next key.
  ///
  /// - Parameter goesOn: whether what is being typed at the main one is that of the document.
  func keep(_ typed: [CaretTyping], goesOn: Bool = true) {
    let areCarets = state.selection.ranges.count == typed.count
    let isKnown = areCarets && !typed.allSatisfy(\.isEmpty)
    if goesOn {
      // Of carets that have met nothing is known.
      (areCarets ? typed[state.selection.mainIndex] : CaretTyping()).resume(in: self)
      CellSpaces(document: self).noteCellSpaces()
    }
    if lastRound?.version != version {
      lastRound = TypingRound(version: version, tick: now, typed: [])
    }
    lastRound?.typed = isKnown ? typed : []
  }
}

extension TypingRound {
  /// What is being typed at each caret of a document; nil where something else was done since, or nothing is known.
  func typed(in document: RichDocument) -> [CaretTyping]? {
    version == document.version && typed.count == document.state.selection.ranges.count
      ? typed : nil
  }
}

extension RichCommand {
  /// Whether it is typed by a key: then it may go on with what was typed before, or end it.
  fileprivate var isTypedAtEach: Bool {
    switch self {
    case .insertText, .insertParagraph, .insertLineBreak, .deleteBackward, .deleteForward,
      .deleteWordBackward, .deleteWordForward, .deleteSelection, .indent, .outdent, .completeName:
      true
    default: if case .motion = kind { true } else { false }
    }
  }
}

extension UInt8 {
  /// Whether it is of a letter, of whatever script, or a digit.
  fileprivate var isOfWord: Bool { isAlphanumeric || self >= 0x80 }
}
