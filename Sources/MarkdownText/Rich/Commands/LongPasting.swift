import TextModel

extension RichDocument {
  /// Pastes long literal text: the first and the last line as if they were typed, what is between them as
  /// one edit, in which each line is escaped so far that it shows itself.
  func pasteLong(_ text: [UInt8], tick: Int) -> RichOutcome {
    var lines = PastedText.lines(of: text)[...]
    guard let first = lines.popFirst() else { return .notHandled }
    var outcome = pasteLine(text[first], tick: tick)
    if case .refused = outcome { return outcome }
    guard let last = lines.popLast() else { return outcome }
    outcome = insertParagraph(tick: tick)
    if case .refused = outcome { return outcome }
    outcome = pasteParagraphs(text, lines, tick: tick)
    if case .refused = outcome { return outcome }
    let end = pasteLine(text[last], tick: tick)
    if case .notHandled = end { return outcome }
    return end
  }

  /// Pastes whole lines before the caret's paragraph, or in its place if it is empty.
  private func pasteParagraphs(
    _ text: [UInt8], _ lines: ArraySlice<Range<Int>>, tick: Int
  ) -> RichOutcome {
    var lines = lines.map { text[$0].trimmingBlanks }[...]
    var breaks = 0
    let isEmpty = paragraph(at: head).text.isEmpty
    // An empty paragraph takes the last line, and others are started behind it.
    while isEmpty, let line = lines.last, line.isEmpty {
      lines.removeLast()
      breaks += 1
    }
    var source: [UInt8] = []
    source.reserveCapacity(text.count + lines.count + 64)
    for line in lines {
      if !line.isEmpty {
        appendLiteral(line, to: &source)
        source.append(Byte.lineFeed)
      }
      source.append(Byte.lineFeed)
    }
    var outcome = RichOutcome.changed
    if isEmpty, !source.isEmpty {
      source.removeLast(2)
      breaks += 1
    }
    if !source.isEmpty { outcome = pasteSource(source, tick: tick) }
    for _ in 0..<breaks { outcome = insertParagraph(tick: tick) }
    return outcome
  }

  private func pasteLine(_ line: ArraySlice<UInt8>, tick: Int) -> RichOutcome {
    let shown = line.trimmingBlanks
    guard !shown.isEmpty else { return .notHandled }
    let paragraph = paragraph(at: target.from)
    guard shown.count >= table.blocks.limits.text, target.isCaret, !paragraph.isVerbatim else {
      return replaceSelection(with: Array(shown), event: .paste, tick: tick)
    }
    // With it the paragraph is too long to be shown rich: the line goes into its source.
    let at = paragraph.sourceOffset(target.from.visible)
    let lead = paragraph.text.isEmpty ? Array(paragraph.lead.utf8) : []
    let patch = RichPatch(
      edits: [Edit(at..<at, bytes: lead + shown)], first: paragraph.lineStart,
      last: paragraph.lineStart, landing: .source(at + lead.count + shown.count), event: .paste)
    _ = attempt(patch, tick: tick)
    return .changed
  }

  /// A line as Markdown for a paragraph that shows it.
  private func appendLiteral(_ line: ArraySlice<UInt8>, to source: inout [UInt8]) {
    if line.count >= table.blocks.limits.text
      || !PastedText.startsBlock(line)
        && (PastedText.isPlain(line, hasDefinitions: !table.definitions.isEmpty)
          || !line.mayBeMarkdown || showsItself(Array(line)))
    {
      source += line
      return
    }
    var isNumber = true
    for (index, byte) in line.enumerated() {
      let opens = index == 0 && byte.opensBlock
      let ends = isNumber && index > 0 && (byte == Byte.dot || byte == Byte.closeParen)
      if byte.isMarkup || opens || ends { source.append(Byte.backslash) }
      source.append(byte)
      isNumber = isNumber && byte.isDigit
    }
  }

  /// Whether a line is, as Markdown, a paragraph of the same text.
  func showsItself(_ line: [UInt8]) -> Bool {
    let tree = MarkdownParser.parse(line, options: table.blocks.options, restart: .fresh)
    guard let only = tree[.document].firstChild, tree[only].next == nil,
      tree.kind(of: only) == .paragraph
    else { return false }
    var end = 0
    for inline in tree.inlines(of: only, definitions: table.definitions).roots {
      guard inline.range.lowerBound == end else { return false }
      switch inline.kind {
      case .text, .autolink(.bareURI), .autolink(.bareWWW), .autolink(.bareEmail):
        end = inline.range.upperBound
      default: return false
      }
    }
    return end == line.count
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingBlanks: ArraySlice<UInt8> {
    let start = drop { $0.isBlank }
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start.prefix(0) }
    return start[...last]
  }

  /// Whether there is a byte in it that could be more than itself in a paragraph of one line.
  fileprivate var mayBeMarkdown: Bool {
    guard let first else { return false }
    return first.opensBlock || first.isDigit || contains(where: \.isMarkup)
  }
}

extension UInt8 {
  /// Whether it may start a block.
  fileprivate var opensBlock: Bool {
    self == Byte.hash || self == Byte.plus || self == Byte.hyphen || self == Byte.colon
  }
}
