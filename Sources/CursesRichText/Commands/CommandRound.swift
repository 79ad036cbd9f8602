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
  private let wayBack: WayBackStart?
  /// Whether what Enter has begun stays that.
  private let keepsBegun: Bool
  private var outcome = RichOutcome.notHandled

  init(of given: RichCommand, in document: RichDocument) {
    (self.document, self.given) = (document, given)
    (before, version) = (document.state, document.version)
    brackets = document.typing.openPairs
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
    case .motion(let motion, let extends): document.move(motion, extending: extends)
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
    /// The text is another.
    case changedText
  }

  private func follows(_ occasion: Occasion) -> Bool {
    switch occasion {
    case .always: true
    case .moved: outcome == .moved && !command.traits.contains(.insertsText)
    case .otherThanTyping: !command.traits.contains(.insertsText)
    case .changedText: hasChangedText
    }
  }

  private var hasChangedText: Bool { document.version != version }

  private typealias Follower = (occasion: Occasion, act: @Sendable (inout CommandRound) -> Void)

  /// What follows any command, in this order.
  private static let followers: [Follower] = [
    (.moved, { LineEnd(document: $0.document).left($0.before.selection.main.head) }),
    (.moved, { $0.leaveBrackets() }),
    (.otherThanTyping, { $0.endFrontMatter() }),
    (.moved, { if $0.hasChangedText { $0.outcome = .changed } }),
    (.always, { $0.dropCellSpaces() }),
    (.changedText, { if $0.outcome == .changed { $0.wayBack?.noteWayBack() } }),
    (.changedText, { $0.noteFreshEnd() }),
    (.always, { $0.dropPendingBreak() }),
    (.always, { $0.noteRefusedCharacter() }),
    (.always, { $0.keepBegunLine() }),
  ]

  private func leaveBrackets() {
    guard !brackets.isEmpty, !hasChangedText else { return }
    LeftPairs(document: document).complete(leftFrom: before, brackets: brackets)
  }

  private func endFrontMatter() {
    guard document.typing.freshBlock?.mayBeFrontMatter == true, command != .insertParagraph else {
      return
    }
    document.typing.freshBlock = nil
  }

  private mutating func dropCellSpaces() {
    guard !document.typing.cellSpaces.isEmpty else { return }
    let before = document.version
    CellSpaces(document: document).dropCellSpaces()
    if document.version != before { outcome = .changed }
  }

  private func noteFreshEnd() {
    guard keepsBegun || document.typing.freshBlock?.version == document.version else { return }
    TextEnd(document: document).noteFreshEnd()
  }

  private func dropPendingBreak() {
    guard document.waitingLine != nil, document.pendingBreakHere == nil else { return }
    document.typing.pendingBreak = nil
  }

  private func noteRefusedCharacter() {
    document.current.typedCharacters.note(
      outcome, of: given, in: document.version, at: document.state.selection.main.head)
  }

  private func keepBegunLine() {
    document.begunLines.keep(document.typing, atRevision: document.history.revision)
  }
}

extension RichCommand {
  /// What a command comes to in a document.
  fileprivate func done(in document: RichDocument) -> RichCommand {
    switch self {
    case .cut where document.state.selection.ranges.count > 1: self
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
