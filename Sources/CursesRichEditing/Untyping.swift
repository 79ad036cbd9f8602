import CursesText

extension TypedCharacters.Start {
  init(_ document: RichDocument) {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    var typing = document.typing
    typing.raw = TypedSource(document: document).rawTypingHere
    typing.untyped = TextEnd(document: document).begunRange
    let isBeforeTitle = paragraph.calloutTitle.map { place.visible <= $0.word } ?? false
    self.init(
      version: document.version, place: place,
      mayChangeBlock: paragraph.isVerbatim || paragraph.kind == .rule || typing.untyped != nil
        || isBeforeTitle,
      selection: document.state.selection, typing: typing)
  }

  /// Whether a text was typed since then that is shown before the caret.
  func shows(_ text: String, in document: RichDocument) -> Bool {
    let now = document.head
    return now.block == place.block && now.paragraph == place.paragraph
      && document.paragraph(at: now).text[..<now.visible].suffix(text.utf8.count)
        .elementsEqual(text.utf8)
  }
}

/// Backspace right after characters that became others: it gives the typed ones back.
package struct Untyping {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Follows what is typed at the caret from now on; nil where Backspace needs no help.
  package func startOfTyping() -> TypedCharacters.Start? {
    guard document.mode == .rich, document.carets == nil, document.state.selection.main.isCaret
    else { return nil }
    document.current.typedCharacters.begin(at: document.version)
    return TypedCharacters.Start(document)
  }

  /// Remembers a typed character: where it is shown before the caret, and where it may have changed more than that.
  package func noteTyped(_ text: String, since start: TypedCharacters.Start?) {
    defer { document.current.typedCharacters.end() }
    guard let start, text.count == 1, document.version > start.version,
      document.state.selection.main.isCaret,
      start.mayChangeBlock || start.shows(text, in: document)
    else { return }
    document.current.typedCharacters.add(
      start, at: document.state.selection.main.head, in: document.version)
  }

  /// Backspace after what was typed last: what there was before it. Returns nil elsewhere.
  package func untype(by command: RichCommand) -> RichOutcome? {
    guard case .deleteBackward = command, !document.isReadOnly,
      document.state.selection.ranges.count == 1,
      document.state.selection.main.isCaret, document.pendingBreakHere == nil
    else { return nil }
    if document.current.typedCharacters.takeRefused(
      version: document.version, head: document.state.selection.main.head)
    {
      if let blanks = document.typing.freshLine?.blanks, blanks > 0 {
        document.typing.freshLine?.blanks = blanks - 1
      }
      return .moved
    }
    guard
      let entry = document.current.typedCharacters.take(
        version: document.version, head: document.state.selection.main.head)
    else { return nil }
    let start = entry.start
    let line = document.paragraph(at: document.head).lineStart
    let patch = RichPatch(
      edits: entry.back.edits, first: line, last: line,
      landing: .source(start.selection.main.head), event: .deleteBackward)
    guard case .accepted = document.attempt(patch) else { return nil }
    document.setSelection(start.selection)
    document.current.typedCharacters.follow(
      to: document.version, head: document.state.selection.main.head)
    document.typing = start.typing.belonging(from: start.version, to: document.version)
    if document.paragraph(at: document.head).isTableRow {
      CellSpaces(document: document).noteCellSpaces()
    }
    return .changed
  }
}
