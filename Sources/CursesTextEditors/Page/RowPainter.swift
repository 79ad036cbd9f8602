import CursesCore
import CursesTextLayout
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// Draws the rows of a page block into a frame.
struct RowPainter {
  let look: PageLook
  let format: PageFormat
  /// The column of the page's left edge in the frame.
  let left: Int
  /// Whether cells say where a click on them leads; not those of a secret, which would stay with the terminal.
  let hasTargets: Bool

  /// Draws one row of a block at a row of the frame, over what is there.
  func paint(
    _ block: inout BlockLayout, row: Int, marks: PageMarks, at frameRow: Int,
    in frame: inout Frame
  ) {
    guard let kind = block.row(at: row) else { return }
    paintContainers(&block, row: row, isGap: kind == .gap, at: frameRow, in: &frame)
    switch kind {
    case .gap: break
    case .text: paintText(&block, row: row, marks: marks, at: frameRow, in: &frame)
    case .underline: paintLine(&block, underlineSign(block), role(block), at: frameRow, in: &frame)
    case .rule: paintRule(&block, marks: marks, at: frameRow, in: &frame)
    case .tableRule: paintTableRule(block, at: frameRow, in: &frame)
    case .picture(let number, let row):
      let picture = block.pictures[number]
      let isSelected =
        block.block.isReplaced && marks.state(of: PagePoint(leaf: 0, offset: 0)) == .selected
      guard let inset = picture.inset else {
        return paint(picture, row: row, isSelected: isSelected, at: frameRow, in: &frame)
      }
      paint(
        inset, row: row, isSelected: isSelected, atColumn: picture.left, at: frameRow, in: &frame)
    }
  }

  // MARK: In front of the text

  private func paintContainers(
    _ block: inout BlockLayout, row: Int, isGap: Bool, at frameRow: Int, in frame: inout Frame
  ) {
    let containers = block.block.containers
    guard !containers.isEmpty else { return }
    let isFirst = row == (block.block.hasGap ? 1 : 0)
    let columns = format.columns(ofContainersIn: block.block)
    for (index, container) in containers.enumerated() {
      // On a narrow page the text stands over what has no room.
      guard columns[index].lowerBound < max(1, block.prefix) else { return }
      if let role = container.barRole {
        guard !isGap || index < block.block.gapContainers else { continue }
        put(
          format.signs.quoteBar, look.ink(role), columns[index].lowerBound, frameRow, &frame)
        continue
      }
      switch container {
      case .item(let marker?, _) where isFirst && !isGap:
        paint(marker, in: columns[index], at: frameRow, frame: &frame)
      default: break
      }
    }
  }

  private func paint(
    _ marker: PageMarker, in columns: Range<Int>, at row: Int, frame: inout Frame
  ) {
    let text = format.signs.text(of: marker)
    // Numbers end in one column.
    let width = CellWidth.width(of: text, in: format.widths)
    var column = max(columns.lowerBound, columns.upperBound - 1 - width)
    for character in text { column = put(character, look.ink(marker.role), column, row, &frame) }
  }

  // MARK: Text

  private func paintText(
    _ block: inout BlockLayout, row: Int, marks: PageMarks, at frameRow: Int,
    in frame: inout Frame
  ) {
    if case .code(let label) = block.block.kind {
      shade(&block, at: frameRow, in: &frame)
      if row == (block.block.hasGap ? 1 : 0) {
        paintLabel(label, &block, row: row, at: frameRow, in: &frame)
      }
    }
    for (index, leafRow) in block.leaves(inRow: row) {
      paintLeaf(&block, index, row: leafRow, marks: marks, at: frameRow, in: &frame)
    }
    if block.block.isFolded { paintFold(&block, row: row, at: frameRow, in: &frame) }
  }

