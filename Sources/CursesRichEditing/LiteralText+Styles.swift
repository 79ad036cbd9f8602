extension LiteralText {
  /// Adds a line as Markdown for a paragraph that shows it in these styles; false where none does.
  func appendStyled(
    _ line: ArraySlice<UInt8>, to source: inout [UInt8], in style: LiteralStyle,
    _ context: LiteralContext
  ) -> Bool {
    guard line.count < document.table.blocks.limits.text else { return false }
    if style.fits(line) {
      style.write(line, to: &source)
      return true
    }
    guard let written = probe(in: context).exact(style.draft(of: line), in: context.place) else {
      return false
    }
    source += written
    return true
  }
}
