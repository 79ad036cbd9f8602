/// The lines that leaves start with.
extension LineReader {
  /// A heading with its number signs.
  struct Heading {
    var level: Int
    var opener: Span
    /// The signs after its text; absent where there are none.
    var closer: Span
    var text: Span
  }

  /// The heading that the line is.
  func heading() -> Heading? {
    var at = textStart
    while at < lineEnd, source[at] == Byte.hash { at += 1 }
    let level = at - textStart
    guard level <= 6, at == lineEnd || source[at].isBlank else { return nil }
    let opener = Span(textStart, at)
    var end = trimmedEnd(from: at, to: lineEnd)
    let closer = closingHashes(from: at, to: end)
    if let closer { end = trimmedEnd(from: at, to: closer.lower) }
    while at < end, source[at].isBlank { at += 1 }
    return Heading(
      level: level, opener: opener, closer: closer ?? .absent, text: Span(at, max(at, end)))
  }

  /// The `#`s that close a heading: they stand after a space or are all it has.
  private func closingHashes(from start: Int, to end: Int) -> Span? {
    var at = end
    while at > start, source[at - 1] == Byte.hash { at -= 1 }
    guard at < end, at > start, source[at - 1].isBlank else { return nil }
    return Span(at, end)
  }

  /// The opening fence of a block of code.
  struct Fence {
    var marker: UInt8
    var opener: Span
    /// The words after it; absent where there are none.
    var info: Span
  }

  /// The fence that the line is.
  func fence() -> Fence? {
    let marker = source[textStart]
    var at = textStart
    while at < lineEnd, source[at] == marker { at += 1 }
    guard at - textStart >= 3 else { return nil }
    let opener = Span(textStart, at)
    if marker == Byte.backtick, source[at..<lineEnd].contains(Byte.backtick) { return nil }
    let end = trimmedEnd(from: at, to: lineEnd)
    while at < end, source[at].isBlank { at += 1 }
    return Fence(marker: marker, opener: opener, info: at < end ? Span(at, end) : .absent)
  }

  /// So many of a character and nothing else but blanks after them, which end a block of code.
  func closingFence(_ marker: UInt8, atLeast length: Int) -> Span? {
    var at = textStart
    while at < lineEnd, source[at] == marker { at += 1 }
    let end = at
    guard end - textStart >= length else { return nil }
    while at < lineEnd, source[at].isBlank { at += 1 }
    return at == lineEnd ? Span(textStart, end) : nil
  }

  /// The number of the language that the words after a fence name; 0 for none.
  func language(_ info: Span) -> UInt8 {
    guard !info.isAbsent else { return 0 }
    let word = source[info.lower..<min(info.upper, info.lower + 16)].prefix { $0 != Byte.space }
    return CodeLanguage.number(named: String(decoding: word, as: UTF8.self))
  }

  /// Whether the line is one character three times, and blanks.
  var isThematicBreak: Bool {
    let marker = source[textStart]
    var count = 0
    for at in textStart..<lineEnd {
      if source[at] == marker {
        count += 1
      } else if !source[at].isBlank {
        return false
      }
    }
    return count >= 3
  }

  /// One character all along, which makes the paragraph above a heading.
  func underline() -> Span? {
    let marker = source[textStart]
    var at = textStart
    while at < lineEnd, source[at] == marker { at += 1 }
    let underline = Span(textStart, at)
    while at < lineEnd, source[at].isBlank { at += 1 }
    return at == lineEnd ? underline : nil
  }

  /// Where the bracket is that ends the label of a footnote's text, `[^label]:`.
  func footnoteLabelEnd() -> Int? {
    guard textStart + 4 < lineEnd, source[textStart + 1] == Byte.caret else { return nil }
    var at = textStart + 2
    while at < lineEnd, !source[at].isBlank, source[at] != Byte.openBracket,
      source[at] != Byte.closeBracket
    {
      at += source[at] == Byte.backslash && at + 1 < lineEnd ? 2 : 1
    }
    guard at + 1 < lineEnd, at > textStart + 2, source[at] == Byte.closeBracket,
      source[at + 1] == Byte.colon
    else { return nil }
    return at
  }
}
