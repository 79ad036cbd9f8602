import CursesCore

/// A typed letter on the screen before the text has it: where it stands and what makes room for it.
///
/// Editing, parsing and laying out take several times as long as sending a letter. Where a letter can only
/// push the rest of its row to the right, it is sent first. A guess that fails is put right by the frame
/// that follows, less than a millisecond later.
struct Echo: Hashable {
  /// The letter, shown like what stands before it.
  var glyph: Glyph
  /// The cell of the caret.
  var place: Point
  /// The column after the cells that move right by one.
  var end: Int
}
