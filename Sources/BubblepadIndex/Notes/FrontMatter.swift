import CursesYAML

/// The properties of a note. What is no YAML has none.
struct FrontMatter {
  private(set) var properties: [NoteFacts.Property] = []
  /// Without `#`: those of a list, or those of one text.
  private(set) var tags: [String] = []
  private(set) var aliases: [String] = []
  /// The values that are links to notes: `[[name]]`.
  private(set) var links: [FrontMatterScalar] = []

  /// In bytes: more is no front matter that anybody writes.
  private static let most = 1 << 16

  init(_ source: [UInt8]) {
    guard let mapping = Self.mapping(of: source) else { return }
    for pair in mapping {
      guard let key = pair.key.string else { continue }
      let values = Self.values(of: pair.value)
      properties.append(
        .init(key: key, values: values, isText: Self.nodes(of: pair.value).map(\.isQuoted)))
      switch key.lowercased() {
      case "tags": tags += Self.tags(of: pair.value)
      case "aliases": aliases += values
      default: break
      }
    }
    links = FrontMatterScalar.all(in: source, mapping).filter { scalar in
      scalar.text.hasPrefix("[[") && scalar.text.hasSuffix("]]") && scalar.text.utf8.count > 4
    }
  }

  /// The keys and values; nil for what is no YAML, or too much of it.
  static func mapping(of source: [UInt8]) -> YAMLMapping? {
    let reader = YAMLReader(limits: YAMLLimits(depth: 16, nodes: 4000))
    guard source.count <= most, let root = try? reader.root(of: source) else { return nil }
    return root.mapping
  }

  private static func values(of node: YAMLNode) -> [String] {
    nodes(of: node).compactMap(\.string)
  }

  /// The texts of a value: one, or those of a list.
  private static func nodes(of node: YAMLNode) -> [YAMLNode] {
    switch node.content {
    case .scalar(let text, let style):
      let isNothing = style == .plain && ["", "~", "null"].contains(text.lowercased())
      return isNothing ? [] : [node]
    case .sequence(let nodes): return nodes.filter { $0.string != nil }
    case .mapping: return []
    }
  }

  /// The tags of a value: the items of a list that are tags, or the words of one text that are.
  private static func tags(of node: YAMLNode) -> [String] {
    let values = values(of: node)
    guard node.sequence == nil else { return values.compactMap(tag) }
    return values.flatMap { TagWords.all(in: $0) }.compactMap { tag(String($0)) }
  }

  /// The tag that a value of `tags` names, without `#`; nil for what is none.
  static func tag(_ value: String) -> String? {
    let name = value.hasPrefix("#") ? value.dropFirst() : value[...]
    let isTag = !name.isEmpty && !name.contains(where: \.isWhitespace)
    return isTag && name.contains { !$0.isNumber } ? String(name) : nil
  }
}

extension YAMLNode {
  /// Whether it is a text by its marks: what stands in quotation marks is no number and no truth value.
  fileprivate var isQuoted: Bool {
    if case .scalar(_, let style) = content { style != .plain } else { false }
  }
}
