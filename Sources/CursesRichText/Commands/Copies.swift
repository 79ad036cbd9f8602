import CursesMarkdown
import CursesText

/// What is selected, for the clipboard.
package struct Copies {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// The visible text that is selected, a line feed between paragraphs.
  package var selectedText: String { SelectedText(in: document).text }

  /// Each selection that holds any text, in order.
  package var selectedCopies: [RichCopy] {
    document.state.selection.ranges.filter { !$0.isCaret }.map {
      SelectedText($0, in: document).copy
    }
  }

  /// What is selected as Markdown, which shows the same in a document of its own. Styles that are selected
  /// in part are closed and opened as needed, code has fences, and paragraphs selected from their start bring
  /// their markers. `nil` where the text is its own source, as in code.
  package var selectedMarkdown: String? { SelectedText(in: document).markdown }

  /// The HTML of what was copied.
  ///
  /// - Parameter markdown: its Markdown; nil for text that is its own source, which is code.
  package func html(ofCopied markdown: String?, words: String) -> String {
    guard let markdown else {
      var language = ""
      if case .code(let name) = document.target.first.kind { language = name }
      let code = PastedBlock.code(Array(words.utf8), language: language)
      return HTMLRenderer.html(PastedMarkdown().source([code]))
    }
    // Only at the start of the text is it front matter.
    let options =
      document.target.from.block == 0 ? .note : MarkdownOptions.note.subtracting(.frontMatter)
    let html = HTMLRenderer.html(Array(markdown.utf8), options: options)
    // Text within a paragraph is none of its own.
    let tags = ("<p>", "</p>\n")
    let inner = html.dropFirst(tags.0.count).dropLast(tags.1.count)
    let isOne = html.hasPrefix(tags.0) && html.hasSuffix(tags.1) && !inner.contains(tags.0)
    return isOne && markdown.utf8.last != Byte.lineFeed ? String(inner) : html
  }
}

/// A stretch of a document for the clipboard. Nothing of it changes the document.
struct SelectedText {
  let document: RichDocument
  let target: RichTarget

  /// What a selection of a document holds.
  init(_ range: SelectionRange, in document: RichDocument) {
    self.init(document.target(of: range), in: document)
  }

  /// What its main selection holds.
  init(in document: RichDocument) { self.init(document.target, in: document) }

  private init(_ target: RichTarget, in document: RichDocument) {
    (self.target, self.document) = (target, document)
  }

  /// Every paragraph that it touches.
  var paragraphs: [(place: RichPlace, paragraph: RichParagraph)] {
    Array(document.touchedParagraphs(of: target))
  }

