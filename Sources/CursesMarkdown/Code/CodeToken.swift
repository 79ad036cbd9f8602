/// What a stretch of program text is, as far as colours care.
public enum CodeTokenKind: UInt8, Hashable, Sendable {
  case keyword, type, name, string, number, comment
  /// A key of a mapping, a property, an attribute.
  case key
  /// A directive, an annotation, a marker of a diff.
  case directive
  case added, removed
}

/// A stretch of one line of code.
public struct CodeToken: Hashable, Sendable {
  /// Offsets into the line.
  public var range: Range<Int>
  /// What it is, for its colour.
  public var kind: CodeTokenKind
}

/// What one line of code leaves open for the next.
public enum CodeState: Hashable, Sendable {
  case normal
  /// In a block comment, so many deep.
  case comment(depth: Int)
  /// In the string that this rule of the language started.
  case string(rule: Int)
  /// Within the angle brackets of a tag.
  case tag
}
