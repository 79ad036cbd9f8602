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
      reader.findText()
      if reader.isBlank { return false }
      if reader.indent >= 4 { return (leaf < 0 || isInTable) && openIndentedCode() }
      switch openBlock() {
      case .leaf: return true
      case .container: continue
      case .none: return false
      }
    }
  }

  private mutating func openBlock() -> Start {
    switch reader.source[reader.textStart] {
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
    let start = reader.textStart
    let index = addContainer(.blockQuote, start: start, end: start + 1)
    blocks[index].opener = Span(start, start + 1)
    consumeQuoteMarker()
    extend(index, to: reader.offset)
    return .container
  }

  private mutating func openIndentedCode() -> Bool {
    closePending()
    reader.advance(columns: 4)
    addLeaf(.indentedCode, start: reader.offset + (reader.isInsideTab ? 1 : 0))
    addVerbatim()
    return true
  }

  private mutating func openATXHeading() -> Bool {
    guard let heading = reader.heading() else { return false }
    addLeaf(.heading, start: reader.textStart)
    blocks[Int(leaf)].detail = UInt8(heading.level)
    blocks[Int(leaf)].opener = heading.opener
    blocks[Int(leaf)].closer = heading.closer
    addSegment(from: heading.text.lower, to: heading.text.upper)
    closeLeaf()
    return true
  }

  private mutating func openFence() -> Bool {
    guard let fence = reader.fence() else { return false }
    let fenceIndent = reader.indent
    addLeaf(.fencedCode, start: reader.textStart)
    blocks[Int(leaf)].detail = fence.marker
    blocks[Int(leaf)].number = fence.opener.end - fence.opener.start
    blocks[Int(leaf)].indent = Int32(fenceIndent)
    blocks[Int(leaf)].opener = fence.opener
    blocks[Int(leaf)].info = fence.info
    fenceLanguage = reader.language(fence.info)
    return true
  }

  private mutating func openHTML() -> Bool {
    guard
      let type = HTMLBlock.startCondition(
        reader.source, at: reader.textStart, lineEnd: reader.lineEnd)
    else {
      return false
    }
    if type == 7, isInParagraph || mayBeLazy { return false }
    addHTML(type: type)
    if HTMLBlock.ends(reader.source, from: reader.textStart, to: reader.lineEnd, type: type) {
      closeLeaf()
    }
    return true
  }

  private mutating func addHTML(type: Int) {
    let (start, column, inTab) = (reader.offset, reader.column, reader.isInsideTab)
    addLeaf(.htmlBlock, start: reader.textStart)
    blocks[Int(leaf)].detail = UInt8(type)
    (reader.offset, reader.column, reader.isInsideTab) = (start, column, inTab)
    addVerbatim()
  }

  private mutating func openFormula() -> Bool {
    guard options.contains(.formulas),
      HTMLBlock.startsFormula(reader.source[reader.textStart..<reader.lineEnd])
    else {
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
    return reader.source[Int(first.start)..<Int(first.end)].starts(with: [Byte.dollar, Byte.dollar])
  }

  private mutating func openThematicBreak() -> Bool {
    guard reader.isThematicBreak else { return false }
    addLeaf(.thematicBreak, start: reader.textStart)
    closeLeaf()
    return true
  }

  /// Turns the open paragraph into a heading when this line underlines it.
  private mutating func closeSetextHeading() -> Bool {
    guard isInParagraph, let underline = reader.underline() else { return false }
    hasSplit = true
    resolveDefinitions()
    guard leaf >= 0 else {
      // Only definitions stood above the line: it starts a paragraph of its own.
      addLeaf(.paragraph, start: reader.textStart)
      addSegment(from: reader.textStart, to: reader.lineEnd)
      return true
    }
    blocks[Int(leaf)].tag = .heading
    blocks[Int(leaf)].flags.insert(.setext)
    blocks[Int(leaf)].detail = reader.source[underline.lower] == Byte.equals ? 1 : 2
    blocks[Int(leaf)].closer = underline
    extend(Int(leaf), to: reader.lineEnd)
    closeLeaf()
    return true
  }
}
