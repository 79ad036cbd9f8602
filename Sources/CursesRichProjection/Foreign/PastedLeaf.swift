import CursesMarkdown

/// The text of one block of HTML as it comes, with the styles of the elements that are open.
package struct PastedLeaf {
  package private(set) var draft = InlineDraft()
  /// The styles of the open elements, outermost first, and which span of this text each is.
  private var styles: [(span: DraftSpan, index: Int?)] = []
  /// How many of them hold for the space that is to come before the next word.
  private var spaceDepth: Int?
  /// The line breaks to come before it.
  private var breaks = 0
  /// The line breaks of a cell to come before it.
  private var cellBreaks = 0
  private var isStyled = true

  /// Texts of more pieces have no styles: writing them takes the square of the time.
  private static let mostPieces = 256

  package var isEmpty: Bool { draft.atoms.isEmpty }
  /// Whether the line breaks that wait end a paragraph.
  package var endsParagraph: Bool { breaks > 1 && !isEmpty }

  // MARK: Styles

  package mutating func open(_ span: DraftSpan) { styles.append((span, nil)) }

  /// Closes so many of the styles that were opened last.
  package mutating func close(_ count: Int) {
    styles.removeLast(min(count, styles.count))
    if let depth = spaceDepth { spaceDepth = min(depth, styles.count) }
  }

  /// The spans of the open elements, up to so many, each attribute once and code innermost.
  private mutating func chain(upTo depth: Int) -> [Int] {
    guard isStyled else { return [] }
    var chain: [Int] = []
    var attributes: RichAttributes = []
    for level in 0..<min(depth, styles.count) {
      let span = styles[level].span
      guard !span.attributes.isEmpty, attributes.isDisjoint(with: span.attributes.union(.code))
      else { continue }
      attributes.formUnion(span.attributes)
      let index = styles[level].index ?? draft.addSpan(span)
      styles[level].index = index
      chain.append(index)
    }
    return chain
  }

  // MARK: Text

  /// Adds text: what is blank in it becomes one space, as HTML has it.
  package mutating func add(_ text: [UInt8]) {
    var word: [UInt8] = []
    var at = 0
    while at < text.count {
      let length = text.blankLength(at)
      if length == 0 {
        word.append(text[at])
        at += 1
        continue
      }
      addWord(&word)
      at += length
      if spaceDepth == nil, breaks == 0, !isEmpty { spaceDepth = styles.count }
    }
    addWord(&word)
  }

  /// Parts what comes from what was there, as two cells or lines are.
  package mutating func addSpace() {
    if breaks == 0, !isEmpty { spaceDepth = min(spaceDepth ?? styles.count, styles.count) }
  }

  package mutating func addBreak(isFlat: Bool) {
    guard !isEmpty else { return }
    if isFlat { return addSpace() }
    spaceDepth = nil
    breaks += 1
  }

  /// A line break in a cell, which has one line in Markdown.
  package mutating func addCellBreak() {
    if !isEmpty { cellBreaks += 1 }
  }

  /// A tag that Markdown keeps.
  package mutating func addTag(_ tag: String) {
    addWaiting()
    endTag(tag)
  }

  /// The same at the end of its text: what is to come before the next word stands behind it.
  package mutating func endTag(_ tag: String) {
    let bytes = Array(tag.utf8)
    draft.atoms.append(
      DraftAtom(
        source: bytes, visible: bytes, isLiteral: true, chain: chain(upTo: .max), attributes: .raw))
  }

  package mutating func addImage(_ address: String, description: String) {
    let words = Array(description.utf8)
    addWaiting()
    let closer = Array("](\(LinkDestination.written(address)))".utf8)
    let opener = Array("![".utf8)
    var atom = DraftAtom(source: words, visible: words, isLiteral: true, chain: chain(upTo: .max))
    if words.isEmpty {
      (atom.source, atom.visible) = (opener + closer, opener + closer)
      atom.attributes = .raw
    } else {
      let span = DraftSpan(
        attributes: .image, link: address, opener: opener, closer: closer, isNew: true)
      atom.chain.append(draft.addSpan(span))
      atom.isNew = true
    }
    draft.atoms.append(atom)
  }

  private mutating func addWord(_ word: inout [UInt8]) {
    guard !word.isEmpty else { return }
    addWaiting()
    append(word, chain(upTo: .max))
    word.removeAll(keepingCapacity: true)
  }

  /// Adds the space or the line break that was to come before the next word.
  private mutating func addWaiting() {
    if cellBreaks > 0 {
      let waiting = cellBreaks
      cellBreaks = 0
      for _ in 0..<waiting { endTag(LineBreakTag.text) }
    } else if breaks > 0 {
      draft.atoms.append(
        DraftAtom(
          source: [Byte.backslash, Byte.lineFeed], visible: [Byte.lineFeed], isLiteral: false,
          chain: isStyled ? sharedChain : []))
    } else if let spaceDepth {
      append([Byte.space], chain(upTo: spaceDepth))
    }
    (breaks, spaceDepth) = (0, nil)
  }

  /// The spans around the last piece that are still open.
  private var sharedChain: [Int] {
    let open = styles.compactMap(\.index)
    return draft.atoms.last?.chain.filter(open.contains) ?? []
  }

  private mutating func append(_ bytes: [UInt8], _ chain: [Int]) {
    let last = draft.atoms.count - 1
    if last >= 0, draft.atoms[last].isLiteral, draft.atoms[last].chain == chain,
      draft.atoms[last].attributes.isEmpty
    {
      draft.atoms[last].source += bytes
      draft.atoms[last].visible += bytes
      return
    }
    draft.atoms.append(
      DraftAtom(source: bytes, visible: bytes, isLiteral: true, chain: chain, isNew: true))
    if draft.atoms.count > Self.mostPieces { dropStyles() }
  }

  private mutating func dropStyles() {
    isStyled = false
    let text = draft.text.map { $0 == Byte.lineFeed ? Byte.space : $0 }
    draft = InlineDraft()
    draft.atoms = [DraftAtom(source: text, visible: text, isLiteral: true, chain: [], isNew: true)]
  }

  // MARK: The end

  /// The text so far, which the next one follows with the same elements open; nil where there is none.
  package mutating func take() -> InlineDraft? {
    var taken = draft
    draft = InlineDraft()
    (breaks, cellBreaks, spaceDepth, isStyled) = (0, 0, nil, true)
    for level in styles.indices { styles[level].index = nil }
    guard !taken.atoms.isEmpty else { return nil }
    taken.bareAddresses()
    taken.tidy()
    return taken.atoms.isEmpty ? nil : taken
  }
}

