/// What is copied of a selection.
public struct RichCopy: Hashable, Sendable {
  /// What is read of it.
  public var text: String
  /// Its Markdown; nil for text that is its own source.
  public var markdown: String?
  /// Cells of a table whose header is not selected: the same under an empty header, for another table.
  public var rows: String?
  /// Whether it ends with a line break, as lines of a poem do: such lines are lines where they are pasted.
  public var endsWithBreak = false

  /// What is copied.
  public init(
    text: String, markdown: String?, rows: String? = nil, endsWithBreak: Bool = false
  ) {
    (self.text, self.markdown, self.rows) = (text, markdown, rows)
    self.endsWithBreak = endsWithBreak
  }
}
