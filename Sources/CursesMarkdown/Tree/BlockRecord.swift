/// A half open range in half the space.
struct Span: Hashable, Sendable {
  var start: Int32
  var end: Int32

  init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  /// The span of something that is not there.
  static let absent = Span(-1, -1)

  var isAbsent: Bool { start < 0 }
  var lower: Int { Int(start) }
  var upper: Int { Int(end) }

  func range(at offset: Int) -> Range<Int>? {
    isAbsent ? nil : lower + offset..<upper + offset
  }

  mutating func shift(by distance: Int32) {
    guard !isAbsent else { return }
    start += distance
    end += distance
  }
}

/// The kind of a block in one byte.
enum BlockTag: UInt8, Sendable {
  case document, paragraph, heading, thematicBreak, blockQuote, list, item, indentedCode
  case fencedCode, htmlBlock, table, tableRow, tableCell, linkDefinition, footnoteDefinition
  case frontMatter

  /// As `BlockKind.holdsBlocks`.
  var holdsBlocks: Bool {
    switch self {
    case .blockQuote, .list, .item, .footnoteDefinition: true
    default: false
    }
  }
}

/// A block as the arena holds it. Offsets count from the start of the parsed bytes.
package struct BlockRecord: Sendable {
  var tag: BlockTag
  /// Heading: level. HTML: type. List, fence, front matter: the marker byte. Cell: the alignment.
  var detail: UInt8 = 0
  /// Setext, closed, loose, header, task: one bit for the tag it belongs to.
  var flags: BlockFlags = []
  /// List: start or -1. Fence: length. Table: columns. Cell: column.
  var number: Int32 = 0
  /// Item: content indent. Fence: indent of the fence. Footnote that was reopened: length of its label.
  var indent: Int32 = 0
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
  var startLine: Int32
  var endLine: Int32
  var span: Span
  var opener = Span.absent
  var closer = Span.absent
  var info = Span.absent
  /// Indices into the arena of segments.
  var segments = Span(0, 0)

  init(_ tag: BlockTag, line: Int32, start: Int, end: Int) {
    self.tag = tag
    startLine = line
    endLine = line
    span = Span(start, end)
  }
}

/// Yes-or-no facts of a record.
struct BlockFlags: OptionSet, Sendable {
  let rawValue: UInt8

  static let setext = BlockFlags(rawValue: 1)
  static let closed = BlockFlags(rawValue: 2)
  static let loose = BlockFlags(rawValue: 4)
  static let header = BlockFlags(rawValue: 8)
  static let taskOpen = BlockFlags(rawValue: 16)
  static let taskDone = BlockFlags(rawValue: 32)
  /// It began in a part before this one.
  static let reopened = BlockFlags(rawValue: 64)
}

extension BlockFlags {
  static let taskOther: BlockFlags = [.taskOpen, .taskDone]

  fileprivate var taskState: TaskState? {
    if isSuperset(of: .taskOther) { return .other }
    return contains(.taskDone) ? .done : contains(.taskOpen) ? .open : nil
  }
}

extension BlockRecord {
  var kind: BlockKind {
    switch tag {
    case .document: .document
    case .paragraph: .paragraph
    case .heading:
      .heading(level: Int(detail), style: flags.contains(.setext) ? .setext : .atx)
    case .thematicBreak: .thematicBreak
    case .blockQuote: .blockQuote
    case .list:
      .list(
        ListStyle(
          marker: Unicode.Scalar(detail), start: number < 0 ? nil : Int(number),
          isTight: !flags.contains(.loose)))
    case .item:
      .item(task: flags.taskState)
    case .indentedCode: .indentedCode
    case .fencedCode: .fencedCode(isClosed: flags.contains(.closed))
    case .htmlBlock: .htmlBlock(type: Int(detail))
    case .table: .table(columns: Int(number))
    case .tableRow: .tableRow(isHeader: flags.contains(.header))
    case .tableCell:
      .tableCell(column: Int(number), alignment: ColumnAlignment(rawValue: detail) ?? .none)
    case .linkDefinition: .linkDefinition
    case .footnoteDefinition: .footnoteDefinition
    case .frontMatter: .frontMatter(detail == Byte.plus ? .toml : .yaml)
    }
  }
}

/// A segment as the arena holds it.
struct SegmentRecord: Sendable {
  var lineStart: Int32
  var start: Int32
  var end: Int32
  var lineEnd: Int32
  var padding: Int32
}
