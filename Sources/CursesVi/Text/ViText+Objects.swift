import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// Text objects.
extension ViText {
  /// The object at a place; nil where there is none.
  func object(
    _ object: ViObject, isAround: Bool, count: Int, at place: RichPlace
  ) -> ViStretch? {
    switch object {
    case .word(let word): return words(word, isAround: isAround, count: count, at: place)
    case .sentence: return sentences(isAround: isAround, count: count, at: place)
    case .paragraph: return paragraphs(isAround: isAround, count: count, at: place)
    case .block: return block(isAround: isAround, count: count, at: place)
    case .span: return span(isAround: isAround, count: count, at: place)
    case .quote(let mark): return quoted(mark, isAround: isAround, at: place)
    case .bracket(let opener):
      let found =
        brackets(opener, around: place, level: count)
        ?? (count == 1 ? brackets(opener, after: place) : nil)
      guard let (open, close) = found else { return nil }
      if isAround {
        let line = line(close)
        return ViStretch(from: open, upTo: line.place(line.after(close.visible)))
      }
      let first = line(open)
      return ViStretch(from: first.place(first.after(open.visible)), upTo: close)
    case .tag: return tag(isAround: isAround, count: count, at: place)
    case .match: return nil
    }
  }

  // MARK: Within a line

  /// Words, or the spaces between them; around: with the spaces behind, or else before.
  private func words(
    _ word: ViWord, isAround: Bool, count: Int, at place: RichPlace
  ) -> ViStretch? {
    let line = line(place)
    guard !line.isEmpty else { return ViStretch(from: line.start, upTo: line.start) }
    var start = line.runStart(place.visible, word)
    var end = start
    let startsBlank = line.kind(place.visible) == .blank
    for _ in 0..<count {
      guard end < line.end else { break }
      end = line.runEnd(end, word)
      guard isAround else { continue }
      if startsBlank {
        end = line.runEnd(end, word)
      } else if line.kind(end) == .blank {
        end = line.runEnd(end, word)
      }
    }
    let endsBlank = end > start && line.kind(line.before(end)) == .blank
    if isAround, !startsBlank, !endsBlank {
      var before = start
      while before > 0, line.kind(line.before(before)) == .blank { before = line.before(before) }
      // What a line of code is indented by stays.
      if before > 0 || !line.paragraph.isVerbatim { start = before }
    }
    return ViStretch(from: line.place(start), upTo: line.place(end))
  }

  private func sentences(isAround: Bool, count: Int, at place: RichPlace) -> ViStretch? {
    let line = line(place)
    let starts = line.sentenceStarts
    let first = starts.lastIndex { $0 <= place.visible } ?? 0
    let next = first + count
    var end = next < starts.count ? starts[next] : line.end
    var start = starts[first]
    if !isAround {
      while end > start, line.kind(line.before(end)) == .blank { end = line.before(end) }
    } else if next >= starts.count {
      while start > 0, line.kind(line.before(start)) == .blank { start = line.before(start) }
    }
    return ViStretch(from: line.place(start), upTo: line.place(end))
  }

  private func quoted(_ mark: Character, isAround: Bool, at place: RichPlace) -> ViStretch? {
    guard let (open, close) = quotes(mark, around: place) else { return nil }
    let line = line(place)
    guard isAround else {
      return ViStretch(from: line.place(line.after(open)), upTo: line.place(close))
    }
    var (start, end) = (open, line.after(close))
    if line.kind(end) == .blank {
      end = line.runEnd(end, .small)
    } else {
      while start > 0, line.kind(line.before(start)) == .blank { start = line.before(start) }
    }
    return ViStretch(from: line.place(start), upTo: line.place(end))
  }

  /// A stretch of one style: the innermost at the place, or one further out. Around, its markers go too.
  private func span(isAround: Bool, count: Int, at place: RichPlace) -> ViStretch? {
    let paragraph = line(place).paragraph
    let runs = paragraph.runs
    guard let own = runs.firstIndex(where: { $0.range.contains(place.visible) }) else { return nil }
    let styles: [RichAttributes] = [
      .strong, .emphasis, .strikethrough, .code, .highlight, .link, .image, .footnote, .tag,
    ]
    let found = styles.filter { runs[own].attributes.contains($0) }.map { style -> Range<Int> in
      func has(_ run: RichRun) -> Bool {
        run.attributes.contains(style) && (style != .link || run.link == runs[own].link)
      }
      var (lower, upper) = (own, own)
      while lower > 0, has(runs[lower - 1]) { lower -= 1 }
      while upper + 1 < runs.count, has(runs[upper + 1]) { upper += 1 }
      return runs[lower].range.lowerBound..<runs[upper].range.upperBound
    }
    let sizes = Set(found).sorted { $0.count < $1.count }
    guard !sizes.isEmpty else { return nil }
    let range = sizes[min(max(1, count), sizes.count) - 1]
    let line = line(place)
    return ViStretch(
      from: line.place(range.lowerBound), upTo: line.place(range.upperBound),
      keepsStyle: !isAround)
  }

  // MARK: Whole lines

  /// Lines without a gap; around: with the empty lines behind, or else before.
  private func paragraphs(isAround: Bool, count: Int, at place: RichPlace) -> ViStretch? {
    var (first, last) = paragraph(around: place)
    for number in 0..<max(1, count) {
      if number > 0 {
        guard let next = lineAfter(last) else { break }
        last = paragraph(around: next).last
      }
      guard isAround else { continue }
      if let next = lineAfter(last), isGap(last) || isGap(next) {
        last = paragraph(around: next).last
      } else if number == 0, let before = lineBefore(first), isGap(before) {
        first = paragraph(around: before).first
      }
    }
    return .lines(first, last, in: self)
  }

  /// The Markdown block; around: the one around it.
  private func block(isAround: Bool, count: Int, at place: RichPlace) -> ViStretch? {
    let blocks = document.blocksAround(document.existing(place))
    let wanted = min(count - 1 + (isAround ? 1 : 0), blocks.count - 1)
    guard wanted >= 0 else { return nil }
    let range = blocks[wanted]
    func start(_ paragraph: Int) -> RichPlace {
      RichPlace(block: place.block, paragraph: paragraph, visible: 0)
    }
    return .lines(start(range.lowerBound), start(range.upperBound - 1), in: self)
  }
}
