import CursesMarkdown
import CursesText

/// What is in the whole of a text: its headings, its footnotes, and the words of what is selected.
package struct TextOutline {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// The headings of the whole text, in order. It is read in full for them.
  package func headings() -> [RichHeading] {
    let tree = MarkdownParser.parse(
      document.state.text.bytes, options: document.table.blocks.options)
    return tree.allBlocks.compactMap { id -> RichHeading? in
      guard case .heading(let level, _) = tree.kind(of: id) else { return nil }
      let start = tree.segments(of: id).first?.range.lowerBound ?? tree.range(of: id).lowerBound
      let paragraph = document.paragraph(at: document.place(at: start))
      let text =
        paragraph.headingLevel == nil ? tree.text(in: tree.range(of: id)) : paragraph.string
      return RichHeading(level: level, text: text, offset: paragraph.sourceOffset(0))
    }.sorted { $0.offset < $1.offset }
  }

  /// The words and characters of what is selected; nil when nothing is. Those of much are counted in its source,
  /// markers and all.
  package var selectionCounts: (words: Int, characters: Int)? {
    guard !document.state.selection.isCaret else { return nil }
    let ranges = document.state.selection.ranges.map(\.range)
    if ranges.count > 1_000 || ranges.reduce(0, { $0 + $1.count }) > 128 << 10 {
      return ranges.map(document.state.text.countWords).reduce((0, 0)) {
        ($0.0 + $1.words, $0.1 + $1.characters)
      }
    }
    var words = 0
    var characters = 0
    for range in ranges where !range.isEmpty {
      var place = document.place(at: range.lowerBound)
      let end = document.place(at: range.upperBound)
      while true {
        let paragraph = document.paragraph(at: place)
        let isLast = (place.block, place.paragraph) == (end.block, end.paragraph)
        var part = RichParagraph(kind: .paragraph)
        let upTo = isLast ? end.visible : paragraph.text.count
        part.text = Array(paragraph.text[place.visible..<max(place.visible, upTo)])
        part.count(words: &words, characters: &characters)
        guard !isLast, let next = document.nextParagraph(after: place) else { break }
        place = next
      }
    }
    return (words, characters)
  }

  /// Where the footnote with a label starts.
  package func footnote(labelled label: String) -> Int? {
    while document.readOn() {}
    for index in 0..<document.blockCount {
      for paragraph in document.block(index).paragraphs {
        let isIt = paragraph.containers.contains { $0.kind == .footnote && $0.label == label }
        if isIt { return paragraph.sourceOffset(0) }
      }
    }
    return nil
  }

  /// The label of the footnote that a place lies in; nil outside of footnotes.
  package func footnoteLabel(at place: RichPlace) -> String? {
    document.paragraph(at: place).containers.last { $0.kind == .footnote }?.label
  }

  /// Where the first number that refers to a footnote ends.
  package func footnoteReference(labelled label: String) -> Int? {
    while document.readOn() {}
    let shown = Array("[\(label)]".utf8)
    for index in 0..<document.blockCount {
      for paragraph in document.block(index).paragraphs {
        let run = paragraph.runs.first {
          $0.attributes.contains(.footnote) && paragraph.text[$0.range].elementsEqual(shown)
        }
        if let run { return paragraph.sourceOffset(run.range.upperBound) }
      }
    }
    return nil
  }
}

extension RichParagraph {
  /// The level of the heading that it is; nil for anything else.
  package var headingLevel: Int? {
    if case .heading(let level) = kind { return level }
    return nil
  }
}
