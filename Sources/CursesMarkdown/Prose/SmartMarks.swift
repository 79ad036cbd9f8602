/// The typographic characters that typed ones stand for: curly quotation marks, dashes, ellipses.
package struct SmartMarks: Sendable {
  let quotes: Bool
  let dashes: Bool

  package init(quotes: Bool = false, dashes: Bool = false) {
    self.quotes = quotes
    self.dashes = dashes
  }

  /// What a character typed last makes of the text before the caret: a range of that, and what takes its place.
  ///
  /// - Parameter end: where the caret stands, behind the character.
  package func replacement(
    for typed: UInt8, in text: [UInt8], upTo end: Int
  ) -> (range: Range<Int>, text: String)? {
    // What was typed may have become a marker, and nothing stands before the caret.
    guard end > 0, typed.isSmart else { return nil }
    guard !text[..<end].isInOpenCode else { return nil }
    if typed == Byte.dollar { return straightened(text, upTo: end) }
    // And between dollar signs a formula.
    guard !OpenFormula.ends(text[..<(end - 1)]) else { return nil }
    func byte(_ back: Int) -> UInt8 { end - back >= 0 ? text[end - back] : Byte.space }
    // Between the parentheses of a link an address is being typed, and its title.
    let start = text[..<end].lastIndex(of: Byte.openParen)
    if let start, start > 0, text[start - 1] == Byte.closeBracket,
      !text[start..<(end - 1)].contains(Byte.closeParen)
    {
      return nil
    }
    // Of a page's name, too, every character counts.
    if text[..<(end - 1)].isInPageName { return nil }
    let last = (end - 1)..<end
    // So does every one of a tag, of a definition and of an address.
    let before = text[..<(end - 1)]
    guard !before.isInTag, !before.startsDefinition else { return nil }
    let isInAddress = before.endsInAddress
    if quotes, typed == 0x22 || typed == Byte.apostrophe && !isInAddress {
      // In German what opens below ends with the sign that opens in English.
      if typed == 0x22, before.quotations.isLowOpen { return (last, "“") }
      let isOpen = before.hasOpenQuotation(typed)
      // Feet and inches, minutes and seconds are straight, and what is part of an address.
      if !isOpen, isInAddress || byte(2).isDigit { return nil }
      let opens = before.opensQuotation(typed, isOpen: isOpen, before: text[end...].firstScalar)
      // A letter that stands for a word, as in rock ’n’ roll.
      if typed == Byte.apostrophe, before.endsWord("‘n") {
        return ((end - 2 - "‘".utf8.count)..<end, "’n’")
      }
      if typed == 0x22, !opens, let year = yearMark(before) {
        // What stands before the year, too, is no quotation.
        let digits = String(decoding: before[year.upperBound...], as: UTF8.self)
        return (year.lowerBound..<end, "’\(digits)”")
      }
      if typed == 0x22 { return (last, opens ? "“" : "”") }
      return (last, opens ? "‘" : "’")
    }
    // A decade has an apostrophe, also without its century.
    if quotes, typed == UInt8(ascii: "s"), byte(2) == Byte.apostrophe,
      byte(3).isDigit
    {
      return ((end - 2)..<end, "’s")
    }
    let mark = "‘".utf8.count
    if quotes, typed == UInt8(ascii: "s"),
      let word = ["‘twa", "‘ti", "‘Twa", "‘Ti"].first(where: { before.endsWord($0) })
    {
      let start = end - 1 - word.utf8.count
      return (start..<(start + mark), "’")
    }
    // A year without its century, and a decade.
    if quotes, typed == UInt8(ascii: "s") || typed.endsYear, let year = yearMark(before) {
      return (year, "’")
    }
    // Behind a word or a comma, and before a space, a quotation ends.
    if quotes, typed == Byte.space, before.reversed().starts(with: "“".utf8.reversed()),
      let last = before.dropLast("“".utf8.count).last, last.isAlphanumeric || last == 0x2C
    {
      return ((end - 1 - "“".utf8.count)..<(end - 1), "”")
    }
    if quotes, typed == Byte.space, before.endsWord("‘em") || before.endsWord("‘til") {
      let start = end - 1 - before.reversed().prefix { $0 < 0x80 }.count - mark
      return (start..<(start + mark), "’")
    }
    guard dashes, !isInAddress else { return nil }
    if typed == Byte.hyphen, text[..<(end - 1)].reversed().starts(with: "–".utf8.reversed()) {
      return ((end - 1 - "–".utf8.count)..<end, "—")
    }
    if typed == Byte.dot, byte(2) == Byte.dot, byte(3) == Byte.dot, byte(4) != Byte.dot, end > 2 {
      return ((end - 3)..<end, "…")
    }
    if typed == Byte.space, byte(2) == Byte.hyphen, byte(3) == Byte.hyphen {
      if byte(4) == Byte.space, end > 4 { return ((end - 3)..<(end - 1), "–") }
      let isLong = byte(4) == Byte.hyphen && byte(5) == Byte.space && end > 5
      if isLong { return ((end - 4)..<(end - 1), "—") }
    }
    let isWord = byte(3).isAlphanumeric || byte(3) >= 0x80
    if typed == Byte.hyphen, byte(2) == Byte.hyphen, isWord, end > 2 {
      return ((end - 2)..<end, "–")
    }
    return nil
  }
}

