/// Why a text cannot be read as YAML, and where.
public struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What sort of error it is.
  public enum Kind: Hashable, Sendable {
    case syntax
    /// The text is not UTF-8, or holds control characters.
    case encoding
    case duplicateKey(String)
    /// It is YAML, but deeper or larger than `YAMLLimits` allow.
    case limit
  }

  /// What sort of error it is.
  public let kind: Kind
  /// Where reading stopped.
  public let place: YAMLPlace
  /// What is wrong, as the end of a sentence: `this list lacks its “]” or a comma`.
  public let problem: String

  /// An error at a place.
  public init(_ kind: Kind, at place: YAMLPlace, _ problem: String) {
    self.kind = kind
    self.place = place
    self.problem = problem
  }

  /// Counted from 1.
  public var line: Int { place.line }

  public var description: String { "line \(line): \(problem)" }
}
