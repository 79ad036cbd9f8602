import CursesText

/// A line that comes to the end of a note.
package struct AppendedLine {
  private let text: String

  package init(_ text: String) { self.text = text }

  /// A text with the line at its end, with line ends as the text has them. Where it continues the last block it stands
  /// directly below that, before the blank lines that the text ends with.
  package func added(to text: SourceText) -> SourceText {
    let bytes = text.bytes
    let first = bytes.firstIndex(of: 0x0A) ?? 0
    let end = first > 0 && bytes[first - 1] == 0x0D ? "\r\n" : "\n"
    let note = String(decoding: bytes, as: UTF8.self)
    let blankLines = Self.blankLines(atEndOf: note)
    let block = Self.lastBlock(of: note[..<blankLines.startIndex])
    var gap = Self.gap(below: block, before: self.text[...])
    var at = bytes.count - blankLines.utf8.count
    if !blankLines.isEmpty, gap == "" || !Self.isContinued(block) {
      (at, gap) = (bytes.count, nil)
    }
    let isEnded = at == 0 || bytes[at - 1] == 0x0A
    let own = self.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let added =
      (isEnded ? "" : end) + (gap.map { $0 + end } ?? "") + own.joined(separator: end) + end
    return SourceText(bytes: Array(bytes[..<at]) + Array(added.utf8) + bytes[at...])
  }

  /// The blank lines that a text ends with.
  private static func blankLines(atEndOf note: String) -> Substring {
    let end = note.lastIndex { !$0.isWhitespace }.map { note.index(after: $0) } ?? note.startIndex
    guard end > note.startIndex else { return note[...] }
    return note[end...].drop { !$0.isNewline }.dropFirst()
  }

  /// The lines at the end of a text up to a blank one.
  private static func lastBlock(of text: Substring) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let whole = lines.dropLast(text.last?.isNewline == true ? 1 : 0)
    return whole.reversed().prefix { !trimmed($0).isEmpty }.reversed()
  }

  /// Whether a block may go on below its last line: a heading does not.
  private static func isContinued(_ block: [Substring]) -> Bool {
    block.last.map { !trimmed($0).hasPrefix("#") } ?? false
  }

  /// The line that must stand between the lines of a block and another, so that they are not read as one paragraph;
  /// nil where the other continues what the last is part of: an item its list, a row its table, a line its
  /// quotation. An item may stand directly below a heading.
  private static func gap(below block: [Substring], before line: Substring) -> String? {
    guard let last = block.last else { return nil }
    let (above, line) = (trimmed(last), trimmed(line))
    if above.hasPrefix(">"), line.hasPrefix(">"), !isCallout(line) {
      return gapInQuotation(below: block, before: line)
    }
    if line.hasPrefix("|") { return above.hasPrefix("|") ? nil : "" }
    guard isItem(line) else { return "" }
    if above.hasPrefix("#"), !isNumbered(line) { return nil }
    let item = block.lazy.map(trimmed).last(where: isItem)
    return item.map { isNumbered($0) == isNumbered(line) } == true ? nil : ""
  }

  private static func gapInQuotation(below block: [Substring], before line: Substring) -> String? {
    let quoted = block.lazy.map(trimmed).reversed().prefix { $0.hasPrefix(">") }
    // The first line of a callout is its title.
    if quoted.first.map(isCallout) == true { return nil }
    let inner = quoted.map { $0.dropFirst() }.prefix { !trimmed($0).isEmpty }
    let rest = line.dropFirst()
    guard let last = inner.first, !isPlain(last) || !isPlain(rest) else { return nil }
    return gap(below: inner.reversed(), before: rest).map { $0.isEmpty ? ">" : "> " + $0 }
  }

  /// Whether a line is one of a paragraph.
  private static func isPlain(_ line: Substring) -> Bool {
    let line = trimmed(line)
    return !isItem(line) && ![">", "|", "#"].contains { line.hasPrefix($0) }
  }

  private static func isItem(_ line: Substring) -> Bool {
    ["- ", "* ", "+ "].contains { line.hasPrefix($0) } || isNumbered(line)
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let start = line.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }

  /// Whether a line begins a callout: `> [!note]`.
  private static func isCallout(_ line: Substring) -> Bool {
    line.hasPrefix(">") && line.dropFirst().drop { $0 == " " }.hasPrefix("[!")
  }

  private static func isNumbered(_ line: Substring) -> Bool {
    let number = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(number.count)
    return !number.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
  }
}
