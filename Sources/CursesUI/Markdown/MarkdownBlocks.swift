#if Essentials
import CursesMarkdown

/// Makes attributed text of a whole Markdown source.
struct MarkdownBlocks {
  private let tree: MarkdownTree
  private let options: AttributedString.MarkdownParsingOptions
  private let baseURL: URL?
  private var identities = 0
  private(set) var text = AttributedString()

  init(
    _ source: [UInt8], options: AttributedString.MarkdownParsingOptions, baseURL: URL?
  ) {
    tree = MarkdownParser.parse(source, options: [.tables, .strikethrough])
    self.options = options
    self.baseURL = baseURL
    for block in tree.children(of: .document) { append(block, in: nil) }
  }

  private mutating func intent(
    _ kind: PresentationIntent.Kind, _ parent: PresentationIntent?
  ) -> PresentationIntent {
    identities += 1
    return PresentationIntent(kind, identity: identities, parent: parent)
  }

  private mutating func append(_ id: BlockID, in parent: PresentationIntent?) {
    switch tree.kind(of: id) {
    case .paragraph: appendLeaf(id, intent(.paragraph, parent))
    case .heading(let level, _): appendLeaf(id, intent(.header(level: level), parent))
    case .thematicBreak:
      text.append(AttributedString("⸻", attributes: container(intent(.thematicBreak, parent))))
    case .blockQuote: appendChildren(id, intent(.blockQuote, parent))
    case .list(let style): appendList(id, style, parent)
    case .footnoteDefinition: break
    case .indentedCode, .fencedCode: appendCode(id, parent)
    case .htmlBlock:
      var attributes = parent.map(container) ?? AttributeContainer()
      attributes.inlinePresentationIntent = .blockHTML
      text.append(AttributedString(lines(id), attributes: attributes))
    case .table: appendTable(id, parent)
    case let kind where kind.isContainer: appendChildren(id, parent)
    default: break
    }
  }

  private mutating func appendChildren(_ id: BlockID, _ intent: PresentationIntent?) {
    for child in tree.children(of: id) { append(child, in: intent) }
  }

  private mutating func appendLeaf(_ id: BlockID, _ intent: PresentationIntent) {
    let inlines = MarkdownInlines(
      source: tree.source, tree: tree.inlines(of: id), lines: tree.segments(of: id).map(\.range),
      options: options, baseURL: baseURL, base: container(intent))
    text.append(inlines.text())
  }

  private mutating func appendList(
    _ id: BlockID, _ style: CursesMarkdown.ListStyle, _ parent: PresentationIntent?
  ) {
    let list = intent(style.isOrdered ? .orderedList : .unorderedList, parent)
    for (index, item) in tree.children(of: id).enumerated() {
      appendChildren(item, intent(.listItem(ordinal: (style.start ?? 1) + index), list))
    }
  }

  private mutating func appendCode(_ id: BlockID, _ parent: PresentationIntent?) {
    let info = tree[id].info.map { tree.text(in: $0) } ?? ""
    let language = info.split(separator: " ").first.map(String.init)
    var code = lines(id)
    if !code.isEmpty, !code.hasSuffix("\n") { code += "\n" }
    let block = intent(.codeBlock(languageHint: language), parent)
    text.append(AttributedString(code, attributes: container(block)))
  }

  private mutating func appendTable(_ id: BlockID, _ parent: PresentationIntent?) {
    let columns = tree.alignments(of: id).map { alignment in
      PresentationIntent.TableColumn(
        alignment: alignment == .right ? .right : alignment == .center ? .center : .left)
    }
    let table = intent(.table(columns: columns), parent)
    for (index, row) in tree.children(of: id).enumerated() {
      let row = (
        id: row, intent: intent(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), table)
      )
      for (column, cell) in tree.children(of: row.id).enumerated() where column < columns.count {
        appendLeaf(cell, intent(.tableCell(columnIndex: column), row.intent))
      }
    }
  }

  /// The text of a leaf without inlines, as its lines are.
  private func lines(_ id: BlockID) -> String {
    tree.segments(of: id).map { segment in
      String(repeating: " ", count: segment.padding)
        + tree.text(in: segment.range.lowerBound..<segment.lineEnd)
    }.joined()
  }

  private func container(_ intent: PresentationIntent) -> AttributeContainer {
    var container = AttributeContainer()
    container.presentationIntent = intent
    return container
  }
}
#endif
