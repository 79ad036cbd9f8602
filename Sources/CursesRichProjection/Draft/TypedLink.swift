import CursesMarkdown

/// A link or an image that was just completed as it is typed: `[words](address "title")`.
package struct TypedLink {
  /// The text with its markers, and without them.
  package let whole: Range<Int>
  package let content: Range<Int>
  package let attribute: RichAttributes
  /// What is written before the text, and behind it.
  package let opener: String
  package let closer: String
  /// Where the link leads.
  package let destination: String

  /// `[words](address "title")`, and an image when `!` stands before it.
  package init?(_ text: [UInt8], upTo end: Int) {
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
    whole = (isImage ? open - 1 : open)..<end
    content = (open + 1)..<(place - 1)
    attribute = isImage ? .image : .link
    opener = isImage ? "![" : "["
    closer = "](\(target.written))"
    destination = target.destination
  }

  /// Makes the link of the visible bytes of `range`. Returns false where no link can lead there.
  package func apply(to draft: inout InlineDraft, _ range: Range<Int>) -> Bool {
    if LinkDestination.reasonAgainst(destination) != nil { return false }
    enclose(range, of: &draft)
    return true
  }

  private func enclose(_ range: Range<Int>, of draft: inout InlineDraft) {
    let start = draft.split(at: range.lowerBound)
    let end = draft.split(at: range.upperBound)
    let span = draft.addSpan(
      attribute, link: destination, opener: Array(opener.utf8), closer: Array(closer.utf8))
    // Outside of every style that lies in it as a whole, inside of the others.
    let outside = Set(
      draft.atoms.indices.filter { !(start..<end).contains($0) }
        .flatMap { draft.atoms[$0].chain })
    for index in start..<max(start, end) {
      let at = draft.atoms[index].chain.prefix { outside.contains($0) }.count
      draft.atoms[index].chain.insert(span, at: at)
    }
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
