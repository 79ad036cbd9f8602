/// The leaf that is open before a line is parsed, as a scanner sees it.
struct ScannedLeaf {
  /// Its index; negative when none is open.
  let index: Int32
  /// What it is, if lines of it can be parsed without those before; nil for paragraphs.
  let leaf: OpenLeaf?
  /// Whether the line before the one to be parsed is its first, and opens a fence.
  let isFenceJustOpened: Bool
  /// Whether the line before is one of its lines, and not a blank one behind it.
  private let isUpToLine: Bool

  /// The parser is borrowed: it is asked for each line, and a copy would touch all that it holds.
  init(_ parser: borrowing BlockParser) {
    index = parser.leaf
    guard index >= 0 else {
      (leaf, isFenceJustOpened, isUpToLine) = (nil, false, false)
      return
    }
    let record = parser.blocks[Int(index)]
    isFenceJustOpened =
      record.tag == .fencedCode && record.startLine == parser.line
      && !record.flags.contains(.reopened)
    isUpToLine = record.span.upper > parser.reader.lineStart
    switch record.tag {
    case .fencedCode:
      leaf = .fence(
        marker: record.detail, length: Int(record.number), indent: Int(record.indent),
        language: parser.fenceLanguage)
    case .htmlBlock: leaf = .html(type: Int(record.detail))
    case .indentedCode: leaf = .indentedCode
    case .table: leaf = parser.tableColumns.map(OpenLeaf.table)
    default: leaf = nil
    }
  }

  /// The same where its lines are shown as they are written.
  var goesOn: OpenLeaf? {
    if case .table = leaf { return nil }
    return leaf
  }

  /// Whether the line that was parsed since is one of its lines.
  func hasTaken(lineAt start: Int, _ parser: BlockParser) -> Bool {
    index >= 0 && parser.blocks[Int(index)].span.upper > start
  }

  /// What is open where the line starts that was parsed since, if the leaf goes on in it and behind it.
  func restart(in parser: BlockParser) -> BlockRestart? {
    guard let leaf, parser.leaf == index else { return nil }
    // Blank lines show as part of indented code and of HTML only together with what is around them.
    let mayCut = isUpToLine && hasTaken(lineAt: parser.reader.lineStart, parser)
    switch leaf {
    case .indentedCode, .html: if !mayCut { return nil }
    default: break
    }
    let around = parser.blocks.containers(to: parser.blocks[Int(index)].parent).whole
    return around.map { .inside($0, leaf) }
  }
}
