/// A run of lines that can be parsed alone: as a rule one top-level block and the blank lines behind it.
///
/// It is more than one block when they hang together: definitions and the text under them, a table and
/// the text above it. It is a part of a block when that is long: see `BlockRestart`.
public struct BlockTableEntry: Hashable, Sendable {
  /// Bytes of the document, from a line's start to a line's start.
  public let range: Range<Int>
  /// Blank lines included.
  public let lineCount: Int
  /// The kind of its first block; nil when there are only blank lines. Whether a list is tight and a
  /// fence closed is not told here: that may be decided in another part.
  public let kind: BlockKind?
  /// What is open at its start.
  public let restart: BlockRestart

  /// Whether it is a stretch of text that is too long to be shown as anything but its source: of a
  /// paragraph longer than 32 KB, of a block with a line as long, or such a line of a fenced code block. Such text is cut at line ends, and
  /// within a line where that is long itself, into pieces of some kilobytes. It ends at a blank line, at a
  /// heading or at a fence.
  public let isPiece: Bool

  /// Whether it starts in the middle of a line.
  var startsInLine: Bool {
    switch restart {
    case .line, .fenceLine: true
    default: false
    }
  }

  /// Whether it goes on with a block that starts in an entry before it.
  public var isContinuation: Bool { restart != .fresh && restart != .documentStart }

  init(_ stored: StoredEntry, start: Int) {
    range = start..<start + Int(stored.length)
    lineCount = Int(stored.lines)
    kind = stored.kind
    restart = stored.restart.restart
    isPiece = stored.isPiece
  }
}

/// What an update or a further slice of parsing has changed.
public struct BlockTableChange: Hashable, Sendable {
  /// What was parsed anew, in offsets before the edit.
  public let old: Range<Int>
  /// What stands there now.
  public let new: Range<Int>
  /// Whether link definitions or footnotes came, went or changed, so that inlines outside of `new` may
  /// have too.
  public let definitionsChanged: Bool
  /// Whether what stands behind `new` is other than before, too, or is not known any more.
  public let isOpenEnded: Bool
}

/// An entry as the table holds it.
struct StoredEntry: Hashable, Sendable {
  var length: Int32
  var lines: Int32
  var number: Int32
  var tag: BlockTag
  var detail: UInt8
  var isSetext: Bool
  var isPiece = false
  var restart: StoredRestart
  var names: [DefinedName]

  var kind: BlockKind? {
    guard tag != .document else { return nil }
    var record = BlockRecord(tag, line: 0, start: 0, end: 0)
    record.detail = detail
    record.number = number
    if isSetext { record.flags = .setext }
    return record.kind
  }
}

extension StoredEntry {
  /// Whether it goes on with a piece before it.
  var continuesPiece: Bool {
    guard isPiece else { return false }
    switch restart.restart {
    case .paragraph, .line, .fenceLine: return true
    default: return false
    }
  }
}

/// A restart in eight bytes.
struct StoredRestart: Hashable, Sendable {
  private var kind: UInt8
  private var marker: UInt8 = 0
  private var indent: UInt8 = 0
  private var length: Int32 = 0

  init(_ restart: BlockRestart) {
    switch restart {
    case .fresh: kind = 0
    case .documentStart: kind = 1
    case .fence(let marker, let length, let indent):
      kind = 2
      self.marker = marker
      self.length = Int32(truncatingIfNeeded: length)
      self.indent = UInt8(truncatingIfNeeded: indent)
    case .html(let type):
      kind = 3
      marker = UInt8(truncatingIfNeeded: type)
    case .list(let marker):
      kind = 4
      self.marker = marker
    case .quote: kind = 5
    case .paragraph: kind = 6
    case .line: kind = 7
    case .fenceLine(let marker, let length, let indent):
      kind = 9
      self.marker = marker
      self.length = Int32(truncatingIfNeeded: length)
      self.indent = UInt8(truncatingIfNeeded: indent)
    case .table(let columns):
      kind = 8
      marker = UInt8(truncatingIfNeeded: columns.count)
      length = Int32(bitPattern: columns.packed)
    }
  }

  var restart: BlockRestart {
    switch kind {
    case 0: .fresh
    case 1: .documentStart
    case 2: .fence(marker: marker, length: Int(length), indent: Int(indent))
    case 3: .html(type: Int(marker))
    case 4: .list(marker: marker)
    case 6: .paragraph
    case 7: .line
    case 9: .fenceLine(marker: marker, length: Int(length), indent: Int(indent))
    case 8: .table(TableColumns(count: Int(marker), bits: UInt32(bitPattern: length)))
    default: .quote
    }
  }
}

/// A label that an entry defines.
enum DefinedName: Hashable, Sendable {
  case link(LinkDefinition)
  case footnote(LinkLabel)
}
