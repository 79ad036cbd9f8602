import CursesMarkdown
import CursesRichText
import CursesText
import CursesTextEditors
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A rich document as pages see it, as it is at one version.
///
/// The document keeps what it has shown, and names it by stamps.
struct RichPageSource: PageSource {
  let document: RichDocument
  /// The pictures of the document's images; nil where none are shown.
  let album: PictureAlbum?
  /// Whether a line end within a paragraph is shown as one, and not as a space.
  let showsLineEnds: Bool
  let store = Store()
  /// What parts of long blocks of code leave open; shared with the pages of other versions.
  let codeEnds: CodeEnds
  /// What is shown as its source although it stands for something else: the caret is in it.
  let opened: InsetSource?

  /// What was found of other blocks.
  final class Store {
    /// Of the lines of code that were looked at: what each leaves open.
    var codeStates: [Int: [Int: CodeState]] = [:]
    /// Where the tables begin that blocks go on with.
    var heads: [Int: Int] = [:]
  }

  init(
    _ document: RichDocument, album: PictureAlbum? = nil, codeEnds: CodeEnds = CodeEnds(),
    showsLineEnds: Bool = false, opened: InsetSource? = nil
  ) {
    self.opened = opened
    self.document = document
    self.showsLineEnds = showsLineEnds
    self.album = album
    self.codeEnds = codeEnds
  }

  var blockCount: Int { document.blockCount }

  func stamp(ofBlock block: Int) -> Int? {
    readOn(past: block)
    return document.stamp(ofBlock: block)
  }

  func block(_ index: Int) -> RichBlock {
    readOn(past: index)
    return document.shownBlock(index)
  }

  /// Sees to it that a block is not the last of a document that is not read to its end: what follows could
  /// still become part of it. So there is always a next block to go to.
  private func readOn(past index: Int) {
    guard !document.isWhole else { return }
    while index + 1 >= document.blockCount, document.readOn() {}
  }

  func paragraphCount(inBlock block: Int) -> Int { self.block(block).paragraphs.count }

  func kind(ofParagraph index: Int, inBlock block: Int) -> PageParagraphKind {
    PageParagraphKind(self.block(block).paragraphs[index].kind)
  }

  func unitStarts(inBlock block: Int) -> [Int]? {
    let paragraphs = self.block(block).paragraphs
    var starts: [Int] = []
    for (index, paragraph) in paragraphs.enumerated() {
      if case .tableRow(false) = paragraph.kind, index > 0, !paragraphs[index - 1].hasGapAfter,
        case .tableRow = paragraphs[index - 1].kind
      {
        continue
      }
      if index > 0, paragraph.isCode(ofSameBlockAs: paragraphs[index - 1]),
        isReplaced(index, inBlock: block)
      {
        continue
      }
      starts.append(index)
    }
    return starts.count == paragraphs.count ? nil : starts
  }

  var generation: Int { document.showings }

  func hasGap(afterParagraph index: Int, inBlock block: Int) -> Bool {
    self.block(block).paragraphs[index].hasGapAfter
  }

  func shownParagraph(
    _ index: Int, inBlock block: Int, forward: Bool
  ) -> (block: Int, paragraph: Int)? {
    if forward { readOn(past: block) }
    guard let next = neighbour(index, inBlock: block) else { return nil }
    let place = RichPlace(block: next.block, paragraph: next.paragraph, visible: 0)
    return Folds(document: document).shownPlace(from: place, forward: forward).map {
      ($0.block, $0.paragraph)
    }
  }

  func continuedTable(inBlock block: Int) -> ContinuedTable? {
    guard case .table(let columns) = document.continuation(ofBlock: block) else { return nil }
    guard let head = store.heads[block] ?? document.tableHead(ofBlock: block) else { return nil }
    store.heads[block] = head
    return ContinuedTable(head: head, alignments: columns.alignments.map { CellAlignment($0) })
  }

  func startsInLine(_ block: Int) -> Bool {
    block < document.blockCount && document.continuation(ofBlock: block) == .line
  }

  func words(
    ofParagraph index: Int, inBlock block: Int, _ rules: SpellingRules
  ) -> [SpellingWord] {
    self.block(block).paragraphs[index].spellingWords(rules)
  }

  func fraction(beforeBlock block: Int) -> Double {
    let count = document.state.text.count
    return count > 0 ? Double(document.block(block).start) / Double(count) : 0
  }