  private func paintLeaf(
    _ block: inout BlockLayout, _ index: Int, row: Int, marks: PageMarks, at frameRow: Int,
    in frame: inout Frame
  ) {
    guard let row = block.leafRow(index, row) else { return }
    let leaf = block.leaves[index]
    let shift = left + leaf.shift(of: row)
    let base = block.block.role(ofLeaf: index)
    let own = block.block.attributes(ofLeaf: index)
    var spans = SpanCursor(leaf.leaf.spans)
    var lastKey: InkKey?
    var ink = PageInk(foreground: .terminalDefault, attributes: [], glass: [])
    let bytes = leaf.text.bytes
    leaf.layout.forEachCluster(in: row) { cluster in
      let at = shift + cluster.column
      guard at < frame.clip.maxColumn else { return false }
      let place = leaf.text.unpadded(cluster.range.lowerBound)
      let isPad = leaf.text.isPad(at: cluster.range.lowerBound)
      let span = isPad ? spans.code(at: place.offset) : spans.span(at: place.offset)
      let point = PagePoint(leaf: index, offset: place.offset)
      let key = InkKey(
        attributes: own.union(span?.attributes ?? []), state: marks.state(of: point),
        tint: span?.tint, isMisspelt: marks.isMisspelt(point), isMissing: marks.isMissing(point))
      if key != lastKey {
        ink = look.ink(base, key.attributes, isPad ? .plain : key.state)
        if key.isMissing, !isPad { ink = look.marked(ink, as: .missingLink, key.state) }
        if key.isMisspelt, !isPad { ink = look.marked(ink, as: .misspelling, key.state) }
        if let tint = key.tint { ink = ink.tinted(tint, key.state) }
        lastKey = isPad ? nil : key
      }
      var link = Link.none
      if hasTargets, let target = span?.target, !target.isEmpty { link = Link(target) }
      let first = bytes[cluster.range.lowerBound]
      if cluster.range.count == 1, first &- 0x20 < 0x5F {
        paint(Glyph(Unicode.Scalar(first)), ink, at, frameRow, link: link, &frame)
        return true
      }
      let text = bytes[cluster.range]
      paint(
        isPad || text.first == 0x09 ? " " : character(text), cells: cluster.width, ink, at,
        frameRow, link: link, &frame)
      return true
    }
    paintLineEnd(
      row, leaf, index, base, marks, at: leaf.shift(of: row) + row.endColumn, frameRow, &frame)
  }

  /// A selected line end shows as one selected cell, at a column of the page.
  private func paintLineEnd(
    _ row: Row, _ leaf: LeafLayout, _ index: Int, _ base: Role, _ marks: PageMarks, at column: Int,
    _ frameRow: Int, _ frame: inout Frame
  ) {
    guard row.end != .wrap, marks.selection != nil || !marks.others.isEmpty else { return }
    let end = leaf.text.unpadded(row.content.upperBound).offset
    guard marks.isSelected(PagePoint(leaf: index, offset: end)) else { return }
    put(" ", look.ink(base, [], .selected), column, frameRow, &frame)
  }

  private struct InkKey: Hashable {
    var attributes: PageAttributes
    var state: PageState
    var tint: PageTint?
    var isMisspelt: Bool
    var isMissing: Bool
  }

  private func character(_ bytes: ArraySlice<UInt8>) -> Character {
    if bytes.count == 1, let byte = bytes.first, byte < 0x80 {
      return Character(Unicode.Scalar(byte))
    }
    return String(decoding: bytes, as: UTF8.self).first ?? " "
  }

  // MARK: Blocks

  private func shade(_ block: inout BlockLayout, at row: Int, in frame: inout Frame) {
    let width = max(1, format.measure - block.prefix)
    let area = Rect(column: left + block.prefix, row: row, columns: width, rows: 1)
    let style = look.theme.style(.codeBlock, on: look.surface)
    frame.modify(area) { $0.style.background = style.background.laid(over: $0.style.background) }
  }

  /// The language of a code block, at the right end of its first row if the code leaves room.
  private func paintLabel(
    _ label: String, _ block: inout BlockLayout, row: Int, at frameRow: Int,
    in frame: inout Frame
  ) {
    guard !label.isEmpty, let first = block.leafRow(0, 0) else { return }
    let width = CellWidth.width(of: label, in: format.widths)
    let column = format.measure - 1 - width
    guard column > block.leaves[0].left + first.endColumn + 1 else { return }
    var at = column
    let ink = look.ink(.dim, on: .codeBlock)
    for character in label { at = put(character, ink, at, frameRow, &frame) }
  }

  /// The sign behind a heading whose section is folded away.
  private func paintFold(
    _ block: inout BlockLayout, row: Int, at frameRow: Int, in frame: inout Frame
  ) {
    let leafRow = row - (block.block.hasGap ? 1 : 0)
    guard let text = block.leafRow(0, leafRow), block.leafRow(0, leafRow + 1) == nil else { return }
    let column = block.leaves[0].left + text.endColumn + 2
    guard column + 1 < format.measure else { return }
    put(format.signs.fold, look.ink(.accent), column, frameRow, &frame)
  }

