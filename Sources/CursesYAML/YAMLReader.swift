/// How much a text may hold. What aliases stand for counts every time it is used.
public struct YAMLLimits: Hashable, Sendable {
  /// Sequences and mappings within each other.
  public var depth: Int
  /// Values of all kinds in the whole text.
  public var nodes: Int

  /// Limits that no file of settings comes near.
  public init(depth: Int = 64, nodes: Int = 100_000) {
    self.depth = depth
    self.nodes = nodes
  }
}

/// Reads a YAML text of one document, such as a file of settings.
///
/// Anchors and aliases are resolved, within the limits. A key that stands twice in a mapping is an
/// error, since one of the two would silently not count.
public struct YAMLReader: Sendable {
  /// How much a text may hold.
  public var limits: YAMLLimits

  /// A reader with limits.
  public init(limits: YAMLLimits = YAMLLimits()) { self.limits = limits }

  /// The document's node; nil when the text is empty or holds comments only.
  public func root(of text: String) throws(YAMLError) -> YAMLNode? {
    try root(of: Array(text.utf8))
  }

  /// The document's node; nil when the text is empty or holds comments only.
  ///
  /// - Parameter bytes: UTF-8, with or without a byte-order mark.
  public func root(of bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    let source = EventSource(bytes)
    var builder = NodeBuilder(limits: limits)
    var documents = 0
    while let event = try source.next() {
      if event.content == .documentStart {
        documents += 1
        guard documents == 1 else {
          throw YAMLError(
            .syntax, at: event.place, "a second document starts here, and only one is read")
        }
      }
      try builder.take(event)
    }
    return builder.root
  }
}
