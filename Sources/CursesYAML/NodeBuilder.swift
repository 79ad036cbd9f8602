/// Makes nodes of events, with a stack of what is open instead of recursion.
struct NodeBuilder {
  /// The node of the whole document, when it is complete.
  private(set) var root: YAMLNode?

  private let limits: YAMLLimits
  private var open: [Container] = []
  private var anchors: [String: Anchored] = [:]
  /// The nodes so far, those that aliases stand for included.
  private var count = 0

  init(limits: YAMLLimits) { self.limits = limits }

  /// A sequence or a mapping that has not ended.
  private struct Container {
    let isMapping: Bool
    let anchor: String?
    let place: YAMLPlace
    /// The count of nodes when it began.
    let start: Int
    var nodes: [YAMLNode] = []
    var mapping = YAMLMapping()
    var key: YAMLNode?
    var names: Set<String> = []
    /// The levels within it.
    var height = 0
  }

  /// What an alias stands for, and what using it costs.
  private struct Anchored {
    let node: YAMLNode
    let count: Int
    let height: Int
  }

  mutating func take(_ event: Event) throws(YAMLError) {
    switch event.content {
    case .documentStart, .other: break
    case .scalar(let text, let style):
      try charge(1, at: event.place)
      let node = YAMLNode(.scalar(text, style), at: event.place)
      remember(event.anchor, Anchored(node: node, count: 1, height: 0))
      try add(node, height: 0)
    case .alias(let name): try addAlias(name, at: event.place)
    case .sequenceStart, .mappingStart:
      try charge(1, at: event.place)
      try checkDepth(open.count + 1, at: event.place)
      open.append(
        Container(
          isMapping: event.content == .mappingStart, anchor: event.anchor, place: event.place,
          start: count - 1))
    case .end: try close()
    }
  }

  private mutating func close() throws(YAMLError) {
    guard let container = open.popLast() else { return }
    let content: YAMLNode.Content =
      container.isMapping ? .mapping(container.mapping) : .sequence(container.nodes)
    let node = YAMLNode(content, at: container.place)
    let height = container.height + 1
    remember(
      container.anchor,
      Anchored(node: node, count: count - container.start, height: height))
    try add(node, height: height)
  }

  private mutating func addAlias(_ name: String, at place: YAMLPlace) throws(YAMLError) {
    guard let anchored = anchors[name] else {
      throw YAMLError(.syntax, at: place, "“*\(name)” stands for nothing that ends before it")
    }
    // A text of a few lines can stand for more nodes than there is memory to walk them.
    try charge(anchored.count, at: place)
    try checkDepth(open.count + anchored.height, at: place)
    try add(YAMLNode(anchored.node.content, at: place), height: anchored.height)
  }

  private mutating func add(_ node: YAMLNode, height: Int) throws(YAMLError) {
    guard !open.isEmpty else {
      root = node
      return
    }
    let last = open.count - 1
    open[last].height = max(open[last].height, height)
    guard open[last].isMapping else {
      open[last].nodes.append(node)
      return
    }
    guard let key = open[last].key else {
      if let name = node.string, !open[last].names.insert(name).inserted {
        throw YAMLError(.duplicateKey(name), at: node.place, "“\(name)” is there twice")
      }
      open[last].key = node
      return
    }
    open[last].key = nil
    open[last].mapping.pairs.append(YAMLMapping.Pair(key: key, value: node))
  }

  private mutating func remember(_ name: String?, _ anchored: Anchored) {
    if let name { anchors[name] = anchored }
  }

  private mutating func charge(_ nodes: Int, at place: YAMLPlace) throws(YAMLError) {
    count += nodes
    guard count <= limits.nodes else {
      throw YAMLError(.limit, at: place, "it holds more than \(limits.nodes) values")
    }
  }

  private func checkDepth(_ depth: Int, at place: YAMLPlace) throws(YAMLError) {
    guard depth <= limits.depth else {
      throw YAMLError(.limit, at: place, "it is nested more than \(limits.depth) levels deep")
    }
  }
}
