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
  /// paragraph longer than 32 KB, or of a line as long. Such text is cut at line ends, and within a line where
  /// that is long itself, into pieces of some kilobytes. A paragraph ends at a blank line, at a heading or at a fence;
  /// in code and HTML only the line itself is shown so.
  public let isPiece: Bool

  /// Whether it starts in the middle of a line.
  package var startsInLine: Bool {
    if case .line = restart { return true }
    return false
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
package struct StoredEntry: Hashable, Sendable {
  var length: Int32
  var lines: Int32
  /// What its first block counts. Where it goes on with an ordered list, the number of items of it that
  /// begin in it; -1 where that list ends in it.
  var number: Int32
  var tag: BlockTag
  var detail: UInt8
  var isSetext: Bool
  package var isPiece = false
  package var restart: StoredRestart
  var names: [DefinedName]

  var kind: BlockKind? {
    guard tag != .document else { return nil }
    var record = BlockRecord(tag, line: 0, start: 0, end: 0)
    record.detail = detail
    record.number = restart.goesOnInNumbers ? (detail.endsNumber ? 1 : -1) : number
    if isSetext { record.flags = .setext }
    return record.kind
  }
}

extension StoredEntry {
  /// The items that begin in it, of a list that began before it.
  var items: Int { restart.goesOnInNumbers ? max(0, Int(number)) : 0 }

  /// Whether an ordered list that the next one goes on with would have begun in it.
  package var isListHead: Bool { !restart.goesOnInNumbers || number < 0 }

  /// Whether it goes on with a piece before it.
  package var continuesPiece: Bool {
    guard isPiece else { return false }
    switch restart.restart {
    case .inside(_, .text), .line: return true
    default: return false
    }
  }
}

extension StoredEntry {
  /// Whether it starts where only a line that is too long may: a shorter one belongs to the part before, if
  /// a blank line of its block comes between.
  var isCutBeforeAnyLine: Bool {
    guard isPiece else { return false }
    switch restart.restart {
    case .inside(_, .indentedCode), .inside(_, .html): return true
    default: return false
    }
  }
}

/// A restart in sixteen bytes.
package struct StoredRestart: Hashable, Sendable {
  private var containers: UInt64 = 0
  private var length: Int32 = 0
  private var kind: Kind
  private var isInLine = false
  private var marker: UInt8 = 0
  /// Indentation in the lower two bits, language in the others.
  private var detail: UInt8 = 0

  private enum Kind: UInt8 {
    case fresh, documentStart, block, fence, html, indentedCode, table, text
  }

  /// Whether an ordered list is open.
  var goesOnInNumbers: Bool { OpenContainers(bits: containers).numberedDepth != nil }

  init(_ restart: BlockRestart) {
    containers = restart.containers.bits
    switch restart {
    case .fresh: kind = .fresh
    case .documentStart: kind = .documentStart
    case .inside(_, nil): kind = .block
    case .inside(_, let leaf?):
      kind = .block
      set(leaf)
    case .line(_, let leaf):
      kind = .block
      isInLine = true
      set(leaf)
    }
  }

  private mutating func set(_ leaf: OpenLeaf) {
    switch leaf {
    case .fence(let marker, let length, let indent, let language):
      kind = .fence
      self.marker = marker
      self.length = Int32(truncatingIfNeeded: length)
      detail = UInt8(truncatingIfNeeded: indent & 3) | language << 2
    case .html(let type):
      kind = .html
      marker = UInt8(truncatingIfNeeded: type)
    case .indentedCode: kind = .indentedCode
    case .table(let columns):
      kind = .table
      marker = UInt8(truncatingIfNeeded: columns.count)
      length = Int32(bitPattern: columns.packed)
    case .text: kind = .text
    }
  }

  package var restart: BlockRestart {
    let around = OpenContainers(bits: containers)
    switch kind {
    case .fresh: return .fresh
    case .documentStart: return .documentStart
    default:
      guard let leaf else { return .inside(around, nil) }
      return isInLine ? .line(around, leaf) : .inside(around, leaf)
    }
  }

  private var leaf: OpenLeaf? {
    switch kind {
    case .fresh, .documentStart, .block: nil
    case .fence:
      .fence(
        marker: marker, length: Int(length), indent: Int(detail & 3), language: detail >> 2)
    case .html: .html(type: Int(marker))
    case .indentedCode: .indentedCode
    case .table: .table(TableColumns(count: Int(marker), bits: UInt32(bitPattern: length)))
    case .text: .text
    }
  }
}

/// A label that an entry defines.
package enum DefinedName: Hashable, Sendable {
  case link(LinkDefinition)
  case footnote(LinkLabel)
}

extension UInt8 {
  /// Whether it is what ends the number of an item.
  var endsNumber: Bool { self == Byte.dot || self == Byte.closeParen }
}
