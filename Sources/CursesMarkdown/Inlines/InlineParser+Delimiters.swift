/// A run of `*`, `_`, `~` or `=` that may become markers.
struct Delimiter {
  /// The text record that holds what is left of it.
  var record: Int32
  var byte: UInt8
  var canOpen: Bool
  var canClose: Bool
  /// How long it was at first.
  var length: Int
  var previous: Int32
  var next: Int32 = -1
}

extension InlineParser {
  mutating func parseDelimiterRun(_ byte: UInt8) {
    let start = at
    var end = at
    while end < bytes.count, bytes[end] == byte { end += 1 }
    let length = end - start
    if (byte == Byte.tilde && length > 2) || (byte == Byte.equals && length != 2) {
      at = end
      return
    }
    let sides = flanks(start, end)
    let record = take(InlineRecord(.text, start: start, end: end))
    var delimiter = Delimiter(
      record: record, byte: byte, canOpen: sides.left, canClose: sides.right, length: length,
      previous: lastDelimiter)
    if byte == Byte.underscore {
      delimiter.canOpen = sides.left && (!sides.right || sides.isAfterPunctuation)
      delimiter.canClose = sides.right && (!sides.left || sides.isBeforePunctuation)
    }
    guard delimiter.canOpen || delimiter.canClose else { return }
    let index = Int32(delimiters.count)
    if lastDelimiter >= 0 { delimiters[Int(lastDelimiter)].next = index }
    delimiters.append(delimiter)
    lastDelimiter = index
  }

  /// Left- and right-flanking, as the specification defines them.
  private func flanks(_ start: Int, _ end: Int) -> Flanks {
    let before = CharacterClass.before(start, in: bytes)
    let after = CharacterClass.after(end, in: bytes)
    return Flanks(
      left: after != .space && (after != .punctuation || before != .other),
      right: before != .space && (before != .punctuation || after != .other),
      isAfterPunctuation: before == .punctuation, isBeforePunctuation: after == .punctuation)
  }

  /// On which sides of a run text stands.
  private struct Flanks {
    var left: Bool
    var right: Bool
    var isAfterPunctuation: Bool
    var isBeforePunctuation: Bool
  }

  /// Pairs the delimiters from an index on, and forgets them.
  mutating func processDelimiters(from bottom: Int) {
    var bottoms = [Int](repeating: bottom, count: 16)
    var closer = firstDelimiter(from: bottom)
    while closer >= 0 {
      let delimiter = delimiters[Int(closer)]
      guard delimiter.canClose else {
        closer = delimiter.next
        continue
      }
      let key = bottomKey(delimiter)
      if let opener = opener(for: delimiter, from: max(bottom, bottoms[key])) {
        closer = pair(opener, closer)
      } else {
        bottoms[key] = Int(closer)
        if !delimiter.canOpen { forget(closer) }
        closer = delimiter.next
      }
    }
    while lastDelimiter >= bottom { forget(lastDelimiter) }
  }

  private func firstDelimiter(from bottom: Int) -> Int32 {
    var index = lastDelimiter
    guard index >= bottom else { return -1 }
    while delimiters[Int(index)].previous >= bottom { index = delimiters[Int(index)].previous }
    return index
  }

  /// Closers that no opener below a place suits are alike when this number is.
  private func bottomKey(_ delimiter: Delimiter) -> Int {
    switch delimiter.byte {
    case Byte.star: (delimiter.canOpen ? 3 : 0) + delimiter.length % 3
    case Byte.underscore: 6 + (delimiter.canOpen ? 3 : 0) + delimiter.length % 3
    case Byte.tilde: 12 + delimiter.length
    default: 12
    }
  }

  private func opener(for closer: Delimiter, from bottom: Int) -> Int32? {
    var index = closer.previous
    while index >= bottom, index >= 0 {
      let opener = delimiters[Int(index)]
      if opener.byte == closer.byte, opener.canOpen, suits(opener, closer) { return index }
      index = opener.previous
    }
    return nil
  }

  private func suits(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    if opener.byte == Byte.tilde { return opener.length == closer.length }
    if !closer.canOpen && !opener.canClose { return true }
    return closer.length % 3 == 0 || (opener.length + closer.length) % 3 != 0
  }

  /// Makes a container of what lies between two runs; returns the closer to go on with.
  private mutating func pair(_ opener: Int32, _ closer: Int32) -> Int32 {
    while delimiters[Int(closer)].previous != opener { forget(delimiters[Int(closer)].previous) }
    let openerText = delimiters[Int(opener)].record
    let closerText = delimiters[Int(closer)].record
    let left = records[Int(openerText)]
    let right = records[Int(closerText)]
    let byte = delimiters[Int(opener)].byte
    let isDouble = left.end - left.start >= 2 && right.end - right.start >= 2
    let used: Int32 = isDouble ? 2 : 1
    var container = InlineRecord(
      tag(byte, isDouble: isDouble), start: Int(left.end - used), end: Int(right.start + used))
    container.setContent(Int(left.end), Int(right.start))
    wrap(container, after: openerText, before: closerText)
    records[Int(openerText)].end -= used
    records[Int(closerText)].start += used
    if left.end - left.start == used {
      unlink(openerText)
      forget(opener)
    }
    guard right.end - right.start == used else { return closer }
    let next = delimiters[Int(closer)].next
    unlink(closerText)
    forget(closer)
    return next
  }

  private func tag(_ byte: UInt8, isDouble: Bool) -> InlineTag {
    switch byte {
    case Byte.tilde: .strikethrough
    case Byte.equals: .highlight
    default: isDouble ? .strong : .emphasis
    }
  }

  private mutating func forget(_ index: Int32) {
    let delimiter = delimiters[Int(index)]
    if delimiter.previous >= 0 { delimiters[Int(delimiter.previous)].next = delimiter.next }
    if delimiter.next >= 0 {
      delimiters[Int(delimiter.next)].previous = delimiter.previous
    } else {
      lastDelimiter = delimiter.previous
    }
  }
}
