/// Numbers of a few digits with separators between them: a date, a time, an address.
///
/// Digits fill section after section: behind a full one the separator comes by itself. A separator that
/// is typed ends a section, which gets its zero where the format pads. What stands between two separators
/// never leaves its section: a number that is too large (`13` as a month) stays where it was typed, for
/// `parse` to complain of, and so does what is more than a section or the whole can hold.
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
  /// Whether a first digit that leaves no room for a second is padded at once: `9` as an hour is `09`. With
  /// more than two sections the digits that follow could be taken for those of another one.
  private var padsFirstDigit: Bool { isPadded && sections.count == 2 }

  private static let longest = 32

  /// The digits of a text by section, a section without digits included. Those behind the last separator
  /// go on to the next section where theirs is full. Returns nil where anything else stands in the text, or
  /// more digits than a section has.
  func split(_ text: some Sequence<Character>) -> [[Character]]? {
    guard let runs = runs(of: text), runs.count <= sections.count else { return nil }
    var parts: [[Character]] = []
    for run in runs.dropLast() {
      guard run.count <= sections[parts.count].width else { return nil }
      parts.append(run)
    }
    var rest = (runs.last ?? [])[...]
    repeat {
      guard parts.count < sections.count else { return nil }
      parts.append(Array(rest.prefix(sections[parts.count].width)))
      rest = rest.dropFirst(parts.last?.count ?? 0)
    } while !rest.isEmpty
    return parts
  }

  /// The digits between separators, as ASCII; nil where anything else stands in the text.
  private func runs(of text: some Sequence<Character>) -> [[Character]]? {
    var runs: [[Character]] = [[]]
    for character in text {
      if let digit = Digit.ascii(character) {
        runs[runs.count - 1].append(digit)
      } else if isSeparator(character) {
        runs.append([])
      } else {
        return nil
      }
    }
    return runs
  }

  func isSeparator(_ character: Character) -> Bool {
    separators.contains(character) || accepted.contains(character)
  }

  func joined(_ parts: [[Character]]) -> [Character] {
    var text = parts.first ?? []
    for (index, part) in parts.dropFirst().enumerated() {
      text.append(separators[min(index, separators.count - 1)])
      text += part
    }
    return text
  }

  private func pad(_ part: inout [Character], _ section: Int) {
    guard isPadded, part.count == 1, sections[section].width == 2 else { return }
    part.insert("0", at: 0)
  }
}

// MARK: Edits

extension Sections {
  func apply(_ edit: FieldEdit) -> FieldContent? {
    let text = Array(edit.text)
    let range = edit.range.clamped(to: 0..<text.count)
    if edit.replacement.isEmpty { return deleting(range, in: text, caret: edit.caret) }
    let base = removing(range, in: text)
    let typed = Array(edit.replacement)
    return typed.count == 1 ? typing(typed[0], in: base) : pasting(typed, in: base)
  }

  private func content(_ text: [Character], _ caret: Int) -> FieldContent {
    FieldContent(text: String(text), caret: caret)
  }

  // MARK: Typing

  private func typing(_ character: Character, in base: FieldContent) -> FieldContent? {
    let text = Array(base.text)
    let digit = Digit.ascii(character)
    guard digit != nil || isSeparator(character) else { return nil }
    if base.caret < text.count {
      guard let digit else {
        return isSeparator(text[base.caret]) ? content(text, base.caret + 1) : nil
      }
      return inserting(digit, in: text, base.caret)
    }
    guard let parts = split(text) else { return appending(digit ?? character, to: text) }
    return digit.map { appending(digit: $0, to: parts) } ?? ending(parts, with: character)
  }

  private func appending(digit: Character, to parts: [[Character]]) -> FieldContent? {
    var parts = parts
    let last = parts.count - 1
    if parts[last].count < sections[last].width {
      parts[last].append(digit)
      if padsFirstDigit, last == 0, (Digit.value(digit) ?? 0) * 10 > sections[0].largest {
        pad(&parts[0], 0)
      }
    } else {
      guard parts.count < sections.count else { return nil }
      parts.append([digit])
    }
    let joined = joined(parts)
    return content(joined, joined.count)
  }

