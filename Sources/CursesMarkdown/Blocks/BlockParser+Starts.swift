/// The starts of blocks.
extension BlockParser {
  /// What a look at the start of a block came to.
  enum Start {
    /// No block of this kind starts here.
    case none
    /// A container started; more blocks may start in it.
    case container
    /// The line is used up.
    case leaf
  }

  /// Whether the paragraph at the end of the path would go on in this line.
  var isInParagraph: Bool {
    leaf >= 0 && matched == open.count && blocks[Int(leaf)].tag == .paragraph
  }

  /// Whether this line could be the next row of a table. Any other block ends one, code too.
  private var isInTable: Bool {
    leaf >= 0 && matched == open.count && blocks[Int(leaf)].tag == .table
  }

  /// Whether a leaf is open that this line may still belong to.
  private var mayBeLazy: Bool {
    leaf >= 0 && matched < open.count && blocks[Int(leaf)].tag == .paragraph
  }

  var canNest: Bool { matched < BlockParser.nestingLimit }

  /// Opens the blocks that start in this line; true when nothing of it is left.
  mutating func openBlocks() -> Bool {
    while true {
      findText()
      if isBlank { return false }
      if indent >= 4 { return (leaf < 0 || isInTable) && openIndentedCode() }
      switch openBlock() {
      case .leaf: return true
      case .container: continue
      case .none: return false
      }
    }
  }

  private mutating func openBlock() -> Start {
    switch source[textStart] {
    case Byte.greater: return openQuote()
    case Byte.hash: return openATXHeading() ? .leaf : .none
    case Byte.backtick, Byte.tilde: return openFence() ? .leaf : .none
    case Byte.less: return openHTML() ? .leaf : .none
    case Byte.dollar: return openFormula() ? .leaf : .none
    case Byte.equals: return closeSetextHeading() ? .leaf : .none
    case Byte.hyphen:
      if closeSetextHeading() || openThematicBreak() { return .leaf }
      // "- |-" is an item, "-|-" a row of delimiters.
      if openItem() == .container { return .container }
      return openTable() ? .leaf : .none
    case Byte.star, Byte.underscore:
      if openThematicBreak() { return .leaf }
      return openItem()
    case Byte.pipe, Byte.colon: return openTable() ? .leaf : .none
    case Byte.openBracket: return openFootnote()
    case Byte.plus, 0x30...0x39: return openItem()
    default: return .none
    }
  }

  private mutating func openQuote() -> Start {
    guard canNest else { return .none }
    let start = textStart
    let index = addContainer(.blockQuote, start: start, end: start + 1)
    blocks[index].opener = Span(start, start + 1)
    consumeQuoteMarker()
    extend(index, to: offset)
    return .container
  }

  private mutating func openIndentedCode() -> Bool {
    closePending()
    advance(columns: 4)
    addLeaf(.indentedCode, start: offset + (isInsideTab ? 1 : 0))
    addVerbatim()
    return true
  }

  private mutating func openATXHeading() -> Bool {
    var at = textStart
    while at < lineEnd, source[at] == Byte.hash { at += 1 }
    let level = at - textStart
    guard level <= 6, at == lineEnd || source[at].isBlank else { return false }
    let opener = Span(textStart, at)
    var end = lineEnd
    while end > at, source[end - 1].isBlank { end -= 1 }
    let closer = closingHashes(from: at, to: end)
    if let closer { end = closer.lower }
    while end > at, source[end - 1].isBlank { end -= 1 }
    while at < end, source[at].isBlank { at += 1 }
    addLeaf(.heading, start: textStart)
    blocks[Int(leaf)].detail = UInt8(level)
    blocks[Int(leaf)].opener = opener
    blocks[Int(leaf)].closer = closer ?? .absent
    addSegment(from: at, to: max(at, end))
    closeLeaf()
    return true
  }

  /// The `#`s that close a heading: they stand after a space or are all it has.
  private func closingHashes(from start: Int, to end: Int) -> Span? {
    var at = end
    while at > start, source[at - 1] == Byte.hash { at -= 1 }
    guard at < end, at > start, source[at - 1].isBlank else { return nil }
    return Span(at, end)
  }

