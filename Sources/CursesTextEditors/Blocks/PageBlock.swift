import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// How a stretch of a page's text differs from the text around it.
package struct PageAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let strong = PageAttributes(rawValue: 1 << 0)
  package static let emphasis = PageAttributes(rawValue: 1 << 1)
  package static let strikethrough = PageAttributes(rawValue: 1 << 2)
  package static let code = PageAttributes(rawValue: 1 << 3)
  package static let highlight = PageAttributes(rawValue: 1 << 4)
  package static let link = PageAttributes(rawValue: 1 << 5)
  /// Source that is shown as it is written: markers, HTML.
  package static let raw = PageAttributes(rawValue: 1 << 6)
  // Program text.
  package static let keyword = PageAttributes(rawValue: 1 << 7)
  package static let type = PageAttributes(rawValue: 1 << 8)
  package static let name = PageAttributes(rawValue: 1 << 9)
  package static let string = PageAttributes(rawValue: 1 << 10)
  package static let number = PageAttributes(rawValue: 1 << 11)
  package static let comment = PageAttributes(rawValue: 1 << 12)
  package static let added = PageAttributes(rawValue: 1 << 13)
  package static let removed = PageAttributes(rawValue: 1 << 14)
  /// A tag, `#word`.
  package static let tag = PageAttributes(rawValue: 1 << 15)
  // The title of a callout.
  package static let informing = PageAttributes(rawValue: 1 << 16)
  package static let advising = PageAttributes(rawValue: 1 << 17)
  package static let warning = PageAttributes(rawValue: 1 << 18)
  package static let alarming = PageAttributes(rawValue: 1 << 19)

  /// Code among its markers, where no room is put that the source has not.
  package static let isTight = PageAttributes(rawValue: 1 << 20)

  /// Those that have a colour of their own.
  static let coloured = PageAttributes(rawValue: ~(0x7F | 1 << 20))
}

/// A stretch of a leaf's text with attributes. What no span covers has none.
package struct PageSpan: Hashable, Sendable {
  package var range: Range<Int>
  package var attributes: PageAttributes
  /// Where it leads, empty for what is no link.
  package var target: String
  /// Colours of its own.
  package var tint: PageTint?

  package init(
    range: Range<Int>, attributes: PageAttributes, target: String = "", tint: PageTint? = nil
  ) {
    self.range = range
    self.attributes = attributes
    self.target = target
    self.tint = tint
  }
}

/// Text that is edited as one: a paragraph, a heading, a cell of a table.
struct PageLeaf: Hashable, Sendable {
  /// What is shown, in UTF-8.
  var text: [UInt8]
  /// Sorted, never overlapping.
  var spans: [PageSpan] = []
  /// The paragraph of the document that it shows a part of, counted from the page block's first one,
  /// and where that part starts.
  var paragraph = 0
  var start = 0
  /// Where its rows stand; a table's cells go by their column.
  var alignment = CellAlignment.left

  init(_ text: [UInt8], spans: [PageSpan] = []) {
    self.text = text
    self.spans = spans
  }

  /// Of a little of it: layouts are kept by what they show, and all of it is compared once it is found.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text.count)
    text.withUnsafeBytes { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes.prefix(16)))
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes.suffix(16)))
    }
    hasher.combine(spans.count)
  }
}

extension PageContainer {
  /// What a bar in front of every row is drawn in; nil where there is none.
  var barRole: Role? {
    switch self {
    case .quote: .quoteBar
    case .callout(let role): role
    case .item: nil
    }
  }
}

/// What stands before the first row of a list item.
package enum PageMarker: Hashable, Sendable {
  /// By the depth of the list, from 0.
  case bullet(depth: Int)
  /// With its full stop or bracket.
  case number(String)
  case task(isDone: Bool)
  /// A task with another character in its box.
  case status(Character)
  /// The box of a task behind a number.
  indirect case numbered(String, PageMarker)

  /// Whether it is the box of a task.
  var isTask: Bool {
    switch self {
    case .task, .status, .numbered: true
    case .bullet, .number: false
    }
  }
}

/// A block around a leaf that shows in front of its rows.
package enum PageContainer: Hashable, Sendable {
  case quote
  /// A callout, in its colour.
  case callout(Role)
  /// `marker` is nil in all blocks of the item but the first. `widest` is the marker of its list that
  /// needs the most room.
  case item(marker: PageMarker?, widest: PageMarker)
}

/// Where the text of a table's column or of a paragraph stands.
package enum CellAlignment: Hashable, Sendable { case left, center, right }

/// What a page block is.
enum PageKind: Hashable, Sendable {
  case paragraph
  case heading(level: Int)
  /// `label` names the language.
  case code(label: String)
  case rule
  /// Leaves are the cells, row by row, the header first.
  case table([CellAlignment])
  /// Source that has no form of its own on the page: HTML, definitions, front matter.
  case raw
}

/// One block of a page, ready to be laid out: no markers, no source, only what is seen.
struct PageBlock: Hashable, Sendable {
  var kind: PageKind
  /// One leaf; the cells for a table; one empty leaf for a rule.
  var leaves: [PageLeaf]
  /// From the outermost.
  var containers: [PageContainer] = []
  /// Whether an empty row parts it from the block before.
  var hasGap = false
  /// How many of the outermost containers go on across that gap.
  var gapContainers = 0
  /// Whether it lies in a task that is done.
  var isDone = false
  /// Whether what lies below the heading is folded away.
  var isFolded = false
  /// What is shown below the text.
  var pictures: [PagePicture] = []
  /// Whether that stands in the place of the text. Then its leaves are its first and its last paragraph, empty.
  var isReplaced = false
  /// The widths of the columns of a table that began in a block before this one, as they are there; nil for
  /// every other block. Such a table has no header here.
  var continuedWidths: [Int]?

  init(
    _ kind: PageKind, _ leaves: [PageLeaf], in containers: [PageContainer] = [],
    hasGap: Bool = false, gapContainers: Int = 0
  ) {
    self.kind = kind
    self.leaves = leaves
    self.containers = containers
    self.hasGap = hasGap
    self.gapContainers = gapContainers
  }

  var isQuoted: Bool { containers.contains(.quote) }
  /// Whether bars stand in front of it.
  var isBarred: Bool { containers.contains { $0.barRole != nil } }
}

/// A place in a page block where a caret can stand.
struct PagePlace: Hashable, Sendable {
  var leaf: Int
  /// Bytes into the leaf's text.
  var offset: Int
}
