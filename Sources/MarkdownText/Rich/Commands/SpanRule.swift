/// Markers around text that was just completed.
struct SpanRule {
  /// The text with its markers, and without them.
  var whole: Range<Int>
  var content: Range<Int>
  var attribute: RichAttributes
  /// What is written before the text, and behind it.
  var opener: String
  var closer: String
  /// Where a link leads.
  var destination: String?

  init(
    _ whole: Range<Int>, content: Range<Int>, _ attribute: RichAttributes, opener: String,
    closer: String, destination: String? = nil
  ) {
    self.whole = whole
    self.content = content
    self.attribute = attribute
    self.opener = opener
    self.closer = closer
    self.destination = destination
  }

  private static let markers: [(String, RichAttributes)] = [
    ("***", [.strong, .emphasis]), ("___", [.strong, .emphasis]), ("**", .strong),
    ("__", .strong), ("~~", .strikethrough), ("==", .highlight), ("*", .emphasis),
    ("_", .emphasis),
  ]

  /// The rule whose last character stands before `end`.
  static func match(_ text: [UInt8], upTo end: Int) -> SpanRule? {
    guard end > 0 else { return nil }
    switch text[end - 1] {
    case Byte.closeParen: return link(text, upTo: end)
    case Byte.closeBracket: return wikiLink(text, upTo: end)
    case Byte.greater: return address(text, upTo: end)
    case Byte.backtick: return code(text, upTo: end)
    default: break
    }
    for (marker, attribute) in markers {
      let bytes = Array(marker.utf8)
      guard end > bytes.count * 2, text[..<end].suffix(bytes.count).elementsEqual(bytes) else {
        continue
      }
      let contentEnd = end - bytes.count
      guard let start = opener(bytes, in: text, before: contentEnd) else { continue }
      return SpanRule(
        start..<end, content: (start + bytes.count)..<contentEnd, attribute, opener: marker,
        closer: marker)
    }
    return nil
  }

  /// Gives the visible bytes of `range` what the markers mean. Returns false where they mean nothing.
  func apply(to draft: inout InlineDraft, _ range: Range<Int>, style: MarkerStyle) -> Bool {
    if attribute.isDisjoint(with: .toggles) {
      if let destination, LinkDestination.reasonAgainst(destination) != nil { return false }
      draft.enclose(range, in: self)
      return true
    }
    var style = style
    if attribute == [.strong, .emphasis] {
      let mark = String(opener.prefix(1))
      (style.strong, style.emphasis) = (mark + mark, mark)
      draft.add(.strong, in: range, style: style)
      draft.add(.emphasis, in: range, style: style)
      return true
    }
    if attribute == .strong { style.strong = opener }
    if attribute == .emphasis { style.emphasis = opener }
    if attribute == .strikethrough { style.strikethrough = opener }
    draft.add(attribute, in: range, style: style)
    return true
  }

  // MARK: Delimiters

  private static func opener(_ marker: [UInt8], in text: [UInt8], before end: Int) -> Int? {
    let byte = marker[0]
    guard text[end - 1] != byte, !text[end - 1].isWhitespace else { return nil }
    var start = end - 1 - marker.count
    while start >= 0 {
      let isHere = text[start..<(start + marker.count)].elementsEqual(marker)
      let before = start > 0 ? text[start - 1] : Byte.space
      let after = text[start + marker.count]
      if isHere, before != byte, after != byte {
        let isWord = before.isAlphanumeric || before >= 0x80
        if !after.isWhitespace, !(byte == Byte.underscore && isWord) { return start }
        return nil
      }
      start -= 1
    }
    return nil
  }

