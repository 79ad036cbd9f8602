import CursesMarkdown

/// Addresses in angle brackets: `<https://example.org>`, `<someone@example.org>`.
extension InlineDraft {
  /// Whether a span is an address with its brackets.
  package func isAddress(_ span: Int) -> Bool {
    spans[span].isAutomatic && spans[span].attributes == .link && !spans[span].opener.isEmpty
  }

  /// Whether an address ends at a visible offset.
  package func endsAddress(at visible: Int) -> Bool {
    typingChain(at: visible, keepsLinks: true).contains(where: isAddress)
      && !typingChain(at: visible).contains(where: isAddress)
  }

  /// The spans, outermost first, down to an address that a range begins in and that does not end with it; nil elsewhere.
  package func address(replacing range: Range<Int>) -> [Int]? {
    let chain = chain(toReplace: range, isInLink: false)
    guard !range.isEmpty, let index = chain.firstIndex(where: isAddress) else { return nil }
    return Array(chain[...index])
  }

  /// Takes the brackets from addresses that a range of the text lies in or beside and that are none any more: what is
  /// left of them is text.
  package mutating func freeBrokenAddresses(near range: Range<Int>) {
    for span in addresses(near: range) {
      let inside = atoms.indices.filter { atoms[$0].chain.contains(span) }
      guard let first = inside.first, let last = inside.last else { continue }
      let isWhole =
        inside.count == last - first + 1 && inside.allSatisfy { atoms[$0].chain.last == span }
      if isWhole, Self.isAddress(source: inside.flatMap { atoms[$0].source }) { continue }
      for index in inside { atoms[index].chain.removeAll { $0 == span } }
    }
  }

  private func addresses(near range: Range<Int>) -> Set<Int> {
    var found: Set<Int> = []
    var start = 0
    for atom in atoms {
      let end = start + atom.visible.count
      if end >= range.lowerBound, start <= range.upperBound {
        found.formUnion(atom.chain.filter(isAddress))
      }
      start = end
    }
    return found
  }

  /// Whether Markdown takes a source for an address where it stands in brackets.
  private static func isAddress(source: [UInt8]) -> Bool {
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
