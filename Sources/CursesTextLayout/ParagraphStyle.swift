import CursesCore

/// How a paragraph is laid out in rows. All lengths are cells.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where a line that does not fit goes on in the next row.
  public enum Wrapping: Hashable, Sendable {
    /// At spaces, hyphens and between ideographs; within a word only where it does not fit a row.
    case words
    /// At any character.
    case characters
    /// Only at line ends. A row of more than `ParagraphStyle.longestRow` cells is cut all the same, so
    /// that no caret movement has to walk megabytes.
    case none
  }

  /// The cells of a row, indents included.
  public var width: Int
  /// What is left empty before the first row.
  public var firstIndent: Int
  /// What is left empty before every other row.
  public var hangingIndent: Int
  /// The distance of tab stops, from the end of the indent.
  public var tabWidth: Int
  /// Where a line that does not fit goes on in the next row.
  public var wrapping: Wrapping
  /// How the terminal counts cells.
  public var widths: WidthModel

  /// The most cells of a row that is not wrapped.
  public static let longestRow = 4096

  /// A style; lengths in cells.
  public init(
    width: Int, firstIndent: Int = 0, hangingIndent: Int = 0, tabWidth: Int = 4,
    wrapping: Wrapping = .words, widths: WidthModel = .perScalar
  ) {
    self.width = width
    self.firstIndent = firstIndent
    self.hangingIndent = hangingIndent
    self.tabWidth = tabWidth
    self.wrapping = wrapping
    self.widths = widths
  }

  /// The indent of a row: what was asked for, but one cell is always left to the text.
  func indent(isFirst: Bool) -> Int {
    let wanted = max(0, isFirst ? firstIndent : hangingIndent)
    return wrapping == .none ? wanted : min(wanted, max(0, width - 1))
  }

  /// The cells that text may take in a row after its indent, 1 at least.
  func room(isFirst: Bool) -> Int {
    wrapping == .none ? Self.longestRow : max(1, width - indent(isFirst: isFirst))
  }
}
