import BubblepadIndex
import CursesJSON
import CursesText

/// The file of a vault's bookmarks with other items: those that stay keep their bytes, and what is new is laid out as
/// they are.
struct BookmarkLayout {
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]
  private let indent: String

  /// Nil for a file without items at its top, whose layout says nothing.
  ///
  /// - Parameter indent: what each level of a file with a line for each member is indented by.
  init?(_ bytes: [UInt8], indent: String) {
    guard let ranges = JSONReader.elements(of: "items", in: bytes), !ranges.isEmpty else {
      return nil
    }
    (self.bytes, self.ranges, self.indent) = (bytes, ranges, indent)
  }

  /// The bytes with other items; nil where more has changed than items that were added at the end, removed, or
  /// changed in their places.
  func changed(_ old: [JSONValue], to new: [JSONValue]) -> [UInt8]? {
    guard old.count == ranges.count, !new.isEmpty else { return nil }
    var edits: [Edit] = []
    if new.count >= old.count {
      for (index, item) in new.prefix(old.count).enumerated() where item != old[index] {
        edits.append(Edit(ranges[index], bytes: text(of: item, like: ranges[index])))
      }
      guard let last = ranges.last else { return nil }
      let added = new.dropFirst(old.count).flatMap { separator + text(of: $0, like: last) }
      if !added.isEmpty { edits.append(Edit(last.upperBound..<last.upperBound, bytes: added)) }
    } else {
      let difference = new.difference(from: old)
      guard difference.insertions.isEmpty else { return nil }
      for case .remove(let index, _, _) in difference.removals {
        // With what stands before it, the first with what stands after it.
        let range =
          index > 0
          ? ranges[index - 1].upperBound..<ranges[index].upperBound
          : ranges[0].lowerBound..<ranges[1].lowerBound
        edits.append(Edit(range, bytes: []))
      }
      // Of two in a row the ranges may meet; each byte goes once.
      guard zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound })
      else { return nil }
    }
    return Transaction(edits, event: .external).applying(to: SourceText(bytes: bytes)).bytes
  }

  /// What stands between two items.
  private var separator: [UInt8] {
    guard ranges.count < 2 else {
      return Array(bytes[ranges[ranges.count - 2].upperBound..<ranges[ranges.count - 1].lowerBound])
    }
    let blanks = bytes[..<ranges[0].lowerBound].reversed().prefix { $0 != UInt8(ascii: "[") }
    return [UInt8(ascii: ",")] + blanks.reversed()
  }

  /// An item on one line where another is, else a line for each member.
  private func text(of item: JSONValue, like range: Range<Int>) -> [UInt8] {
    let other = bytes[range]
    guard other.contains(0x0A) else {
      let isSpaced = String(decoding: other, as: UTF8.self).contains("\": ")
      return Array((isSpaced ? item.spaced : item.compact).utf8)
    }
    let lines = item.written(indent: indent).split(separator: "\n")
    return Array(lines.joined(separator: "\n" + indent + indent).utf8)
  }
}
