import CursesText

/// The numbers of the list in which a task's line becomes two: its own and those of the items after it count up once
/// more. As with other commands, numbers that do not count up stay as they are.
struct TaskNumbers {
  /// How many bytes of the task's line another number is for: all up to the end of its own.
  let head: Int
  /// What takes the place of those.
  let newHead: [UInt8]
  /// What changes below the task's line, in the order of the text.
  let laterEdits: [Edit]

  /// So many lines of a list are looked at in each direction.
  private static let reach = 5_000

  /// Nil where the line has no number, or that stays as it is.
  ///
  /// - Parameter line: the task's, from 0.
  init?(in text: SourceText, line: Int) {
    let own = text.bytes(in: text.lineContentRange(line))
    guard let lines = NumberedLines(own),
      case .item(let item) = lines.kind(of: own, below: nil),
      Self.countsUp(to: item, in: lines, above: line, in: text),
      let edits = Self.edits(after: item, in: lines, below: line, in: text)
    else { return nil }
    head = lines.lead.count + item.digits
    newHead = lines.lead + Array("\(item.number + 1)".utf8)
    laterEdits = edits
  }

  private static func countsUp(
    to item: NumberedLines.Item, in lines: NumberedLines, above line: Int, in text: SourceText
  ) -> Bool {
    var expected = item.number
    for above in (max(0, line - reach)..<line).reversed() {
      switch lines.kind(of: text.bytes(in: text.lineContentRange(above)), below: nil) {
      case .item(let item):
        expected -= 1
        if item.number != expected { return false }
      case .content, .blank: continue
      case .other: return true
      }
    }
    return true
  }

  /// What gives the later items their numbers, and moves the lines in an item whose number gets longer; nil where
  /// they do not count up.
  private static func edits(
    after item: NumberedLines.Item, in lines: NumberedLines, below line: Int, in text: SourceText
  ) -> [Edit]? {
    var edits: [Edit] = []
    var item = item
    for below in line + 1..<min(text.lineCount, line + 1 + reach) {
      let range = text.lineContentRange(below)
      let bytes = text.bytes(in: range)
      let at = range.lowerBound + lines.lead.count
      switch lines.kind(of: bytes, below: item) {
      case .item(let next):
        guard next.number == item.number + 1 else { return nil }
        edits.append(Edit(at..<at + next.digits, "\(next.number + 1)"))
        item = next
      case .content where item.growth > 0:
        // A tab leads as far as the text of a short number begins.
        if bytes[lines.lead.count] != 0x09 {
          edits.append(Edit(at: at, insert: String(repeating: " ", count: item.growth)))
        } else if item.width + item.growth > 4 {
          return nil
        }
      case .content, .blank: continue
      case .other: return edits
      }
    }
    return edits
  }
}

/// The lines of a numbered list, told by their starts.
private struct NumberedLines {
  struct Item {
    let number: Int
    /// How many there are.
    let digits: Int
    /// The columns from the number to the text.
    let width: Int

    /// By how many digits the next number is longer.
    var growth: Int { "\(number + 1)".utf8.count - digits }
  }

  enum Kind {
    case item(Item)
    /// A line in an item, after its first.
    case content
    case blank
    /// What ends the list.
    case other
  }

  /// The blanks and the markers of quotations before each number.
  let lead: [UInt8]
  /// The sign after each.
  private let sign: UInt8

  /// Nil for the line of an item without a number, and for one that is the first of other items too.
  init?(_ line: [UInt8]) {
    lead = Array(line.prefix { Self.isBlank($0) || $0 == UInt8(ascii: ">") })
    let sign = line[lead.count...].first { !Self.isDigit($0) }
    guard let sign, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") else { return nil }
    self.sign = sign
  }

  /// - Parameter item: the one above; nil where that is not known.
  func kind(of line: [UInt8], below item: Item?) -> Kind {
    guard line.starts(with: lead) else {
      return Self.withoutBlanks(line) == Self.withoutBlanks(lead) ? .blank : .other
    }
    let rest = line[lead.count...]
    let blanks = rest.prefix(while: Self.isBlank)
    if blanks.count == rest.count { return .blank }
    guard blanks.isEmpty else {
      return blanks.contains(0x09) || blanks.count >= item?.width ?? 2 ? .content : .other
    }
    return numbered(rest).map { .item($0) } ?? .other
  }

  private func numbered(_ line: ArraySlice<UInt8>) -> Item? {
    let digits = line.prefix(while: Self.isDigit)
    let after = line.dropFirst(digits.count)
    let gap = after.dropFirst().prefix(while: Self.isBlank).count
    guard digits.count < 9, after.first == sign, gap > 0 || after.count == 1,
      let number = Int(String(decoding: digits, as: UTF8.self)),
      "\(number)".utf8.count == digits.count
    else { return nil }
    let width = digits.count + 1 + ((1...4).contains(gap) ? gap : 1)
    return Item(number: number, digits: digits.count, width: width)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func withoutBlanks(_ line: [UInt8]) -> ArraySlice<UInt8> {
    line[..<((line.lastIndex { !isBlank($0) } ?? -1) + 1)]
  }
}
