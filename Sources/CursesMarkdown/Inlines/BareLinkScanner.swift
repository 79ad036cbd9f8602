/// Finds GFM's extended autolinks: addresses that are links without any marker.
struct BareLinkScanner {
  let bytes: UnsafeBufferPointer<UInt8>

  /// A link in the text.
  struct Match {
    var range: Range<Int>
    var form: AutolinkForm
    /// What its destination has before its text.
    var prefix: String
  }

  /// The link whose `:`, `w` or `@` stands at `place`, in text from `lower` to `upper`.
  func match(at place: Int, lower: Int, upper: Int) -> Match? {
    switch bytes[place] {
    case Byte.colon: scheme(at: place, lower: lower, upper: upper)
    case Byte.at: email(at: place, lower: lower, upper: upper)
    default: www(at: place, lower: lower, upper: upper)
    }
  }

  private func www(at place: Int, lower: Int, upper: Int) -> Match? {
    guard place + 4 < upper, hasWord("www.", at: place) else { return nil }
    if place > 0 {
      switch bytes[place - 1] {
      case Byte.star, Byte.underscore, Byte.tilde, Byte.openParen: break
      default: if !bytes[place - 1].isWhitespace { return nil }
      }
    }
    guard let domain = domainEnd(from: place, to: upper, needsDot: true) else { return nil }
    let end = linkEnd(from: place, domain: domain, upper: upper)
    return end > place + 4 ? Match(range: place..<end, form: .bareWWW, prefix: "http://") : nil
  }

  private func scheme(at place: Int, lower: Int, upper: Int) -> Match? {
    guard place + 3 < upper, bytes[place + 1] == Byte.slash, bytes[place + 2] == Byte.slash,
      bytes[place + 3].isAlphanumeric || bytes[place + 3] >= 0x80
    else { return nil }
    var start = place
    while start > lower, bytes[start - 1].isLetter, place - start < 6 { start -= 1 }
    let isKnown =
      (place - start == 4 && hasWord("http", at: start))
      || (place - start == 5 && hasWord("https", at: start))
      || (place - start == 3 && hasWord("ftp", at: start))
    guard isKnown, let domain = domainEnd(from: place + 3, to: upper, needsDot: false) else {
      return nil
    }
    let end = linkEnd(from: start, domain: domain, upper: upper)
    return end > place + 3 ? Match(range: start..<end, form: .bareURI, prefix: "") : nil
  }

  private func hasWord(_ word: StaticString, at start: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy {
      bytes[start + $0].lowercased == word.utf8Start[$0]
    }
  }

  /// Where a valid domain ends: labels of letters, digits, `-` and `_`, no `_` in the last two.
  private func domainEnd(from start: Int, to upper: Int, needsDot: Bool) -> Int? {
    var at = start
    var dots = 0
    var lastUnderscores = 0
    var underscores = 0
    while at < upper {
      let byte = bytes[at]
      if byte == Byte.underscore {
        underscores += 1
      } else if byte == Byte.dot {
        lastUnderscores = underscores
        underscores = 0
        dots += 1
      } else if byte != Byte.hyphen, byte <= 0x20 || byte.isPunctuation || byte == 0x7F {
        break
      }
      at += 1
    }
    guard lastUnderscores + underscores == 0 || dots > 10 else { return nil }
    return at > start && (dots > 0 || !needsDot) ? at : nil
  }

  /// The end of a link without the punctuation that belongs to the sentence around it.
  private func linkEnd(from start: Int, domain: Int, upper: Int) -> Int {
    var end = domain
    while end < upper, !bytes[end].isWhitespace, bytes[end] != Byte.less { end += 1 }
    return trimmedEnd(from: start, to: end)
  }

