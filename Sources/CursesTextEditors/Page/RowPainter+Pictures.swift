import CursesCore
import CursesTextLayout
import CursesThemes
@_spi(Nodes) import CursesViewGraph

extension RowPainter {
  /// Draws a row of a picture: the upper half of each cell in the colour of the text, the lower in that
  /// of the ground. Where it is clear the page shows. A selected one is mixed with the colour of the selection.
  func paint(
    _ layout: PictureLayout, row: Int, isSelected: Bool, at frameRow: Int, in frame: inout Frame
  ) {
    if let words = layout.words { return paint(words, row: row, at: frameRow, in: &frame) }
    guard frame.clip.rows.contains(frameRow) else { return }
    let tint = look.background(.selection).lit(by: look.theme.backdrop)
    let amount = isSelected ? 0.5 : 0
    for column in 0..<layout.columns {
      let at = left + layout.left + column
      guard at < frame.clip.maxColumn else { return }
      if look.theme.depth == .none {
        putDots(layout, column, row, at, frameRow, &frame)
        continue
      }
      let ground = frame[at, frameRow].style.background
      let upper = color(layout, column, row * 2, over: ground)?.mixed(with: tint, by: amount)
      let lower = color(layout, column, row * 2 + 1, over: ground)?.mixed(with: tint, by: amount)
      switch (upper, lower) {
      case (nil, nil): break
      case (let upper?, nil): put(.upperHalf, upper, nil, at, frameRow, &frame)
      case (nil, let lower?): put(Self.lowerHalf, lower, nil, at, frameRow, &frame)
      case (let upper?, let lower?): put(.upperHalf, upper, lower, at, frameRow, &frame)
      }
    }
  }

  private static let lowerHalf = Glyph("▄" as Unicode.Scalar)
  private static let fullBlock = Glyph("█" as Unicode.Scalar)

  /// Without colours the light pixels are drawn with the text's own, or the dark ones where the text is
  /// dark.
  private func putDots(
    _ layout: PictureLayout, _ column: Int, _ row: Int, _ at: Int, _ frameRow: Int,
    _ frame: inout Frame
  ) {
    func isDrawn(_ row: Int) -> Bool {
      let pixel = layout.pixels[column, row]
      return pixel.alpha > 127 && (pixel.red > 127) == look.theme.isDark
    }
    let glyph: Glyph
    switch (isDrawn(row * 2), isDrawn(row * 2 + 1)) {
    case (false, false): return
    case (true, false): glyph = .upperHalf
    case (false, true): glyph = Self.lowerHalf
    case (true, true): glyph = Self.fullBlock
    }
    let ink = look.ink(.text)
    frame.put(
      glyph, width: 1, column: at, row: frameRow, foreground: ink.foreground, background: nil)
  }

  private func put(
    _ glyph: Glyph, _ foreground: Color, _ background: Color?, _ column: Int, _ row: Int,
    _ frame: inout Frame
  ) {
    let isPlain = foreground == background
    frame.put(
      isPlain ? .space : glyph, width: 1, column: column, row: row, foreground: foreground,
      background: background)
  }

  /// The opaque colour of a pixel over a cell's ground; nil where the ground alone shows.
  private func color(
    _ layout: PictureLayout, _ column: Int, _ row: Int, over ground: Color
  ) -> Color? {
    let pixel = layout.pixels[column, row]
    guard pixel.alpha > 7 else { return nil }
    guard pixel.alpha < 255 else { return Color(pixel.red, pixel.green, pixel.blue) }
    let below = ground.lit(by: look.theme.backdrop)
    func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8(min(255, Int(own) + Int(other) * (255 - Int(pixel.alpha)) / 255))
    }
    return Color(
      mixed(pixel.red, below.red), mixed(pixel.green, below.green), mixed(pixel.blue, below.blue))
  }

  /// Why a picture is not shown, in its place.
  private func paint(_ words: LeafLayout, row: Int, at frameRow: Int, in frame: inout Frame) {
    var leaf = words
    guard let row = leaf.layout.row(at: row) else { return }
    let ink = look.ink(.dim)
    var column = left + leaf.left
    for character in String(decoding: leaf.text.bytes[row.content], as: UTF8.self) {
      guard column < frame.clip.maxColumn else { return }
      column = frame.write(
        character, column: column, row: frameRow,
        style: Style(
          foreground: ink.foreground, background: frame[column, frameRow].style.background,
          attributes: ink.attributes.union(.italic)),
        widths: format.widths)
    }
  }
}
