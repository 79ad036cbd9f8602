import CursesText

/// A command, with what was there before it and what follows it.
struct CommandRound {
  private let document: RichDocument
  /// The command as it was given.
  private let given: RichCommand
  /// What it comes to here.
  private let command: RichCommand
  private let before: TextState
  private let version: Int
  /// The brackets that were open.
  private let brackets: [Character]
  /// What was being typed at several carets.
  private let typed: TypingRound?
  private let wayBack: WayBackStart?
  /// Whether what Enter has begun stays that.
  private let keepsBegun: Bool
  private var outcome = RichOutcome.notHandled

  init(of given: RichCommand, in document: RichDocument) {
    (self.document, self.given) = (document, given)
    (before, version) = (document.state, document.version)
    (brackets, typed) = (document.typing.openPairs, document.lastRound)
    keepsBegun = document.typing.untyped != nil && given.traits.contains(.movesMarkers)
    wayBack = WayBackStart(of: given, in: document)
    command = given.done(in: document)
  }

  /// Does the command, and what follows it.
  mutating func run() -> RichOutcome {
    outcome = perform(command)
    if case .refused = outcome, command == .deleteParagraphs, !document.target.isCaret {
      // Cells that are selected are no line.
      outcome = perform(given.traits.contains(.typing) ? given : .deleteSelection)
    }
    for follower in Self.followers where follows(follower.occasion) { follower.act(&self) }
    return outcome
  }

  private func perform(_ command: RichCommand) -> RichOutcome {
    switch command.kind {
    case .motion(let motion, let extends):
      TypingAtCarets(command, in: document)?.type() ?? document.move(motion, extending: extends)
    case .selection: SelectCommands(document: document).perform(command)
    case _ where document.isReadOnly: .refused(RichDocument.readOnlyWords)
    case .history: UndoCommands(document: document).performHistory(command) ?? .notHandled
    case .edit where document.state.selection.ranges.count > 1:
      CaretTurns(document: document).performEverywhere(command)
    case .edit: document.performHere(command)
    }
  }

  // MARK: What follows

  /// When something follows a command.
  private enum Occasion {
    /// Always.
    case always
    /// The caret was moved, and not by typing.
    case moved
    /// Anything was done but typing.
    case otherThanTyping
  }

  private func follows(_ occasion: Occasion) -> Bool {
    switch occasion {
    case .always: true
    case .moved: outcome == .moved && !command.traits.contains(.insertsText)
    case .otherThanTyping: !command.traits.contains(.insertsText)
    }
  }

  private var hasChangedText: Bool { document.version != version }

  private typealias Follower = (occasion: Occasion, act: @Sendable (inout CommandRound) -> Void)

  /// What follows any command, in this order.
  private static let followers: [Follower] = [
    (.moved, { $0.leave() }),
    (.otherThanTyping, { $0.endFrontMatter() }),
    (.moved, { if $0.hasChangedText { $0.outcome = .changed } }),
    (.always, { $0.complete() }),
    (.always, { $0.noteRefusedCharacter() }),
  ]

  /// Ends the lines and the brackets that the carets have left.
  private func leave() {
    if let left = CaretsLeft(before, typed: typed, in: document) { return left.end() }
    guard before.selection.ranges.count == 1 || document.lastRound == nil else { return }
    LineEnd(document: document).left(before.selection.main.head)
    guard !brackets.isEmpty, !hasChangedText else { return }
    LeftPairs(document: document).complete(leftFrom: before, brackets: brackets)
  }

  private func endFrontMatter() {
    guard document.typing.freshBlock?.mayBeFrontMatter == true, command != .insertParagraph else {
      return
    }
    document.typing.freshBlock = nil
  }

  /// What was typed at one of several carets may complete something once it is typed at all.
  private mutating func complete() {
    guard document.current.typedText == nil else { return }
    outcome = document.performed(outcome, since: version, keepsBegun: keepsBegun, noting: wayBack)
  }

  private func noteRefusedCharacter() {
    guard document.state.selection.ranges.count == 1 else { return }
    document.current.typedCharacters.note(
      outcome, of: given, in: document.version, at: document.state.selection.main.head)
  }
}

extension RichDocument {
  /// Ends what is done at a caret: what was typed has become what it completes.
  func performed(
    _ done: RichOutcome, since started: Int, keepsBegun: Bool = false,
    noting wayBack: WayBackStart? = nil
  ) -> RichOutcome {
    var outcome = done
    if !typing.cellSpaces.isEmpty {
      let before = version
      CellSpaces(document: self).dropCellSpaces()
      if version != before { outcome = .changed }
    }
    if version != started {
      if outcome == .changed { wayBack?.noteWayBack() }
      if keepsBegun || typing.freshBlock?.version == version {
        TextEnd(document: self).noteFreshEnd()
      }
    }
    if waitingLine != nil, pendingBreakHere == nil { typing.pendingBreak = nil }
    return outcome
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
}
