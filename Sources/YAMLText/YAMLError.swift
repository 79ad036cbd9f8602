/// Why a text cannot be read as YAML, and where.
public struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    case syntax
    /// The text is not UTF-8, or holds control characters.
    case encoding
    case duplicateKey(String)
    /// It is YAML, but deeper or larger than `YAMLLimits` allow.
    case limit
  }

  public let kind: Kind
  public let place: YAMLPlace
  /// What is wrong, as the end of a sentence: `this list lacks its “]” or a comma`.
  public let problem: String

  public init(_ kind: Kind, at place: YAMLPlace, _ problem: String) {
    self.kind = kind
    self.place = place
    self.problem = problem
  }

  /// Counted from 1.
  public var line: Int { place.line }

  public var description: String { "line \(line): \(problem)" }
}