extension InlineDraft {
  fileprivate mutating func addSpan(_ span: DraftSpan) -> Int {
    spans.append(span)
    return spans.count - 1
  }

  /// Lets addresses that lead where they say stand for themselves.
  fileprivate mutating func bareAddresses() {
    for span in spans.indices where spans[span].attributes == .link {
      let inside = atoms.indices.filter { atoms[$0].chain.contains(span) }
      let text = inside.flatMap { atoms[$0].visible }
      guard let link = spans[span].link, link.utf8.elementsEqual(text), text.isBareAddress else {
        continue
      }
      for index in inside { atoms[index].chain.removeAll { $0 == span } }
    }
  }
}

extension [UInt8] {
  /// Whether Markdown makes a link of all of it by itself.
  fileprivate var isBareAddress: Bool {
    guard starts(with: "http://".utf8) || starts(with: "https://".utf8), let last else {
      return false
    }
    let marks = Set("/:.-_~%?=&+#@,".utf8)
    return (last.isAlphanumeric || last == Byte.slash)
      && allSatisfy { $0.isAlphanumeric || marks.contains($0) }
  }

  /// How many bytes at a place are one blank: white space, or a space that no line ends at.
  fileprivate func blankLength(_ at: Int) -> Int {
    if self[at].isWhitespace { return 1 }
    return self[at] == 0xC2 && at + 1 < count && self[at + 1] == 0xA0 ? 2 : 0
  }
}