extension SmartMarks {
  /// The opening mark before a year without its century that a text ends with.
  fileprivate func yearMark(_ text: ArraySlice<UInt8>) -> Range<Int>? {
    let mark = Array("‘".utf8)
    let start = text.endIndex - 2 - mark.count
    guard start >= text.startIndex, text.suffix(2).allSatisfy(\.isDigit),
      text[start..<start + mark.count].elementsEqual(mark)
    else { return nil }
    return start..<start + mark.count
  }

  /// What was made of the characters in a formula that looked like an amount of money until its end: nothing again.
  fileprivate func straightened(
    _ text: [UInt8], upTo end: Int
  ) -> (range: Range<Int>, text: String)? {
    guard let formula = OpenFormula.closed(text[..<end]) else { return nil }
    let shown = String(decoding: text[formula], as: UTF8.self)
    let plain = shown.reduce(into: "") { $0 += Self.typed[$1] ?? String($1) }
    return plain == shown ? nil : (formula, plain)
  }

  /// The characters that were typed, by those that they became.
  private static let typed: [Character: String] = [
    "‘": "'", "’": "'", "“": "\"", "”": "\"", "–": "--", "—": "---", "…": "...",
  ]
}

extension ArraySlice<UInt8> {
  /// Whether a quotation opens behind it: after a space, a bracket, a dash or another mark that opens one,
  /// markers left out, and after any sign but one that ends a sentence, where none is open. Japanese and Chinese have no
  /// space after a comma or a full stop.
  ///
  /// - Parameter next: what follows the mark; nil at the end of the text.
  fileprivate func opensQuotation(
    _ mark: UInt8, isOpen: Bool, before next: Unicode.Scalar?
  ) -> Bool {
    let text = self[..<(lastIndex { !$0.isMarker }.map { $0 + 1 } ?? startIndex)]
    guard let last = text.lastScalar else { return true }
    // A quotation of nothing is closed.
    let own = mark == 0x22 ? "“" : "‘"
    // Of what an elision is followed by, as in l’“air”.
    if !isOpen, mark == 0x22, last == "’" { return true }
    if isOpen, reversed().starts(with: own.utf8.reversed()) { return false }
    if !isOpen, self.last == Byte.equals { return true }
    let category = last.properties.generalCategory
    if category == .openPunctuation || category == .initialPunctuation { return true }
    if isOpen || last.isWidePause, next?.closesWideOrAngled == true { return false }
    if last.properties.isWhitespace || category == .dashPunctuation { return true }
    return !isOpen && !last.endsWord
  }