  /// What is read of it, a line feed between paragraphs.
  var text: String {
    if target.isCaret { return "" }
    return paragraphs.map { place, paragraph in
      String(decoding: paragraph.text[stretch(of: paragraph, place)], as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// All that is copied of it.
  var copy: RichCopy {
    let isInText = target.isInOneParagraph && !target.first.isVerbatim
    return RichCopy(
      text: text, markdown: markdown, rows: table?.rows,
      endsWithBreak: isInText && target.first.text[..<target.upTo.visible].last == Byte.lineFeed)
  }

  /// The Markdown of it; see `RichDocument.selectedMarkdown`.
  var markdown: String? {
    if target.isCaret { return "" }
    let (first, last) = (target.first, target.last)
    if let table = table { return table.markdown }
    if let range = target.range {
      if first.isVerbatim { return nil }
      if let all = onlyParagraph { return all }
      let part = copied(first, range)
      return MarkdownClip.standing(first.isTableRow ? CellText.paragraph(part) : part)
    }
    if first.isVerbatim, first.leafStart == last.leafStart, first.base == last.base { return nil }
    if target.upTo.visible == 0, let end = document.previousParagraph(before: target.upTo) {
      return markdown(upTo: end)
    }
    let range = target.from.visible..<first.text.count
    var head = target.from.visible == 0 ? written(first, range) : opening(first, range)
    if target.from.visible == 0 {
      head = document.state.text.string(in: first.lineStart..<first.contentRange.lowerBound) + head
    }
    if let fence = fence(of: first),
      target.from.visible > 0 || !document.isFirstOfBlock(target.from)
    {
      head = fence + document.lineEnd + head
    }
    let between =
      first.contentRange
      .upperBound..<max(first.contentRange.upperBound, last.contentRange.lowerBound)
    let tail = fence(of: last).map { document.lineEnd + last.continuation + $0 } ?? ""
    // Directly behind text a number begins no item.
    let gap = target.from.visible > 0 && first.takes(last) ? document.lineEnd : ""
    let quotes = quotesAround
    guard !quotes.isEmpty else {
      let all = head + gap + source(between) + written(last, 0..<target.upTo.visible) + tail
      let items = target.from.visible == 0 ? itemsAround : []
      return items.isEmpty ? all : unquoted("\n" + all, items).dropFirst().description
    }
    var end = copied(last, 0..<target.upTo.visible)
    end.useLineStart(document.lineEnd)
    end.tidy()
    return head + unquoted(source(between), quotes) + String(decoding: end.written(), as: UTF8.self)
  }

  /// What is selected as Markdown, to the end of a paragraph: of the next one nothing is selected but that it
  /// is another.
  private func markdown(upTo end: RichPlace) -> String? {
    let shorter = SelectedText(
      RichTarget(
        from: target.from, upTo: end, first: target.first, last: document.paragraph(at: end)),
      in: document)
    let own = shorter.target
    let isLine = own.isInOneParagraph && own.from.visible == 0 && !own.first.isVerbatim
    let markdown =
      isLine
      ? CopiedLines(document: document).lines(of: shorter.paragraphs).markdown : shorter.markdown
    return markdown.map { $0 + document.lineEnd }
  }

  /// The quotations that are all that is around text that is copied from within its first paragraph: they
  /// began before it.
  private var quotesAround: [RichContainer] {
    let outer = target.first.containers
    let isShared = paragraphs.allSatisfy { _, paragraph in
      paragraph.base == target.first.base && paragraph.containers.count == outer.count
        && zip(paragraph.containers, outer).allSatisfy { $0.isSame(as: $1) && $0.kind == .quote }
    }
    return target.from.visible > 0 && !target.first.isVerbatim && isShared ? outer : []
  }

  /// The items around selected paragraphs that began before them: these are copied without their depth.
  private var itemsAround: [RichContainer] {
    let outer = CopiedLines(document: document).containersAround(paragraphs)
    return outer.allSatisfy { $0.kind == .item && !$0.isFirst } ? outer : []
  }

  /// Lines after a first one without the markers of the quotations around them.
  private func unquoted(_ text: String, _ quotes: [RichContainer]) -> String {
    let lines = Array(text.utf8).split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let start = index == 0 ? 0 : BlankLine(Array(line), lineStart: 0, in: quotes).contentStart
      return String(decoding: line.dropFirst(start), as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// All of a text of one paragraph, with its marker.
  private var onlyParagraph: String? {
    let paragraph = target.first
    let isAll = target.from.visible == 0 && target.upTo.visible == paragraph.text.count
    let isAlone = document.previousParagraph(before: target.from) == nil
    guard isAll, isAlone, document.nextParagraph(after: target.upTo) == nil,
      paragraph.headingLevel != nil || paragraph.ownItem != nil
    else { return nil }
    let marker = document.state.text.string(
      in: paragraph.lineStart..<paragraph.contentRange.lowerBound)
    return marker + source(paragraph.contentRange)
  }

  /// The fence that code must have to be code.
  private func fence(of line: RichParagraph) -> String? {
    guard line.isCode, let opener = line.opener else { return nil }
    return document.state.text.string(
      in: (line.base + opener.lowerBound)..<(line.base + opener.upperBound))
  }

  private func opening(_ paragraph: RichParagraph, _ range: Range<Int>) -> String {
    paragraph.isVerbatim
      ? written(paragraph, range) : MarkdownClip.standing(copied(paragraph, range))
  }

  func written(_ paragraph: RichParagraph, _ range: Range<Int>) -> String {
    if paragraph.isVerbatim { return String(decoding: paragraph.text[range], as: UTF8.self) }
    var draft = copied(paragraph, range)
    draft.tidy()
    return String(decoding: draft.written(), as: UTF8.self)
  }

  // MARK: Links by label

  /// A part of a paragraph, with addresses where labels name them that are defined elsewhere.
  private func copied(_ paragraph: RichParagraph, _ range: Range<Int>) -> InlineDraft {
    var draft = document.draft(of: paragraph).extracting(range)
    if range.lowerBound > 0 || target.isInOneParagraph { draft.useLineStart(document.lineEnd) }
    for index in draft.spans.indices {
      let span = draft.spans[index]
      let link = LabelledLink(
        address: span.link, opener: span.opener[...], text: draft.text(ofSpan: index)[...],
        closer: span.closer[...])
      if let closer = closer(of: link) { draft.spans[index].closer = closer }
    }
    return draft
  }

  /// The source of whole paragraphs that are selected, likewise.
  private func source(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    var at = range.lowerBound
    for (_, paragraph) in paragraphs {
      let own = document.source(of: paragraph)
      for span in paragraph.spans.sorted(by: { $0.closer.lowerBound < $1.closer.lowerBound }) {
        let place =
          span.closer.lowerBound + paragraph.base..<span.closer.upperBound + paragraph.base
        guard at <= place.lowerBound, place.upperBound <= range.upperBound else { continue }
        let link = LabelledLink(
          address: span.link, opener: own[span.opener],
          text: own[span.opener.upperBound..<max(span.opener.upperBound, span.closer.lowerBound)],
          closer: own[span.closer])
        guard let new = closer(of: link) else { continue }
        bytes += document.state.text.bytes(in: at..<place.lowerBound) + new
        at = place.upperBound
      }
    }
    return String(
      decoding: bytes + document.state.text.bytes(in: at..<range.upperBound), as: UTF8.self)
  }

  /// What ends a link by label where it is copied without what defines the label; nil where it stays as it is.
  private func closer(of link: LabelledLink) -> [UInt8]? {
    guard let address = link.address, let label = link.label, !isCopied(definitionOf: label) else {
      return nil
    }
    let known =
      document.table.definitions[label]
      ?? document.table.definitions.links.values.first { $0.destination == address }
    let quoted = known?.title.map {
      " \"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    return Array("](\(LinkDestination.written(address))\(quoted ?? ""))".utf8)
  }

  /// Whether what defines a label is selected as a whole.
  private func isCopied(definitionOf label: LinkLabel) -> Bool {
    guard !target.isInOneParagraph, document.table.definitions[label] != nil else { return false }
    return paragraphs.contains { place, paragraph in
      paragraph.definedLabel == label
        && stretch(of: paragraph, place).count == paragraph.text.count
    }
  }

  /// What of a paragraph in it is selected.
  func stretch(of paragraph: RichParagraph, _ place: RichPlace) -> Range<Int> {
    let isFirst = (place.block, place.paragraph) == (target.from.block, target.from.paragraph)
    let isLast = (place.block, place.paragraph) == (target.upTo.block, target.upTo.paragraph)
    let start = isFirst ? target.from.visible : 0
    return start..<max(start, isLast ? target.upTo.visible : paragraph.text.count)
  }
}

/// A link or an image as it is written.
private struct LabelledLink {
  let address: String?
  let opener: ArraySlice<UInt8>
  let text: ArraySlice<UInt8>
  let closer: ArraySlice<UInt8>

  /// The label that names where it leads; nil where it says so itself, or is none.
  var label: LinkLabel? {
    guard opener.elementsEqual("[".utf8) || opener.elementsEqual("![".utf8),
      !closer.starts(with: "](".utf8)
    else { return nil }
    let own = closer.dropFirst("][".utf8.count).dropLast()
    return LinkLabel(own.isEmpty ? text : own)
  }
}

extension InlineDraft {
  /// What is seen of a span.
  fileprivate func text(ofSpan index: Int) -> [UInt8] {
    atoms.filter { $0.chain.contains(index) }.flatMap(\.visible)
  }
}

extension RichParagraph {
  /// The label that the line defines; nil for a line that defines none.
  fileprivate var definedLabel: LinkLabel? {
    let line = text.drop { $0.isBlank }
    guard isVerbatim, !isCode, line.first == Byte.openBracket,
      let end = line.firstRange(of: Array("]:".utf8))
    else { return nil }
    return LinkLabel(line[line.startIndex + 1..<end.lowerBound])
  }
}
