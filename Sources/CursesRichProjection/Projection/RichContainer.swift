import CursesMarkdown

/// What stands before the text of a list item.
public enum RichMarker: Hashable, Sendable {
  /// A bullet; `depth` counts the bullet lists around it, from 0.
  case bullet(depth: Int)
  /// A number as it is shown, with what ends it: "1." or "2)".
  case number(String)
  /// A box. `offset` is the source offset of the character between its brackets.
  case task(isDone: Bool, offset: Int)
  /// A box with another character in it than a blank or an `x`: `-` is cancelled, `/` half done.
  case status(Character, offset: Int)

  /// Where the character between the brackets of a box stands in the source; nil for what is no task.
  public var boxOffset: Int? {
    switch self {
    case .task(_, let offset), .status(_, let offset): offset
    case .bullet, .number: nil
    }
  }
}

/// What stands before a paragraph because of a block around it, outermost first.
public struct RichPrefix: Hashable, Sendable {
  /// The kinds of blocks that lie around text.
  public enum Kind: Hashable, Sendable {
    /// A bar at the left of every row.
    case quote
    /// The marker of an item, drawn before its first row; the other rows are indented by as much.
    case item(RichMarker)
    /// A footnote's label.
    case footnote(String)
  }

  /// What stands before the rows.
  public var kind: Kind
  /// Whether the paragraph is the first in that block: only there the marker is drawn.
  public var isFirst: Bool
  /// A quote that is a callout: in which tone it speaks.
  public var callout: CalloutTone?
  /// An item with a number, with what ends that: a box stands behind it.
  public var number: String?

  /// Whether it is an item with a box.
  public var isTask: Bool {
    if case .item(let marker) = kind { marker.boxOffset != nil } else { false }
  }
}

/// A quote, an item or a footnote around a paragraph, with what commands need to know of it.
package struct RichContainer: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case quote
    case item
    case footnote
  }

  package var kind: Kind
  package var isFirst = true
  /// Whether it began in a part before. Then its opener is empty, and a number is only as long as its own.
  package var isReopened = false
  /// Item: the bullet, or `.` or `)`.
  package var delimiter: UInt8 = 0
  /// Item of an ordered list: its number as shown, and as written.
  package var number: Int?
  package var writtenNumber: Int?
  package var isTight = true
  package var bulletDepth = 0
  /// Item: the columns from the list's indentation to its content.
  package var contentIndent = 0
  /// Item: the blanks behind its marker, as in the source; one where there is nothing to tell them from.
  package var padding = " "
  /// Item: whether it has a box, and is done.
  package var task: TaskState?
  /// Item: the character in its box, where that is another than a blank or an `x`.
  package var status: Character?
  /// Offsets in the part: `[x]`, the marker, the whole block.
  package var box: Range<Int>?
  package var opener: Range<Int>
  package var range: Range<Int>
  /// The index of the item in its list, or in the part of it.
  package var index = 0
  /// Whether its list began in a part before, so that its number depends on where that ends.
  package var isInLaterPart = false
  /// Item: whether the next one is to have the same number.
  package var repeatsNumber = false
  /// Item: whether it has the number of the first although the items before it count up.
  package var startsAfresh = false
  /// Where the list starts: items of one list share it.
  package var listStart = 0
  package var label = ""
  /// Quote: what its first line makes it.
  package var callout: Callout?

  /// What a line goes on with to stay in this container.
  package var continuation: String {
    switch kind {
    case .quote: "> "
    case .item: String(repeating: " ", count: contentIndent)
    case .footnote: "    "
    }
  }

  /// Item: its marker as it is written.
  package var writtenMarker: String {
    (writtenNumber.map(String.init) ?? "") + String(Unicode.Scalar(delimiter))
  }

  /// Item: whether no other comes before it in its list.
  package var isFirstOfList: Bool { index == 0 && !isInLaterPart }

  /// Whether both look alike. Where they stand does not count.
  package func looksLike(_ other: RichContainer) -> Bool {
    guard kind == other.kind, isFirst == other.isFirst, bulletDepth == other.bulletDepth,
      (number == nil) == (other.number == nil)
    else { return false }
    // What is only known in the part where it begins says nothing where parts are cut differently.
    if isReopened || other.isReopened { return true }
    let isSameNumber = number == other.number || isInLaterPart || other.isInLaterPart
    return isSameNumber && task == other.task && status == other.status && label == other.label
      && (number == nil || delimiter == other.delimiter) && callout?.kind == other.callout?.kind
  }

  package func prefix(base: Int) -> RichPrefix {
    switch kind {
    case .quote: return RichPrefix(kind: .quote, isFirst: isFirst, callout: callout?.tone)
    case .footnote: return RichPrefix(kind: .footnote(label), isFirst: isFirst)
    case .item:
      let text = number.map { "\($0)\(delimiter == Byte.closeParen ? ")" : ".")" }
      if let task, let box {
        let offset = base + box.lowerBound + 1
        let marker =
          status.map { RichMarker.status($0, offset: offset) }
          ?? .task(isDone: task == .done, offset: offset)
        return RichPrefix(kind: .item(marker), isFirst: isFirst, number: text)
      }
      let marker = text.map(RichMarker.number) ?? .bullet(depth: bulletDepth)
      return RichPrefix(kind: .item(marker), isFirst: isFirst, number: text)
    }
  }
}
