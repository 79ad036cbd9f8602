import CursesMarkdown

/// Typed delimiters that close what others have opened.
package enum ClosingDelimiters {
  private static let markers = ["***", "___", "**", "__", "~~", "==", "*", "_"].map {
    Array($0.utf8)
  }

  /// Whether the delimiters that end at `end` close a stretch of text, as a person who types them means it.
  package static func stand(in text: [UInt8], upTo end: Int) -> Bool {
    guard end > 0 else { return false }
    if text[end - 1] == Byte.backtick { return closesCode(text, upTo: end) }
    let run = [UInt8](text[..<end].reversed().prefix { $0 == text[end - 1] })
    let isLong = run.count > 3 && (run[0] == Byte.star || run[0] == Byte.underscore)
    for marker in isLong ? [run] : markers {
      guard end > marker.count * 2, text[..<end].suffix(marker.count).elementsEqual(marker) else {
        continue
      }
      if opener(marker, in: text, before: end - marker.count) != nil { return true }
    }
    return false
  }

  /// The same for a source as it was typed, in which code and characters behind a backslash delimit nothing.
  package static func stand(inSource source: [UInt8], upTo end: Int) -> Bool {
    guard end > 0, source[end - 1] != Byte.backtick else { return stand(in: source, upTo: end) }
    return stand(in: withoutCode(source[..<end]), upTo: end)
  }

  /// The source with letters for all that is in code or behind a backslash.
  private static func withoutCode(_ source: ArraySlice<UInt8>) -> [UInt8] {
    var plain = Array(source)
    var place = 0
    while place < plain.count {
      if plain[place] == Byte.backslash, place + 1 < plain.count {
        plain[place + 1] = Byte.letter
        place += 2
        continue
      }
      let count = plain[place...].prefix { $0 == Byte.backtick }.count
      guard count > 0 else {
        place += 1
        continue
      }
      let behind = place + count
      let end = closer(of: count, in: plain, from: behind) ?? behind
      for inside in place..<end { plain[inside] = Byte.letter }
      place = end
    }
    return plain
  }

  /// Where the run of so many backticks ends that comes next.
  private static func closer(of count: Int, in text: [UInt8], from start: Int) -> Int? {
    var place = start
    while let from = text[place...].firstIndex(of: Byte.backtick) {
      place = from + text[from...].prefix { $0 == Byte.backtick }.count
      if place - from == count { return place }
    }
    return nil
  }

  private static func opener(_ marker: [UInt8], in text: [UInt8], before end: Int) -> Int? {
    let byte = marker[0]
    guard text[end - 1] != byte, !text[end - 1].isWhitespace else { return nil }
    var start = end - 1 - marker.count
    while start >= 0 {
      let isHere = text[start..<(start + marker.count)].elementsEqual(marker)
      let before = start > 0 ? text[start - 1] : Byte.space
      let after = text[start + marker.count]
      if isHere, before != byte, after != byte {
        let isWord = before.isAlphanumeric || before >= 0x80
        if !after.isWhitespace, !(byte == Byte.underscore && isWord) { return start }
      }
      start -= 1
    }
    return nil
  }

  /// Whether code ends there, between as many backticks as there are at its end. A longer run before it waits for its own.
  private static func closesCode(_ text: [UInt8], upTo end: Int) -> Bool {
    let count = text[..<end].reversed().prefix { $0 == Byte.backtick }.count
    let contentEnd = end - count
    var place = contentEnd
    while place > 0 {
      place -= 1
      guard text[place] == Byte.backtick else { continue }
      let run = text[...place].reversed().prefix { $0 == Byte.backtick }.count
      let start = place + 1 - run
      place = start
      if run < count { continue }
      guard run == count else { return false }
      // A longer run further to the left has not met its own yet.
      if text[..<start].longestRun(of: Byte.backtick) > count { return false }
      return !text[(start + count)..<contentEnd].allSatisfy(\.isBlank)
    }
    return false
  }
}

extension Byte {
  /// A letter in the place of what is none.
  fileprivate static let letter = UInt8(ascii: "a")
}

extension ArraySlice<UInt8> {
  /// The length of the longest run of a byte that no run of the same length comes after.
  fileprivate func longestRun(of byte: UInt8) -> Int {
    var open: [Int] = []
    var run = 0
    for next in self + [0] {
      if next == byte {
        run += 1
      } else if run > 0 {
        if let at = open.firstIndex(of: run) {
          open.removeSubrange(at...)
        } else {
          open.append(run)
        }
        run = 0
      }
    }
    return open.max() ?? 0
  }
}