  private func role(_ block: BlockLayout) -> Role { block.block.role(ofLeaf: 0) }

  private func underlineSign(_ block: BlockLayout) -> Character {
    guard case .heading(let level) = block.block.kind, level > 0 else { return format.signs.rule }
    return format.signs.underlines[min(level, format.signs.underlines.count) - 1]
  }

  private func paintLine(
    _ block: inout BlockLayout, _ sign: Character, _ role: Role, at row: Int,
    in frame: inout Frame
  ) {
    var ink = look.ink(role)
    ink.attributes.subtract([.underline, .bold])
    put(sign, ink, block.prefix..<block.prefix + block.lineCells(), row, &frame)
  }

  private func paintRule(
    _ block: inout BlockLayout, marks: PageMarks, at row: Int, in frame: inout Frame
  ) {
    let isSelected = marks.state(of: PagePoint(leaf: 0, offset: 0)) == .selected
    let ink = isSelected ? look.ink(.rule, [], .selected) : look.ink(.rule)
    put(format.signs.rule, ink, block.prefix..<block.prefix + block.lineCells(), row, &frame)
  }

  private func paintTableRule(_ block: BlockLayout, at row: Int, in frame: inout Frame) {
    let ink = look.ink(.tableRule)
    for (index, columns) in block.tableColumns.enumerated() {
      put(format.signs.rule, ink, columns, row, &frame)
      if index + 1 < block.tableColumns.count {
        put(format.signs.crossing, ink, columns.upperBound, row, &frame)
      }
    }
  }

  // MARK: Cells

  /// Draws a sign of one cell in some columns of the page.
  private func put(
    _ sign: Character, _ ink: PageInk, _ columns: Range<Int>, _ row: Int, _ frame: inout Frame
  ) {
    let glyph = Glyph(sign)
    for column in columns { paint(glyph, ink, left + column, row, link: .none, &frame) }
  }

  /// Draws a sign at a column of the page.
  @discardableResult
  private func put(
    _ character: Character, _ ink: PageInk, _ column: Int, _ row: Int, _ frame: inout Frame
  ) -> Int {
    paint(character, cells: 1, ink, left + column, row, link: .none, &frame) - left
  }

  /// Draws a character at a column of the frame. Blanks fill the cells that it leaves of its own.
  @discardableResult
  private func paint(
    _ character: Character, cells: Int, _ ink: PageInk, _ column: Int, _ row: Int, link: Link,
    _ frame: inout Frame
  ) -> Int {
    let style = style(of: ink, over: frame[column, row].style.background, link)
    var end = frame.write(character, column: column, row: row, style: style, widths: format.widths)
    while end < column + cells {
      end = frame.write(" ", column: end, row: row, style: style, widths: format.widths)
    }
    return end
  }

  /// Draws a glyph of one cell at a column of the frame.
  private func paint(
    _ glyph: Glyph, _ ink: PageInk, _ column: Int, _ row: Int, link: Link, _ frame: inout Frame
  ) {
    let style = style(of: ink, over: frame[column, row].style.background, link)
    frame.put(glyph, style: style, column: column, row: row)
  }

  private func style(of ink: PageInk, over ground: Color, _ link: Link) -> Style {
    var background = ground
    for glass in ink.glass { background = glass.laid(over: background) }
    return Style(
      foreground: ink.foreground, background: background, attributes: ink.attributes, link: link)
  }
}

/// Finds the span of one offset after another, in rising order.
private struct SpanCursor {
  private let spans: [PageSpan]
  private var index = 0

  init(_ spans: [PageSpan]) { self.spans = spans }

  mutating func span(at offset: Int) -> PageSpan? {
    while index < spans.count, spans[index].range.upperBound <= offset { index += 1 }
    guard index < spans.count, spans[index].range.contains(offset) else { return nil }
    return spans[index]
  }

  /// The code span that begins or ends at an offset.
  func code(at offset: Int) -> PageSpan? {
    spans.first { span in
      span.attributes.contains(.code)
        && (span.range.lowerBound == offset || span.range.upperBound == offset)
    }
  }
}

extension PageMarker {
  fileprivate var role: Role {
    switch self {
    case .bullet, .number: .bullet
    case .task(let isDone): isDone ? .taskDone : .taskOpen
    case .status(let mark): mark == "-" ? .taskDone : .taskOpen
    case .numbered(_, let box): box.role
    }
  }
}
