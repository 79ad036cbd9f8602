/// The first bytes of a line, as far as they say what block it belongs to.
package enum LineStart {
  /// Whether a line may start another block than a paragraph with its first byte, or with a number.
  package static func opensBlock(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    switch first {
    case Byte.greater: return true
    case Byte.less:
      return line.withUnsafeBufferPointer {
        HTMLBlock.startCondition($0, at: 0, lineEnd: $0.count) != nil
      }
    case Byte.dollar: return HTMLBlock.startsFormula(line)
    case Byte.hash: return isMarker(line, line.prefix { $0 == first }.count, most: 6)
    case Byte.plus: return isMarker(line, 1, most: 1)
    case Byte.hyphen, Byte.star: return isMarker(line, 1, most: 1) || isRule(line)
    case Byte.underscore: return isRule(line)
    case Byte.backtick, Byte.tilde: return line.prefix { $0 == first }.count >= 3
    default: return numberLength(line) != nil
    }
  }

  /// How long the number is that a line begins with, where that begins an item.
  package static func numberLength(_ line: ArraySlice<UInt8>) -> Int? {
    let digits = line.prefix { $0.isDigit }.count
    guard (1...9).contains(digits), digits < line.count else { return nil }
    let delimiter = line[line.startIndex + digits]
    guard delimiter == Byte.dot || delimiter == Byte.closeParen else { return nil }
    return isMarker(line, digits + 1, most: 10) ? digits : nil
  }

  /// Whether there is nothing in a line but the same byte three times and spaces.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line[line.startIndex]
    var count = 0
    for byte in line where !byte.isBlank {
      guard byte == first else { return false }
      count += 1
    }
    return count >= 3
  }

  /// Whether so many bytes, and not more than `most`, are followed by a space or the line's end.
  private static func isMarker(_ line: ArraySlice<UInt8>, _ count: Int, most: Int) -> Bool {
    guard count <= most else { return false }
    let next = line.dropFirst(count).first
    return next == nil || next?.isBlank == true
  }
}
