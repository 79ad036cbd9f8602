import CursesCore

/// A typed letter on the screen before the text has it: where it stands and what makes room for it.
///
/// Editing, parsing and laying out take several times as long as sending a letter. Where a letter can only
/// push the rest of its row to the right, it is sent first. A guess that fails is put right by the frame
/// that follows, less than a millisecond later.
@_spi(Nodes) public struct Echo: Hashable {
  /// The letter, shown like what stands before it.
  var glyph: Glyph
  /// The cell of the caret.
  package var place: Point
  /// The column after the cells that move right by one.
  package var end: Int

  package init(glyph: Glyph, place: Point, end: Int) {
    (self.glyph, self.place, self.end) = (glyph, place, end)
  }
}
