/// The footnotes of a document in the order in which they are referred to.
struct FootnoteNumbers {
  /// The definitions that are referred to.
  private(set) var ordered: [BlockID] = []
  private var numbers: [LinkLabel: Int] = [:]

  init(_ tree: MarkdownTree) {
    var definitions: [LinkLabel: BlockID] = [:]
    var leaves: [BlockID] = []
    Self.collect(.document, of: tree, &definitions, &leaves)
    guard !definitions.isEmpty else { return }
    for leaf in leaves { number(references: leaf, tree, definitions) }
    // A footnote may refer to others.
    var next = 0
    while next < ordered.count {
      var (inner, own): ([LinkLabel: BlockID], [BlockID]) = ([:], [])
      for child in tree.children(of: ordered[next]) { Self.collect(child, of: tree, &inner, &own) }
      for leaf in own { number(references: leaf, tree, definitions) }
      next += 1
    }
  }

  /// The number of a footnote, from 1; nil for one that is not defined.
  func number(ofLabel label: some Sequence<UInt8>) -> Int? { numbers[LinkLabel(label)] }

  private static func collect(
    _ id: BlockID, of tree: MarkdownTree, _ definitions: inout [LinkLabel: BlockID],
    _ leaves: inout [BlockID]
  ) {
    let block = tree[id]
    if case .footnoteDefinition = block.kind {
      if let info = block.info, case let label = LinkLabel(tree.bytes(in: info)),
        definitions[label] == nil
      {
        definitions[label] = id
      }
      return
    }
    if block.kind.hasInlines { leaves.append(id) }
    for child in tree.children(of: id) { collect(child, of: tree, &definitions, &leaves) }
  }

  private mutating func number(
    references leaf: BlockID, _ tree: MarkdownTree, _ definitions: [LinkLabel: BlockID]
  ) {
    for (inline, _) in tree.inlines(of: leaf).walk where inline.kind == .footnoteReference {
      let label = LinkLabel(tree.bytes(in: inline.content))
      guard numbers[label] == nil, let definition = definitions[label] else { continue }
      ordered.append(definition)
      numbers[label] = ordered.count
    }
  }
}
