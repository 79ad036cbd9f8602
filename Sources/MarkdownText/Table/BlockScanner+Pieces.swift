import TextModel

/// Pieces of text that is too long to be shown as a paragraph.
extension BlockScanner {
  /// The piece that starts where the entry does.
  ///
  /// It ends at a place where one was known to start, else at the first line that starts behind the
  /// length of a part, else within the line. What ends the text that it belongs to can be told of each
  /// line alone, so that a piece never needs to know what stands before it. Nil when the window ends before it
  /// does.
  func piece(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, _ isKnown: (Int, BlockRestart) -> Bool
  ) -> Boundary? {
    let most = limits.part * 2
    // A line end, or a character at a cut, may need a look at what follows.
    guard isWhole || bytes.count > most + limits.part else { return nil }
    var candidate: Boundary?
    var at = 0
    var lines = 0
    while true {
      guard let next = PieceCut.nextLine(bytes, from: at, before: most + 1) else {
        if isWhole, bytes.count <= most {
          return Boundary(
            end: start + bytes.count, restart: .fresh, lines: lines + 1, isPiece: true)
        }
        return candidate ?? cutInLine(bytes, from: at, lines: lines, .line, isKnown)
      }
      lines += 1
      at = next
      if at == bytes.count {
        return Boundary(end: start + at, restart: .fresh, lines: lines, isPiece: true)
      }
      if PieceCut.isBlankLine(bytes, at: at) {
        guard let end = PieceCut.blankLines(bytes, from: at, isWhole: isWhole) else { return nil }
        return Boundary(
          end: start + end.offset, restart: .fresh, lines: lines + end.lines, isPiece: true)
      }
      if PieceCut.startsBlock(bytes, at: at) {
        return Boundary(end: start + at, restart: .fresh, lines: lines, isPiece: true)
      }
      let boundary = Boundary(
        end: start + at, restart: .paragraph, lines: lines, isPiece: true)
      if isKnown(start + at, .paragraph) { return boundary }
      if at >= most { return candidate ?? boundary }
      if at >= limits.part, candidate == nil { candidate = boundary }
    }
  }

  /// The piece of a long line in a fenced code block.
  ///
  /// It starts where the entry does: in the line, or with the fence that opens the block. It ends with the
  /// line, or with the fence right behind it that closes the block.
  ///
  /// - Parameter place: where the line, or what is left of it, starts; how many lines come before it in the
  ///   piece; and what is open.
  func linePiece(
    _ bytes: UnsafeBufferPointer<UInt8>, from place: (at: Int, lines: Int, open: BlockRestart),
    isWhole: Bool, _ isKnown: (Int, BlockRestart) -> Bool
  ) -> Boundary? {
    let most = max(limits.part * 2, place.at + 1)
    guard isWhole || bytes.count > most + limits.part else { return nil }
    let (fence, line) = place.open.inFence
    guard let next = PieceCut.nextLine(bytes, from: place.at, before: most + 1) else {
      guard isWhole, bytes.count <= most else {
        return cutInLine(bytes, from: place.at, lines: place.lines, line, isKnown)
      }
      return Boundary(
        end: start + bytes.count, restart: .fresh, lines: place.lines + 1, isPiece: true)
    }
    var (end, lines) = (next, place.lines + 1)
    if PieceCut.closes(fence, bytes, at: next) {
      let after = PieceCut.nextLine(bytes, from: next, before: bytes.count)
      guard let after else {
        let end = start + bytes.count
        return isWhole
          ? Boundary(end: end, restart: .fresh, lines: lines + 1, isPiece: true) : nil
      }
      lines += 1
      guard let blank = PieceCut.blankLines(bytes, from: after, isWhole: isWhole) else {
        return nil
      }
      (end, lines) = (blank.offset, lines + blank.lines)
      return Boundary(end: start + end, restart: .fresh, lines: lines, isPiece: true)
    }
    let isEnd = isWhole && end == bytes.count
    return Boundary(end: start + end, restart: isEnd ? .fresh : fence, lines: lines, isPiece: true)
  }

