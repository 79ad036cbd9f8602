import CursesText

/// The title that the text of a note gives it: `title:` in its front matter, else a heading that it begins with.
package struct TextTitle: Equatable {
  /// The words, as they are read.
  package let words: String
  /// Where they stand in the text, in bytes, without markers and quotation marks.
  package let range: Range<Int>
  /// Whether a heading has them.
  package let isHeading: Bool

  /// How much of a text is looked at, in bytes.
  private static let most = 1 << 14

  /// - Parameter text: all of it; only its start is looked at.
  package init?(_ text: SourceText) {
    let bytes = text.bytes(in: 0..<min(text.count, Self.most))
    var lines = Lines(bytes)
    if let title = lines.takeFrontMatter() {
      self = title
      return
    }
    guard let title = lines.heading else { return nil }
    self = title
  }

  /// The heading that a text begins with, below its front matter.
  package static func heading(of text: SourceText) -> TextTitle? {
    var lines = Lines(text.bytes(in: 0..<min(text.count, Self.most)))
    _ = lines.takeFrontMatter()
    return lines.heading
  }

  fileprivate init?(_ bytes: [UInt8], _ range: Range<Int>, isHeading: Bool) {
    let written = String(decoding: bytes[range], as: UTF8.self)
    words = isHeading ? NoteSummary.plain(written[...]) : NoteTitle.trimmed(written)
    (self.range, self.isHeading) = (range, isHeading)
    if words.isEmpty { return nil }
  }

  /// The edit that gives a heading another name, where it repeats the title that a note had; nil for any other, and
  /// where the new title would be read as Markdown.
  package static func edit(of text: SourceText, from old: String, to new: String) -> Edit? {
    guard let heading = heading(of: text), old != new, NoteSummary.plain(new[...]) == new,
      heading.words == String(decoding: text.bytes(in: heading.range), as: UTF8.self),
      heading.words == old || NoteTitle.suggestion(for: heading.words, others: []) == old
    else { return nil }
    return Edit(heading.range, SourceText(new))
  }
}

/// The lines at the start of a text.
private struct Lines {
  let bytes: [UInt8]
  /// Where the next line starts.
  private var start = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
  }

  /// The next line without its end and the blanks there; nil at the end of the text.
  private mutating func next() -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    defer { start = end + 1 }
    return trimmed(start..<end)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let from = bytes[range].firstIndex { !isBlank($0) } ?? range.upperBound
    let end = bytes[from..<range.upperBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? from
    return from..<end
  }

  /// Passes front matter over. Returns the title that it has.
  mutating func takeFrontMatter() -> TextTitle? {
    var lines = self
    guard let first = lines.next(), bytes[first].elementsEqual("---".utf8) else { return nil }
    var title: TextTitle?
    while let line = lines.next() {
      guard !bytes[line].elementsEqual("---".utf8) else {
        self = lines
        return title
      }
      if title == nil, bytes[line].starts(with: "title:".utf8) {
        var value = trimmed(line.lowerBound + 6..<line.upperBound)
        for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")]
        where value.count > 1 && bytes[value.lowerBound] == quote
          && bytes[value.upperBound - 1] == quote
        {
          value = value.lowerBound + 1..<value.upperBound - 1
        }
        title = TextTitle(bytes, value, isHeading: false)
      }
    }
    return nil
  }

  /// The heading that comes next, before any other text.
  var heading: TextTitle? {
    var lines = self
    while let line = lines.next() {
      guard !line.isEmpty else { continue }
      let marks = bytes[line].prefix { $0 == UInt8(ascii: "#") }.count
      if marks > 0 {
        let rest = line.lowerBound + marks..<line.upperBound
        guard marks <= 6, let blank = bytes[rest].first, blank == 0x20 || blank == 0x09 else {
          return nil
        }
        return TextTitle(bytes, withoutClosing(trimmed(rest)), isHeading: true)
      }
      guard let below = lines.next(), let mark = bytes[below].first, below.count > 1,
        mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"),
        bytes[below].allSatisfy({ $0 == mark }), !"->*+|`~".utf8.contains(bytes[line.lowerBound])
      else { return nil }
      return TextTitle(bytes, line, isHeading: true)
    }
    return nil
  }

  /// A heading without the signs that close it.
  private func withoutClosing(_ range: Range<Int>) -> Range<Int> {
    let marks = bytes[range].reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let end = range.upperBound - marks
    guard marks > 0, end > range.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 else {
      return range
    }
    return trimmed(range.lowerBound..<end)
  }
}
