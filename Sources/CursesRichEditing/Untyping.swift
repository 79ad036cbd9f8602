import CursesText

extension TypedCharacters.Start {
  init(_ document: RichDocument) {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    var typing = document.typing
    typing.raw = document.rawTypingHere
    typing.untyped = document.begunRange
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

extension RichDocument {
  /// Follows what is typed at the caret from now on; nil where Backspace needs no help.
  package func startOfTyping() -> TypedCharacters.Start? {
    guard mode == .rich, carets == nil, state.selection.main.isCaret else { return nil }
    current.typedCharacters.begin(at: version)
    return TypedCharacters.Start(self)
  }

  /// Remembers a typed character: where it is shown before the caret, and where it may have changed more than that.
  package func noteTyped(_ text: String, since start: TypedCharacters.Start?) {
    defer { current.typedCharacters.end() }
    guard let start, text.count == 1, version > start.version, state.selection.main.isCaret,
      start.mayChangeBlock || start.shows(text, in: self)
    else { return }
    current.typedCharacters.add(start, at: state.selection.main.head, in: version)
  }

  /// Backspace after what was typed last: what there was before it. Returns nil elsewhere.
  package func untype(by command: RichCommand) -> RichOutcome? {
    guard case .deleteBackward = command, !isReadOnly, state.selection.ranges.count == 1,
      state.selection.main.isCaret, pendingBreakHere == nil
    else { return nil }
    if current.typedCharacters.takeRefused(version: version, head: state.selection.main.head) {
      if let blanks = typing.freshLine?.blanks, blanks > 0 { typing.freshLine?.blanks = blanks - 1 }
      return .moved
    }
    guard
      let entry = current.typedCharacters.take(version: version, head: state.selection.main.head)
    else { return nil }
    let start = entry.start
    let line = paragraph(at: head).lineStart
    let patch = RichPatch(
      edits: entry.back.edits, first: line, last: line,
      landing: .source(start.selection.main.head), event: .deleteBackward)
    guard case .accepted = attempt(patch) else { return nil }
    setSelection(start.selection)
    current.typedCharacters.follow(to: version, head: state.selection.main.head)
    typing = start.typing.belonging(from: start.version, to: version)
    if paragraph(at: head).isTableRow { noteCellSpaces() }
    return .changed
  }
}