  private func cutInLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from lineStart: Int, lines: Int, _ restart: BlockRestart,
    _ isKnown: (Int, BlockRestart) -> Bool
  ) -> Boundary {
    let most = limits.part * 2
    var end = (lineStart + 1...max(lineStart + 1, most)).first { isKnown(start + $0, restart) }
    if end == nil {
      let reach = min(256, limits.part / 2)
      end = PieceCut.place(bytes, from: max(limits.part, lineStart + 1), reach: reach)
    }
    return Boundary(end: start + (end ?? most), restart: restart, lines: lines, isPiece: true)
  }
}

extension BlockRestart {
  /// What is open behind a line of the fence that is open, and within it.
  fileprivate var inFence: (behind: BlockRestart, within: BlockRestart) {
    switch self {
    case .fence(let marker, let length, let indent),
      .fenceLine(let marker, let length, let indent):
      (
        .fence(marker: marker, length: length, indent: indent),
        .fenceLine(marker: marker, length: length, indent: indent)
      )
    default: (self, .line)
    }
  }
}

/// Where pieces of long text are cut, and where the text ends.
enum PieceCut {
  /// Where the next line starts; nil when it does not before an offset.
  static func nextLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, before limit: Int
  ) -> Int? {
    var at = start
    let end = min(bytes.count, limit)
    while at < end, !bytes[at].isLineEnd { at += 1 }
    guard at < end else { return nil }
    let isPair =
      bytes[at] == Byte.carriageReturn && at + 1 < bytes.count && bytes[at + 1] == Byte.lineFeed
    return at + (isPair ? 2 : 1)
  }

  /// Whether there is nothing but spaces in a line.
  static func isBlankLine(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var at = start
    while at < bytes.count, bytes[at].isBlank { at += 1 }
    return at == bytes.count || bytes[at].isLineEnd
  }

  /// Where the blank lines from a place end; nil when that is not in the window.
  static func blankLines(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isWhole: Bool
  ) -> (offset: Int, lines: Int)? {
    var at = start
    var lines = 0
    while at < bytes.count, isBlankLine(bytes, at: at) {
      guard let next = nextLine(bytes, from: at, before: bytes.count) else {
        return isWhole ? (bytes.count, lines + 1) : nil
      }
      lines += 1
      at = next
    }
    return at < bytes.count || isWhole ? (at, lines) : nil
  }

  /// Whether a heading or a fence starts in a line.
  static func startsBlock(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var at = start
    while at < bytes.count, at - start < 3, bytes[at] == Byte.space { at += 1 }
    guard at < bytes.count else { return false }
    let marker = bytes[at]
    var end = at
    while end < bytes.count, end - at < 7, bytes[end] == marker { end += 1 }
    switch marker {
    case Byte.hash:
      return end - at <= 6 && (end == bytes.count || bytes[end].isWhitespace)
    case Byte.backtick, Byte.tilde: return end - at >= 3
    default: return false
    }
  }

  /// Whether a line closes the fence that is open.
  static func closes(
    _ fence: BlockRestart, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    guard case .fence(let marker, let length, _) = fence else { return false }
    var at = start
    while at < bytes.count, at - start < 3, bytes[at] == Byte.space { at += 1 }
    let first = at
    while at < bytes.count, bytes[at] == marker { at += 1 }
    return at - first >= length && isBlankLine(bytes, at: at)
  }

  /// A place to cut a line at, behind a space if there is one near, and never within a character.
  ///
  /// - Parameter reach: how far behind the wanted place a better one is looked for.
  static func place(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, reach: Int
  ) -> Int {
    let end = min(bytes.count - 1, start + reach)
    guard start < end else { return min(start, bytes.count) }
    let places = start..<end
    if let space = places.first(where: {
      bytes[$0 - 1] == Byte.space && bytes[$0] > Byte.space && bytes[$0] < 0x80
    }) {
      return space
    }
    if let plain = places.first(where: { bytes[$0 - 1] < 0x80 && bytes[$0] < 0x80 }) {
      return plain
    }
    guard let scalar = places.first(where: { bytes[$0] & 0xC0 != 0x80 }) else { return start }
    // What stands before the place says whether characters end there.
    var reader = ByteReader(Array(bytes[scalar..<min(bytes.count, end + 32)]))
    return scalar + reader.boundary(atOrAfter: min(reach / 2, reader.count))
  }
}
