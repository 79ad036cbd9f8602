/// The styles that lines of literal text are put into, where text with them stands on both sides.
package struct LiteralStyle {
  /// A draft without text; its spans are the styles.
  private let empty: InlineDraft
  private let chain: [Int]
  private let opener: [UInt8]
  private let closer: [UInt8]

  /// The styles of text typed before that of `draft`; nil where it has none.
  package init?(before draft: InlineDraft) {
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

  package func draft(of line: ArraySlice<UInt8>) -> InlineDraft {
    var draft = empty
    draft.insert(Array(line), at: 0, chain: chain)
    draft.tidy()
    return draft
  }
}
