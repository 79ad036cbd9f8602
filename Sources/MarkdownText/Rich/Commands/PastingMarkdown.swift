import TextModel

/// Pasting Markdown: it shows where it goes what it shows in a document of its own.
extension RichDocument {
  /// Text goes into the paragraph at the caret, blocks stand behind what is before the caret and before
  /// what is behind it. Plain paragraphs at both ends join what they meet.
  func pasteMarkdown(_ text: [UInt8], tick: Int) -> RichOutcome {
    if text.count >= Self.longestPasteToCheck { return pasteUnchecked(text, tick: tick) }
    let clip = MarkdownClip(text)
    if !target.isCaret {
      if clip.isInline, target.isInOneParagraph, !target.first.isVerbatim {
        return pasteInline(clip, clip.paragraphs[0], tick: tick)
      }
      let outcome = replaceSelection(with: [], event: .paste, tick: tick)
      guard outcome == .changed else { return outcome }
    }
    let paragraph = paragraph(at: head)
    if paragraph.isVerbatim { return pasteVerbatim(text, paragraph, tick: tick) }
    if clip.isEmpty { return pasteLiteral(text, tick: tick) }
    let draft = draft(of: paragraph)
    let isInCode = draft.attributes(of: draft.typingChain(at: head.visible)).contains(.code)
    if isInCode || paragraph.isTableRow && !clip.isInline {
      let words = clip.shown.map { $0 == Byte.lineFeed ? Byte.space : $0 }
      return replaceSelection(with: words, event: .paste, tick: tick)
    }
    let isLine = paragraph.text.isEmpty && clip.endsLine
    if clip.isInline, !isLine { return pasteInline(clip, clip.paragraphs[0], tick: tick) }
    return paragraph.text.isEmpty
      ? pasteIntoEmpty(clip, paragraph, tick: tick) : pasteBlocks(clip, paragraph, tick: tick)
  }

  /// From so many bytes on Markdown is taken as it is, without looking at what it shows; it starts a
  /// paragraph of its own.
  private func pasteUnchecked(_ text: [UInt8], tick: Int) -> RichOutcome {
    if !target.isCaret {
      let outcome = replaceSelection(with: [], event: .paste, tick: tick)
      guard outcome == .changed else { return outcome }
    }
    if !paragraph(at: head).text.isEmpty, !paragraph(at: head).isVerbatim {
      let outcome = insertParagraph(tick: tick)
      guard outcome == .changed else { return outcome }
    }
    return pasteSource(text, tick: tick)
  }

  private static var longestPasteToCheck: Int { 1 << 18 }

  // MARK: Text

  /// Puts the text of `pasted` into the paragraph at the caret, in place of what is selected. It has its own styles and those around it.
  private func pasteInline(
    _ clip: MarkdownClip, _ pasted: RichParagraph, tick: Int
  ) -> RichOutcome {
    let target = target
    let (place, paragraph) = (target.from, target.first)
    guard paragraph.kind != .rule else { return .refused("A rule holds no text.") }
    var draft = draft(of: paragraph)
    draft.remove(place.visible..<target.upTo.visible)
    var new = clip.document.draft(of: pasted)
    new.useLineStart(lineEnd + paragraph.continuation)
    if paragraph.isTableRow || paragraph.headingLevel != nil { new.flattenBreaks() }
    let isAtStart = place.visible == 0 && !paragraph.isTableRow
    new.addSpaces(before: isAtStart ? [] : clip.leadingSpaces, after: clip.trailingSpaces)
    let count = new.count
    guard count > 0 else { return .notHandled }
    var chain = draft.typingChain(at: place.visible)
    if let pendingAttributes {
      chain = draft.chain(for: pendingAttributes, from: chain, style: markerStyle)
    }
    draft.insert(new, at: place.visible, within: chain)
    draft.tidy()
    return settle(
      InlineRewrite(
        paragraph: paragraph, draft: draft, caret: place.visible + count, event: .paste),
      tick: tick)
  }

  // MARK: Blocks

