/// Front matter.
extension LineReader {
  /// Where front matter starts, where the line that closes it does, and where the line after that one does; nil where
  /// the source begins with none.
  func frontMatter(atMost limit: Int) -> (start: Int, closing: Int, next: Int, marker: UInt8)? {
    let start = hasByteOrderMark ? 3 : 0
    guard let marker = frontMatterMarker(at: start, opens: true) else { return nil }
    var at = lineEnds(from: start).next
    // Dashes with a blank line below are a rule; plus signs are nothing else.
    guard at < source.count, marker == Byte.plus || !source[at].isLineEnd else { return nil }
    while at < source.count, at < limit {
      let next = lineEnds(from: at).next
      if frontMatterMarker(at: at, opens: false, as: marker) != nil {
        return (start, at, next, marker)
      }
      at = next
    }
    return nil
  }

  private func frontMatterMarker(
    at start: Int, opens: Bool, as marker: UInt8? = nil
  ) -> UInt8? {
    guard start + 3 <= source.count else { return nil }
    let byte = source[start]
    let isMarker =
      marker.map { $0 == byte || ($0 == Byte.hyphen && byte == Byte.dot) }
      ?? (byte == Byte.hyphen || byte == Byte.plus)
    guard isMarker, source[start + 1] == byte, source[start + 2] == byte else { return nil }
    var at = start + 3
    while at < source.count, source[at].isBlank { at += 1 }
    guard at < source.count || !opens else { return nil }
    return at == source.count || source[at].isLineEnd ? byte : nil
  }
}
