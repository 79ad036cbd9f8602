import CursesCLibrary

/// Paragraphs that are told by the first bytes of their lines: most blocks of most texts.
extension BlockScanner {
  /// The entry that starts where a block does, if it is a paragraph and empty lines: each of its lines begins
  /// with a byte that begins no block. Nil where it takes the parser to tell.
  func plainParagraph(_ bytes: UnsafeBufferPointer<UInt8>) -> Boundary? {
    guard let base = bytes.baseAddress else { return nil }
    var at = 0
    var lines = 0
    while at < bytes.count,
      bytes[at].beginsNoBlock
        || at == 0 && at + 1 < bytes.count
          && bytes[at].beginsNoBlock(before: bytes[at + 1])
    {
      guard let feed = memchr(base + at, Int32(Byte.lineFeed), bytes.count - at) else { return nil }
      at = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(feed)) + 1
      lines += 1
      // Longer text is cut into pieces.
      guard at <= limits.text else { return nil }
    }
    let end = at
    while at < bytes.count, bytes[at] == Byte.lineFeed { at += 1 }
    // Many blank lines are cut too, and those with spaces in them are lines of their own.
    guard lines > 0, end < at, at - end < limits.blankPart / 2, at < bytes.count,
      !bytes[at].isBlank, bytes[at] != Byte.carriageReturn,
      memchr(base, Int32(Byte.carriageReturn), end) == nil
    else { return nil }
    return Boundary(end: start + at, restart: .fresh, lines: lines + at - end, isPlain: true)
  }
}

extension UInt8 {
  /// Whether a line that begins with it is text wherever it stands: no block begins with it, and none that
  /// a paragraph could become goes on with it.
  var beginsNoBlock: Bool {
    switch self {
    case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn, Byte.greater, Byte.hash,
      Byte.dollar, Byte.backtick, Byte.tilde, Byte.less, Byte.equals, Byte.hyphen, Byte.star,
      Byte.underscore, Byte.pipe, Byte.colon, Byte.openBracket, Byte.plus, 0x30...0x39:
      false
    default: true
    }
  }
  /// Whether the first line of a paragraph may begin with it: with something else behind it, it is neither
  /// a bullet nor the start of a rule, a heading or a fence.
  fileprivate func beginsNoBlock(before next: UInt8) -> Bool {
    switch self {
    case Byte.star, Byte.underscore, Byte.hyphen, Byte.plus, Byte.hash, Byte.tilde, Byte.backtick:
      next > Byte.space && next != self
    default: false
    }
  }
}
