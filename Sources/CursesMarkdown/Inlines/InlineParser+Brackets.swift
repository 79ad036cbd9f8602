/// A `[` or `![` that may become a link or an image.
struct Bracket {
  /// The text record that holds it.
  var record: Int32
  var isImage: Bool
  /// Delimiters from this index on stand behind it.
  var delimiters: Int
  /// Behind the bracket.
  var textStart: Int
  /// Whether another bracket stands behind it, so that its text cannot be a label.
  var holdsBracket = false
}

/// How a link goes on behind its text.
private struct LinkTail {
  var form: LinkForm
  var end: Int
  var link: LinkRecord
}

extension InlineParser {
  mutating func parseOpenBracket() {
    if options.contains(.wikiLinks), parseWikiLink() { return }
    pushBracket(length: 1)
  }

  mutating func parseBang() {
    guard at + 1 < bytes.count, bytes[at + 1] == Byte.openBracket else {
      at += 1
      return
    }
    pushBracket(length: 2)
  }

  private mutating func pushBracket(length: Int) {
    let record = take(InlineRecord(.text, start: at, end: at + length))
    if !brackets.isEmpty { brackets[brackets.count - 1].holdsBracket = true }
    brackets.append(
      Bracket(
        record: record, isImage: length == 2, delimiters: delimiters.count, textStart: at))
  }

  private mutating func parseWikiLink() -> Bool {
    guard at + 2 < bytes.count, bytes[at + 1] == Byte.openBracket else { return false }
    var end = at + 2
    // One bracket that closes is part of a name: `[[Sq]uare]]`.
    func isClosed() -> Bool {
      bytes[end] == Byte.closeBracket && end + 1 < bytes.count
        && bytes[end + 1] == Byte.closeBracket
    }
    while end < bytes.count, !bytes[end].isLineEnd, !isClosed() {
      if bytes[end] == Byte.openBracket {
        guard let label = footnoteEnd(at: end) else { break }
        end = label
      } else {
        end += 1
      }
    }
    guard end > at + 2, end < bytes.count, isClosed() else { return false }
    var record = InlineRecord(.wikiLink, start: at, end: end + 2)
    record.setContent(at + 2, end)
    take(record)
    return true
  }

  /// The end of a footnote that a wiki link leads to, `[^1]` of `[[Note#[^1]]]`; nil for another bracket.
  private func footnoteEnd(at start: Int) -> Int? {
    guard bytes[start - 1] == UInt8(ascii: "#"), start + 2 < bytes.count,
      bytes[start + 1] == Byte.caret
    else { return nil }
    var end = start + 2
    while end < bytes.count, !bytes[end].isLineEnd, bytes[end] != Byte.openBracket {
      if bytes[end] == Byte.closeBracket { return end > start + 2 ? end + 1 : nil }
      end += 1
    }
    return nil
  }

  mutating func parseCloseBracket() {
    guard let bracket = brackets.last else {
      at += 1
      return
    }
    let isInactive = !bracket.isImage && brackets.count <= inactiveBrackets
    if !isInactive, let tail = linkTail(bracket) { return addLink(bracket, tail) }
    popBracket()
    if !bracket.isImage, parseFootnoteReference(bracket) { return }
    at += 1
  }

  private mutating func popBracket() {
    brackets.removeLast()
    inactiveBrackets = min(inactiveBrackets, brackets.count)
  }

  private mutating func addLink(_ bracket: Bracket, _ tail: LinkTail) {
    flushText(to: at)
    processDelimiters(from: bracket.delimiters)
    let start = Int(records[Int(bracket.record)].start)
    var record = InlineRecord(bracket.isImage ? .image : .link, start: start, end: tail.end)
    record.setContent(bracket.textStart, at)
    record.form = tail.form.rawValue
    record.extra = Int32(links.count)
    links.append(tail.link)
    wrap(record, after: bracket.record, before: -1)
    unlink(bracket.record)
    at = tail.end
    textStart = at
    popBracket()
    if !bracket.isImage { inactiveBrackets = brackets.count }
  }

  private mutating func parseFootnoteReference(_ bracket: Bracket) -> Bool {
    let start = bracket.textStart
    guard options.contains(.footnotes), start + 1 < at, bytes[start] == Byte.caret,
      at - start <= DefinitionScanner.labelLimit,
      definitions.footnotes.contains(LinkLabel(bytes[start + 1..<at]))
    else { return false }
    flushText(to: at)
    while lastDelimiter >= bracket.delimiters {
      lastDelimiter = delimiters[Int(lastDelimiter)].previous
    }
    if lastDelimiter >= 0 { delimiters[Int(lastDelimiter)].next = -1 }
    tail = records[Int(bracket.record)].previous
    if tail >= 0 { records[Int(tail)].next = -1 } else { head = -1 }
    var record = InlineRecord(.footnoteReference, start: start - 1, end: at + 1)
    record.setContent(start + 1, at)
    append(record)
    at += 1
    textStart = at
    return true
  }

  // MARK: What comes behind the text

  private func linkTail(_ bracket: Bracket) -> LinkTail? {
    inlineTail() ?? referenceTail(bracket)
  }

  private func inlineTail() -> LinkTail? {
    let scanner = DefinitionScanner(bytes: bytes)
    guard at + 1 < bytes.count, bytes[at + 1] == Byte.openParen else { return nil }
    var end = scanner.skipSpace(at + 2)
    var link = LinkRecord(destination: "")
    if let destination = scanner.destination(at: end) {
      link.destination = Unescape.string(bytes, destination.range)
      link.destinationSpan = Span(destination.range.lowerBound, destination.range.upperBound)
      end = destination.next
      let titleStart = scanner.skipSpace(end)
      if titleStart > end, let title = scanner.title(at: titleStart) {
        link.title = Unescape.string(bytes, title)
        link.titleSpan = Span(title.lowerBound, title.upperBound)
        end = title.upperBound + 1
      }
    }
    end = scanner.skipSpace(end)
    guard end < bytes.count, bytes[end] == Byte.closeParen else { return nil }
    return LinkTail(form: .inline, end: end + 1, link: link)
  }

  private func referenceTail(_ bracket: Bracket) -> LinkTail? {
    guard !definitions.links.isEmpty else { return nil }
    let text = bracket.textStart..<at
    if let label = DefinitionScanner(bytes: bytes).label(at: at + 1, allowsBlank: true) {
      if !label.isEmpty { return tail(.full, label: label, end: label.upperBound + 1) }
      return bracket.holdsBracket ? nil : tail(.collapsed, label: text, end: at + 3)
    }
    return bracket.holdsBracket ? nil : tail(.shortcut, label: text, end: at + 1)
  }

  private func tail(_ form: LinkForm, label: Range<Int>, end: Int) -> LinkTail? {
    guard label.count <= DefinitionScanner.labelLimit,
      let definition = definitions[LinkLabel(bytes[label])]
    else { return nil }
    let link = LinkRecord(
      destination: definition.destination, title: definition.title,
      labelSpan: Span(label.lowerBound, label.upperBound))
    return LinkTail(form: form, end: end, link: link)
  }
}