  /// Puts blocks in the place of an empty paragraph.
  private func pasteIntoEmpty(
    _ clip: MarkdownClip, _ paragraph: RichParagraph, tick: Int
  ) -> RichOutcome {
    if paragraph.ownItem != nil, clip.startsWithItem {
      let outcome = pasteIntoEmptyItem(clip, paragraph, tick: tick)
      if outcome == .changed { return outcome }
    }
    var after = Array(lineAfter(paragraph).utf8)
    let isAtEnd = paragraph.base + paragraph.lines.upperBound == state.text.count
    if after.isEmpty, clip.endsLine, isAtEnd, paragraph.containers.isEmpty,
      paragraph.content.upperBound == paragraph.lines.upperBound
    {
      after = Array(lineEnd.utf8)
    }
    let new =
      Array(paragraph.lead.utf8) + continued(clip.text, in: paragraph) + after
    let at = paragraph.contentRange.upperBound
    let last = clip.paragraphs[clip.paragraphs.count - 1]
    let patch = RichPatch(
      edits: [Edit(at..<at, bytes: new)], first: paragraph.lineStart, last: paragraph.lineStart,
      wanted: clip.shapes, isStructural: true,
      landing: .caret(paragraph: clip.paragraphs.count - 1, visible: last.text.count),
      event: .paste)
    if case .accepted = attempt(patch, tick: tick) { return .changed }
    let outcome = put(clip.lines(from: 0), below: true, tick: tick)
    guard outcome == .changed else { return outcome }
    moveToEnd(ofNext: clip.paragraphs.count)
    return outcome
  }

  /// Items take the place of an empty one.
  private func pasteIntoEmptyItem(
    _ clip: MarkdownClip, _ paragraph: RichParagraph, tick: Int
  ) -> RichOutcome {
    guard let item = paragraph.ownItem else { return .notHandled }
    let outer = paragraph.containers.dropLast().map(\.continuation).joined()
    let indent = String(repeating: " ", count: markerIndent(item))
    let lines = clip.lines(from: 0).source.map { $0.isEmpty ? "" : indent + $0 }
    let start = paragraph.base + item.opener.lowerBound - indent.utf8.count
    let text = lines.enumerated().map { index, line in
      index == 0 ? line : line.isEmpty ? outer.trimmingTrailingSpaces : outer + line
    }.joined(separator: lineEnd)
    let last = clip.paragraphs[clip.paragraphs.count - 1]
    let patch = RichPatch(
      edits: [Edit(start..<paragraph.contentRange.upperBound, text)], first: paragraph.lineStart,
      last: paragraph.lineStart, wanted: clip.shapes, isStructural: true,
      landing: .caret(paragraph: clip.paragraphs.count - 1, visible: last.text.count),
      event: .paste)
    if case .accepted = attempt(patch, tick: tick) { return .changed }
    return .notHandled
  }

  /// Puts blocks at the caret of a paragraph with text.
  private func pasteBlocks(
    _ clip: MarkdownClip, _ paragraph: RichParagraph, tick: Int
  ) -> RichOutcome {
    let visible = head.visible
    let hasHead = visible > 0
    let hasTail = visible < paragraph.text.count
    if hasHead, hasTail {
      let outcome = insertParagraph(tick: tick)
      guard outcome == .changed, let before = previousParagraph(before: head) else {
        return outcome
      }
      setSelection(Selection(caret: offset(of: before)))
    }
    var next = 0
    if hasHead, clip.paragraphs[0].isPlain {
      let outcome = pasteInline(clip, clip.paragraphs[0], tick: tick)
      guard outcome == .changed else { return outcome }
      next = 1
      while clip.paragraphs[next].isBlankLine { next += 1 }
    }
    let outcome = put(clip.lines(from: next), below: hasHead, staysInside: true, tick: tick)
    guard outcome == .changed else { return outcome }
    moveToEnd(ofNext: clip.paragraphs.count - next)
    let last = self.paragraph(at: head)
    guard hasTail, last.isPlain, clip.paragraphs.last?.isPlain == true else { return outcome }
    _ = delete(.forward, tick: tick)
    return .changed
  }

  /// Moves the caret from the first of so many paragraphs to the end of the last.
  private func moveToEnd(ofNext count: Int) {
    var place = head
    for _ in 1..<max(1, count) { place = nextParagraph(after: place) ?? place }
    place.visible = paragraph(at: place).text.count
    setSelection(Selection(caret: offset(of: place)))
  }
}