  fileprivate var firstScalar: Unicode.Scalar? {
    String(decoding: prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private var lastScalar: Unicode.Scalar? {
    String(decoding: suffix(4), as: UTF8.self).unicodeScalars.last
  }

  /// Whether it ends with a word, and not with a part of a longer one.
  fileprivate func endsWord(_ word: String) -> Bool {
    guard reversed().starts(with: word.utf8.reversed()) else { return false }
    let before = dropLast(word.utf8.count)
    guard let last = before.last else { return true }
    return last.isWhitespace || last == Byte.openParen || last == Byte.openBracket
      || before.reversed().starts(with: "“".utf8.reversed())
  }

  /// Whether a quotation with a mark, single or double, was opened and not closed. A single mark that closes one is an
  /// apostrophe as well, so that of these only the last count.
  fileprivate func hasOpenQuotation(_ mark: UInt8) -> Bool {
    guard mark != 0x22 else { return quotations.open > 0 }
    func places(_ text: String) -> [Int] { indices.filter { self[$0...].starts(with: text.utf8) } }
    let (opened, closed) = (places("‘"), places("’"))
    guard let last = opened.last else { return false }
    return closed.last.map { $0 < last } ?? true
  }

  /// How many double quotations are open at its end, and whether one is that has begun with the low mark of German.
  fileprivate var quotations: (open: Int, isLowOpen: Bool) {
    var found = (open: 0, isLowOpen: false)
    for character in String(decoding: self, as: UTF8.self).unicodeScalars {
      switch character {
      case "„": found.isLowOpen = true
      case "“", "”":
        if !found.isLowOpen { found.open += character == "“" ? 1 : -1 }
        found.isLowOpen = false
      default: break
      }
    }
    return found
  }

  /// Whether code is being typed at its end: as many backticks as have begun it have not come again.
  fileprivate var isInOpenCode: Bool {
    var rest = self
    while let start = rest.firstIndex(of: Byte.backtick) {
      let count = rest[start...].prefix { $0 == Byte.backtick }.count
      rest = rest[(start + count)...]
      var end = rest
      while let next = end.firstIndex(of: Byte.backtick),
        case let length = end[next...].prefix(while: { $0 == Byte.backtick }).count,
        length != count
      {
        end = end[(next + length)...]
      }
      guard let close = end.firstIndex(of: Byte.backtick) else { return true }
      rest = rest[(close + count)...]
    }
    return false
  }

  /// Whether its last word is an address, or that of a file.
  fileprivate var endsInAddress: Bool {
    let start = lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? startIndex
    let word = self[start...]
    let text = String(decoding: word, as: UTF8.self)
    if text.contains("://") || text.hasPrefix("www.") || text.hasPrefix("mailto:") { return true }
    let isPath = [Byte.slash, Byte.dot, Byte.tilde].contains(word.first)
    return isPath && word.contains(Byte.slash)
  }

  /// Whether it ends in a tag of HTML, or in a comment.
  fileprivate var isInTag: Bool {
    guard let open = lastIndex(of: Byte.less), let next = self[open...].dropFirst().first else {
      return false
    }
    let isTag = next.isLetter || [Byte.slash, Byte.bang, Byte.question].contains(next)
    return isTag && !self[open...].contains(Byte.greater)
  }

  /// Whether it begins as the definition of a link does: `[label]:`.
  fileprivate var startsDefinition: Bool {
    guard first == Byte.openBracket, dropFirst().first != Byte.caret,
      let close = firstIndex(of: Byte.closeBracket)
    else { return false }
    return self[close...].dropFirst().first == Byte.colon
  }

  /// Whether it ends between the brackets of `[[page]]`.
  fileprivate var isInPageName: Bool {
    guard let open = lastIndex(of: Byte.openBracket), open > startIndex,
      self[open - 1] == Byte.openBracket
    else { return false }
    return !self[open...].contains { $0 == Byte.closeBracket || $0 == Byte.pipe }
  }
}

extension UInt8 {
  /// Whether styled text may begin with it.
  fileprivate var isMarker: Bool {
    self == Byte.star || self == Byte.underscore || self == Byte.tilde || self == Byte.equals
  }
}

extension UInt8 {
  /// Whether smart typing makes anything of it.
  fileprivate var isSmart: Bool {
    switch self {
    case 0x22, Byte.apostrophe, Byte.hyphen, Byte.dollar, UInt8(ascii: "s"): true
    default: endsYear
    }
  }

  /// Whether a year that is written without its century may end before it.
  fileprivate var endsYear: Bool {
    switch self {
    case Byte.space, Byte.dot, Byte.colon, Byte.closeParen, Byte.question, Byte.bang,
      UInt8(ascii: ","), UInt8(ascii: ";"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a word or a sentence may end with it, so that a quotation ends after it.
  fileprivate var endsWord: Bool {
    guard isASCII else { return !isWidePause }
    return UInt8(ascii: self).isAlphanumeric || "!).?]".unicodeScalars.contains(self)
  }

  /// Whether it is a comma, a colon or the end of a sentence in Japanese or Chinese.
  fileprivate var isWidePause: Bool { "、。，．：；！？・､｡".unicodeScalars.contains(self) }

  /// Whether it closes a bracket or a quotation as in Japanese, Chinese and French.
  fileprivate var closesWideOrAngled: Bool { "」』）】》〉〕］｝»›".unicodeScalars.contains(self) }
}
