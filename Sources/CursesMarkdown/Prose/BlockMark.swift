/// `^name` at the end of a block, by which links lead to it, as Obsidian has it.
package enum BlockMark {
  /// The mark that ends a text, the `^` included, without the blanks behind it; nil where none does. A blank or a line
  /// end stands before it, or nothing.
  package static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    let end = text.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? text.startIndex
    let start = text[..<end].lastIndex { !$0.isAlphanumeric && $0 != Byte.hyphen }
    guard let start, text[start] == Byte.caret, start + 1 < end else { return nil }
    let isApart = start == text.startIndex || [Byte.space, Byte.lineFeed].contains(text[start - 1])
    return isApart ? start..<end : nil
  }
}
