/// Formulas between dollar signs, as Obsidian and GitHub have them.
extension InlineParser {
  /// One dollar sign or two with something right behind them and no letter or digit before open a formula. As many
  /// in the same line end it, with something right before them and no letter or digit behind: amounts of money are
  /// none. What would cut code or a link in two is none either.
  mutating func parseDollar() {
    let start = at
    while at < bytes.count, bytes[at] == Byte.dollar { at += 1 }
    let count = at - start
    guard count <= 2, at < bytes.count, !bytes[at].isWhitespace,
      start == 0 || !bytes[start - 1].isAlphanumeric, let end = endOfFormula(count)
    else { return }
    at = start
    take(InlineRecord(.formula, start: start, end: end))
  }

  /// Behind the formula whose content begins here; nil where nothing ends it.
  private mutating func endOfFormula(_ count: Int) -> Int? {
    guard at >= (count == 1 ? formulaLess.0 : formulaLess.1) else { return nil }
    var place = at
    scan: while place < bytes.count, !bytes[place].isLineEnd {
      switch bytes[place] {
      case Byte.backslash: place += 1
      case Byte.backtick: break scan
      case Byte.closeBracket:
        let next = place + 1 < bytes.count ? bytes[place + 1] : Byte.space
        if next == Byte.openParen || next == Byte.closeBracket { break scan }
      case Byte.dollar:
        let run = bytes[place...].prefix { $0 == Byte.dollar }.count
        let end = place + run
        let isFree = end == bytes.count || !bytes[end].isAlphanumeric
        if run == count, isFree, !bytes[place - 1].isBlank { return end }
        place = end - 1
      default: break
      }
      place += 1
    }
    if count == 1 { formulaLess.0 = place } else { formulaLess.1 = place }
    return nil
  }
}
