import CursesMarkdown
import CursesText

/// A stretch of a paragraph that is being changed.
package struct DraftAtom: Hashable, Sendable {
  /// What is written.
  package var source: [UInt8]
  /// What is seen.
  package var visible: [UInt8]
  /// Whether both are the same, so that it can be cut anywhere.
  package var isLiteral: Bool
  /// The spans around it, outermost first: indices into the draft's spans.
  package var chain: [Int]
  package var attributes: RichAttributes = []
  /// Whether it was typed just now.
  package var isNew = false

  package init(
    source: [UInt8], visible: [UInt8], isLiteral: Bool, chain: [Int],
    attributes: RichAttributes = [], isNew: Bool = false
  ) {
    (self.source, self.visible, self.isLiteral) = (source, visible, isLiteral)
    (self.chain, self.attributes, self.isNew) = (chain, attributes, isNew)
  }

  /// A part of literal text, which is written as it is seen.
  func part(_ range: Range<Int>) -> DraftAtom {
    var part = self
    part.source = Array(source[range])
    part.visible = Array(visible[range])
    return part
  }

  package var isWhitespace: Bool {
    visible.allSatisfy { $0 == Byte.space || $0 == Byte.tab || $0.isLineEnd }
  }
}

/// A style or link of a draft.
package struct DraftSpan: Hashable, Sendable {
  package var attributes: RichAttributes
  package var link: String?
  package var opener: [UInt8]
  package var closer: [UInt8]
  package var isNew = false
  /// Whether Markdown makes it of the text alone, so that it need not be asked for.
  package var isAutomatic = false
  /// Whether it leads where its text says.
  package var isNamedByText = false

  /// Whether it is marked by delimiters that must not have spaces inside.
  package var isDelimited: Bool {
    !attributes.isDisjoint(with: [.strong, .emphasis, .strikethrough, .highlight])
  }

  /// Whether it is an address in angle brackets.
  package var isAddress: Bool { isAutomatic && attributes == .link && !opener.isEmpty }

  /// Whether text typed at its end belongs to it.
  package var isInclusive: Bool { attributes.isDisjoint(with: [.link, .image]) }
}

/// The text of one paragraph, apart: atoms with the spans around them. It can be changed as people think
/// of it, and written as Markdown again; what was not changed is written with the same bytes.
package struct InlineDraft: Sendable {
  package var atoms: [DraftAtom] = []
  package var spans: [DraftSpan] = []
  /// Whether it is a row of a table, where a pipe is escaped in code too.
  package var isTableRow = false

  /// A draft without text.
  package init() {}

  /// The draft of `paragraph`, whose part of the document has the bytes `source`.
  package init(_ paragraph: RichParagraph, source: [UInt8]) {
    isTableRow = paragraph.isTableRow
    spans = paragraph.spans.map { span in
      DraftSpan(
        attributes: span.attributes, link: span.link, opener: Array(source[span.opener]),
        closer: Array(source[span.closer]),
        isAutomatic: span.isAutomatic, isNamedByText: span.isNamedByText)
    }
    atoms = paragraph.pieces.map { piece in
      DraftAtom(
        source: Array(source[piece.source]), visible: Array(paragraph.text[piece.visible]),
        isLiteral: piece.isLiteral, chain: paragraph.chain(of: piece.span),
        attributes: piece.attributes)
    }
  }

  /// The number of visible bytes.
  package var count: Int { atoms.reduce(0) { $0 + $1.visible.count } }

  /// The visible bytes.
  package var text: [UInt8] { atoms.flatMap(\.visible) }

  /// Cuts at a visible offset and returns the index of the atom that starts there.
  package mutating func split(at visible: Int) -> Int {
    var left = visible
    for index in atoms.indices {
      if left <= 0 { return index }
      let length = atoms[index].visible.count
      if left < length {
        guard atoms[index].isLiteral else { return left * 2 < length ? index : index + 1 }
        var tail = atoms[index]
        tail.source.removeFirst(left)
        tail.visible.removeFirst(left)
        atoms[index].source.removeLast(length - left)
        atoms[index].visible.removeLast(length - left)
        atoms.insert(tail, at: index + 1)
        return index + 1
      }
      left -= length
    }
    return atoms.count
  }

  /// Takes the visible bytes of `range` away.
  package mutating func remove(_ range: Range<Int>) {
    let start = split(at: range.lowerBound)
    let end = split(at: range.upperBound)
    atoms.removeSubrange(start..<max(start, end))
  }

  /// The visible bytes of `range` and nothing else.
  package func extracting(_ range: Range<Int>) -> InlineDraft {
    var copy = self
    let start = copy.split(at: range.lowerBound)
    let end = copy.split(at: range.upperBound)
    copy.atoms = Array(copy.atoms[start..<max(start, end)])
    return copy
  }

  /// Puts the atoms of `other` behind these.
  package mutating func append(_ other: InlineDraft) {
    let shift = spans.count
    spans += other.spans
    atoms += other.atoms.map { atom in
      var atom = atom
      atom.chain = atom.chain.map { $0 + shift }
      return atom
    }
  }

  /// The spans that text typed at `visible` belongs to: those of the character before it, less links
  /// that end there; at the start of the text, those of the character after it, less links.
  ///
  /// - Parameter keepsLinks: whether it belongs to links that end there, too.
  package func typingChain(at visible: Int, keepsLinks: Bool = false) -> [Int] {
    var copy = self
    let index = copy.split(at: visible)
    let before = index > 0 ? copy.atoms[index - 1] : nil
    let after = index < copy.atoms.count ? copy.atoms[index] : nil
    guard let owner = before ?? after else { return [] }
    var chain: [Int] = []
    for span in owner.chain {
      let goesOn = before != nil && after?.chain.contains(span) == true
      guard keepsLinks || spans[span].isInclusive || goesOn || spans[span].isAutomatic else {
        break
      }
      chain.append(span)
    }
    return chain.filter { !spans[$0].isAutomatic || after?.chain.contains($0) == true }
  }

  /// What text with this chain means.
  package func attributes(of chain: [Int]) -> RichAttributes {
    chain.reduce(into: []) { $0.formUnion(spans[$1].attributes) }
  }

  /// Puts plain text in at `visible`, with the spans of `chain`.
  package mutating func insert(_ bytes: [UInt8], at visible: Int, chain: [Int]) {
    guard !bytes.isEmpty else { return }
    let index = split(at: visible)
    atoms.insert(
      DraftAtom(source: bytes, visible: bytes, isLiteral: true, chain: chain, isNew: true),
      at: index)
  }
}

extension RichParagraph {
  /// The spans around what a span holds, outermost first, itself the last.
  package func chain(of span: Int) -> [Int] {
    var chain: [Int] = []
    var span = span
    while span >= 0 {
      chain.append(span)
      span = spans[span].parent
    }
    return chain.reversed()
  }
}
