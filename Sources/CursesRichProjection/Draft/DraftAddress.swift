import CursesMarkdown

/// An address in angle brackets, as `<https://example.org>`, of which a range of a draft's text is a part.
package struct DraftAddress {
  /// The spans of its text, outermost first.
  package let chain: [Int]
  /// Whether nothing of it follows the range.
  package let isAtEnd: Bool

  /// The address that the range begins in, if there is more of it; nil for other text.
  ///
  /// - Parameter isWritten: whether an address that ends at an empty range is being written there.
  package init?(replacing range: Range<Int>, in draft: InlineDraft, isWritten: Bool = false) {
    guard !range.isEmpty || isWritten else { return nil }
    var draft = draft
    let start = draft.split(at: range.lowerBound)
    let end = max(start, draft.split(at: range.upperBound))
    let before = start > 0 ? draft.atoms[start - 1].chain : []
    let after = end < draft.atoms.count ? draft.atoms[end].chain : []
    let chain = start < end ? draft.atoms[start].chain : before
    guard let span = chain.last, draft.spans[span].isAddress,
      before.contains(span) || after.contains(span)
    else { return nil }
    (self.chain, isAtEnd) = (chain, !after.contains(span))
  }

  /// Takes the brackets from addresses that a range of the text lies in or beside and that are none any more: what is
  /// left of them is text.
  package static func freeBroken(in draft: inout InlineDraft, near range: Range<Int>) {
    for span in addresses(in: draft, near: range) {
      let inside = draft.atoms.indices.filter { draft.atoms[$0].chain.contains(span) }
      guard let first = inside.first, let last = inside.last else { continue }
      let isWhole =
        inside.count == last - first + 1
        && inside.allSatisfy { draft.atoms[$0].chain.last == span }
      if isWhole, isAddress(inside.flatMap { draft.atoms[$0].source }) { continue }
      for index in inside { draft.atoms[index].chain.removeAll { $0 == span } }
    }
  }

  private static func addresses(in draft: InlineDraft, near range: Range<Int>) -> Set<Int> {
    var found: Set<Int> = []
    var start = 0
    for atom in draft.atoms {
      let end = start + atom.visible.count
      if end >= range.lowerBound, start <= range.upperBound {
        found.formUnion(atom.chain.filter { draft.spans[$0].isAddress })
      }
      start = end
    }
    return found
  }

  /// Whether Markdown takes a source for an address where it stands in brackets.
  private static func isAddress(_ source: [UInt8]) -> Bool {
    // After a letter it begins no block.
    let tree = MarkdownParser.parse([UInt8(ascii: "a"), Byte.less] + source + [Byte.greater])
    var blocks = tree.children(of: .document)
    guard let block = blocks.next(), blocks.next() == nil,
      let inline = Array(tree.inlines(of: block).roots).last,
      inline.range == 1..<source.count + 3
    else { return false }
    return inline.kind == .autolink(.angleURI) || inline.kind == .autolink(.angleEmail)
  }
}