  /// Code between as many backticks as there are at the end. A longer run before it waits for its own.
  private static func code(_ text: [UInt8], upTo end: Int) -> SpanRule? {
    let count = text[..<end].reversed().prefix { $0 == Byte.backtick }.count
    let contentEnd = end - count
    var place = contentEnd
    while place > 0 {
      place -= 1
      guard text[place] == Byte.backtick else { continue }
      let run = text[...place].reversed().prefix { $0 == Byte.backtick }.count
      let start = place + 1 - run
      place = start
      if run < count { continue }
      guard run == count else { return nil }
      // A longer run further to the left has not met its own yet.
      if text[..<start].longestRun(of: Byte.backtick) > count { return nil }
      let content = text[(start + count)..<contentEnd]
      guard !content.allSatisfy(\.isBlank) else { return nil }
      let isPadded = count > 1 && content.first == Byte.space && content.last == Byte.space
      let inner = isPadded ? content.dropFirst().dropLast() : content
      let mark = String(repeating: "`", count: count)
      return SpanRule(
        start..<end, content: inner.startIndex..<inner.endIndex, .code, opener: mark, closer: mark)
    }
    return nil
  }

  // MARK: Links

  /// `[[page]]` and `[[page|words]]`.
  private static func wikiLink(_ text: [UInt8], upTo end: Int) -> SpanRule? {
    guard end > 4, text[end - 2] == Byte.closeBracket,
      let open = text[..<(end - 2)].lastIndex(of: Byte.openBracket), open > 0,
      text[open - 1] == Byte.openBracket, open + 1 < end - 2
    else { return nil }
    let name = text[(open + 1)..<(end - 2)]
    guard !name.contains(where: { $0 == Byte.closeBracket || $0.isLineEnd }) else { return nil }
    guard let bar = name.firstIndex(of: Byte.pipe) else {
      return SpanRule(
        (open - 1)..<end, content: (open + 1)..<(end - 2), .link, opener: "[[", closer: "]]")
    }
    guard bar > open + 1, bar + 1 < end - 2, name.count(where: { $0 == Byte.pipe }) == 1 else {
      return nil
    }
    let page = String(decoding: text[(open + 1)..<bar], as: UTF8.self)
    return SpanRule(
      (open - 1)..<end, content: (bar + 1)..<(end - 2), .link, opener: "[[\(page)|",
      closer: "]]", destination: WikiLink.destination(of: page))
  }

  /// `[words][label]`, `[label][]` and `[label]`, where a definition of the text has the label; images
  /// behind a `!`.
  static func reference(
    _ text: [UInt8], upTo end: Int, among definitions: LinkDefinitions
  ) -> SpanRule? {
    guard end > 2, text[end - 1] == Byte.closeBracket,
      let second = text[..<(end - 1)].lastIndex(of: Byte.openBracket)
    else { return nil }
    guard second > 1, text[second - 1] == Byte.closeBracket,
      let first = text[..<(second - 1)].lastIndex(of: Byte.openBracket), first + 1 < second - 1
    else { return shortcut(text, second..<end, among: definitions) }
    let words = (first + 1)..<(second - 1)
    let label = text[(second + 1)..<(end - 1)]
    guard let definition = definitions[LinkLabel(label.isEmpty ? text[words] : label)] else {
      return nil
    }
    let isImage = first > 0 && text[first - 1] == Byte.bang
    return SpanRule(
      (isImage ? first - 1 : first)..<end, content: words, isImage ? .image : .link,
      opener: isImage ? "![" : "[", closer: "][" + String(decoding: label, as: UTF8.self) + "]",
      destination: definition.destination)
  }

  private static func shortcut(
    _ text: [UInt8], _ brackets: Range<Int>, among definitions: LinkDefinitions
  ) -> SpanRule? {
    let label = (brackets.lowerBound + 1)..<(brackets.upperBound - 1)
    let isBox = brackets.lowerBound == 0 && label.count == 1
    // Behind an open backtick it may be meant as code.
    let ticks = text[..<brackets.lowerBound].count { $0 == Byte.backtick }
    guard !label.isEmpty, !isBox, ticks.isMultiple(of: 2), !text[label].contains(Byte.closeBracket),
      let definition = definitions[LinkLabel(text[label])]
    else { return nil }
    let isImage = brackets.lowerBound > 0 && text[brackets.lowerBound - 1] == Byte.bang
    return SpanRule(
      (isImage ? brackets.lowerBound - 1 : brackets.lowerBound)..<brackets.upperBound,
      content: label, isImage ? .image : .link, opener: isImage ? "![" : "[", closer: "]",
      destination: definition.destination)
  }

