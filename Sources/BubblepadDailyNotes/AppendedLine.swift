import CursesText

/// A line that comes to the end of a note.
package struct AppendedLine {
  private let text: String

  package init(_ text: String) { self.text = text }

  /// A text with the line after its last one, with line ends as the text has them.
  package func added(to text: SourceText) -> SourceText {
    let bytes = text.bytes
    let end = bytes.contains(0x0D) ? "\r\n" : "\n"
    let isEnded = bytes.isEmpty || bytes.last == 0x0A
    let written = bytes.last == 0x0A ? bytes.dropLast() : bytes[...]
    let last = written.lastIndex(of: 0x0A).map { written[($0 + 1)...] } ?? written
    let gap = Self.gap(below: String(decoding: last, as: UTF8.self), before: self.text)
    let added = (isEnded ? "" : end) + (gap.map { $0 + end } ?? "") + self.text + end
    return SourceText(bytes: bytes + Array(added.utf8))
  }

  /// The line that must stand between two, so that they are not read as one paragraph; nil where the second
  /// continues what the first is part of: an item its list, a row its table, a line its quotation.
  private static func gap(below above: String, before line: String) -> String? {
    let (above, line) = (trimmed(above), trimmed(line))
    guard !above.isEmpty else { return nil }
    if above.hasPrefix(">"), line.hasPrefix(">"), !isCallout(line) {
      // The first line of a callout is its title.
      if isCallout(above) { return nil }
      return gap(below: String(above.dropFirst()), before: String(line.dropFirst())).map {
        $0.isEmpty ? ">" : "> " + $0
      }
    }
    let isItem = ["- ", "* ", "+ "].contains { line.hasPrefix($0) }
    let isRow = above.hasPrefix("|") && line.hasPrefix("|")
    return isItem || isNumbered(line) && isNumbered(above) || isRow ? nil : ""
  }

  private static func trimmed(_ line: String) -> Substring {
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
