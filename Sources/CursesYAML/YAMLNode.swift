/// A value in a YAML text, with the place it stands at.
///
/// Scalars are text: nothing is taken for a number, a date or a truth value, so `002b36` and `no` are
/// what they look like. Tags are passed over.
public struct YAMLNode: Hashable, Sendable {
  /// What a node holds.
  public enum Content: Hashable, Sendable {
    case scalar(String, YAMLScalarStyle)
    case sequence([YAMLNode])
    case mapping(YAMLMapping)
  }

  /// What it holds.
  public let content: Content
  /// Where its first character stands.
  public let place: YAMLPlace

  /// A node at a place.
  public init(_ content: Content, at place: YAMLPlace) {
    self.content = content
    self.place = place
  }

  /// Counted from 1.
  public var line: Int { place.line }

  /// The text of a scalar, without its quotes.
  public var string: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// The items of a sequence; nil for anything else.
  public var sequence: [YAMLNode]? {
    guard case .sequence(let nodes) = content else { return nil }
    return nodes
  }

  /// The pairs of a mapping; nil for anything else.
  public var mapping: YAMLMapping? {
    guard case .mapping(let mapping) = content else { return nil }
    return mapping
  }
}

/// How a scalar is written.
public enum YAMLScalarStyle: Hashable, Sendable {
  case plain, singleQuoted, doubleQuoted
  /// After `|`, with its line ends.
  case literal
  /// After `>`, with lines joined.
  case folded
}

/// A place in a YAML text: lines and columns from 1, columns in Unicode scalars.
public struct YAMLPlace: Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// Unicode scalars from 1.
  public var column: Int

  /// A place by its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
