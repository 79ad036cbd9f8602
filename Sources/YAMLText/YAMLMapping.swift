/// The pairs of a mapping, in the order they are written.
public struct YAMLMapping: Hashable, Sendable {
  public struct Pair: Hashable, Sendable {
    public let key: YAMLNode
    public let value: YAMLNode
  }

  var pairs: [Pair] = []

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
