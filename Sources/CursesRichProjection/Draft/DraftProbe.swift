import CursesMarkdown

/// Writes drafts as Markdown of their own, with the backslashes they need and no others.
package struct DraftProbe {
  /// What a text is the text of.
  package enum Place: Hashable, Sendable {
    case paragraph
    case heading(Int)
    case cell
    /// The first paragraph of an item with this marker, and its box if it has one, or of a quotation.
    case container(String)
  }

  package var options = MarkdownOptions.note
  package var definitions = LinkDefinitions()
  package var budget = EscapeBudget()

  package init(
    options: MarkdownOptions = .note, definitions: LinkDefinitions = LinkDefinitions(),
    budget: EscapeBudget = EscapeBudget()
  ) {
    (self.options, self.definitions, self.budget) = (options, definitions, budget)
  }

  /// The draft with as few backslashes as can be; where its styles cannot be written, with ones that end before symbols
  /// at their edges, and else without as many as must be.
  package func written(_ draft: InlineDraft, in place: Place = .paragraph) -> [UInt8] {
    if let written = exact(draft, in: place) { return written }
    var draft = draft
    // Underscores style no part of a word.
    if draft.useStars(), let written = exact(draft, in: place) { return written }
    var edges = StyleEdges(draft)
    if edges.freeSymbols() {
      draft = edges.draft
      if let written = exact(draft, in: place) { return written }
    }
    for span in draft.spans.indices where draft.spans[span].isDelimited && budget.bytes > 0 {
      _ = budget.spend(draft.count)
      var other = draft
      other.drop(span)
      if let written = exact(other, in: place) { return written }
    }
    for span in draft.spans.indices where draft.spans[span].isDelimited {
      draft.drop(span)
      if budget.spend(draft.count), let written = exact(draft, in: place) { return written }
    }
    return exact(draft, in: place) ?? draft.escaping(draft.marks(breaksAddresses: true)).written()
  }

  /// The same; nil where no backslashes make a parse show the draft.
  package func exact(_ draft: InlineDraft, in place: Place = .paragraph) -> [UInt8]? {
    var draft = draft
    if place == .cell {
      draft.isTableRow = true
      draft = draft.escaping(draft.pipes)
    }
    let plain = draft.written()
    let shape = RichShape(draft, look: nil)
    if shows(plain, shape, in: place) { return plain }
    for breaksAddresses in [false, true] {
      let least = draft.leastEscaped(at: draft.marks(breaksAddresses: breaksAddresses), budget) {
        shows($0.written(), shape, in: place)
      }
      if let least { return least.written() }
    }
    return nil
  }

  /// Whether a text is shown like this.
  package func shows(_ written: [UInt8], _ shape: RichShape, in place: Place) -> Bool {
    let source = source(written, in: place)
    let tree = MarkdownParser.parse(source, options: options, restart: .fresh)
    var projector = Projector(tree: tree, definitions: definitions, isLast: true)
    let paragraphs = projector.project()
    guard paragraphs.count == 1, isMeant(paragraphs[0], in: place) else { return false }
    return shape.isMet(by: RichShape(paragraphs[0], isStrict: false))
  }

  private func source(_ written: [UInt8], in place: Place) -> [UInt8] {
    switch place {
    case .paragraph: return written
    case .heading(let level):
      return Array(repeating: Byte.hash, count: level) + [Byte.space] + written
    case .cell: return Array("| ".utf8) + written + Array(" |\n| --- |".utf8)
    case .container(let marker):
      let isQuote = marker.utf8.first == Byte.greater
      let width = marker.utf8.prefix { $0 != Byte.openBracket }.count
      let more = isQuote ? marker : String(repeating: " ", count: width)
      let lines = written.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
      return Array(marker.utf8) + lines.joined(separator: Array(("\n" + more).utf8))
    }
  }

  private func isMeant(_ paragraph: RichParagraph, in place: Place) -> Bool {
    let containers = paragraph.containers
    switch place {
    case .paragraph: return paragraph.kind == .paragraph && containers.isEmpty
    case .heading(let level):
      return paragraph.kind == .heading(level: level) && containers.isEmpty
    case .cell: return paragraph.isTableRow && paragraph.cells.count == 1
    case .container(let marker):
      let hasBox = marker.utf8.contains(Byte.openBracket)
      return paragraph.kind == .paragraph && containers.count == 1
        && (containers[0].task != nil) == hasBox && containers[0].callout == nil
    }
  }
}

extension InlineDraft {
  /// Text that is nothing but itself.
  package init(literal text: [UInt8]) {
    self.init()
    atoms = [DraftAtom(source: text, visible: text, isLiteral: true, chain: [], isNew: true)]
  }

  /// The visible offsets of the marks of its text that could mean more than themselves.
  ///
  /// - Parameter breaksAddresses: whether bare addresses are to be none; a backslash within one is shown.
  fileprivate func marks(breaksAddresses: Bool) -> [Int] {
    var isLineStart = true
    return places { atom in
      defer { isLineStart = atom.visible.last == Byte.lineFeed }
      let isCode = attributes(of: atom.chain).contains(.code)
      guard atom.isLiteral, atom.attributes.isEmpty, !isCode else { return [] }
      return atom.visible.marks(isLineStart: isLineStart, inAddresses: breaksAddresses)
    }
  }

  /// The visible offsets of the bars of a cell's text, also those in code: they would be its end.
  fileprivate var pipes: [Int] {
    places { atom in
      atom.isLiteral ? atom.visible.indices.filter { atom.visible[$0] == Byte.pipe } : []
    }
  }

  /// Visible offsets, from those within each atom.
  private func places(_ places: (DraftAtom) -> [Int]) -> [Int] {
    var start = 0
    return atoms.flatMap { atom in
      defer { start += atom.visible.count }
      return places(atom).map { start + $0 }
    }
  }

  fileprivate mutating func drop(_ span: Int) {
    for index in atoms.indices { atoms[index].chain.removeAll { $0 == span } }
  }

  /// Writes stars for underscores. Returns whether there were any.
  fileprivate mutating func useStars() -> Bool {
    var isChanged = false
    for index in spans.indices where spans[index].opener.first == Byte.underscore {
      let stars = [UInt8](repeating: Byte.star, count: spans[index].opener.count)
      (spans[index].opener, spans[index].closer) = (stars, stars)
      isChanged = true
    }
    return isChanged
  }
}

extension [UInt8] {
  /// Where bytes stand that could mean more than themselves: marks of Markdown, what a block could begin
  /// with at the start of a line, and what makes an address of a word.
  fileprivate func marks(isLineStart: Bool, inAddresses: Bool) -> [Int] {
    let addresses = addressWords
    var opener: Int?
    if isLineStart, let first = firstIndex(where: { !$0.isBlank }) {
      let digits = self[first...].prefix { $0.isDigit }
      opener = self[digits.endIndex...].first?.isPunctuation == true ? digits.endIndex : nil
    }
    return indices.filter { at in
      let isInAddress = addresses.contains { $0.contains(at) }
      if isInAddress, !inAddresses { return false }
      return at == opener || self[at].isMarkup || isInAddress && self[at].mayNeedEscape
    }
  }

  /// The words that Markdown could make links of.
  private var addressWords: [Range<Int>] {
    guard contains(Byte.at) || contains(Byte.colon) || contains(Byte.dot) else { return [] }
    return split(whereSeparator: \.isWhitespace).compactMap { word in
      let text = String(decoding: word, as: UTF8.self)
      return text.contains("://") || text.contains("www.") || text.contains("@")
        ? word.startIndex..<word.endIndex : nil
    }
  }
}