/// Markdown that is pasted, read as a document of its own.
struct MarkdownClip {
  /// Without blank lines around it.
  let text: [UInt8]
  let document: RichDocument
  let paragraphs: [RichParagraph]
  /// Spaces that Markdown drops at the start of a paragraph; and those at its end.
  let leadingSpaces: [UInt8]
  let trailingSpaces: [UInt8]
  /// Whether its last line had an end.
  let endsLine: Bool

  init(_ source: [UInt8]) {
    let isBlank = { (byte: UInt8) in byte.isBlank || byte.isLineEnd }
    let first = source.firstIndex { !isBlank($0) } ?? source.count
    let start = source[..<first].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    var end = (source.lastIndex { !isBlank($0) }.map { $0 + 1 }) ?? start
    let spaces = source[end...].prefix { $0.isBlank }
    let isOneLine = !source.contains(where: \.isLineEnd)
    endsLine = source.last?.isLineEnd == true
    trailingSpaces = isOneLine ? Array(spaces) : []
    leadingSpaces = isOneLine ? Array(source[start..<first]) : []
    let from = isOneLine ? first : start
    end = max(from, end)
    text = Array(source[from..<end])
    document = RichDocument(
      SourceText(bytes: text), options: MarkdownOptions.note.subtracting(.frontMatter))
    while document.readOn() {}
    let whole = document
    paragraphs = (0..<whole.blockCount).flatMap { whole.block($0).paragraphs }
  }

  var isEmpty: Bool { text.isEmpty }

  /// Whether it is text for one paragraph.
  var isInline: Bool { paragraphs.count == 1 && paragraphs[0].isPlain }

  /// Whether it begins with an item of a list.
  var startsWithItem: Bool { paragraphs[0].ownItem != nil }

  /// What is read, a line feed between paragraphs.
  var shown: [UInt8] { Array(paragraphs.map(\.text).joined(separator: [Byte.lineFeed])) }

  /// Whether it shows a text, however it ends.
  func shows(_ text: ArraySlice<UInt8>) -> Bool {
    func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      Array(bytes.reversed().drop { $0.isWhitespace })
    }
    return trimmed(shown[...]) == trimmed(text)
  }

  var shapes: [RichShape] { paragraphs.map { RichShape($0, isStrict: false) } }

  /// The paragraphs from one on, to be put beside another.
  func lines(from index: Int) -> RichLines {
    let first = paragraphs[index].sourceOffset(0)
    document.perform(.selectAll, tick: 0)
    document.setSelection(Selection(anchor: first, head: document.state.selection.main.head))
    return document.selectedLines
  }
}

extension RichParagraph {
  /// Whether it is a paragraph in no other block.
  var isPlain: Bool { kind == .paragraph && containers.isEmpty && !isBlankLine }
}

extension InlineDraft {
  /// Puts another draft in at `visible`, within the spans of `chain`. What these say already is not said
  /// again, and no link lies in a link.
  fileprivate mutating func insert(_ other: InlineDraft, at visible: Int, within chain: [Int]) {
    let index = split(at: visible)
    let around = attributes(of: chain)
    let shift = spans.count
    spans += other.spans.map { span in
      var span = span
      span.isNew = true
      return span
    }
    let new = other.atoms.map { atom in
      var atom = atom
      let own = atom.chain.filter { span in
        let attributes = other.spans[span].attributes
        return attributes.isEmpty || !attributes.isSubset(of: around)
      }
      atom.chain = chain + own.map { $0 + shift }
      atom.isNew = true
      return atom
    }
    atoms.insert(contentsOf: new, at: index)
  }

  /// Makes spaces of the line ends, where there can be none.
  fileprivate mutating func flattenBreaks() {
    for index in atoms.indices where atoms[index].source.contains(where: \.isLineEnd) {
      atoms[index].source = [Byte.space]
      atoms[index].visible = [Byte.space]
      atoms[index].isLiteral = true
    }
  }

  fileprivate mutating func addSpaces(before: [UInt8], after: [UInt8]) {
    if !before.isEmpty {
      atoms.insert(
        DraftAtom(source: before, visible: before, isLiteral: true, chain: []), at: 0)
    }
    guard !after.isEmpty else { return }
    atoms.append(DraftAtom(source: after, visible: after, isLiteral: true, chain: []))
  }
}
