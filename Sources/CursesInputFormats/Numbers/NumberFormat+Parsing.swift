extension NumberFormat {
  /// A text as `-1234.5`: whole and strict.
  ///
  /// - Throws: what is wrong with it.
  public func canonical(_ text: String) throws(InputError) -> String {
    let partial = try partial(text)
    guard partial.contains(where: { $0 != "-" && $0 != "." }) else {
      throw .incomplete(
        partial.isEmpty ? "Please enter a number." : "A number needs at least one digit.")
    }
    let isNegative = partial.first == "-"
    if isNegative, !allowsNegative { throw InputError("This number cannot be negative.") }
    let digits = partial.drop { $0 == "-" }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0].isEmpty ? "0" : String(parts[0])
    guard parts.count > 1, !parts[1].isEmpty else { return (isNegative ? "-" : "") + whole }
    try checkFraction(String(parts[1]), whole: whole)
    return (isNegative ? "-" : "") + whole + "." + parts[1]
  }

  private func checkFraction(_ fraction: String, whole: String) throws(InputError) {
    let most = fractionDigits.upperBound
    guard fraction.count > most else { return }
    guard most > 0 else {
      throw InputError("Whole numbers only: write \(whole), without a fraction.")
    }
    throw InputError("At most \(most) \(plural("digit", most)) after “\(symbols.decimal)”.")
  }

  /// A text that is the beginning of a number, in plain signs: `-`, `1.`, `-0`.
  func partial(_ text: String) throws(InputError) -> String {
    var body = Self.trimmed(text[...])
    var isNegative = false
    takeMinus(&body, &isNegative)
    body = withoutUnits(body)
    takeMinus(&body, &isNegative)
    if body.last == "-", body.count > 1, !isNegative {
      throw InputError("The minus belongs before the number.")
    }
    return (isNegative ? "-" : "") + (try signs(of: body))
  }

  private func takeMinus(_ body: inout Substring, _ isNegative: inout Bool) {
    guard !isNegative, let first = body.first, NumberSymbols.isMinus(first) else { return }
    isNegative = true
    body = Self.trimmed(body.dropFirst())
  }

  private func signs(of body: Substring) throws(InputError) -> String {
    var signs = ""
    var groups: [Int] = [0]
    var hasPoint = false
    for character in body {
      if let digit = Digit.ascii(character) {
        signs.append(digit)
        if !hasPoint { groups[groups.count - 1] += 1 }
      } else if !hasPoint, symbols.isGrouping(character) {
        groups.append(0)
      } else if !hasPoint, symbols.isDecimal(character) {
        hasPoint = true
        signs.append(".")
      } else {
        throw wrong(character, hasPoint: hasPoint)
      }
    }
    if groups.count > 1, !areGroups(groups) { throw misplacedGroup() }
    return signs
  }

  private func wrong(_ character: Character, hasPoint: Bool) -> InputError {
    if hasPoint, symbols.isDecimal(character) {
      return InputError("Only one “\(symbols.decimal)” in a number.")
    }
    if hasPoint, symbols.isGrouping(character) { return misplacedGroup() }
    if NumberSymbols.isMinus(character) {
      return InputError("The minus belongs before the number.")
    }
    return InputError(
      "“\(character)” cannot be part of a number; write one like \(example).")
  }

  private func misplacedGroup() -> InputError {
    InputError("“\(symbols.grouping)” stands in an odd place; write one like \(example).")
  }

  private var example: String {
    let canonical = fractionDigits.upperBound > 0 ? "1234.5" : "1234"
    var plain = self
    plain.prefix = ""
    plain.suffix = ""
    return plain.show(Array(canonical), source: nil).map { String($0.text) } ?? canonical
  }

  /// Whether groups of so many digits are as the language has them: `12,34,567`.
  private func areGroups(_ groups: [Int]) -> Bool {
    guard isGrouped || symbols.groupSize > 0 else { return false }
    let inner = groups.dropFirst().dropLast()
    return groups.last == symbols.groupSize
      && inner.allSatisfy { $0 == symbols.outerGroupSize }
      && 1...max(symbols.outerGroupSize, 1) ~= groups[0]
  }

  private func withoutUnits(_ text: Substring) -> Substring {
    var text = text
    let all = units.union([Self.plain(prefix), Self.plain(suffix)]).filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    if let unit = all.first(where: { text.hasPrefix($0) }) { text = text.dropFirst(unit.count) }
    if let unit = all.first(where: { text.hasSuffix($0) }) { text = text.dropLast(unit.count) }
    return Self.trimmed(text)
  }

  private static func plain(_ text: String) -> String { String(trimmed(text[...])) }

  /// Without blanks at the ends and marks of direction, which locales put beside signs.
  private static func trimmed(_ text: Substring) -> Substring {
    let isEdge = { (character: Character) in
      character.isWhitespace || ["\u{200E}", "\u{200F}", "\u{61C}"].contains(character)
    }
    let start = text.drop(while: isEdge)
    guard let last = start.lastIndex(where: { !isEdge($0) }) else { return "" }
    return start[...last]
  }
}