  func paragraph(_ index: Int, inBlock block: Int) -> PageParagraph {
    let shown = self.block(block)
    let rich = shown.paragraphs[index]
    var paragraph = PageParagraph(PageParagraphKind(rich.kind), rich.text)
    if showsLineEnds {
      for offset in rich.softBreaks { paragraph.text[offset] = UInt8(ascii: "\n") }
    }
    if let line = document.waitingLine, line.place.block == block, line.place.paragraph == index {
      paragraph.text += [UInt8(ascii: "\n")] + line.indent
    }
    for run in rich.runs { if let span = PageSpan(run) { paragraph.spans.append(span) } }
    if let name = rich.blockName {
      paragraph.spans.append(PageSpan(range: name, attributes: .raw, target: ""))
    }
    paragraph.dim(rich.comments)
    if rich.kind == .source { paragraph.spans = paragraph.spans.tight }
    if case .code(let name) = rich.kind, let language = language(index, inBlock: block, name) {
      paragraph.spans = codeSpans(index, inBlock: block, language)
    }
    paragraph.cells = rich.cells.map { PageCell(range: $0.range, alignment: .init($0.alignment)) }
    if case .heading = rich.kind {
      paragraph.isFolded = Folds(document: document).isFoldedHeading(
        RichPlace(block: block, paragraph: index, visible: 0))
    }
    setPictures(of: &paragraph, index, inBlock: block)
    let prefix = rich.prefix
    guard !prefix.isEmpty else { return paragraph }
    if let tone = prefix.last?.callout { paragraph.spans = paragraph.spans.toned(tone) }
    let last = prefix.contains { $0.number != nil } ? shown.paragraphs.last?.prefix ?? [] : []
    paragraph.containers = prefix.indices.map { depth in
      PageContainer(prefix[depth], ofLast: depth < last.count ? last[depth] : nil)
    }
    paragraph.isDone =
      prefix.last { prefix in
        if case .item = prefix.kind { true } else { false }
      }.map(\.isDoneTask) ?? false
    return paragraph
  }
}

extension [PageSpan] {
  /// The same where the markers are shown.
  fileprivate var tight: [PageSpan] {
    map { span in
      guard span.attributes.contains(.code) else { return span }
      var span = span
      span.attributes.insert(.isTight)
      return span
    }
  }

  /// The title of a callout in the colour of its tone.
  fileprivate func toned(_ tone: CalloutTone) -> [PageSpan] {
    map { span in
      guard span.attributes.contains(.informing) else { return span }
      var span = span
      span.attributes.remove(.informing)
      switch tone {
      case .info: span.attributes.insert(.informing)
      case .good: span.attributes.insert(.advising)
      case .warning: span.attributes.insert(.warning)
      case .danger: span.attributes.insert(.alarming)
      }
      return span
    }
  }
}

extension RichPrefix {
  fileprivate var isDoneTask: Bool {
    switch kind {
    case .item(.task(let isDone, _)): isDone
    // What is cancelled is struck through as well.
    case .item(.status(let mark, _)): mark == "-"
    default: false
    }
  }
}

extension PageParagraphKind {
  fileprivate init(_ kind: RichKind) {
    self =
      switch kind {
      case .paragraph: .paragraph
      case .heading(let level): .heading(level: level)
      case .code(let language): .code(label: language)
      case .tableRow(let isHeader): .tableRow(isHeader: isHeader)
      case .rule: .rule
      case .raw, .source: .raw
      }
  }
}

extension PageContainer {
  /// `last` is the prefix of the block's last paragraph at the same depth: the numbers of a list are at their
  /// widest there.
  fileprivate init(_ prefix: RichPrefix, ofLast last: RichPrefix?) {
    switch prefix.kind {
    case .quote: self = prefix.callout.map { .callout($0.role) } ?? .quote
    case .footnote(let label):
      let marker = PageMarker.number("[\(label)]")
      self = .item(marker: prefix.isFirst ? marker : nil, widest: marker)
    case .item(let rich):
      let marker = PageMarker(rich, number: prefix.number)
      var widest = marker
      if let own = prefix.number, let number = last?.number, number.utf8.count > own.utf8.count {
        widest = PageMarker(rich, number: number)
      }
      self = .item(marker: prefix.isFirst ? marker : nil, widest: widest)
    }
  }
}

extension CalloutTone {
  /// Its colour.
  fileprivate var role: Role {
    switch self {
    case .info: .info
    case .good: .good
    case .warning: .warning
    case .danger: .error
    }
  }
}

extension PageMarker {
  fileprivate init(_ marker: RichMarker, number: String?) {
    switch marker {
    case .bullet(let depth): self = .bullet(depth: depth)
    case .number(let text): self = .number(number ?? text)
    case .task(let isDone, _): self.init(.task(isDone: isDone), behind: number)
    case .status(let mark, _): self.init(.status(mark), behind: number)
    }
  }

  private init(_ box: PageMarker, behind number: String?) {
    self = number.map { .numbered($0, box) } ?? box
  }
}

extension PageSpan {
  fileprivate init?(_ run: RichRun) {
    var attributes = PageAttributes()
    for (rich, own) in PageSpan.meanings where run.attributes.contains(rich) {
      attributes.insert(own)
    }
    guard !attributes.isEmpty else { return nil }
    self.init(range: run.range, attributes: attributes, target: run.link ?? "")
  }

  private static let meanings: [(RichAttributes, PageAttributes)] = [
    (.strong, .strong), (.emphasis, .emphasis), (.strikethrough, .strikethrough), (.code, .code),
    (.highlight, .highlight), (.link, .link), (.image, .link), (.footnote, .link), (.raw, .raw),
    (.marker, .raw), (.tag, .tag), (.callout, .informing),
  ]
}

extension CellAlignment {
  fileprivate init(_ alignment: ColumnAlignment) {
    self =
      switch alignment {
      case .none, .left: .left
      case .center: .center
      case .right: .right
      }
  }
}

extension PagePosition {
  init(_ place: RichPlace) {
    self.init(block: place.block, paragraph: place.paragraph, offset: place.visible)
  }

  var richPlace: RichPlace {
    RichPlace(block: block, paragraph: paragraph, visible: offset)
  }
}
