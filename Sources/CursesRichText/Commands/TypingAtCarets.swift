import CursesMarkdown
import CursesText

/// A character typed at several carets of which each has a paragraph of its own: it becomes at each what it becomes at one.
struct TypingAtCarets {
  private let document: RichDocument
  private let whole: Selection
  /// What was typed at each before, where nothing else was done since.
  private let former: [CaretTyping]?

  /// At more carets Markdown is typed as text: each is looked at by itself.
  private static let most = 100

  /// Nil where the character is the same text at all of them.
  init?(_ text: String, in document: RichDocument) {
    self.document = document
    whole = document.state.selection
    let count = whole.ranges.count
    former = document.lastRound.flatMap {
      $0.version == document.version && $0.typed.count == count ? $0.typed : nil
    }
    let isWaiting = former?.contains(where: \.isWaiting) == true
    let isSign = text.utf8.count == 1 && text.utf8.first?.isPunctuation == true
    guard isWaiting || isSign && document.typing.pendingAttributes == nil,
      document.mode == .rich, document.hasInputRules, count <= Self.most,
      whole.ranges.allSatisfy(\.isCaret), hasParagraphForEach, text != " " || !isBehindMarker
    else { return nil }
  }

  /// Whether the main caret stands behind a marker at the start of its paragraph; see `MarkersAtCarets`.
  private var isBehindMarker: Bool {
    let place = document.place(at: whole.main.head)
    let text = document.paragraph(at: place).text[..<place.visible]
    let marker = String(decoding: text, as: UTF8.self)
    return BlockMarker.isMarker(marker) || BlockMarker.isBox(marker)
  }

  private var hasParagraphForEach: Bool {
    var last = -1
    return whole.ranges.allSatisfy { range in
      let paragraph = document.paragraph(at: document.place(at: range.head))
      defer { last = paragraph.lineStart }
      return paragraph.lineStart > last && !paragraph.isVerbatim && paragraph.kind != .rule
    }
  }

  /// Types it, as one step.
  func type(_ text: String) -> RichOutcome {
    let (steps, started) = (document.history.stepCount, document.version)
    let command = RichCommand.insertText(text)
    document.history.endGroup()
    var outcome = RichOutcome.notHandled
    var typed: [CaretTyping] = []
    document.carets = CaretRound(whole, steps: steps)
    document.carets?.areAlone = true
    for index in whole.ranges.indices {
      if document.patience.isSpent(after: (index, whole.ranges.count), weight: 8) { break }
      let one = document.performTurn(command, at: index) { take(former?[index]) }
      outcome = outcome.joined(with: one)
      typed.append(CaretTyping(document))
    }
    if typed.indices.contains(whole.mainIndex) { take(typed[whole.mainIndex]) }
    document.endRound(whole, steps: steps)
    if document.version != started {
      document.joinTyping(command, steps: steps, started: started)
    }
    let carets = document.state.selection.ranges
    guard carets.count == typed.count else { return outcome }
    for (index, range) in carets.enumerated() { typed[index].belong(to: document, at: range.head) }
    document.lastRound?.typed = typed
    return outcome
  }

  /// Lets the next character be typed with what was typed at a caret before.
  private func take(_ typed: CaretTyping?) {
    var typed = typed ?? CaretTyping()
    typed.belong(to: document, at: document.state.selection.main.head)
    document.typing.raw = typed.raw
    document.typing.openPairs = typed.openPairs
    document.typing.pendingAttributes = typed.pendingAttributes
  }
}

extension CaretTyping {
  /// What is typed at the caret of a document.
  fileprivate init(_ document: RichDocument) {
    self.init(
      raw: document.rawTypingHere, openPairs: document.typing.openPairs,
      pendingAttributes: document.typing.pendingAttributes)
  }

  /// Whether the next character may mean something with it.
  fileprivate var isWaiting: Bool { raw != nil || !openPairs.isEmpty || pendingAttributes != nil }

  /// Follows the text: what is typed at a caret stands there still.
  fileprivate mutating func belong(to document: RichDocument, at head: Int) {
    raw = raw?.belonging(to: document.version, head: head)
  }
}
