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
