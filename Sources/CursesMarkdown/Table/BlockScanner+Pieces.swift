import CursesText

/// A line that is too long, in code or HTML.
struct LongLine {
  /// Where it, or what is left of it, starts in the window, and how many lines come before it.
  var at: Int
  var lines: Int
  var around: OpenContainers
  var leaf: OpenLeaf

  init(_ at: Int, _ lines: Int, in around: OpenContainers, _ leaf: OpenLeaf) {
    (self.at, self.lines, self.around, self.leaf) = (at, lines, around, leaf)
  }

  /// What is open in the line behind `end`, where HTML that ends with the line was seen to.
  func restart(isOver: Bool) -> BlockRestart {
    if isOver, case .html = leaf { return .line(around, .html(type: 0)) }
    return .line(around, leaf)
  }
}

/// Pieces of text that is too long to be shown as a paragraph.
extension BlockScanner {
  /// The piece that starts where the entry does.
  ///
  /// It ends at a place where one was known to start, else at the first line that starts behind the
  /// length of a part, else within the line. What ends the text that it belongs to can be told of each
  /// line alone, so that a piece never needs to know what stands before it but the containers that it lies in. Nil
  /// when the window ends before it does.
  mutating func piece(
    _ bytes: UnsafeBufferPointer<UInt8>, in around: OpenContainers, isWhole: Bool,
    _ isKnown: (Int, BlockRestart) -> Bool
  ) -> Boundary? {
    let most = limits.piece
    // A line end, or a character at a cut, may need a look at what follows.
    guard isWhole || bytes.count > most + limits.part else { return nil }
    let inQuote = around.hasQuote
    let goesOn = BlockRestart.inside(around, .text)
    var candidate: Boundary?
    var at = 0
    var lines = 0
    while true {
      guard let next = PieceCut.nextLine(bytes, from: at, before: most + 1) else {
        if isWhole, bytes.count <= most {
          return Boundary(
            end: start + bytes.count, restart: .fresh, lines: lines + 1, isPiece: true)
        }
        if let candidate { return candidate }
        let line = LongLine(at, lines, in: around, .text)
        return cutInLine(bytes, line, isOver: { _ in false }, isKnown)
      }
      lines += 1
      at = next
      if at == bytes.count {
        return Boundary(end: start + at, restart: .fresh, lines: lines, isPiece: true)
      }
      if PieceCut.isBlankLine(bytes, at: at, inQuote: inQuote)
        || PieceCut.startsBlock(bytes, at: at, inQuote: inQuote)
      {
        return end(bytes, at: at, lines: lines, in: around, isWhole: isWhole)
      }
      let boundary = Boundary(end: start + at, restart: goesOn, lines: lines, isPiece: true)
      if isKnown(start + at, goesOn) { return boundary }
      if at >= limits.part * 2 { return candidate ?? boundary }
      if at >= limits.part, candidate == nil { candidate = boundary }
    }
  }

  /// Where a piece ends that is the last of its text: behind the blank lines that follow.
  private mutating func end(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int, lines: Int, in around: OpenContainers,
    isWhole: Bool
  ) -> Boundary? {
    let blank = PieceCut.blankLines(
      bytes, from: place, inQuote: around.hasQuote, isWhole: isWhole)
    guard let blank else { return nil }
    var boundary = Boundary(
      end: start + blank.offset, restart: .fresh, lines: lines + blank.lines, isPiece: true)
    guard blank.offset < bytes.count, !around.isEmpty else { return boundary }
    // The containers that go on are told by what the line starts with.
    guard isWhole || bytes.count - blank.offset >= 256 else { return nil }
    let open = parser.goingOn(around, at: blank.offset)
    if !open.isEmpty { boundary.restart = .inside(open, nil) }
    return boundary
  }

  /// The piece of a long line of code or HTML.
  ///
  /// It starts where the entry does: in the line, or with the fence that opens the block. It ends with the
  /// line, or with the fence right behind it that closes the block.
  mutating func linePiece(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: LongLine, isWhole: Bool,
    _ isKnown: (Int, BlockRestart) -> Bool
  ) -> Boundary? {
    let most = max(limits.piece, line.at + 1)
    guard isWhole || bytes.count > most + limits.part else { return nil }
    let found = PieceCut.nextLine(bytes, from: line.at, before: most + 1)
    let over = endOfHTML(bytes, line, before: found ?? min(most, bytes.count))
    func isOver(_ place: Int) -> Bool { over.map { $0 < place } ?? false }
    guard let next = found else {
      guard isWhole, bytes.count <= most else {
        return cutInLine(bytes, line, isOver: isOver, isKnown)
      }
      return Boundary(
        end: start + bytes.count, restart: .fresh, lines: line.lines + 1, isPiece: true)
    }
    guard next < bytes.count else {
      return Boundary(end: start + next, restart: .fresh, lines: line.lines + 1, isPiece: true)
    }
    guard !isOver(next) else {
      return end(bytes, at: next, lines: line.lines + 1, in: line.around, isWhole: isWhole)
    }
    let ends = parser.reader.lineEnds(from: next)
    switch parser.meet(next..<ends.next, in: line.around, line.leaf) {
    case .goesOn:
      let restart = BlockRestart.inside(line.around, line.leaf)
      return Boundary(end: start + next, restart: restart, lines: line.lines + 1, isPiece: true)
    case .ends:
      guard isWhole || ends.next < bytes.count else { return nil }
      return end(bytes, at: ends.next, lines: line.lines + 2, in: line.around, isWhole: isWhole)
    case .isOver:
      return end(bytes, at: next, lines: line.lines + 1, in: line.around, isWhole: isWhole)
    }
  }

