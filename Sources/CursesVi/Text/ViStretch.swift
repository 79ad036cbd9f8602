import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// A piece of the text that an operator is done to.
struct ViStretch: Hashable {
  /// The first character.
  var from: RichPlace
  /// Behind the last character; of whole lines the end of the last.
  var upTo: RichPlace
  var isLines = false
  /// What is typed in its place has the styles of what goes, and its link.
  var keepsStyle = false
  /// Where the caret is after whole lines were yanked, or have other letters; nil is their start.
  var caret: RichPlace?
  /// Whether the line ends before the block it is a part of begins.
  var isShort = false

  static func lines(_ one: RichPlace, _ other: RichPlace, in text: ViText) -> ViStretch {
    let (first, last) = one <= other ? (one, other) : (other, one)
    let line = text.line(last)
    return ViStretch(
      from: text.line(first).start, upTo: line.place(line.end), isLines: true, caret: first)
  }
}
