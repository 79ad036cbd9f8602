import CursesMarkdown
import CursesText

// MARK: - Making blocks

extension RichDocument {
  /// Parses a stretch of whole blocks and makes what it shows.
  func makeBlock(_ range: Range<Int>, showsSource: Bool, in text: SourceText? = nil)
    -> RichBlock
  {
    let text = text ?? state.text
    let (isFirst, isLast) = (range.lowerBound == 0, range.upperBound == text.count)
    madeCount += 1
    let entry = table.blocks.entry(at: range.lowerBound)
    if let entry, entry.isPiece {
      let source = projection(
        of: entry, text.bytes(in: range), isFirst: isFirst, isLast: isLast)
      return RichBlock(
        stamp: madeCount, start: range.lowerBound, count: range.count,
        paragraphs: source.paragraphs, continues: entry.startsInLine ? .line : nil)
    }
    let tree = table.tree(of: range, in: text, restart: entry?.restart)
    var projector = Projector(tree: tree, definitions: table.definitions, isLast: isLast)
    if entry?.restart.containers.isEmpty == false {
      let part = table.part(at: range.lowerBound)
      projector.firstNumbers = table.firstNumbers(ofPart: part, in: text)
    }
    var paragraphs = projector.project()
    if showsSource {
      paragraphs =
        SourceProjection(tree.source, rich: paragraphs, isFirst: isFirst, isLast: isLast).paragraphs
    }
    var continues: RichBlock.Continuation?
    switch entry?.restart {
    case .inside(_, .table(let columns)) where !showsSource: continues = .table(columns)
    case .inside(_, .fence(_, _, _, let language)) where !showsSource:
      continues = .code(language: language)
    default: break
    }
    return RichBlock(
      stamp: madeCount, start: range.lowerBound, count: range.count, paragraphs: paragraphs,
      continues: continues)
  }

  /// The lines of a piece of what is too long to be shown rich. Text has the styles that begin and end in the
  /// piece: they are shown with their markers, so that it makes no difference to the text where it is cut.
  private func projection(
    of piece: BlockTableEntry, _ source: [UInt8], isFirst: Bool, isLast: Bool
  ) -> SourceProjection {
    // The first piece of a text is told by the second.
    let isText =
      piece.restart.isInText
      || table.blocks.entry(at: piece.range.upperBound)?.restart.isInText == true
    guard isText else { return SourceProjection(source, isFirst: isFirst, isLast: isLast) }
    let inlines = MarkdownParser.inlines(
      of: source, options: table.blocks.options, definitions: table.definitions)
    return SourceProjection(source, inlines: inlines, isFirst: isFirst, isLast: isLast)
  }

  /// The paragraphs of a stretch of whole parts, with the offsets of the document.
  ///
  /// - Parameter isPartwise: whether each part is to be shown as it is alone, and not as one text.
  func makeParagraphs(
    _ range: Range<Int>, in text: SourceText, isPartwise: Bool = false
  ) -> [RichParagraph] {
    guard isPartwise || table.hasPieces(in: range) else {
      return makeBlock(range, showsSource: false, in: text).paragraphs
    }
    return table.blocks.entries(in: range).flatMap { entry in
      patience.isSpent() ? [] : makeBlock(entry.range, showsSource: false, in: text).paragraphs
    }
  }
}
