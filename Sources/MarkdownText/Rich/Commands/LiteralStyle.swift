/// The styles that lines of literal text are put into, where text with them stands on both sides.
struct LiteralStyle {
  /// A draft without text; its spans are the styles.
  private let empty: InlineDraft
  private let chain: [Int]
  private let opener: [UInt8]
  private let closer: [UInt8]

  /// The styles of text typed before that of `draft`; nil where it has none.
  init?(before draft: InlineDraft) {
    chain = draft.typingChain(at: 0)
    guard !chain.isEmpty else { return nil }
    var empty = draft
    empty.atoms = []
    self.empty = empty
    opener = chain.flatMap { empty.spans[$0].opener }
    closer = chain.reversed().flatMap { empty.spans[$0].closer }
  }

  /// Whether markers around a line are all it needs: nothing in it could be one, or part of an address.
  func fits(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, let last = line.last, first < 0x80, last < 0x80,
      chain.allSatisfy({ empty.spans[$0].isDelimited })
    else { return false }
    return !line.contains(where: \.mayNeedEscape)
  }

  func write(_ line: ArraySlice<UInt8>, to source: inout [UInt8]) {
    source += opener
    source += line
    source += closer
  }

  /// Drafts of a line, the plainest first.
  func drafts(of line: ArraySlice<UInt8>) -> [InlineDraft] {
    var plain = empty
    plain.insert(Array(line), at: 0, chain: chain)
    plain.tidy()
    var escaped = plain
    return escaped.escapeNew() ? [plain, escaped] : [plain]
  }
}

extension RichDocument {
  /// Adds a line as Markdown for a paragraph that shows it in these styles; false where none does.
  func appendStyled(
    _ line: ArraySlice<UInt8>, to source: inout [UInt8], in style: LiteralStyle
  ) -> Bool {
    guard line.count < table.blocks.limits.text else { return false }
    if style.fits(line) {
      style.write(line, to: &source)
      return true
    }
    for draft in style.drafts(of: line) {
      let written = draft.written()
      guard shows(written, draft) else { continue }
      source += written
      return true
    }
    return false
  }

  /// Whether a line is, as Markdown, a paragraph that shows a draft.
  private func shows(_ line: [UInt8], _ draft: InlineDraft) -> Bool {
    let tree = MarkdownParser.parse(line, options: table.blocks.options, restart: .fresh)
    var projector = Projector(tree: tree, definitions: table.definitions, isLast: true)
    let paragraphs = projector.project()
    guard paragraphs.count == 1, paragraphs[0].kind == .paragraph, paragraphs[0].prefix.isEmpty
    else { return false }
    return RichShape(draft, look: nil).isMet(by: RichShape(paragraphs[0], isStrict: false))
  }
}
