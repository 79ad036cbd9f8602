import CursesCore
import CursesTextLayout
import CursesThemes
@_spi(Nodes) import CursesViewGraph

extension RowPainter {
  /// Draws a row of an inset whose frame begins at a column of the page.
  ///
  /// - Parameter isSelected: whether the source that it stands for is selected.
  func paint(
    _ inset: InsetLayout, row: Int, isSelected: Bool, atColumn start: Int, at frameRow: Int,
    in frame: inout Frame
  ) {
    let glyphs = boxGlyphs
    let edge = look.ink(.rule, [], isSelected ? .selected : .plain)
    let last = start + inset.columns - 1
    guard let place = inset.text(inRow: row) else {
      let isTop = row == 0
      for column in start...max(start, last) {
        draw(glyphs.horizontal, edge, column, frameRow, &frame)
      }
      draw(isTop ? glyphs.topLeft : glyphs.bottomLeft, edge, start, frameRow, &frame)
      draw(isTop ? glyphs.topRight : glyphs.bottomRight, edge, last, frameRow, &frame)
      let leads = isTop && !inset.inset.target.isEmpty
      let ink =
        isTop ? look.ink(.text, leads ? [.link, .strong] : .strong, .plain) : look.ink(.dim)
      write(
        isTop ? inset.inset.title : inset.footer, ink, from: start + 2, to: last, frameRow,
        &frame)
      return
    }
    var block = inset.blocks[place.block]
    let inner = RowPainter(
      look: look, format: inset.format, left: left + start + inset.textColumn,
      hasTargets: hasTargets)
    inner.paint(&block, row: place.row, marks: .none, at: frameRow, in: &frame)
    draw(glyphs.vertical, edge, start, frameRow, &frame)
    draw(glyphs.vertical, edge, last, frameRow, &frame)
  }

  /// Those of the terminal: the fonts of consoles, which have few colours too, lack rounded corners.
  private var boxGlyphs: BoxGlyphs {
    if format.isASCII { return .ascii }
    return look.theme.depth <= .ansi16 ? .square : .rounded
  }

  private func draw(
    _ character: Character, _ ink: PageInk, _ column: Int, _ row: Int, _ frame: inout Frame
  ) {
    guard left + column < frame.clip.maxColumn else { return }
    frame.write(
      character, column: left + column, row: row, style: style(ink, at: column, row, frame),
      widths: format.widths)
  }

  /// Writes words between two columns with a space on each side, cut with `…` where they have no room.
  private func write(
    _ words: String, _ ink: PageInk, from start: Int, to end: Int, _ row: Int,
    _ frame: inout Frame
  ) {
    guard !words.isEmpty, end - start > 3 else { return }
    let room = end - start - 2
    var shown = ""
    var width = 0
    let whole = CellWidth.width(of: words, in: format.widths)
    for character in words {
      let cells = CellWidth.of(character, in: format.widths)
      guard width + cells <= (whole > room ? room - 1 : room) else { break }
      shown.append(character)
      width += cells
    }
    if whole > room { shown += format.isASCII ? "." : "…" }
    var column = start
    var space = ink
    space.attributes.subtract(.underline)
    for (index, character) in (" " + shown + " ").enumerated() {
      let ink = index == 0 || index > shown.count ? space : ink
      guard left + column < frame.clip.maxColumn else { return }
      column =
        frame.write(
          character, column: left + column, row: row, style: style(ink, at: column, row, frame),
          widths: format.widths) - left
    }
  }

  private func style(_ ink: PageInk, at column: Int, _ row: Int, _ frame: Frame) -> Style {
    var background = frame[left + column, row].style.background
    for glass in ink.glass { background = glass.laid(over: background) }
    return Style(
      foreground: ink.foreground, background: background, attributes: ink.attributes, link: .none)
  }
}