  /// Where in a long line it is said that an HTML block ends with it; nil where that is not said.
  private func endOfHTML(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: LongLine, before end: Int
  ) -> Int? {
    guard case .html(let type) = line.leaf, type < 6 else { return nil }
    if type == 0 { return line.at - 1 }
    let reach = 12
    let lineEnd = PieceCut.nextLine(bytes, from: line.at, before: end + reach) ?? bytes.count
    return (line.at..<end).first { place in
      bytes[place] >= 0x21 && bytes[place] < 0x80
        && HTMLBlock.ends(bytes, from: place, to: min(lineEnd, place + reach), type: type)
    }
  }

  private func cutInLine(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: LongLine, isOver: (Int) -> Bool,
    _ isKnown: (Int, BlockRestart) -> Bool
  ) -> Boundary {
    let most = limits.piece
    let goesOn = line.restart(isOver: false)
    let ending = line.restart(isOver: true)
    var end = (line.at + 1...max(line.at + 1, most)).first {
      isKnown(start + $0, isOver($0) ? ending : goesOn)
    }
    if end == nil {
      let reach = min(256, limits.part / 2)
      end = PieceCut.place(bytes, from: max(limits.piece / 2, line.at + 1), reach: reach)
    }
    let place = end ?? most
    return Boundary(
      end: start + place, restart: isOver(place) ? ending : goesOn, lines: line.lines,
      isPiece: true)
  }
}

/// Where long lines and pieces begin.
extension BlockScanner {
  /// The long line of code or HTML that was just parsed as far as it was looked at; nil for other text.
  func longLine(_ before: ScannedLeaf, at: Int) -> LongLine? {
    let lines = Int(parser.line)
    if let leaf = before.goesOn, before.hasTaken(lineAt: at, parser),
      let around = parser.blocks.containers(to: parser.blocks[Int(before.index)].parent).whole
    {
      return LongLine(at, lines, in: around, leaf)
    }
    guard at == 0, let last = parser.blocks.last, last.startLine == parser.line,
      let around = parser.blocks.containers(to: last.parent).whole
    else { return nil }
    switch last.tag {
    case .htmlBlock:
      let type = parser.leaf < 0 ? 0 : Int(last.detail)
      return LongLine(at, lines, in: around, .html(type: type))
    case .indentedCode: return LongLine(at, lines, in: around, .indentedCode)
    default: return nil
    }
  }

  /// Where a text begins that is too long, when it lies in more containers than can be told: what comes before
  /// it in the entry cannot be parsed from any other place, and is none of its pieces.
  func endBeforeDeepText(
    _ bytes: UnsafeBufferPointer<UInt8>, line at: Int
  ) -> Boundary? {
    let containers = parser.blocks.containers(to: parser.open[parser.open.count - 1])
    guard containers.whole == nil else { return nil }
    var (end, lines) = (at, Int(parser.line))
    if parser.textLength > 0 {
      let record = parser.blocks[Int(parser.leaf)]
      (end, lines) = (Int(record.span.lower), Int(record.startLine))
      while end > 0, !bytes[end - 1].isLineEnd { end -= 1 }
    }
    guard end > 0 else { return nil }
    return Boundary(
      end: start + end, restart: .inside(containers.known.withoutList, .text), lines: lines)
  }

  /// The first piece of a text that is too long, in whatever containers it lies.
  mutating func firstPiece(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, _ isKnown: (Int, BlockRestart) -> Bool
  ) -> Boundary? {
    let around = parser.blocks.containers(to: parser.open[parser.open.count - 1]).known.withoutList
    return piece(bytes, in: around, isWhole: isWhole, isKnown)
  }
}

extension OpenContainers {
  /// Whether a quote is among them.
  fileprivate var hasQuote: Bool { steps.contains(.quote) }
}
