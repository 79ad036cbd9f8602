import CursesMarkdown

/// The footnotes and the links by label of a note: their definitions, and what names those.
///
/// Code and other text that only looks like a label is none.
struct NoteLabels {
  /// A label as Markdown compares it: case folded, blanks collapsed.
  struct Name: Hashable {
    enum Kind { case footnote, link }

    let kind: Kind
    let label: LinkLabel
  }

  /// `[^label]: text` or `[label]: destination "title"`.
  struct Definition {
    let name: Name
    /// Between the brackets, without `^`.
    let label: Range<Int>
    /// From the bracket to the end of the last line, without the line end.
    let range: Range<Int>
    /// Whether it lies in a quotation, an item or a footnote.
    let isNested: Bool
  }

  /// `[^label]`, `[text][label]`, `[label][]`, `[label]`, or a link `[[#[^label]]]` to a footnote.
  struct Use {
    let name: Name
    let range: Range<Int>
    /// What another label takes the place of: in `[label][]` and `[label]` nothing, as the words stay.
    let place: Range<Int>
    /// Whether the other label needs brackets there.
    let isBare: Bool
  }

  let source: [UInt8]
  /// In the order of the text.
  let definitions: [Definition]
  /// What each name means to Markdown.
  let meanings: LinkDefinitions
  private let tree: MarkdownTree

  init(_ source: [UInt8]) {
    self.source = source
    let tree = MarkdownParser.parse(source)
    self.tree = tree
    meanings = tree.definitions
    guard !tree.definitions.isEmpty else {
      definitions = []
      return
    }
    definitions = tree.allBlocks.compactMap { Self.definition($0, in: tree) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func definition(_ id: BlockID, in tree: MarkdownTree) -> Definition? {
    let label: Range<Int>
    let kind: Name.Kind
    switch tree.kind(of: id) {
    case .linkDefinition:
      guard let parts = tree.linkDefinitionParts(of: id) else { return nil }
      (label, kind) = (parts.label, .link)
    case .footnoteDefinition:
      guard let info = tree[id].info else { return nil }
      (label, kind) = (info, .footnote)
    default: return nil
    }
    return Definition(
      name: Name(kind: kind, label: LinkLabel(tree.bytes(in: label))), label: label,
      range: tree.range(of: id), isNested: tree[id].parent != BlockID.document)
  }

  /// Whether a label has a definition.
  func defines(_ name: Name) -> Bool {
    switch name.kind {
    case .footnote: meanings.footnotes.contains(name.label)
    case .link: meanings[name.label] != nil
    }
  }

  /// What names a definition of the note, in no order.
  var uses: [Use] { meanings.isEmpty ? [] : uses(with: meanings) }

  /// What names one of some definitions, in no order.
  func uses(with meanings: LinkDefinitions) -> [Use] {
    let bracket = UInt8(ascii: "[")
    return tree.allBlocks.flatMap { id -> [Use] in
      guard tree.kind(of: id).hasInlines, tree.bytes(in: tree.range(of: id)).contains(bracket)
      else { return [] }
      let inlines = tree.inlines(of: id, definitions: meanings)
      return inlines.walk.compactMap { use(of: $0.inline, in: inlines) }
    }
  }

  private func use(of inline: Inline, in inlines: InlineTree) -> Use? {
    switch inline.kind {
    case .footnoteReference: return use(of: inline, footnote: inline.content)
    case .wikiLink:
      guard source[inline.content].starts(with: "#[^".utf8),
        let end = source[inline.content].firstIndex(of: UInt8(ascii: "]"))
      else { return nil }
      return use(of: inline, footnote: inline.content.lowerBound + 3..<end)
    case .link(let form), .image(let form):
      guard let label = inlines.link(of: inline.id)?.labelRange else { return nil }
      let end = inline.range.upperBound
      let place: Range<Int> =
        switch form {
        case .collapsed: end - 1..<end - 1
        case .shortcut: end..<end
        case .full, .inline: label
        }
      return Use(
        name: Name(kind: .link, label: LinkLabel(source[label])), range: inline.range,
        place: place, isBare: form == .shortcut)
    default: return nil
    }
  }

  private func use(of inline: Inline, footnote label: Range<Int>) -> Use {
    Use(
      name: Name(kind: .footnote, label: LinkLabel(source[label])), range: inline.range,
      place: label, isBare: false)
  }
}

extension [NoteLabels.Name: Set<NoteLabels.Name>] {
  /// Some names, and all that their definitions name in turn, where this holds what each definition names.
  func closed(_ names: Set<NoteLabels.Name>) -> Set<NoteLabels.Name> {
    var (all, new) = (names, names)
    while !new.isEmpty {
      new = new.reduce(into: Set()) { $0.formUnion(self[$1] ?? []) }.subtracting(all)
      all.formUnion(new)
    }
    return all
  }
}