  private func trimmedEnd(from start: Int, to upper: Int) -> Int {
    var end = upper
    var surplus = 0
    for byte in bytes[start..<end] {
      if byte == Byte.closeParen { surplus += 1 }
      if byte == Byte.openParen { surplus -= 1 }
    }
    while end > start {
      switch bytes[end - 1] {
      case Byte.closeParen:
        if surplus <= 0 { return end }
        surplus -= 1
        end -= 1
      case Byte.question, Byte.bang, Byte.dot, 0x2C, Byte.colon, Byte.star, Byte.underscore,
        Byte.tilde, Byte.apostrophe, Byte.quote:
        end -= 1
      case Byte.semicolon: end = endBeforeEntity(from: start, to: end)
      default: return end
      }
    }
    return end
  }

  private func endBeforeEntity(from start: Int, to end: Int) -> Int {
    var at = end - 2
    while at > start, bytes[at].isLetter { at -= 1 }
    return at < end - 2 && at > start && bytes[at] == Byte.ampersand ? at : end - 1
  }

  // MARK: Addresses

  private func email(at place: Int, lower: Int, upper: Int) -> Match? {
    var start = place
    while start > lower, isLocalByte(bytes[start - 1]) { start -= 1 }
    guard start < place else { return nil }
    var prefix = "mailto:"
    var isXMPP = false
    if hasScheme("mailto:", before: start, lower: lower) {
      start -= 7
      prefix = ""
    } else if hasScheme("xmpp:", before: start, lower: lower) {
      start -= 5
      prefix = ""
      isXMPP = true
    }
    guard let domain = emailDomainEnd(from: place + 1, to: upper) else { return nil }
    var end = domain
    if isXMPP, end < upper, bytes[end] == Byte.slash { end = resourceEnd(from: end, to: upper) }
    return Match(range: start..<end, form: .bareEmail, prefix: prefix)
  }

  private func hasScheme(_ scheme: StaticString, before end: Int, lower: Int) -> Bool {
    let start = end - scheme.utf8CodeUnitCount
    guard start >= lower, hasWord(scheme, at: start) else { return false }
    return start == lower || !bytes[start - 1].isAlphanumeric
  }

  private func isLocalByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == Byte.dot || byte == Byte.plus || byte == Byte.hyphen
      || byte == Byte.underscore
  }

  private func emailDomainEnd(from start: Int, to upper: Int) -> Int? {
    var at = start
    var dots = 0
    while at < upper {
      let byte = bytes[at]
      if byte == Byte.dot {
        guard at > start else { return nil }
        guard at + 1 < upper, bytes[at + 1].isAlphanumeric else { break }
        dots += 1
      } else if !byte.isAlphanumeric, byte != Byte.hyphen, byte != Byte.underscore {
        break
      }
      at += 1
    }
    guard dots > 0, at > start, bytes[at - 1].isAlphanumeric else { return nil }
    return at < upper && bytes[at] == Byte.at ? nil : at
  }

  private func resourceEnd(from start: Int, to upper: Int) -> Int {
    var end = start + 1
    while end < upper, bytes[end].isAlphanumeric || bytes[end] == Byte.at || bytes[end] == Byte.dot
    {
      end += 1
    }
    while end > start + 1, bytes[end - 1] == Byte.dot { end -= 1 }
    return end == start + 1 ? start : end
  }
}

extension InlineParser {
  /// Takes a bare link at once, so that a `_` or `*` in it marks nothing. In brackets, which may
  /// become a link, it is left to `InlineCompactor`.
  mutating func parseBareLink() {
    guard brackets.isEmpty,
      let match = BareLinkScanner(bytes: bytes).match(
        at: at, lower: textStart, upper: bytes.count)
    else {
      at += 1
      return
    }
    at = match.range.lowerBound
    var record = InlineRecord(.autolink, start: at, end: match.range.upperBound)
    record.form = match.form.rawValue
    record.extra = Int32(links.count)
    let text = String(decoding: bytes[match.range], as: UTF8.self)
    links.append(LinkRecord(destination: match.prefix + text))
    take(record)
  }
}