  /// A separator at the end. Behind the last section it stays too, as long as digits could follow: what
  /// is typed next belongs to no section, and must not be taken for the rest of that one.
  private func ending(_ parts: [[Character]], with separator: Character) -> FieldContent? {
    guard parts.count > 1 || !parts[0].isEmpty else { return nil }
    let last = parts.count - 1
    guard parts.count < sections.count else {
      guard parts[last].count < sections[last].width else { return nil }
      return appending(separators.last ?? separator, to: joined(parts))
    }
    var parts = parts
    pad(&parts[last], last)
    let joined = joined(parts + [[]])
    return content(joined, joined.count)
  }

  /// One character more behind what is no text of these sections, to be seen and put right.
  private func appending(_ character: Character, to text: [Character]) -> FieldContent? {
    guard runs(of: text) != nil, text.count < Self.longest else { return nil }
    return content(text + [character], text.count + 1)
  }

  /// A digit in the middle: its section has to have room.
  private func inserting(_ digit: Character, in text: [Character], _ caret: Int) -> FieldContent? {
    let text = Array(text[..<caret] + [digit] + text[caret...])
    guard let parts = split(text) else { return nil }
    let joined = joined(parts)
    if joined.count == text.count { return content(joined, caret + 1) }
    // Digits flow on where no separator says whose they are.
    guard !text.contains(where: isSeparator) else { return nil }
    let before = split(text[...caret]).map(self.joined) ?? []
    return content(joined, before.count)
  }

  // MARK: Pasting

  /// A paste is taken whole, with its separators as those of the sections, or not at all.
  private func pasting(_ pasted: [Character], in base: FieldContent) -> FieldContent? {
    // Digits alone are those that would be typed: `930` is 9:30.
    if padsFirstDigit, base.text.isEmpty, pasted.allSatisfy({ Digit.value($0) != nil }) {
      return pasted.reduce(base as FieldContent?) { content, digit in
        content.flatMap { typing(digit, in: $0) }
      }
    }
    let before = Array(base.text.prefix(base.caret))
    let after = Array(base.text.dropFirst(base.caret))
    guard let parts = split(before + plain(pasted) + after) else { return nil }
    guard after.isEmpty else {
      let joined = joined(parts)
      guard joined.count == before.count + plain(pasted).count + after.count else { return nil }
      return content(joined, before.count + plain(pasted).count)
    }
    var padded = parts
    for index in padded.indices.dropLast() { pad(&padded[index], index) }
    let joined = joined(padded)
    return content(joined, joined.count)
  }

  /// A paste without blanks around it, nor beside its separators.
  private func plain(_ pasted: [Character]) -> [Character] {
    var plain: [Character] = []
    for character in pasted {
      let follows = plain.last.map(isSeparator) ?? true
      if character.isWhitespace, follows { continue }
      if isSeparator(character), !character.isWhitespace, plain.last?.isWhitespace == true {
        plain.removeLast()
      }
      plain.append(character)
    }
    while plain.last?.isWhitespace == true { plain.removeLast() }
    return plain
  }

  // MARK: Deleting

  private func deleting(_ range: Range<Int>, in text: [Character], caret: Int) -> FieldContent? {
    let isSeparators = text[range].allSatisfy { Digit.value($0) == nil }
    guard !range.isEmpty, range.upperBound < text.count, isSeparators, split(text) != nil else {
      return removing(range, in: text)
    }
    // The separator stays: the digit beside it goes.
    let digit =
      caret > range.lowerBound
      ? text[..<range.lowerBound].lastIndex { Digit.value($0) != nil }
      : text[range.upperBound...].firstIndex { Digit.value($0) != nil }
    return digit.map { removing($0..<$0 + 1, in: text) }
  }

  /// A text without a range. Its separators stay where anything follows: no digit changes its section.
  private func removing(_ range: Range<Int>, in text: [Character]) -> FieldContent {
    let after = text[range.upperBound...]
    let isKept = !after.isEmpty && split(text) != nil
    let separators = isKept ? text[range].filter(isSeparator) : []
    let rest = String(text[..<range.lowerBound] + separators + after)
    return FieldContent(text: rest, caret: min(range.lowerBound, rest.count))
  }
}