  private mutating func openFence() -> Bool {
    let marker = source[textStart]
    var at = textStart
    while at < lineEnd, source[at] == marker { at += 1 }
    let length = at - textStart
    guard length >= 3 else { return false }
    let opener = Span(textStart, at)
    if marker == Byte.backtick, source[at..<lineEnd].contains(Byte.backtick) { return false }
    var end = lineEnd
    while end > at, source[end - 1].isBlank { end -= 1 }
    while at < end, source[at].isBlank { at += 1 }
    let fenceIndent = indent
    addLeaf(.fencedCode, start: textStart)
    blocks[Int(leaf)].detail = marker
    blocks[Int(leaf)].number = Int32(truncatingIfNeeded: length)
    blocks[Int(leaf)].indent = Int32(fenceIndent)
    blocks[Int(leaf)].opener = opener
    if at < end { blocks[Int(leaf)].info = Span(at, end) }
    fenceLanguage = at < end ? language(at, end) : 0
    return true
  }

  /// The number of the language that an info string names.
  private func language(_ start: Int, _ end: Int) -> UInt8 {
    let word = source[start..<min(end, start + 16)].prefix { $0 != Byte.space }
    return CodeLanguage.number(named: String(decoding: word, as: UTF8.self))
  }

  private mutating func openHTML() -> Bool {
    guard let type = HTMLBlock.startCondition(source, at: textStart, lineEnd: lineEnd) else {
      return false
    }
    if type == 7, isInParagraph || mayBeLazy { return false }
    addHTML(type: type)
    if HTMLBlock.ends(source, from: textStart, to: lineEnd, type: type) { closeLeaf() }
    return true
  }

  private mutating func addHTML(type: Int) {
    let (start, column, inTab) = (offset, column, isInsideTab)
    addLeaf(.htmlBlock, start: textStart)
    blocks[Int(leaf)].detail = UInt8(type)
    (offset, self.column, isInsideTab) = (start, column, inTab)
    addVerbatim()
  }

  private mutating func openFormula() -> Bool {
    guard options.contains(.formulas), HTMLBlock.startsFormula(source[textStart..<lineEnd]) else {
      return false
    }
    // The end of one that has begun with text behind its dollar signs.
    if isInParagraph || mayBeLazy, paragraphBeginsFormula { return false }
    addHTML(type: HTMLBlock.formula)
    return true
  }

  private var paragraphBeginsFormula: Bool {
    let lines = blocks[Int(leaf)].segments
    guard lines.lower < lines.upper else { return false }
    let first = segments[lines.lower]
    return source[Int(first.start)..<Int(first.end)].starts(with: [Byte.dollar, Byte.dollar])
  }

  private mutating func openThematicBreak() -> Bool {
    let marker = source[textStart]
    var count = 0
    for at in textStart..<lineEnd {
      if source[at] == marker {
        count += 1
      } else if !source[at].isBlank {
        return false
      }
    }
    guard count >= 3 else { return false }
    addLeaf(.thematicBreak, start: textStart)
    closeLeaf()
    return true
  }

  /// Turns the open paragraph into a heading when this line underlines it.
  private mutating func closeSetextHeading() -> Bool {
    guard isInParagraph else { return false }
    let marker = source[textStart]
    var at = textStart
    while at < lineEnd, source[at] == marker { at += 1 }
    let underline = Span(textStart, at)
    while at < lineEnd, source[at].isBlank { at += 1 }
    guard at == lineEnd else { return false }
    hasSplit = true
    resolveDefinitions()
    guard leaf >= 0 else {
      // Only definitions stood above the line: it starts a paragraph of its own.
      addLeaf(.paragraph, start: textStart)
      addSegment(from: textStart, to: lineEnd)
      return true
    }
    blocks[Int(leaf)].tag = .heading
    blocks[Int(leaf)].flags.insert(.setext)
    blocks[Int(leaf)].detail = marker == Byte.equals ? 1 : 2
    blocks[Int(leaf)].closer = underline
    extend(Int(leaf), to: lineEnd)
    closeLeaf()
    return true
  }
}
