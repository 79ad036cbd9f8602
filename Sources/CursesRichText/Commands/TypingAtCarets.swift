import CursesMarkdown
import CursesText

/// Text, Enter, a line break or Backspace typed at several carets or selections of which each has a paragraph of its own: it comes at
/// each to what it comes to at one, with what was typed there before.
struct TypingAtCarets {
  private let document: RichDocument
  private let command: RichCommand
  private let whole: Selection
  /// What was typed at each before, where nothing else was done since.
  private let former: [CaretTyping]?

  /// At more carets Markdown is typed as text: each is looked at by itself.
  static let most = 100

  /// Nil where the command is the same change of text at all of them.
  init?(_ command: RichCommand, in document: RichDocument) {
    self.document = document
    self.command = command
    whole = document.state.selection
    let count = whole.ranges.count
    former = document.lastRound.flatMap {
      $0.version == document.version && $0.typed.count == count ? $0.typed : nil
    }
    let isWaiting = former?.contains(where: \.isWaiting) == true
    var isSign = false
    switch command {
    case .insertText(let text):
      isSign =
        text.utf8.contains { $0.isPunctuation } && document.typing.pendingAttributes == nil
    case .insertLineBreak: isSign = true
    case .deleteBackward, .insertParagraph: break
    default: return nil
    }
    guard isWaiting || isSign, document.mode == .rich, document.hasInputRules, count <= Self.most,
      hasParagraphForEach, command != .insertText(" ") || !isBehindMarker
    else { return nil }
  }

  /// Whether the main caret stands behind a marker at the start of its paragraph; see `MarkersAtCarets`.
  private var isBehindMarker: Bool {
    let place = document.place(at: whole.main.head)
    let text = document.paragraph(at: place).text[..<place.visible]
    let marker = String(decoding: text, as: UTF8.self)
    return BlockMarker.isMarker(marker) || BlockMarker.isBox(marker)
  }

  /// Lines of code are lines of one text, in which characters mean themselves.
  private var hasParagraphForEach: Bool {
    var last = -1
    var areCode = true
    return whole.ranges.allSatisfy { range in
      let place = document.place(at: range.lowerBound)
      let end = range.isCaret ? place : document.place(at: range.upperBound)
      let paragraph = document.paragraph(at: place)
      defer { last = paragraph.lineStart }
      areCode = areCode && paragraph.isVerbatim
      return paragraph.lineStart > last && paragraph.kind != .rule
        && (place.block, place.paragraph) == (end.block, end.paragraph)
    } && !areCode
  }

  /// Types it, as one step.
  func type() -> RichOutcome {
    let (steps, started) = (document.history.stepCount, document.version)
    document.history.endGroup()
    var outcome = RichOutcome.notHandled
    var typed: [CaretTyping] = []
    document.carets = CaretRound(whole, steps: steps)
    document.carets?.areAlone = true
    for index in whole.ranges.indices {
      if document.patience.isSpent(after: (index, whole.ranges.count), weight: 8) { break }
      let one = CaretTurns(document: document).performTurn(at: index) {
        take(former?[index])
        return document.performHere(command)
      }
      outcome = outcome.joined(with: one)
      typed.append(CaretTyping(document))
    }
    if typed.indices.contains(whole.mainIndex) { take(typed[whole.mainIndex]) }
    CaretTurns(document: document).endRound(whole, steps: steps)
    if document.version != started {
      CaretTurns(document: document).joinTyping(command, steps: steps, started: started)
    }
    let carets = document.state.selection.ranges
    guard carets.count == typed.count else { return outcome }
    for (index, range) in carets.enumerated() { typed[index].belong(to: document, at: range.head) }
    // Words that follow are a step of their own where this was none.
    var round =
      document.lastRound
      ?? TypingRound(version: document.version, steps: -1, tick: document.now, endsInSpace: true)
    round.typed = typed
    document.lastRound = round
    return outcome
  }

  /// Lets the next character be typed with what was typed at a caret before.
  private func take(_ typed: CaretTyping?) {
    var typed = typed ?? CaretTyping()
    typed.belong(to: document, at: document.state.selection.main.head)
    document.typing.raw = typed.raw
    document.typing.openPairs = typed.openPairs
    document.typing.pendingAttributes = typed.pendingAttributes
    document.typing.pendingBreak = typed.pendingBreak
  }
}

extension CaretTyping {
  /// What is typed at the caret of a document.
  fileprivate init(_ document: RichDocument) {
    self.init(
      raw: TypedSource(document: document).rawTypingHere, openPairs: document.typing.openPairs,
      pendingAttributes: document.typing.pendingAttributes,
      pendingBreak: document.typing.pendingBreak.flatMap {
        $0.version == document.version ? $0 : nil
      })
  }

  /// Whether the next character may mean something with it.
  fileprivate var isWaiting: Bool {
    raw != nil || !openPairs.isEmpty || pendingAttributes != nil || pendingBreak != nil
  }

  /// Follows the text: what is typed at a caret stands there still.
  fileprivate mutating func belong(to document: RichDocument, at head: Int) {
    raw = raw?.belonging(to: document.version, head: head)
    pendingBreak?.version = document.version
    pendingBreak?.caret = head
  }
}