  /// `<https://…>` and `<name@host>`.
  private static func address(_ text: [UInt8], upTo end: Int) -> SpanRule? {
    guard let open = text[..<(end - 1)].lastIndex(of: Byte.less), open + 3 < end else { return nil }
    let inner = text[(open + 1)..<(end - 1)]
    let address = String(decoding: inner, as: UTF8.self)
    guard !inner.contains(where: \.isWhitespace) else { return nil }
    let hasScheme = address.contains("://") || address.hasPrefix("mailto:")
    let isMail = address.split(separator: "@").count == 2 && address.contains(".")
    guard hasScheme || isMail else { return nil }
    return SpanRule(
      open..<end, content: (open + 1)..<(end - 1), .link, opener: "<", closer: ">",
      destination: hasScheme ? address : "mailto:" + address)
  }

  /// `[words](address "title")`, and an image when `!` stands before it.
  private static func link(_ text: [UInt8], upTo end: Int) -> SpanRule? {
    var depth = 0
    var place = end - 1
    while place >= 0 {
      if text[place] == Byte.closeParen { depth += 1 }
      if text[place] == Byte.openParen { depth -= 1 }
      if depth == 0 { break }
      place -= 1
    }
    guard place > 1, text[place - 1] == Byte.closeBracket,
      let open = text[..<(place - 1)].lastIndex(of: Byte.openBracket), open + 1 < place - 1,
      let target = LinkTarget(text[(place + 1)..<(end - 1)])
    else { return nil }
    let isImage = open > 0 && text[open - 1] == Byte.bang
    return SpanRule(
      (isImage ? open - 1 : open)..<end, content: (open + 1)..<(place - 1),
      isImage ? .image : .link, opener: isImage ? "![" : "[", closer: "](\(target.written))",
      destination: target.destination)
  }
}

/// What stands between the parentheses of a link.
private struct LinkTarget {
  var destination: String
  var written: String

  init?(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    var address = text
    var rest = ""
    if text.hasPrefix("<"), let close = text.firstIndex(of: ">") {
      address = String(text[text.index(after: text.startIndex)..<close])
      rest = String(text[text.index(after: close)...])
    } else if let space = text.firstIndex(of: " ") {
      address = String(text[..<space])
      rest = String(text[space...])
    }
    guard !address.isEmpty, LinkTarget.isTitle(rest) else { return nil }
    destination = address
    written = LinkDestination.written(address) + rest
  }

  private static func isTitle(_ text: String) -> Bool {
    if text.isEmpty { return true }
    let title = text.drop { $0 == " " }
    guard title.count < text.count, title.count > 1, let first = title.first else { return false }
    let close: Character = first == "(" ? ")" : first
    return "\"'(".contains(first) && title.last == close
      && !title.dropFirst().dropLast().contains(close)
  }
}

extension InlineDraft {
  /// Makes the link or image of a rule of the visible bytes of `range`.
  fileprivate mutating func enclose(_ range: Range<Int>, in rule: SpanRule) {
    let start = split(at: range.lowerBound)
    let end = split(at: range.upperBound)
    let span = addSpan(
      rule.attribute, link: rule.destination, opener: Array(rule.opener.utf8),
      closer: Array(rule.closer.utf8))
    spans[span].isNamedByText = rule.opener == "[["
    spans[span].isAutomatic = rule.opener == "<"
    // Outside of every style that lies in it as a whole, inside of the others.
    let outside = Set(
      atoms.indices.filter { !(start..<end).contains($0) }.flatMap { atoms[$0].chain })
    for index in start..<max(start, end) {
      let at = atoms[index].chain.prefix { outside.contains($0) }.count
      atoms[index].chain.insert(span, at: at)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The length of the longest run of a byte that no run of the same length comes after.
  fileprivate func longestRun(of byte: UInt8) -> Int {
    var open: [Int] = []
    var run = 0
    for next in self + [0] {
      if next == byte {
        run += 1
      } else if run > 0 {
        if let at = open.firstIndex(of: run) {
          open.removeSubrange(at...)
        } else {
          open.append(run)
        }
        run = 0
      }
    }
    return open.max() ?? 0
  }
}
