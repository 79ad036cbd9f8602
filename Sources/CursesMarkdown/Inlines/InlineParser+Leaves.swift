/// Inlines that hold no others: breaks, escapes, entities, code, raw HTML.
extension InlineParser {
  mutating func parseLineEnd() {
    var spaces = at
    while spaces > textStart, bytes[spaces - 1] == Byte.space { spaces -= 1 }
    addBreak(from: spaces, lineEnd: at, isHard: at - spaces >= 2, style: .spaces)
  }

  private mutating func addBreak(
    from start: Int, lineEnd: Int, isHard: Bool, style: HardBreakStyle
  ) {
    let end = DefinitionScanner(bytes: bytes).afterLineEnd(lineEnd)
    at = start
    var record = InlineRecord(isHard ? .hardBreak : .softBreak, start: start, end: end)
    record.form = style.rawValue
    record.setContent(lineEnd, end)
    take(record)
  }

  mutating func parseBackslash() {
    guard at + 1 < bytes.count else {
      at += 1
      return
    }
    if bytes[at + 1].isLineEnd {
      addBreak(from: at, lineEnd: at + 1, isHard: true, style: .backslash)
    } else if bytes[at + 1].isPunctuation {
      var record = InlineRecord(.escape, start: at, end: at + 2)
      record.setContent(at + 1, at + 2)
      take(record)
    } else {
      at += 1
    }
  }

  /// A pipe in a cell is there because a backslash in front of it was taken away.
  mutating func parsePipe() {
    take(InlineRecord(.escape, start: at, end: at + 1))
  }

  mutating func parseEntity() {
    guard let entity = Entities.entity(bytes, at: at) else {
      at += 1
      return
    }
    var record = InlineRecord(.entity, start: at, end: entity.end)
    record.extra = Int32(links.count)
    links.append(LinkRecord(destination: entity.text))
    take(record)
  }

  // MARK: Code

  mutating func parseBackticks() {
    let start = at
    var end = at
    while end < bytes.count, bytes[end] == Byte.backtick { end += 1 }
    guard let closer = closingBackticks(from: end, count: end - start) else {
      at = end
      return
    }
    var record = InlineRecord(.codeSpan, start: start, end: closer + end - start)
    record.setContent(end, closer)
    stripSpaces(&record)
    take(record)
  }

  private mutating func closingBackticks(from start: Int, count: Int) -> Int? {
    if let lastBackticks, lastBackticks[count, default: -1] < start { return nil }
    var found: [Int: Int] = [:]
    var at = start
    while at < bytes.count {
      guard bytes[at] == Byte.backtick else {
        at += 1
        continue
      }
      let run = at
      while at < bytes.count, bytes[at] == Byte.backtick { at += 1 }
      if at - run == count { return run }
      if lastBackticks == nil { found[at - run] = run }
    }
    lastBackticks = found
    return nil
  }

  /// Takes one space off both ends of code that has one there and is not all spaces.
  private func stripSpaces(_ record: inout InlineRecord) {
    let start = Int(record.contentStart)
    let end = Int(record.contentEnd)
    guard end - start >= 2, isSpaceOrLineEnd(bytes[start]), isSpaceOrLineEnd(bytes[end - 1]),
      bytes[start..<end].contains(where: { !isSpaceOrLineEnd($0) })
    else { return }
    let isPairAtStart = bytes[start] == Byte.carriageReturn && bytes[start + 1] == Byte.lineFeed
    let isPairAtEnd = bytes[end - 1] == Byte.lineFeed && bytes[end - 2] == Byte.carriageReturn
    record.contentStart = Int32(start + (isPairAtStart ? 2 : 1))
    record.contentEnd = Int32(end - (isPairAtEnd ? 2 : 1))
  }

  private func isSpaceOrLineEnd(_ byte: UInt8) -> Bool { byte == Byte.space || byte.isLineEnd }

  // MARK: After <

  mutating func parseLess() {
    if let form = angleAutolink() { return addAngleAutolink(form.form, end: form.end) }
    if let end = rawHTML() {
      take(InlineRecord(.rawHTML, start: at, end: end))
    } else {
      at += 1
    }
  }

