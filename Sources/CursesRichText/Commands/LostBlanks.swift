import CursesMarkdown

/// The blanks behind a word that was deleted at the start of a line. Markdown shows none there, so they are in no source;
/// but who types another word in its place has not meant them to go: they come back behind it.
struct LostBlanks {
  /// The blanks, as they were written.
  private let atoms: [DraftAtom]
  /// Whether they have no style, so that a word before them has none of the text after them.
  let isPlain: Bool
  /// The version of the text, and the caret, that they wait at.
  var version: Int
  private let head: Int

  /// Nil where there are none.
  init?(_ atoms: [DraftAtom], isPlain: Bool? = nil, in document: RichDocument) {
    guard !atoms.isEmpty, document.carets == nil, document.state.selection.main.isCaret else {
      return nil
    }
    self.isPlain = isPlain ?? atoms[0].chain.isEmpty
    self.atoms = atoms.map { atom in
      var atom = atom
      (atom.chain, atom.isNew) = ([], false)
      return atom
    }
    (version, head) = (document.version, document.state.selection.main.head)
  }

  /// Those that wait at the caret of a document.
  static func here(in document: RichDocument) -> LostBlanks? {
    guard let lost = document.typing.lostBlanks, lost.version == document.version,
      document.carets == nil, document.state.selection.main.isCaret,
      lost.head == document.state.selection.main.head
    else { return nil }
    return lost
  }

  /// Those that come back when a text is typed, or pasted: none behind blanks. Behind what may become a marker they wait
  /// on.
  func owed(to text: [UInt8]) -> [DraftAtom] {
    let isMarker = text.allSatisfy { "-+#>".utf8.contains($0) }
    return text.last?.isWhitespace != false || isMarker ? [] : atoms
  }

  /// The same for the version of the text that a document has now.
  func waiting(in document: RichDocument) -> LostBlanks? {
    LostBlanks(atoms, isPlain: isPlain, in: document)
  }
}

extension LostBlanks {
  /// Takes the blanks away that stood behind a range of a paragraph which is gone from its draft, where a line or a cell
  /// begins with it and goes on behind them. Returns them.
  static func take(
    behind range: Range<Int>, of paragraph: RichParagraph, from draft: inout InlineDraft
  ) -> [DraftAtom] {
    let (start, text) = (range.lowerBound, paragraph.text)
    guard start > 0 || paragraph.isTableRow else { return takeLeading(from: &draft) }
    let cell = paragraph.cells.first { $0.range.lowerBound == start }
    guard cell != nil || !paragraph.isTableRow && text[start - 1] == Byte.lineFeed else {
      return []
    }
    let rest = text[range.upperBound..<(cell?.range.upperBound ?? text.count)]
    let count = rest.prefix { $0.isBlank }.count
    guard count > 0, count < rest.count, !rest[rest.startIndex + count].isLineEnd else { return [] }
    let (from, upTo) = (draft.split(at: start), draft.split(at: start + count))
    defer { draft.atoms.removeSubrange(from..<upTo) }
    return Array(draft.atoms[from..<upTo])
  }

  /// Lets the blank at the end of a cell stay of which the last word has gone: as one that was typed there.
  static func keep(
    before range: Range<Int>, of row: RichParagraph, in draft: inout InlineDraft
  ) -> Bool {
    let start = range.lowerBound
    guard start > 0, row.text[start - 1] == Byte.space,
      row.cells.contains(where: {
        $0.range.lowerBound < start - 1 && $0.range.upperBound == range.upperBound
      })
    else { return false }
    draft.remove(start - 1..<start)
    draft.insert([Byte.space], at: start - 1, chain: [])
    return true
  }

  /// Takes away what a paragraph would begin with and not show. Returns it, where text follows.
  static func takeLeading(from draft: inout InlineDraft) -> [DraftAtom] {
    var copy = draft
    let start = copy.split(at: copy.text.prefix { $0.isWhitespace }.count)
    draft.dropLeadingSpaces()
    return draft.atoms.isEmpty ? [] : Array(copy.atoms[..<start])
  }

  /// Puts blanks back at a visible offset.
  static func put(_ blanks: [DraftAtom], into draft: inout InlineDraft, at visible: Int) {
    guard !blanks.isEmpty else { return }
    draft.atoms.insert(contentsOf: blanks, at: draft.split(at: visible))
  }
}
