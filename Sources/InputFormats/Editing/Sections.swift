/// Numbers of a few digits with separators between them: a date, a time, an address.
///
/// Digits fill section after section, and go on to the next where one is full or could only become too
/// large (`13` as a month is `01/3`). A separator that is typed ends a section, padded with a zero where
/// the format has such. Deleting never moves digits between sections unless one overflows.
struct Sections: Hashable, Sendable {
  struct Section: Hashable, Sendable {
    var width: Int
    var largest: Int
  }

  var sections: [Section]
  /// Shown before the second section and the following ones.
  var separators: [Character]
  /// What else ends a section when it is typed or pasted.
  var accepted: Set<Character> = []
  /// Whether short sections get a zero: `3/` becomes `03/`.
  var isPadded = true

  /// The digits of a text by section; `nil` where it has something else, or too many.
  func split(_ text: some Sequence<Character>) -> [[Character]]? {
    var parts: [[Character]] = [[]]
    for character in text {
      if let digit = Digit.ascii(character) {
        guard append(digit, to: &parts) else { return nil }
      } else if isSeparator(character) {
        guard let last = parts.last, !last.isEmpty, parts.count < sections.count else { return nil }
        parts.append([])
      } else {
        return nil
      }
    }
    return parts
  }

  func isSeparator(_ character: Character) -> Bool {
    separators.contains(character) || accepted.contains(character)
  }

  private func append(_ digit: Character, to parts: inout [[Character]]) -> Bool {
    if parts[parts.count - 1].count < sections[parts.count - 1].width {
      parts[parts.count - 1].append(digit)
      return true
    }
    guard parts.count < sections.count else { return false }
    parts.append([digit])
    return true
  }

  func joined(_ parts: [[Character]]) -> [Character] {
    var text = parts.first ?? []
    for (index, part) in parts.dropFirst().enumerated() {
      text.append(separators[min(index, separators.count - 1)])
      text += part
    }
    return text
  }

  func apply(_ edit: FieldEdit) -> FieldContent? {
    let text = Array(edit.text)
    let range = edit.range.clamped(to: 0..<text.count)
    if edit.replacement.isEmpty { return deleting(range, in: text, caret: edit.caret) }
    var content = FieldContent(
      text: String(text[..<range.lowerBound] + text[range.upperBound...]), caret: range.lowerBound)
    guard split(content.text) != nil || content.text.isEmpty || !range.isEmpty || split(text) == nil
    else { return nil }
    var hasTaken = false
    for character in edit.replacement.prefix(128) {
      if character.isBlank, !isSeparator(character), edit.replacement.count > 1 { continue }
      guard let next = typing(character, in: content) else { return hasTaken ? content : nil }
      content = next
      hasTaken = true
    }
    return hasTaken ? content : nil
  }

  /// One key: a digit or a separator.
  private func typing(_ character: Character, in content: FieldContent) -> FieldContent? {
    let text = Array(content.text)
    let after = text[content.caret...]
    if let digit = Digit.ascii(character) { return typing(digit: digit, in: text, content.caret) }
    guard isSeparator(character) else { return nil }
    if let first = after.first { return isSeparator(first) ? moved(text, content.caret + 1) : nil }
    // What comes behind a separator that stands already may be typed once more.
    guard var parts = split(text), let last = parts.last, !last.isEmpty,
      parts.count < sections.count
    else { return nil }
    pad(&parts)
    let joined = joined(parts + [[]])
    return FieldContent(text: String(joined), caret: joined.count)
  }

  private func moved(_ text: [Character], _ caret: Int) -> FieldContent {
    FieldContent(text: String(text), caret: caret)
  }

  private func typing(digit: Character, in text: [Character], _ caret: Int) -> FieldContent? {
    let isAtEnd = caret == text.count
    guard isAtEnd else { return inserting(digit, in: text, caret) }
    guard var parts = split(text) else { return nil }
    let section = sections[parts.count - 1]
    let part = parts[parts.count - 1]
    let grown = value(part + [digit])
    if part.count == section.width || (!part.isEmpty && grown > section.largest) {
      guard parts.count < sections.count else { return nil }
      pad(&parts)
      parts.append([digit])
    } else {
      parts[parts.count - 1].append(digit)
    }
    // A first digit that leaves no room for a second is the whole of its section: `4` as a day is `04`.
    if isPadded, let last = parts.last, last.count == 1, lastSection(of: parts).width == 2,
      value(last) * 10 > lastSection(of: parts).largest
    {
      pad(&parts)
    }
    let joined = joined(parts)
    return FieldContent(text: String(joined), caret: joined.count)
  }

  private func lastSection(of parts: [[Character]]) -> Section { sections[parts.count - 1] }

  private func pad(_ parts: inout [[Character]]) {
    guard isPadded, let last = parts.last, !last.isEmpty, last.count < 2,
      sections[parts.count - 1].width >= 2
    else { return }
    parts[parts.count - 1] = ["0"] + last
  }

  private func value(_ part: [Character]) -> Int {
    part.reduce(0) { min($0 * 10 + (Digit.value($1) ?? 0), 1_000_000) }
  }

  /// A digit in the middle: its section has to have room, and to stay in its bounds.
  private func inserting(_ digit: Character, in text: [Character], _ caret: Int) -> FieldContent? {
    let text = Array(text[..<caret] + [digit] + text[caret...])
    guard let parts = split(text), joined(parts).count == text.count else {
      return overflowing(text, caret)
    }
    guard zip(parts, sections).allSatisfy({ value($0) <= $1.largest }) else { return nil }
    return FieldContent(text: String(joined(parts)), caret: caret + 1)
  }

  /// Digits that flow on where nothing follows that would be pushed out.
  private func overflowing(_ text: [Character], _ caret: Int) -> FieldContent? {
    guard !text.contains(where: isSeparator), let parts = split(text) else { return nil }
    let before = split(text[...caret]).map(joined) ?? []
    return FieldContent(text: String(joined(parts)), caret: before.count)
  }

  private func deleting(_ range: Range<Int>, in text: [Character], caret: Int) -> FieldContent? {
    let isSeparators = text[range].allSatisfy { Digit.value($0) == nil }
    guard !range.isEmpty, range.upperBound < text.count, isSeparators else {
      return keeping(text, without: range, caret: range.lowerBound)
    }
    // The separator stays: the digit beside it goes.
    let digit = caret > range.lowerBound ? range.lowerBound - 1 : range.upperBound
    guard text.indices.contains(digit) else { return nil }
    return keeping(text, without: digit..<digit + 1, caret: digit)
  }

  private func keeping(_ text: [Character], without range: Range<Int>, caret: Int) -> FieldContent?
  {
    let rest = Array(text[..<range.lowerBound] + text[range.upperBound...])
    guard let parts = split(rest) else {
      return FieldContent(text: String(rest), caret: min(caret, String(rest).count))
    }
    let before = split(rest[..<range.lowerBound]).map(joined)?.count ?? range.lowerBound
    let joined = joined(parts)
    return FieldContent(text: String(joined), caret: min(before, joined.count))
  }
}
