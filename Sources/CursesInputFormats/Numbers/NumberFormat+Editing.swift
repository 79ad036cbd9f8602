extension NumberFormat {
  public func apply(_ edit: FieldEdit) -> FieldContent? {
    let text = Array(edit.text)
    let range = edit.range.clamped(to: 0..<text.count)
    let signs = signs(of: text)
    return edit.replacement.isEmpty
      ? deleting(range, signs, caret: edit.caret)
      : inserting(edit.replacement, at: range, in: text, signs)
  }

  /// For each character of a text what it is in the number: a digit, `.` or `-`; `nil` for groups,
  /// currency and anything else.
  private func signs(of text: [Character]) -> [Character?] {
    let body = bodyRange(of: text)
    var hasPoint = false
    var hasDigit = false
    var hasMinus = false
    return text.indices.map { index in
      let character = text[index]
      if !hasDigit, !hasMinus, NumberSymbols.isMinus(character) {
        hasMinus = true
        return "-"
      }
      guard body.contains(index) else { return nil }
      if let digit = Digit.ascii(character) {
        hasDigit = true
        return digit
      }
      guard !hasPoint, character == symbols.decimal else { return nil }
      hasPoint = true
      return "."
    }
  }

  /// The text without what stands before and after the number.
  private func bodyRange(of text: [Character]) -> Range<Int> {
    var start = 0
    if text.first.map(NumberSymbols.isMinus) ?? false { start = 1 }
    if !prefix.isEmpty, text[start...].starts(with: prefix) { start += prefix.count }
    var end = text.count
    if !suffix.isEmpty, text.count - start >= suffix.count,
      text.suffix(suffix.count) == ArraySlice(Array(suffix))
    {
      end -= suffix.count
    }
    return start..<max(start, end)
  }

  private func deleting(_ range: Range<Int>, _ signs: [Character?], caret: Int) -> FieldContent? {
    var range = range
    if !range.isEmpty, !signs[range].contains(where: { $0 != nil }) {
      if caret > range.lowerBound {
        guard let before = signs[..<range.lowerBound].lastIndex(where: { $0 != nil }) else {
          return nil
        }
        range = before..<range.upperBound
      } else {
        guard let after = signs[range.upperBound...].firstIndex(where: { $0 != nil }) else {
          return nil
        }
        range = range.lowerBound..<after + 1
      }
    }
    let before = signs[..<range.lowerBound].compactMap { $0 }
    let after = signs[range.upperBound...].compactMap { $0 }
    return content(before + after, caret: before.count, allowing: .max)
  }

  private func inserting(
    _ replacement: String, at range: Range<Int>, in text: [Character], _ signs: [Character?]
  ) -> FieldContent? {
    let before = signs[..<range.lowerBound].compactMap { $0 }
    let after = signs[range.upperBound...].compactMap { $0 }
    // Within what stands after the number (`5 ¦€`) nothing of the number can follow.
    let end = bodyRange(of: text).upperBound
    guard range.lowerBound <= end || range.lowerBound == text.count else { return nil }
    guard let typed = typed(replacement) else { return nil }
    if let content = content(before + typed + after, caret: before.count + typed.count) {
      return content
    }
    // A separator typed where it stands already: the caret goes behind it.
    guard range.isEmpty, typed == ["."], after.first == "." else { return nil }
    return content(before + after, caret: before.count + 1)
  }

  /// The signs of what is typed or pasted; `nil` for what is no part of a number.
  private func typed(_ replacement: String) -> [Character]? {
    if replacement.count == 1, let character = replacement.first {
      if let digit = Digit.ascii(character) { return [digit] }
      if NumberSymbols.isMinus(character) { return ["-"] }
      return symbols.isDecimal(character) ? ["."] : nil
    }
    return try? Array(partial(replacement))
  }

  /// A number as it stands in the field, the caret after so many of its signs.
  private func content(_ signs: [Character], caret: Int, allowing extra: Int = 0) -> FieldContent? {
    guard let shown = show(signs, source: caret, allowing: extra) else { return nil }
    return FieldContent(text: String(shown.text), caret: shown.caret)
  }

  /// Lays a number out. `nil` where the signs are no beginning of a number.
  ///
  /// - Parameter extra: digits allowed beyond the most, so that nothing refuses to be deleted from.
  func show(_ signs: [Character], source caret: Int?, allowing extra: Int = 0) -> (
    text: [Character], caret: Int
  )? {
    guard isBeginning(signs, allowing: extra) else { return nil }
    guard !signs.isEmpty else { return ([], 0) }
    let isNegative = signs[0] == "-"
    let body = signs[(isNegative ? 1 : 0)...]
    let whole = body.prefix { $0 != "." }.count
    var text: [Character] = isNegative && minusPlace == .first ? [symbols.minus] : []
    if !body.isEmpty { text += prefix }
    if isNegative, minusPlace == .afterPrefix { text.append(symbols.minus) }
    // The caret never stands in what comes before the number.
    var place = caret == 0 && !isNegative ? text.count : 0
    if isNegative, caret == 1 { place = text.count }
    for (index, sign) in body.enumerated() {
      if index > 0, index < whole, isGroupStart(fromEnd: whole - index, of: whole) {
        text.append(symbols.grouping)
      }
      text.append(Digit.value(sign).map(symbols.digit) ?? symbols.decimal)
      if index + (isNegative ? 2 : 1) == caret { place = text.count }
    }
    if !body.isEmpty { text += suffix }
    return (text, min(place, text.count))
  }

  private func isGroupStart(fromEnd rest: Int, of whole: Int) -> Bool {
    guard isGrouped, whole >= symbols.groupSize + symbols.minimumGroupingDigits else {
      return false
    }
    let outer = rest - symbols.groupSize
    return outer >= 0 && outer % max(1, symbols.outerGroupSize) == 0
  }

  private func isBeginning(_ signs: [Character], allowing extra: Int) -> Bool {
    let isNegative = signs.first == "-"
    guard allowsNegative || !isNegative || extra > 0 else { return false }
    let body = signs[(isNegative ? 1 : 0)...]
    guard !body.contains("-") else { return false }
    let parts = body.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2, extra > 0 || parts[0].count <= wholeDigits else { return false }
    return parts.count < 2 || extra > 0
      || (fractionDigits.upperBound > 0 && parts[1].count <= fractionDigits.upperBound)
  }
}