  private func angleAutolink() -> (form: AutolinkForm, end: Int)? {
    var end = at + 1
    guard end < bytes.count else { return nil }
    if bytes[end].isLetter {
      while end < bytes.count, isSchemeByte(bytes[end]), end - at <= 33 { end += 1 }
      let length = end - at - 1
      if end < bytes.count, bytes[end] == Byte.colon, length >= 2, length <= 32 {
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != Byte.less,
          bytes[end] != Byte.greater
        {
          end += 1
        }
        if end < bytes.count, bytes[end] == Byte.greater { return (.angleURI, end + 1) }
      }
    }
    return angleEmail().map { (.angleEmail, $0) }
  }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == Byte.plus || byte == Byte.dot || byte == Byte.hyphen
  }

  private func angleEmail() -> Int? {
    var end = at + 1
    while end < bytes.count, isLocalByte(bytes[end]) { end += 1 }
    guard end > at + 1, end < bytes.count, bytes[end] == Byte.at else { return nil }
    repeat {
      let label = end + 1
      end = label
      while end < bytes.count, bytes[end].isAlphanumeric || bytes[end] == Byte.hyphen { end += 1 }
      guard end > label, end - label <= 63, bytes[label] != Byte.hyphen,
        bytes[end - 1] != Byte.hyphen
      else { return nil }
    } while end < bytes.count && bytes[end] == Byte.dot
    return end < bytes.count && bytes[end] == Byte.greater ? end + 1 : nil
  }

  private func isLocalByte(_ byte: UInt8) -> Bool {
    if byte.isAlphanumeric { return true }
    switch byte {
    case Byte.dot, Byte.bang, Byte.hash, 0x24, 0x25, Byte.ampersand, Byte.apostrophe, Byte.star,
      Byte.plus, Byte.slash, Byte.equals, Byte.question, Byte.caret, Byte.underscore,
      Byte.backtick, 0x7B, Byte.pipe, 0x7D, Byte.tilde, Byte.hyphen:
      return true
    default: return false
    }
  }

  private mutating func addAngleAutolink(_ form: AutolinkForm, end: Int) {
    var record = InlineRecord(.autolink, start: at, end: end)
    record.form = form.rawValue
    record.setContent(at + 1, end - 1)
    record.extra = Int32(links.count)
    let address = Entities.string(bytes, at + 1..<end - 1)
    links.append(LinkRecord(destination: form == .angleEmail ? "mailto:" + address : address))
    take(record)
  }

  private mutating func rawHTML() -> Int? {
    guard at + 1 < bytes.count else { return nil }
    switch bytes[at + 1] {
    case Byte.question: return htmlEnd(.instruction, from: at + 2, "?>")
    case Byte.bang: return htmlDeclaration()
    default: return TagScanner(bytes: bytes).tag(at: at)
    }
  }

  private mutating func htmlDeclaration() -> Int? {
    let start = at + 2
    guard start < bytes.count else { return nil }
    if bytes[start].isLetter { return htmlEnd(.declaration, from: start, ">") }
    if bytes[start...].starts(with: HTMLBlock.cdata) {
      return htmlEnd(.cdata, from: start + HTMLBlock.cdata.count, "]]>")
    }
    guard bytes[start...].starts(with: [Byte.hyphen, Byte.hyphen]) else { return nil }
    if bytes[(start + 2)...].starts(with: [Byte.greater]) { return start + 3 }
    if bytes[(start + 2)...].starts(with: [Byte.hyphen, Byte.greater]) { return start + 4 }
    return htmlEnd(.comment, from: start + 2, "-->")
  }

  /// Behind the text that ends a construct. When it does not come it is not looked for again.
  private mutating func htmlEnd(
    _ construct: MissingEnds, from start: Int, _ closer: StaticString
  ) -> Int? {
    if missingEnds.contains(construct) { return nil }
    let count = closer.utf8CodeUnitCount
    var at = start
    while at + count <= bytes.count {
      if (0..<count).allSatisfy({ bytes[at + $0] == closer.utf8Start[$0] }) { return at + count }
      at += 1
    }
    missingEnds.insert(construct)
    return nil
  }
}

/// Raw HTML whose end is known not to come any more.
struct MissingEnds: OptionSet {
  let rawValue: UInt8

  static let comment = MissingEnds(rawValue: 1)
  static let instruction = MissingEnds(rawValue: 2)
  static let declaration = MissingEnds(rawValue: 4)
  static let cdata = MissingEnds(rawValue: 8)
}
