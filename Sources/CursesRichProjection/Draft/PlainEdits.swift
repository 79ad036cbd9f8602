import CursesMarkdown
import CursesText

/// Edits of a paragraph in text that is shown as it is written, and what the paragraph is to show after them.
package struct PlainEdits {
  package let paragraph: RichParagraph
  /// The edits of the source, in order.
  package private(set) var edits: [Edit] = []
  /// The same in visible text.
  private var shown: [(range: Range<Int>, bytes: [UInt8])] = []

  package init(of paragraph: RichParagraph) { self.paragraph = paragraph }

  /// Takes bytes in the place of visible text; false where they may come to mean more than themselves.
  ///
  /// - Parameter written: what is written for them; a line feed among the bytes ends a line of code.
  package mutating func add(
    _ bytes: [UInt8], written: [UInt8]? = nil, for range: Range<Int>
  ) -> Bool {
    guard range.lowerBound >= shown.last?.range.upperBound ?? 0,
      let source = paragraph.plainSource(of: range, for: bytes)
    else { return false }
    edits.append(Edit(source, bytes: written ?? bytes))
    shown.append((range, bytes))
    return true
  }

  private var text: [UInt8] {
    var text: [UInt8] = []
    var end = 0
    for edit in shown {
      text += paragraph.text[end..<edit.range.lowerBound] + edit.bytes
      end = edit.range.upperBound
    }
    return text + paragraph.text[end...]
  }

  /// Where the last edit ends, in the last of the lines.
  package var end: Int {
    let behind = paragraph.text.count - (shown.last?.range.upperBound ?? 0)
    let text = text.dropLast(behind)
    return text.count - (text.lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0)
  }

  /// The lines that the paragraph becomes.
  package var shapes: [RichShape] {
    guard paragraph.isVerbatim else {
      var shape = RichShape(paragraph(showing: text), isStrict: true)
      if paragraph.isTableRow { shape.look = nil }
      return [shape]
    }
    let lines = text.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    return lines.map { line in
      var shape = RichShape(paragraph, isStrict: true)
      shape.text = Array(line)
      shape.runs = InlineDraft.plainRuns(shape.text)
      return shape
    }
  }

  /// The paragraph with what its pieces show then. Only what it shows is right.
  private func paragraph(showing text: [UInt8]) -> RichParagraph {
    var other = paragraph
    other.text = text
    var next = 0
    var growth = 0
    for (index, piece) in paragraph.pieces.enumerated() {
      let start = piece.visible.lowerBound + growth
      while next < shown.count, case let edit = shown[next],
        edit.range.upperBound <= piece.visible.upperBound,
        edit.range.lowerBound > piece.visible.lowerBound
      {
        growth += edit.bytes.count - edit.range.count
        next += 1
      }
      other.pieces[index].visible = start..<piece.visible.upperBound + growth
    }
    return other
  }
}

extension RichParagraph {
  /// Where visible text stands in the source, where it may become other text beyond doubt: where it is shown as it is
  /// written, with plain text on the left.
  fileprivate func plainSource(of range: Range<Int>, for bytes: [UInt8]) -> Range<Int>? {
    guard takesPlainEdits else { return nil }
    if isVerbatim {
      guard isItsSource || bytes.isPlainEverywhere else { return nil }
      let start = sourceOffset(range.lowerBound, affinity: .downstream)
      let end = range.isEmpty ? start : sourceOffset(range.upperBound)
      return start..<max(start, end)
    }
    guard bytes.isPlainEverywhere || isPlain(bytes, in: range), range.lowerBound > 0,
      !pieces.isEmpty, !isTableRow || range.isEmpty
    else { return nil }
    let piece = pieces[pieceIndex(endingAtOrAfter: range.lowerBound)]
    guard piece.isLiteral, range.lowerBound > piece.visible.lowerBound,
      range.upperBound <= piece.visible.upperBound
    else { return nil }
    let isInside = range.upperBound < piece.visible.upperBound
    let isAtPlainEnd =
      range.upperBound == text.count && piece.span < 0 && piece.attributes.isEmpty
    guard isInside || isAtPlainEnd && bytes != [Byte.space] else { return nil }
    let start = base + piece.source.lowerBound + range.lowerBound - piece.visible.lowerBound
    return start..<start + range.count
  }

  /// Whether plain text in it may be changed without a look at what else it holds.
  private var takesPlainEdits: Bool {
    switch kind {
    case .paragraph, .heading: calloutTitle == nil
    case .raw, .source: !text.isEmpty
    case .code: !text.isEmpty || lead.isEmpty && trail.isEmpty
    case .tableRow: true
    case .rule: false
    }
  }

  /// Whether a space or a symbol is plain after a word: nothing ends there that was begun by others.
  private func isPlain(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard bytes.count == 1, let byte = bytes.first, range.isEmpty, range.lowerBound > 0,
      case let before = text[range.lowerBound - 1], before.isLetter || before >= 0x80
    else { return false }
    if byte == Byte.space {
      return kind == .paragraph && range.upperBound < text.count
        && !text[range.upperBound].isWhitespace
    }
    return ",;?!.".utf8.contains(byte)
  }
}

extension [UInt8] {
  /// Whether it means itself in all text: letters and digits do.
  fileprivate var isPlainEverywhere: Bool { allSatisfy { $0 >= 0x80 || $0.isAlphanumeric } }
}
