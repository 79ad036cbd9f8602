/// The containers that are open where a part of a block starts, outermost first, in eight bytes.
///
/// So many parts of a long text need it that it must be small: at most five containers are told, and a place
/// that lies deeper is none where a part may start.
public struct OpenContainers: Hashable, Sendable {
  /// A container, as far as the lines that follow need it.
  package enum Step: Hashable {
    case quote
    /// An item, its list's marker, and the columns from the list's indentation to its text.
    case item(marker: UInt8, indent: Int)
    case footnote(labelLength: Int)
    /// A list that goes on with another item. It is the last step.
    case list(marker: UInt8)
  }

  /// Eleven bits a step, the outermost lowest: three for what it is, three for a marker, five for a number.
  private(set) var bits: UInt64

  static let empty = OpenContainers(bits: 0)
  /// More steps than this are not told.
  static let most = 5
  private static let width: UInt64 = 11
  private static let markers: [UInt8] = [
    Byte.hyphen, Byte.star, Byte.plus, Byte.dot, Byte.closeParen,
  ]

  init(bits: UInt64) { self.bits = bits }

  init(_ steps: some Sequence<Step>) {
    self.init(bits: 0)
    for step in steps { _ = append(step) }
  }

  package var isEmpty: Bool { bits == 0 }

  /// The number of steps.
  var count: Int {
    (UInt64.bitWidth - bits.leadingZeroBitCount + Int(Self.width) - 1) / Int(Self.width)
  }

  /// Adds an innermost container; false when there is no room for it.
  mutating func append(_ step: Step) -> Bool {
    let count = count
    guard count < Self.most else { return false }
    let packed: UInt64
    switch step {
    case .quote: packed = 1
    case .item(let marker, let indent):
      packed = 2 | Self.code(marker) << 3 | Self.small(indent) << 6
    case .footnote(let length): packed = 3 | Self.small(length) << 6
    case .list(let marker): packed = 4 | Self.code(marker) << 3
    }
    bits |= packed << (UInt64(count) * Self.width)
    return true
  }

  private static func code(_ marker: UInt8) -> UInt64 {
    UInt64(markers.firstIndex(of: marker) ?? 0)
  }

  private static func small(_ number: Int) -> UInt64 { UInt64(min(max(0, number), 31)) }

  /// The containers, outermost first.
  package var steps: [Step] {
    var rest = bits
    var steps: [Step] = []
    while rest != 0 {
      let marker = Self.markers[min(Int(rest >> 3 & 7), Self.markers.count - 1)]
      let number = Int(rest >> 6 & 31)
      switch rest & 7 {
      case 1: steps.append(.quote)
      case 2: steps.append(.item(marker: marker, indent: number))
      case 3: steps.append(.footnote(labelLength: number))
      default: steps.append(.list(marker: marker))
      }
      rest >>= Self.width
    }
    return steps
  }

  /// Whether it is one list and nothing around it.
  var isTopLevelList: Bool { bits & 7 == 4 }

  /// Whether another item of a list comes.
  package var endsInList: Bool {
    if case .list? = steps.last { return true }
    return false
  }

  /// How many containers lie around the outermost ordered list, whose items are counted from part to part;
  /// nil where no such list is open.
  var numberedDepth: Int? {
    var rest = bits
    var depth = 0
    while rest != 0 {
      if Self.isNumbered(rest) { return depth }
      rest >>= Self.width
      depth += 1
    }
    return nil
  }

  /// Whether the outermost of some containers is an ordered list: the last two markers are those of numbers.
  private static func isNumbered(_ bits: UInt64) -> Bool {
    (bits & 7 == 2 || bits & 7 == 4) && bits >> 3 & 7 >= 3
  }

  /// How many containers lie around each ordered list, outermost first.
  package var numberedDepths: [Int] {
    var rest = bits
    var depths: [Int] = []
    var depth = 0
    while rest != 0 {
      if Self.isNumbered(rest) { depths.append(depth) }
      rest >>= Self.width
      depth += 1
    }
    return depths
  }

  /// How many of the containers text stands in: all but a list at the end.
  package var depth: Int { endsInList ? count - 1 : count }

  /// The same without a list at the end.
  var withoutList: OpenContainers {
    endsInList ? OpenContainers(steps.dropLast()) : self
  }
}

/// The block of lines that is open where a part of it starts.
public enum OpenLeaf: Hashable, Sendable {
  /// A fenced code block: its fence byte, fence length and indentation, and the number of its language, as in
  /// `CodeLanguage.number`.
  case fence(marker: UInt8, length: Int, indent: Int, language: UInt8)
  /// An HTML block with its start condition; 0 when it ends with the line.
  case html(type: Int)
  case indentedCode
  /// A table with these columns.
  case table(TableColumns)
  /// Text that is too long to be shown as a paragraph; see `BlockTableEntry.isPiece`.
  case text
}
