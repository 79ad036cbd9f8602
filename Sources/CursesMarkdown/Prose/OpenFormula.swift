/// A formula between dollar signs that is being typed: nothing in it is prose.
enum OpenFormula {
  /// Whether a text ends in one: a dollar sign with something right behind it has not met its other, which has
  /// something right before it and no digit behind it. Amounts of money open none.
  static func ends(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(Byte.dollar) else { return false }
    /// How many dollar signs have opened it.
    var open = 0
    var at = text.startIndex
    while at < text.endIndex {
      guard text[at] == Byte.dollar else {
        at += text[at] == Byte.backslash ? 2 : 1
        continue
      }
      let count = text[at...].prefix { $0 == Byte.dollar }.count
      let rest = text[(at + count)...]
      if open > 0 {
        let isCloser = count >= open && (open > 1 || !text[at - 1].isBlank)
        if isCloser, rest.first?.isDigit != true { open = 0 }
      } else if count > 1 || opens(before: rest) {
        open = count
      }
      at += count
    }
    return open > 0
  }

  /// The formula that the dollar sign at a text's end closes, between both signs: one that begins as an amount of money
  /// does. Nil where it may be the sign before another amount.
  static func closed(_ text: ArraySlice<UInt8>) -> Range<Int>? {
    let before = text.dropLast()
    guard text.last == Byte.dollar, let last = before.last, !last.isBlank, last != Byte.hyphen,
      last != Byte.backslash,
      !["–", "—"].contains(where: { before.reversed().starts(with: $0.utf8.reversed()) }),
      let open = before.lastIndex(of: Byte.dollar), case let content = before[(open + 1)...],
      content.first?.isDigit == true, content.allSatisfy({ !$0.isLineEnd })
    else { return nil }
    // The name of a currency.
    let word = content.reversed().prefix(while: \.isLetter)
    let isName = word.count < 4 && word.allSatisfy(\.isUppercase)
    return isName && !word.isEmpty ? nil : content.startIndex..<content.endIndex
  }

  private static func opens(before rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return true }
    if first.isBlank { return false }
    let amount = rest.prefix { $0.isDigit || $0 == Byte.dot || $0 == 0x2C }
    let behind = rest.dropFirst(amount.count)
    guard amount.isEmpty else { return !isAmount(before: behind) }
    // The name of a variable.
    let name = rest.prefix { $0.isUppercase || $0 == Byte.underscore }
    return name.count < 3
  }

  /// Whether digits are a sum of money, by what follows them: nothing, a word, `k` or `bn`.
  private static func isAmount(before rest: ArraySlice<UInt8>) -> Bool {
    let word = rest.prefix(while: \.isLetter)
    if !word.isEmpty {
      let isUnit = ["k", "m", "b", "t", "bn", "mn"].contains {
        $0.utf8.elementsEqual(word.lazy.map(\.lowercased))
      }
      return isUnit && rest.dropFirst(word.count).first.map { $0.isBlank } ?? true
    }
    guard let next = rest.first(where: { !$0.isBlank }) else { return true }
    return next == Byte.hyphen || !isOperator(next)
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.plus, Byte.equals, Byte.star, Byte.slash, Byte.caret, Byte.backslash, Byte.less,
      Byte.greater, Byte.underscore, Byte.apostrophe, Byte.openParen, Byte.openBrace:
      true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
}
