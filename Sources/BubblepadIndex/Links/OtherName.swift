/// What the index knows notes by beside their file names.
public struct OtherName: Sendable, Equatable {
  /// What of a note the name is.
  public enum Kind: Sendable {
    case alias, heading
    /// A block with an id.
    case block
  }

  /// From the notebook's folder on.
  public let path: String
  /// The name; of a block its id without `^`.
  public let text: String
  /// Of a heading or a block: from 1.
  public let line: Int?
  /// What of the note it is.
  public let kind: Kind
  /// Of a block: its first words.
  public let words: String

  /// An alias, or a heading or block in a line.
  public init(path: String, text: String, line: Int?, kind: Kind? = nil, words: String = "") {
    (self.path, self.text, self.line, self.words) = (path, text, line, words)
    self.kind = kind ?? (line == nil ? .alias : .heading)
  }
}
