/// Finds where an HTML tag ends: the grammar of open and closing tags in the CommonMark specification.
struct TagScanner {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Behind the tag that starts with the `<` at `start`.
  func tag(at start: Int) -> Int? {
    var at = start + 1
    guard at < bytes.count else { return nil }
    let isClosing = bytes[at] == Byte.slash
    if isClosing { at += 1 }
    guard at < bytes.count, bytes[at].isLetter else { return nil }
    while at < bytes.count, bytes[at].isAlphanumeric || bytes[at] == Byte.hyphen { at += 1 }
    if isClosing {
      at = skipWhitespace(at)
    } else {
      while let end = attribute(at) { at = end }
      at = skipWhitespace(at)
      if at < bytes.count, bytes[at] == Byte.slash { at += 1 }
    }
    return at < bytes.count && bytes[at] == Byte.greater ? at + 1 : nil
  }

  func skipWhitespace(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, bytes[at].isWhitespace { at += 1 }
    return at
  }

  private func attribute(_ start: Int) -> Int? {
    var at = skipWhitespace(start)
    guard at > start, at < bytes.count else { return nil }
    guard bytes[at].isLetter || bytes[at] == Byte.underscore || bytes[at] == Byte.colon else {
      return nil
    }
    while at < bytes.count, isNameByte(bytes[at]) { at += 1 }
    let value = skipWhitespace(at)
    guard value < bytes.count, bytes[value] == Byte.equals else { return at }
    return attributeValue(skipWhitespace(value + 1))
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == Byte.underscore || byte == Byte.colon || byte == Byte.dot
      || byte == Byte.hyphen
  }

  private func attributeValue(_ start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    var at = start
    let quote = bytes[at]
    if quote == Byte.quote || quote == Byte.apostrophe {
      at += 1
      while at < bytes.count, bytes[at] != quote { at += 1 }
      return at < bytes.count ? at + 1 : nil
    }
    while at < bytes.count, !bytes[at].isWhitespace {
      switch bytes[at] {
      case Byte.quote, Byte.apostrophe, Byte.equals, Byte.less, Byte.greater, Byte.backtick:
        return at > start ? at : nil
      default: at += 1
      }
    }
    return at > start ? at : nil
  }
}
