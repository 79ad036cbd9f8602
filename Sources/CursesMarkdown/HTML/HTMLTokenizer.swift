/// Text and tags of HTML, one after the other. Each byte is looked at a few times at most, whatever stands in
/// the text.
package struct HTMLTokenizer {
  package enum Token: Hashable, Sendable {
    /// Text with its entities as they are written.
    case text(Range<Int>)
    case tag(HTMLTag)
    /// A `<` that begins no tag, as text.
    case stray(Int)
    /// The end of the input within what cannot be left out: a comment, a script.
    case cut
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at: Int
  /// The element whose text is no HTML, until the tag that ends it.
  private var rawElement: String?
  /// Whether a tag was found that nothing ends: all behind it is text.
  private var isTextOnly = false

  package init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.bytes = bytes
    at = start
  }

  package mutating func next() -> Token? {
    if let rawElement {
      self.rawElement = nil
      guard let end = endOfRawText(rawElement) else {
        at = bytes.count
        return .cut
      }
      at = end
    }
    guard at < bytes.count else { return nil }
    let start = at
    if bytes[at] != Byte.less || isTextOnly {
      at = isTextOnly ? bytes.count : find(Byte.less, from: at) ?? bytes.count
      return .text(start..<at)
    }
    return markup()
  }

  /// What the `<` at the place begins.
  private mutating func markup() -> Token? {
    let start = at
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    if second == Byte.bang || second == Byte.question {
      guard let end = endOfDeclaration(start) else {
        at = bytes.count
        return .cut
      }
      at = end
      return next()
    }
    let isClosing = second == Byte.slash
    let name = start + (isClosing ? 2 : 1)
    guard name < bytes.count, bytes[name].isLetter else {
      at += 1
      return .stray(start)
    }
    guard let tag = tag(named: name, isClosing: isClosing) else {
      isTextOnly = true
      at += 1
      return .stray(start)
    }
    at = tag.range.upperBound
    if !isClosing, tag.isRawText { rawElement = tag.name }
    return .tag(tag)
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    bytes[start...].firstIndex(of: byte)
  }

  /// After a comment, a document type or an instruction.
  private func endOfDeclaration(_ start: Int) -> Int? {
    let isComment =
      start + 3 < bytes.count && bytes[start + 2] == Byte.hyphen && bytes[start + 3] == Byte.hyphen
    guard isComment else { return find(Byte.greater, from: start).map { $0 + 1 } }
    var end = start + 4
    while let close = find(Byte.greater, from: end) {
      if close >= start + 4, bytes[close - 1] == Byte.hyphen, bytes[close - 2] == Byte.hyphen {
        return close + 1
      }
      end = close + 1
    }
    return nil
  }

  /// Where the tag begins that ends an element of raw text.
  private func endOfRawText(_ name: String) -> Int? {
    let name = Array(name.utf8)
    var from = at
    while let less = find(Byte.less, from: from) {
      let start = less + 2
      if start + name.count < bytes.count, bytes[less + 1] == Byte.slash,
        bytes[start..<(start + name.count)].lazy.map(\.lowercased).elementsEqual(name),
        !bytes[start + name.count].isAlphanumeric
      {
        return less
      }
      from = less + 1
    }
    return nil
  }

  // MARK: Tags

  /// Longer values are left out: they are pictures written as text.
  private static let longestValue = 4_096
  private static let longestName = 32
  private static let known: Set<String> = [
    "align", "alt", "checked", "class", "colspan", "hidden", "href", "src", "start", "style",
    "type",
  ]

  private func tag(named start: Int, isClosing: Bool) -> HTMLTag? {
    var end = start
    while end < bytes.count, !bytes[end].isWhitespace, bytes[end] != Byte.greater,
      bytes[end] != Byte.slash
    { end += 1 }
    var tag = HTMLTag(name: lowercased(start..<min(end, start + Self.longestName)))
    tag.isClosing = isClosing
    while end < bytes.count, bytes[end] != Byte.greater {
      guard let next = attribute(from: end, into: &tag) else { return nil }
      end = next
    }
    guard end < bytes.count else { return nil }
    tag.range = (start - (isClosing ? 2 : 1))..<(end + 1)
    return tag
  }

  /// Reads an attribute, or a byte between two of them. Returns where the next one may begin; nil where a
  /// value has no end.
  private func attribute(from start: Int, into tag: inout HTMLTag) -> Int? {
    guard !bytes[start].isWhitespace, bytes[start] != Byte.slash else { return start + 1 }
    var at = start + 1
    while at < bytes.count, !bytes[at].isWhitespace, bytes[at] != Byte.equals,
      bytes[at] != Byte.greater, bytes[at] != Byte.slash
    { at += 1 }
    let name = start..<at
    var next = at
    while next < bytes.count, bytes[next].isWhitespace { next += 1 }
    guard next < bytes.count, bytes[next] == Byte.equals else {
      note(name, at..<at, in: &tag)
      return at
    }
    next += 1
    while next < bytes.count, bytes[next].isWhitespace { next += 1 }
    guard next < bytes.count else { return nil }
    let quote = bytes[next]
    if quote == Byte.quote || quote == Byte.apostrophe {
      guard let end = find(quote, from: next + 1) else { return nil }
      note(name, (next + 1)..<end, in: &tag)
      return end + 1
    }
    // That of JSX, which no other value begins with.
    if quote == Byte.openBrace { tag.attributes["{"] = "" }
    var end = next
    while end < bytes.count, !bytes[end].isWhitespace, bytes[end] != Byte.greater { end += 1 }
    note(name, next..<end, in: &tag)
    return end
  }

  private func note(_ name: Range<Int>, _ value: Range<Int>, in tag: inout HTMLTag) {
    guard name.count <= Self.longestName, value.count <= Self.longestValue else { return }
    let name = lowercased(name)
    guard Self.known.contains(name) || HTMLTag.isOfCode(name), tag.attributes[name] == nil else {
      return
    }
    tag.attributes[name] = Entities.string(bytes, value)
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(\.lowercased), as: UTF8.self)
  }
}
