import CursesMarkdown

/// Tells HTML from a text that is about tags, and from code that has some.
package struct HTMLProbe {
  /// How sure it is.
  package enum Finding: Hashable, Sendable {
    /// It says so itself, as documents and what browsers copy do.
    case certain
    /// All of its tags are those of HTML, and each is ended.
    case likely
    case none
  }

  package private(set) var finding = Finding.none
  /// Where the HTML begins: what Windows puts before it is left out.
  package private(set) var start = 0

  package init(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      start = Self.start(of: bytes)
      guard start < bytes.count else { return }
      if Self.saysSo(bytes[start...]) {
        finding = .certain
      } else if Self.isLikely(bytes, from: start) {
        // Code in its element, as a page has it, and no code that has an element.
        finding = Self.begins(bytes[start...], with: "<pre") ? .certain : .likely
      }
    }
  }

  private static func start(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, bytes[start].isWhitespace { start += 1 }
    guard bytes[start...].starts(with: "Version:".utf8),
      let less = bytes[start...].prefix(1_024).firstIndex(of: Byte.less),
      String(decoding: bytes[start..<less], as: UTF8.self).contains("StartHTML:")
    else { return start }
    return less
  }

  private static func saysSo(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let beginnings = ["<!doctype html", "<html", "<meta ", "<body", "<!--startfragment"]
    return beginnings.contains { begins(text, with: $0) }
  }

  private static func begins(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, with beginning: String
  ) -> Bool {
    text.prefix(beginning.utf8.count).lazy.map(\.lowercased).elementsEqual(beginning.utf8)
  }

  // MARK: Tags

  /// Whether the tags are those of HTML and each is ended, and nothing looks like a program.
  private static func isLikely(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    guard bytes[start...].contains(Byte.less), bytes[start...].contains(Byte.greater) else {
      return false
    }
    var count = TagCount(bytes)
    var tokens = HTMLTokenizer(bytes, from: start)
    while let token = tokens.next() {
      guard count.takes(token) else { return false }
    }
    return count.isBalanced
  }
}

/// The tags of a text, counted until one is found that HTML would not have.
private struct TagCount {
  let bytes: UnsafeBufferPointer<UInt8>
  private var open: [String: Int] = [:]
  private var pairs = 0
  private var hasBlocks = false
  /// Whether there is text before the first tag.
  private var beginsWithText: Bool?
  /// How many elements are open whose text is code, or that are no text at all.
  private var codeDepth = 0
  private var hiddenDepth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func takes(_ token: HTMLTokenizer.Token) -> Bool {
    switch token {
    case .stray, .cut: return false
    case .text(let range):
      let isBlank = bytes[range].allSatisfy(\.isWhitespace)
      if beginsWithText == nil, !isBlank { beginsWithText = true }
      return isBlank || codeDepth > 0 || !looksLikeCode(range)
    case .tag(let tag):
      if beginsWithText == nil { beginsWithText = false }
      return count(tag)
    }
  }

  private mutating func count(_ tag: HTMLTag) -> Bool {
    let isNamed =
      hiddenDepth > 0 || tag.role != nil || tag.name.contains("-") || tag.name.contains(":")
    guard isNamed, !tag.attributes.keys.contains(where: HTMLTag.isOfCode) else { return false }
    if beginsWithText == true, isQuoted(tag.range) { return false }
    if tag.role == .block { hasBlocks = true }
    if tag.isVoid {
      pairs += 1
    } else if !tag.isClosing {
      open[tag.name, default: 0] += 1
      codeDepth += tag.isCode ? 1 : 0
      hiddenDepth += tag.role == .hidden ? 1 : 0
    } else if let count = open[tag.name], count > 0 {
      open[tag.name] = count - 1
      codeDepth -= tag.isCode ? 1 : 0
      hiddenDepth -= tag.role == .hidden ? 1 : 0
      pairs += 1
    } else {
      return tag.mayStayOpen || hiddenDepth > 0
    }
    return true
  }

  /// Whether each tag that must be ended is, and there is one at all.
  var isBalanced: Bool {
    let isEnded = open.allSatisfy { name, count in
      let tag = HTMLTag(name: name)
      return count == 0 || tag.mayStayOpen || tag.role == nil
    }
    return isEnded && (pairs > 0 || hasBlocks && beginsWithText == false)
  }

  /// Whether a tag stands in quotation marks or brackets, as it does in a program.
  private func isQuoted(_ range: Range<Int>) -> Bool {
    guard range.lowerBound > 0 else { return false }
    let openers = [
      Byte.quote, Byte.apostrophe, Byte.backtick, Byte.equals, Byte.openParen, Byte.backslash,
    ]
    return openers.contains(bytes[range.lowerBound - 1])
  }

  /// Whether a line ends as those of programs do, or there are the brackets of a template.
  private func looksLikeCode(_ range: Range<Int>) -> Bool {
    var last = range.lowerBound
    for at in range where !bytes[at].isBlank {
      if bytes[at].isLineEnd, endsStatement(last) { return true }
      if bytes[at] == Byte.openBrace, at > range.lowerBound, bytes[at - 1] == Byte.openBrace {
        return true
      }
      if !bytes[at].isLineEnd { last = at }
    }
    return range.upperBound == bytes.count && endsStatement(last)
  }

  private func endsStatement(_ at: Int) -> Bool {
    if bytes[at] == Byte.openBrace || bytes[at] == Byte.closeBrace { return true }
    guard bytes[at] == Byte.semicolon else { return false }
    // That of an entity ends nothing.
    let start = max(0, at - 32)
    let name = bytes[start..<at].reversed().drop { $0.isAlphanumeric || $0 == Byte.hash }
    return name.first != Byte.ampersand
  }
}

extension HTMLTag {
  /// Whether the text in it is code.
  fileprivate var isCode: Bool { role == .preformatted || role == .style(.code) }
}
