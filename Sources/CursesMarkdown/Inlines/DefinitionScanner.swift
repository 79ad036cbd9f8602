/// A link reference definition in the text of a paragraph.
struct ParsedDefinition {
  var start: Int
  /// Behind its line end.
  var end: Int
  var label: Range<Int>
  var destination: Range<Int>
  var title: Range<Int>?
}

/// Reads what definitions and inline links have in common: labels, destinations, titles.
struct DefinitionScanner {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Labels are no longer than this.
  static let labelLimit = 999

  mutating func definition(at start: Int) -> ParsedDefinition? {
    guard let label = label(at: start), label.upperBound + 1 < bytes.count,
      bytes[label.upperBound + 1] == Byte.colon
    else { return nil }
    var at = skipSpace(label.upperBound + 2)
    guard at < bytes.count, let destination = destination(at: at) else { return nil }
    at = destination.next
    let afterDestination = lineEnd(at)
    var result = ParsedDefinition(
      start: start, end: afterDestination ?? 0, label: label, destination: destination.range,
      title: nil)
    let titleStart = skipSpace(at)
    if titleStart > at, let title = title(at: titleStart), let end = lineEnd(title.upperBound + 1) {
      result.title = title
      result.end = end
      return result
    }
    return afterDestination == nil ? nil : result
  }

  /// Behind the line end, when only spaces stand before it.
  private func lineEnd(_ start: Int) -> Int? {
    var at = start
    while at < bytes.count, bytes[at].isBlank { at += 1 }
    guard at < bytes.count else { return at }
    return bytes[at].isLineEnd ? afterLineEnd(at) : nil
  }

  func afterLineEnd(_ at: Int) -> Int {
    let isPair =
      bytes[at] == Byte.carriageReturn && at + 1 < bytes.count && bytes[at + 1] == Byte.lineFeed
    return isPair ? at + 2 : at + 1
  }

  /// Over spaces with at most one line end among them.
  func skipSpace(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, bytes[at].isBlank { at += 1 }
    guard at < bytes.count, bytes[at].isLineEnd else { return at }
    at = afterLineEnd(at)
    while at < bytes.count, bytes[at].isBlank { at += 1 }
    return at
  }

  /// The text between the brackets of a label.
  func label(at start: Int, allowsBlank: Bool = false) -> Range<Int>? {
    guard start < bytes.count, bytes[start] == Byte.openBracket else { return nil }
    var at = start + 1
    var isBlank = true
    while at < bytes.count, at - start <= DefinitionScanner.labelLimit + 1 {
      switch bytes[at] {
      case Byte.closeBracket: return isBlank && !allowsBlank ? nil : start + 1..<at
      case Byte.openBracket: return nil
      case Byte.backslash where at + 1 < bytes.count && bytes[at + 1].isPunctuation:
        isBlank = false
        at += 2
      default:
        if !bytes[at].isWhitespace { isBlank = false }
        at += 1
      }
    }
    return nil
  }

  /// A destination, and what comes behind it.
  func destination(at start: Int) -> (range: Range<Int>, next: Int)? {
    guard start < bytes.count else { return nil }
    if bytes[start] == Byte.less { return angleDestination(at: start) }
    var at = start
    var depth = 0
    scan: while at < bytes.count {
      switch bytes[at] {
      case Byte.backslash where at + 1 < bytes.count && bytes[at + 1].isPunctuation: at += 2
      case Byte.openParen:
        depth += 1
        if depth > 32 { return nil }
        at += 1
      case Byte.closeParen:
        if depth == 0 { break scan }
        depth -= 1
        at += 1
      case 0...0x20, 0x7F: break scan
      default: at += 1
      }
    }
    return depth == 0 && at > start ? (start..<at, at) : nil
  }

  private func angleDestination(at start: Int) -> (range: Range<Int>, next: Int)? {
    var at = start + 1
    while at < bytes.count {
      switch bytes[at] {
      case Byte.greater: return (start + 1..<at, at + 1)
      case Byte.less, Byte.lineFeed, Byte.carriageReturn: return nil
      case Byte.backslash where at + 1 < bytes.count && bytes[at + 1].isPunctuation: at += 2
      default: at += 1
      }
    }
    return nil
  }

  /// The text between the quotes of a title.
  func title(at start: Int) -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let opener = bytes[start]
    guard opener == Byte.quote || opener == Byte.apostrophe || opener == Byte.openParen else {
      return nil
    }
    let closer = opener == Byte.openParen ? Byte.closeParen : opener
    var at = start + 1
    while at < bytes.count {
      if bytes[at] == closer { return start + 1..<at }
      if bytes[at] == Byte.openParen, opener == Byte.openParen { return nil }
      let isEscape =
        bytes[at] == Byte.backslash && at + 1 < bytes.count && bytes[at + 1].isPunctuation
      at += isEscape ? 2 : 1
    }
    return nil
  }
}
