/// The pairs of a mapping, in the order they are written.
public struct YAMLMapping: Hashable, Sendable {
  /// A key and what stands behind it.
  public struct Pair: Hashable, Sendable {
    /// The key, as a rule a scalar.
    public let key: YAMLNode
    /// What stands behind it.
    public let value: YAMLNode
  }

  var pairs: [Pair] = []

  /// A mapping without pairs.
  public init() {}

  /// The value of a key that is a scalar. The whole mapping is searched: it is meant for small ones.
  public subscript(name: String) -> YAMLNode? { pair(named: name)?.value }

  /// The key, as it is written, and its value.
  public func pair(named name: String) -> Pair? { pairs.first { $0.key.string == name } }
}

extension YAMLMapping: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { pairs.count }

  public subscript(position: Int) -> (key: YAMLNode, value: YAMLNode) {
    (pairs[position].key, pairs[position].value)
  }
}
